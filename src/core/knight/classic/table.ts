import { fault, ok, type Result } from '../../result.ts';
import { type BoardSize, boardSize } from '../board/square.ts';
import type { ArrayName, ClassicChoice } from '../request/choice.ts';
import type { TableRequest } from '../request/tour-request.ts';
import { createClassicWalk } from './classic-walk.ts';
import { type ClassicRun, runClassic } from './run.ts';

/** The maximum size of a table or a log, in squares. The article's largest table has 200 x 200. */
export const TABLE_SQUARES = 40_000;

/**
 * The result for one start: the number of backtracks until the tour. `N`: there is no tour. `LIM`: given up
 * after too many backtracks. `?`: not reached in time.
 */
export type TableCell = number | 'N' | 'LIM' | '?';

/**
 * A table like the article's tables 2 to 4: the result of a search from every square. Rows from the top,
 * columns from the left.
 */
export interface BacktrackTable extends BoardSize, ClassicChoice {
  readonly table: readonly (readonly TableCell[])[];
  /** The move order that found each tour. Undefined for `N`, `LIM` and `?`. */
  readonly arrays: readonly (readonly (ArrayName | undefined)[])[];
}

export interface TableSearch extends TableRequest {
  /** The time limit for all tables together, in milliseconds. */
  readonly timeMs: number;
}

/**
 * The environment of `classicTables`: a clock in milliseconds, a way to stop early, and a listener for
 * progress from 0 to 1.
 */
export interface TableContext {
  now(): number;
  shouldStop(): boolean;
  onShare?(share: number): void;
}

/**
 * Runs each chosen search from every square. Squares that are not reached in time get a `?`. Faults:
 * `bad-board-size`, `board-too-large`, `backtracks-too-large` {cols, rows, max}, `table-out-of-time` {cols,
 * rows} if no square was done.
 */
export function classicTables(
  { cols, rows, choices, timeMs }: TableSearch,
  { now, shouldStop, onShare }: TableContext,
): Result<readonly BacktrackTable[]> {
  const size = boardSize(cols, rows);
  if (!size.ok) return size;
  if (cols * rows > TABLE_SQUARES) return fault('backtracks-too-large', { cols, rows, max: TABLE_SQUARES });
  const begun = now();
  const isOver = (): boolean => shouldStop() || now() - begun > timeMs;
  const tables: BacktrackTable[] = [];
  for (const [at, choice] of choices.entries()) {
    const table = makeTable(size.value, choice, isOver, (share) => onShare?.((at + share) / choices.length));
    if (at === 0 && table.table[0]?.[0] === '?') return fault('table-out-of-time', { cols, rows });
    tables.push(table);
  }
  return ok(tables);
}

/** Makes one table. Cells that are not reached before `shouldStop` returns true get a `?`. */
function makeTable(
  { cols, rows }: BoardSize,
  choice: ClassicChoice,
  shouldStop: () => boolean,
  onShare: (share: number) => void,
): BacktrackTable {
  const walk = createClassicWalk(cols, rows, choice.opts);
  const table: TableCell[][] = [];
  const arrays: (ArrayName | undefined)[][] = [];
  let isStopped = false;
  for (let row = 0; row < rows; row++) {
    const cells: TableCell[] = [];
    const names: (ArrayName | undefined)[] = [];
    for (let col = 0; col < cols; col++) {
      isStopped ||= shouldStop();
      const run: ClassicRun | undefined = isStopped
        ? undefined
        : runClassic(walk, row * cols + col, choice, { shouldStop });
      isStopped ||= run?.outcome === 'stopped';
      cells.push(run === undefined ? '?' : cellOf(run));
      names.push(run?.outcome === 'tour' ? run.array : undefined);
      if (!isStopped) onShare((row * cols + col + 1) / (rows * cols));
    }
    table.push(cells);
    arrays.push(names);
  }
  return { cols, rows, ...choice, table, arrays };
}

function cellOf({ outcome, backtracks }: ClassicRun): TableCell {
  switch (outcome) {
    case 'tour':
      return backtracks;
    case 'none':
      return 'N';
    case 'limit':
      return 'LIM';
    default:
      return '?';
  }
}
