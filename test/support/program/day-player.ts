import { makeSquare } from '../../../src/core/knight/board/square.ts';
import { createKnightCache, findTour } from '../../../src/core/knight/find-tour.ts';
import { boardAfter } from '../../../src/core/sliding/moves.ts';
import { createSolverMemory, solveSliding } from '../../../src/core/sliding/solve/solve-sliding.ts';
import { type DayBoard, type DayPuzzle, type DayWalk, drawPuzzle } from '../../../src/daily/draw-puzzle.ts';
import type { Series } from '../../../src/store/contract/game.ts';
import { createProveLength } from '../prove-length.ts';

const lengthOf = createProveLength();
const clock = { now: () => performance.now() };
const sliding = { ...clock, memory: createSolverMemory(), table: () => undefined };
const knight = { ...clock, memory: createKnightCache() };

/** A day's puzzle and the buttons, by their labels, whose presses solve it with as few moves as possible. */
export interface DayToPlay {
  readonly puzzle: DayPuzzle;
  readonly labels: readonly string[];
}

/**
 * A day's puzzle of the series as all who know the secret can draw it, with a shortest way through it.
 */
export async function dayToPlay(secret: string, day: string, series: Series = 'puzzle'): Promise<DayToPlay> {
  const puzzle = await drawPuzzle(secret, { day, series }, lengthOf);
  return { puzzle, labels: puzzle.kind === 'sliding' ? tilesOf(puzzle) : squaresOf(puzzle) };
}

/** The tile to press for each straight slide: the last one that it moves. */
function tilesOf({ start, goal }: DayBoard): string[] {
  const { moves } = solveSliding({ start, goal, metric: 'stm', algorithm: 'auto', timeMs: 60_000 }, sliding);
  const labels: string[] = [];
  let board = start;
  for (const [at, move] of [...moves].entries()) {
    const after = boardAfter(board, move);
    const moved = String(board.tiles[after.tiles.indexOf(0)]);
    if (at > 0 && moves[at - 1] === move) labels[labels.length - 1] = moved;
    else labels.push(moved);
    board = after;
  }
  return labels;
}

function squaresOf({ cols, rows, start }: DayWalk): string[] {
  const asked = { cols, rows, start, closed: false, method: 'construct', seed: 1, timeMs: 10_000 } as const;
  const tour = findTour(asked, knight as never);
  if (!tour.ok || tour.value.order === undefined) throw new Error(`no tour of ${cols}x${rows}`);
  const squares: string[] = [];
  for (const [cell, number] of [...tour.value.order].entries())
    squares[number - 1] = makeSquare({ file: cell % cols, rank: rows - 1 - Math.floor(cell / cols) });
  return squares.slice(1);
}
