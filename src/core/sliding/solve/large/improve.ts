import type { Moves } from '../../board.ts';
import { simplifyMoves } from '../../moves.ts';
import { type CanonicalPuzzle, inversePuzzle, positionsAlong } from '../position/canonical-puzzle.ts';
import { type Beam, findPathBetween } from './beam.ts';
import type { Ranking } from './ranking.ts';

/** Tools of `shortenParts`: a beam with its ranking, a clock, a stop signal and callbacks. */
export interface ImproveTools {
  readonly beam: Beam;
  readonly ranking: Ranking;
  readonly now: () => number;
  readonly shouldStop: () => boolean;
  /** Returns the shortest solution so far. */
  readonly bestMoves: () => Moves;
  /** Called with each solution that is shorter than the best so far. */
  readonly onBetter: (moves: Moves) => void;
  readonly onProgress: (expanded: number) => void;
}

/**
 * The passes of an improvement. `length`: number of moves in each part that is searched again. `width`: width
 * of the beam.
 */
const PASSES: readonly { readonly length: number; readonly width: number }[] = [
  { length: 60, width: 300 },
  { length: 100, width: 1000 },
  { length: 150, width: 2000 },
  { length: 200, width: 4000 },
  { length: 300, width: 8000 },
];
const MAX_LAYERS_WITHOUT_GAIN = 60;

/**
 * Searches each part of the best solution again. Neighbouring parts overlap by half. Replaces a part if a
 * beam finds a shorter path. `shift` (0 to 1): the first part begins `shift` times half a part's length after
 * the start. Returns `expandedBefore` plus the number of positions expanded.
 */
function improvePass(
  puzzle: CanonicalPuzzle,
  { length, width }: (typeof PASSES)[number],
  shift: number,
  expandedBefore: number,
  { beam, ranking, now, shouldStop, bestMoves, onBetter, onProgress }: ImproveTools,
): number {
  let expanded = expandedBefore;
  let moves = '';
  let positions: Uint8Array[] = [];
  const step = length >> 1;
  for (let at = Math.floor(shift * step); !shouldStop(); at += step) {
    if (bestMoves() !== moves) {
      moves = bestMoves();
      positions = positionsAlong(puzzle, moves);
    }
    if (at + 8 >= moves.length) break;
    const end = Math.min(at + length, moves.length);
    const from = positions[at] as Uint8Array;
    const part = findPathBetween(beam, ranking, puzzle.blank, from, positions[end] as Uint8Array, {
      now,
      shouldStop,
      width,
      belowLength: end - at,
      maxLayersWithoutGain: MAX_LAYERS_WITHOUT_GAIN,
    });
    expanded += part.expanded;
    if (part.moves !== undefined) onBetter(simplifyMoves(moves.slice(0, at) + part.moves + moves.slice(end)));
    onProgress(expanded);
  }
  return expanded;
}

/**
 * Shortens the best solution part by part, in rounds. The rounds alternate between searching from the start
 * and searching from the goal, because these beams find different paths. The parts of each round begin at
 * other moves than those of the round before. After two rounds without a shorter solution, the parts become
 * longer and the beams wider. Ends when the widest beams find nothing shorter, or when `shouldStop` returns
 * true. Returns the number of positions expanded.
 */
export function shortenParts(canonical: CanonicalPuzzle, tools: ImproveTools): number {
  const inverse = inversePuzzle(canonical);
  const reverseMoves = inverse.toMoves;
  const inverseTools = {
    ...tools,
    bestMoves: () => reverseMoves(tools.bestMoves()),
    onBetter: (moves: Moves) => tools.onBetter(reverseMoves(moves)),
  };
  let expanded = 0;
  for (let pass = 0, round = 0, roundsWithoutGain = 0; pass < PASSES.length && !tools.shouldStop(); round++) {
    const lengthBefore = tools.bestMoves().length;
    const isInverse = round % 2 === 1;
    const settings = PASSES[pass] as (typeof PASSES)[number];
    const shift = (round % 3) / 3;
    expanded = isInverse
      ? improvePass(inverse, settings, shift, expanded, inverseTools)
      : improvePass(canonical, settings, shift, expanded, tools);
    roundsWithoutGain = tools.bestMoves().length < lengthBefore ? 0 : roundsWithoutGain + 1;
    if (roundsWithoutGain < 2) continue;
    roundsWithoutGain = 0;
    pass++;
  }
  return expanded;
}
