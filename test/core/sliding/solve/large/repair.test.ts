import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/random.ts';
import { defaultGoal, type Moves } from '../../../../../src/core/sliding/board.ts';
import { applyMoves, invertMoves, legalMoves, simplifyMoves } from '../../../../../src/core/sliding/moves.ts';
import { createBeam } from '../../../../../src/core/sliding/solve/large/beam.ts';
import { shortenParts } from '../../../../../src/core/sliding/solve/large/improve.ts';
import { costAndKeyOf, createRanking } from '../../../../../src/core/sliding/solve/large/ranking.ts';
import { repairPath } from '../../../../../src/core/sliding/solve/large/repair.ts';
import {
  type CanonicalPuzzle,
  canonicalPuzzle,
  positionsAlong,
} from '../../../../../src/core/sliding/solve/position/canonical-puzzle.ts';
import { buildSpace, rankPermutation } from '../../../../../src/core/sliding/solve/position/space.ts';

const PART = {
  isPerAxis: false,
  distanceDiscount: 0.2,
  curveFactor: 1,
  curveExponent: 2.2,
  outwardFactor: 0,
  outwardExponent: 1,
  conflictCost: 2.5,
  excessCost: 0,
};
const endless = { now: () => 0, shouldStop: () => false };

/** A board `steps` random moves away from the goal, and the long way back. */
function walked(
  rows: number,
  cols: number,
  steps: number,
  seed: number,
): { canonical: CanonicalPuzzle; back: Moves } {
  const random = seededRandom(seed);
  const goal = defaultGoal(rows, cols);
  let board = goal;
  let walk = '';
  while (walk.length < steps) {
    const moves = legalMoves(board);
    const move = moves[Math.floor(random() * moves.length)] ?? 'U';
    const next = applyMoves(board, move);
    if (next.ok) board = next.value;
    walk += move;
  }
  return { canonical: canonicalPuzzle({ start: board, goal }), back: invertMoves(walk) };
}

const endOf = (canonical: CanonicalPuzzle, moves: Moves): number[] => [
  ...(positionsAlong(canonical, moves).at(-1) ?? []),
];
const goalOf = ({ state }: CanonicalPuzzle): number[] => Array.from(state.keys());

test('a beam with room for every position is breadth-first: shortest ways on 3x3', () => {
  const space = buildSpace(3, 3, 8, 'stm');
  const beam = createBeam(3, 3, 30_000);
  const ranking = createRanking(3, 3, 8, PART);
  for (let seed = 1; seed <= 6; seed++) {
    const { canonical } = walked(3, 3, 200, seed);
    const limits = { ...endless, width: 30_000, belowLength: 40, maxLayersWithoutGain: 40 };
    const { cost, moves } = beam.search(ranking, canonical.state, 8, limits);
    expect(cost).toBe(0);
    expect(moves.length).toBe(space.distance[rankPermutation(canonical.state)]);
  }
});

test('the cost that a beam keeps from step to step is that of its position counted anew', () => {
  const beam = createBeam(5, 7, 50);
  const ranking = createRanking(5, 7, 34, { ...PART, outwardFactor: 1 });
  for (let seed = 1; seed <= 10; seed++) {
    const { canonical } = walked(5, 7, 2000, seed);
    const limits = { ...endless, width: 50, belowLength: 30, maxLayersWithoutGain: 30 };
    const found = beam.search(ranking, canonical.state, canonical.blank, limits);
    expect([...found.state]).toEqual(endOf(canonical, found.moves));
    expect(costAndKeyOf(ranking, found.state, canonical.blank).cost).toBe(found.cost);
    expect(found.cost).toBeGreaterThan(0);
  }
});

/**
 * The puzzle relabelled so that the way home leaves these tiles exchanged: the tile of each cell is the next
 * one's.
 */
const leavingOver = (
  canonical: CanonicalPuzzle,
  ...cycles: readonly (readonly number[])[]
): CanonicalPuzzle => {
  const next = new Map(
    cycles.flatMap((cycle) => cycle.map((tile, at) => [tile, cycle[(at + 1) % cycle.length] ?? tile])),
  );
  return { ...canonical, state: canonical.state.map((tile) => next.get(tile) ?? tile) };
};

test.each([
  ['a cycle of three in a corner', 6, 6, [[0, 1, 6]]],
  ['a cycle of three in the middle of a large board', 10, 10, [[44, 45, 55]]],
  [
    'two pairs side by side',
    8,
    8,
    [
      [9, 10],
      [17, 18],
    ],
  ],
  [
    'two pairs at opposite ends',
    7,
    7,
    [
      [0, 1],
      [46, 47],
    ],
  ],
  ['a long cycle', 6, 8, [[0, 1, 2, 10, 18, 17, 16]]],
])('what is left over is put right: %s', (_, rows, cols, cycles) => {
  const { canonical, back } = walked(rows, cols, 300, 7);
  const wrong = leavingOver(canonical, ...cycles);
  expect(endOf(wrong, back)).not.toEqual(goalOf(wrong));
  const tools = {
    ...endless,
    width: 500,
    beam: createBeam(rows, cols, 1000),
    ranking: createRanking(rows, cols, canonical.blank, PART),
  };
  const { moves = '' } = repairPath(wrong, back, tools);
  expect(endOf(wrong, moves)).toEqual(goalOf(wrong));
  expect(moves.length).toBeLessThan(back.length + 60 * cycles.flat().length);
});

test('a way that ends in a mess is left alone', () => {
  const { canonical } = walked(10, 10, 5000, 3);
  const tools = {
    ...endless,
    width: 500,
    beam: createBeam(10, 10, 1000),
    ranking: createRanking(10, 10, 99, PART),
  };
  expect(repairPath(canonical, '', tools)).toEqual({ expanded: 0 });
});

test('parts searched anew: still a solution, never longer, and told only when shorter', () => {
  const beam = createBeam(5, 5, 8000);
  const ranking = createRanking(5, 5, 24, PART);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 300 }),
      fc.integer(),
      fc.integer({ min: 1, max: 400 }),
      (steps, seed, asks) => {
        const { canonical, back } = walked(5, 5, steps, seed);
        const lengths = [back.length + 1];
        let asked = 0;
        let moves = back;
        shortenParts(canonical, {
          beam,
          ranking,
          now: () => 0,
          shouldStop: () => ++asked > asks,
          bestMoves: () => moves,
          onBetter: (shorter) => {
            moves = shorter;
            lengths.push(shorter.length);
          },
          onProgress: () => undefined,
        });
        expect(endOf(canonical, moves)).toEqual(goalOf(canonical));
        expect(moves.length).toBeLessThanOrEqual(back.length);
        expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => b - a));
      },
    ),
    { numRuns: 30 },
  );
});

test('moves taken back at once are taken out, and what then meets', () => {
  expect(simplifyMoves('LUDRRLUDU')).toBe('U');
  expect(simplifyMoves('URDLURDL')).toBe('URDLURDL');
});
