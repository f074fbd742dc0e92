import type { Moves } from '../../board.ts';
import { simplifyMoves } from '../../moves.ts';
import { type CanonicalPuzzle, inversePuzzle, positionsAlong } from '../position/canonical-puzzle.ts';
import { type Beam, findPathBetween } from './beam.ts';
import type { Ranking } from './ranking.ts';

export interface ImproveTools {
  readonly beam: Beam;
  readonly ranking: Ranking;
  readonly now: () => number;
  readonly shouldStop: () => boolean;
  readonly bestMoves: () => Moves;
  /** Called with each solution shorter than the best so far. */
  readonly onBetter: (moves: Moves) => void;
  /** Called with the number of positions expanded so far. */
  readonly onProgress: (expanded: number) => void;
}

/** `length`: moves in each part. `width`: of the beam. */
const IMPROVE_PASSES: readonly { readonly length: number; readonly width: number }[] = [
  { length: 60, width: 300 },
  { length: 100, width: 1000 },
  { length: 150, width: 2000 },
  { length: 200, width: 4000 },
  { length: 300, width: 8000 },
];
const MAX_LAYERS_WITHOUT_GAIN = 60;

/**
 * Searches each part again, overlapping by half. The first begins `shiftFraction` (0 to 1) times half its
 * length after the start. Returns the sum of expanded positions.
 */
function runImprovePass(
  puzzle: CanonicalPuzzle,
  { length, width }: (typeof IMPROVE_PASSES)[number],
  shiftFraction: number,
  expandedBefore: number,
  { beam, ranking, now, shouldStop, bestMoves, onBetter, onProgress }: ImproveTools,
): number {
  let expandedCount = expandedBefore;
  let moves = '';
  let positions: Uint8Array[] = [];
  const stepLength = length >> 1;
  for (let partStart = Math.floor(shiftFraction * stepLength); !shouldStop(); partStart += stepLength) {
    if (bestMoves() !== moves) {
      moves = bestMoves();
      positions = positionsAlong(puzzle, moves);
    }
    if (partStart + 8 >= moves.length) break;
    const partEnd = Math.min(partStart + length, moves.length);
    const startPosition = positions[partStart] as Uint8Array;
    const partResult = findPathBetween(
      beam,
      ranking,
      puzzle.blank,
      startPosition,
      positions[partEnd] as Uint8Array,
      {
        now,
        shouldStop,
        width,
        belowLength: partEnd - partStart,
        maxLayersWithoutGain: MAX_LAYERS_WITHOUT_GAIN,
      },
    );
    expandedCount += partResult.expanded;
    if (partResult.moves !== undefined)
      onBetter(simplifyMoves(moves.slice(0, partStart) + partResult.moves + moves.slice(partEnd)));
    onProgress(expandedCount);
  }
  return expandedCount;
}

/**
 * Shortens the best solution part by part, in rounds that begin at different moves. They alternate between
 * start and goal, from which beams find different paths. After two rounds without a shorter solution, the
 * parts become longer and the beams wider. Ends when the widest beams find nothing shorter, or when
 * `shouldStop` returns true. Returns the number of positions expanded.
 */
export function shortenParts(canonical: CanonicalPuzzle, tools: ImproveTools): number {
  const inverseCanonical = inversePuzzle(canonical);
  const reverseMoves = inverseCanonical.toMoves;
  const inverseTools = {
    ...tools,
    bestMoves: () => reverseMoves(tools.bestMoves()),
    onBetter: (moves: Moves) => tools.onBetter(reverseMoves(moves)),
  };
  let expandedCount = 0;
  for (
    let passIndex = 0, round = 0, roundsWithoutGain = 0;
    passIndex < IMPROVE_PASSES.length && !tools.shouldStop();
    round++
  ) {
    const lengthBeforeRound = tools.bestMoves().length;
    const isInverse = round % 2 === 1;
    const passSettings = IMPROVE_PASSES[passIndex] as (typeof IMPROVE_PASSES)[number];
    const shiftFraction = (round % 3) / 3;
    expandedCount = isInverse
      ? runImprovePass(inverseCanonical, passSettings, shiftFraction, expandedCount, inverseTools)
      : runImprovePass(canonical, passSettings, shiftFraction, expandedCount, tools);
    roundsWithoutGain = tools.bestMoves().length < lengthBeforeRound ? 0 : roundsWithoutGain + 1;
    if (roundsWithoutGain < 2) continue;
    roundsWithoutGain = 0;
    passIndex++;
  }
  return expandedCount;
}
