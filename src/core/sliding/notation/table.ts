import { inPieces, tileOf } from './rows.ts';

/** The cells of a line of a table, the empty ones too. */
export const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** Rows of cells without the empty cells that begin or end all of them: they are beside the table. */
export function withoutSides(rows: readonly (readonly string[])[]): string[][] {
  const first = rows.every((row) => row[0] === '') ? 1 : 0;
  const last = rows.every((row) => row.at(-1) === '') ? -1 : undefined;
  return rows.map((row) => row.slice(first, last));
}

/**
 * Tables with a tile in each cell as rows of tiles: their lines are the rows. Elsewhere a `|` ends a row, so text that has no
 * such table comes back as it is.
 */
export function tabled(text: string): string {
  const whole = tableAsRows(text);
  return whole === text ? inPieces(text, tableAsRows) : whole;
}

function tableAsRows(text: string): string {
  const lines = text.split('\n');
  const isRow = (line: string): boolean => line.includes('|');
  const table = withoutSides(lines.filter(isRow).map(cellsOf));
  const cols = table[0]?.length ?? 0;
  const even = table.length > 1 && cols > 1 && table.every((row) => row.length === cols);
  const tiles = table.flat().map(tileOf);
  if (!even || tiles.some((tile) => tile < 0 || tile >= tiles.length)) return text;
  const rows = table.values();
  return lines.map((line) => (isRow(line) ? rows.next().value?.join(' ') : line)).join('\n');
}
