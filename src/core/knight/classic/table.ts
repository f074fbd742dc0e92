import { fault, ok, type Result } from '../../result.ts';
import { type BoardSize, checkBoardSize } from '../board/square.ts';
import type { ClassicSettings, MoveOrderName } from '../request/choice.ts';
import type { TableRequest } from '../request/tour-request.ts';
import { createClassicWalk } from './classic-walk.ts';
import { type ClassicRun, runClassic } from './run.ts';

/** The 2003 article's largest table is for 200 x 200 squares. Logs have the same limit. */
export const MAX_TABLE_SQUARES = 40_000;

/**
 * Backtracks until a tour was found, or a sign. `N`: no tour exists. `LIM`: too many backtracks. `?`: the
 * time ran out.
 */
export type TableCell = number | 'N' | 'LIM' | '?';

/**
 * Like the 2003 article's tables 2 to 4: each square has the result of the search from there. The top row
 * comes first.
 */
export interface BacktrackTable extends BoardSize, ClassicSettings {
  readonly table: readonly (readonly TableCell[])[];
  /** The move order that found the tour of each square, if any. */
  readonly arrays: readonly (readonly (MoveOrderName | undefined)[])[];
}

export interface TableSearch extends TableRequest {
  /** The limit of all tables together. */
  readonly timeMs: number;
}

/** `now`: in milliseconds. The share of the work: 0 to 1. */
export interface TableContext {
  now(): number;
  shouldStop(): boolean;
  onProgress?(doneFraction: number): void;
}

/**
 * Faults: `bad-board-size`, `board-too-large`, `backtracks-too-large` {cols, rows, max}, `table-out-of-time`
 * {cols, rows} if not even the first square was finished.
 */
export function createBacktrackTables(
  { cols, rows, choices, timeMs }: TableSearch,
  { now, shouldStop, onProgress }: TableContext,
): Result<readonly BacktrackTable[]> {
  const size = checkBoardSize(cols, rows);
  if (!size.ok) return size;
  if (cols * rows > MAX_TABLE_SQUARES)
    return fault('backtracks-too-large', { cols, rows, max: MAX_TABLE_SQUARES });
  const startedAtMs = now();
  const mustStop = (): boolean => shouldStop() || now() - startedAtMs > timeMs;
  const tables: BacktrackTable[] = [];
  for (const [index, settings] of choices.entries()) {
    const table = makeTable(size.value, settings, mustStop, (doneFraction) =>
      onProgress?.((index + doneFraction) / choices.length),
    );
    if (index === 0 && table.table[0]?.[0] === '?') return fault('table-out-of-time', { cols, rows });
    tables.push(table);
  }
  return ok(tables);
}

function makeTable(
  { cols, rows }: BoardSize,
  settings: ClassicSettings,
  shouldStop: () => boolean,
  onProgress: (doneFraction: number) => void,
): BacktrackTable {
  const walk = createClassicWalk(cols, rows, settings.opts);
  const table: TableCell[][] = [];
  const arrays: (MoveOrderName | undefined)[][] = [];
  let isStopped = false;
  for (let row = 0; row < rows; row++) {
    const cells: TableCell[] = [];
    const arrayNames: (MoveOrderName | undefined)[] = [];
    for (let col = 0; col < cols; col++) {
      isStopped ||= shouldStop();
      const run: ClassicRun | undefined = isStopped
        ? undefined
        : runClassic(walk, row * cols + col, settings, { shouldStop });
      isStopped ||= run?.outcome === 'stopped';
      cells.push(run === undefined ? '?' : makeTableCell(run));
      arrayNames.push(run?.outcome === 'tour' ? run.array : undefined);
      if (!isStopped) onProgress((row * cols + col + 1) / (rows * cols));
    }
    table.push(cells);
    arrays.push(arrayNames);
  }
  return { cols, rows, ...settings, table, arrays };
}

function makeTableCell({ outcome, backtracks }: ClassicRun): TableCell {
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
