import { checkTour } from '../board/check-tour.ts';
import { makeSquare, type Square } from '../board/square.ts';
import type { LogRequest, TableRequest } from '../request/tour-request.ts';
import { whyNoTourFrom } from '../rule/existence.ts';
import type { StepLog } from './step-log.ts';
import type { BacktrackTable } from './table.ts';

/**
 * Returns the first error, or undefined. After a finished search, a square's cell must be `N` if
 * `whyNoTourFrom` gives a reason, else a number.
 */
export function checkTables(request: TableRequest, tables: readonly BacktrackTable[]): string | undefined {
  if (tables.length !== request.choices.length) return `${tables.length} tables`;
  return tables.map((table) => findTableError(request, table)).find((error) => error !== undefined);
}

function findTableError({ cols, rows }: TableRequest, { table }: BacktrackTable): string | undefined {
  if (table.length !== rows) return `${table.length} rows instead of ${rows}`;
  for (const [row, cells] of table.entries()) {
    if (cells.length !== cols) return `${cells.length} cells instead of ${cols}`;
    for (const [file, cell] of cells.entries()) {
      if (cell === 'LIM' || cell === '?') continue;
      const square = { file, rank: rows - 1 - row };
      const hasTour = whyNoTourFrom(cols, rows, square) === undefined;
      if ((cell !== 'N') !== hasTour) return `${cell} at ${makeSquare(square)}`;
    }
  }
  return undefined;
}

/** Repeats the steps on an empty board, counts the backtracks and checks the tour. */
export function checkLog({ cols, rows, start }: LogRequest, log: StepLog): string | undefined {
  const path: Square[] = [];
  const visited = new Set<string>();
  let undoneMoveCount = 0;
  for (const [index, { kind, number, square }] of log.steps.entries()) {
    const lastSquare = path.at(-1);
    const squareName = makeSquare(square);
    const errorText = `step ${index + 1}, ${kind} ${number} ${squareName}`;
    if (kind === 'undo') {
      if (lastSquare === undefined || number !== path.length || makeSquare(lastSquare) !== squareName)
        return errorText;
      path.pop();
      visited.delete(squareName);
      undoneMoveCount++;
      continue;
    }
    if (number !== path.length + 1 || visited.has(squareName) || (kind === 'start') !== (number === 1))
      return errorText;
    const isKnightStep =
      lastSquare === undefined ||
      Math.abs(lastSquare.file - square.file) * Math.abs(lastSquare.rank - square.rank) === 2;
    const isOnBoard = square.file >= 0 && square.file < cols && square.rank >= 0 && square.rank < rows;
    if (!isKnightStep || !isOnBoard) return errorText;
    path.push(square);
    visited.add(squareName);
  }
  if (undoneMoveCount !== log.backtracks)
    return `${log.backtracks} backtracks, ${undoneMoveCount} in the steps`;
  if (log.outcome === 'none' && whyNoTourFrom(cols, rows, start) === undefined) return 'a tour was missed';
  if (log.outcome !== 'tour') return undefined;
  const proof = checkTour({ cols, rows, order: log.order, start, closed: false });
  if (!proof.ok) return proof.fault.code;
  const hasSameOrder = path.every(
    ({ file, rank }, index) => log.order[(rows - 1 - rank) * cols + file] === index + 1,
  );
  return hasSameOrder && path.length === cols * rows ? undefined : 'the steps make another tour';
}
