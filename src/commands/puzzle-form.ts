import type { OptionValues } from '../chat/command.ts';
import { fault, ok, type Result } from '../core/result.ts';
import type { Metric, Puzzle } from '../core/sliding/board.ts';
import { MOVE_NAMINGS, type MoveNaming } from '../core/sliding/notation/naming.ts';
import { parsePuzzle } from '../core/sliding/notation/puzzle.ts';

export const METRICS = ['stm', 'mtm'] as const satisfies readonly Metric[];

/** The puzzle in a form's `board`, `goal` and `size`. Faults: those of `parsePuzzle`. */
export function puzzleOfForm({ board = '', goal, size }: OptionValues): Result<Puzzle> {
  const text = goal === undefined ? String(board) : `${board} -> ${goal}`;
  return parsePuzzle(text, size === undefined ? undefined : String(size));
}

/** The form's `metric`, else `stm`. Fault: `unknown-metric` {text}. */
export function metricOfForm({ metric = 'stm' }: OptionValues): Result<Metric> {
  const known = METRICS.find((name) => name === metric);
  return known === undefined ? fault('unknown-metric', { text: String(metric).slice(0, 40) }) : ok(known);
}

/** The form's `moves`, else `tile`. Fault: `unknown-naming` {text}. */
export function namingOfForm({ moves = 'tile' }: OptionValues): Result<MoveNaming> {
  const known = MOVE_NAMINGS.find((name) => name === moves);
  return known === undefined ? fault('unknown-naming', { text: String(moves).slice(0, 40) }) : ok(known);
}
