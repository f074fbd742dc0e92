/** `(at t1 x1 y2)`: a relation and its arguments. */
const FACT = /\(\s*[a-z][\w-]{0,30}(?:\s+[a-z][\w-]{0,30}){1,3}\s*\)/giu;
const ROW = /(?<![a-z])(?:r|row|y)[-_]?(\d{1,2})(?!\d)/iu;
const COL = /(?<![a-z])(?:c|col|column|x)[-_]?(\d{1,2})(?!\d)/iu;
const TILE = /(?<![a-z])(?:t|tile|n)[-_]?(\d{1,3})(?!\d)/iu;
const BLANK = /(?<![a-z])(?:b|blank|empty|clear|hole)(?![a-z])/iu;

/**
 * Facts of planning problems: each names a tile or the blank, its row (`r1`, `row-1`, `y1`) and its column.
 * Other names of places don't tell rows from columns, and the text stays as it is, also with a goal that
 * isn't clear.
 */
export function factsToRows(text: string): string {
  const [startText = '', goalText] = text.split(/\(\s*:goal\b/iu);
  const start = rowsOfFacts(startText);
  if (start === undefined || goalText === undefined) return start ?? text;
  const goal = rowsOfFacts(goalText);
  return goal === undefined ? text : `${start} -> ${goal}`;
}

/** Undefined unless each row has as many places. A goal may leave out the blank. */
function rowsOfFacts(text: string): string | undefined {
  const cells = (text.match(FACT) ?? []).flatMap((fact) => {
    const [row, col] = [ROW, COL].map((pattern) => pattern.exec(fact)?.[1]);
    const tile = TILE.exec(fact)?.[1] ?? (BLANK.test(fact) ? '_' : undefined);
    return row === undefined || col === undefined || tile === undefined
      ? []
      : [{ row: Number(row), col: Number(col), tile }];
  });
  const [rows, cols] = [cells.map(({ row }) => row), cells.map(({ col }) => col)].map((places) =>
    [...new Set(places)].toSorted((a, b) => a - b),
  );
  if (rows === undefined || cols === undefined || rows.length < 2 || cols.length < 2) return undefined;
  const tilesAt = (row: number, col: number) => cells.filter((cell) => cell.row === row && cell.col === col);
  const written = rows.map((row) => cols.map((col) => tilesAt(row, col).map(({ tile }) => tile)));
  const emptyCount = written.flat().filter(({ length }) => length === 0).length;
  const isClear = written.flat().every(({ length }) => length <= 1) && emptyCount <= 1;
  return isClear ? written.map((row) => row.map(([tile = '_']) => tile).join(' ')).join('/') : undefined;
}
