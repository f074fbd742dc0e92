/** `(at t1 x1 y2)`: a relation and its arguments. */
const FACT = /\(\s*[a-z][\w-]{0,30}(?:\s+[a-z][\w-]{0,30}){1,3}\s*\)/giu;
const ROW = /(?<![a-z])(?:r|row|y)[-_]?(\d{1,2})(?!\d)/iu;
const COL = /(?<![a-z])(?:c|col|column|x)[-_]?(\d{1,2})(?!\d)/iu;
const TILE = /(?<![a-z])(?:t|tile|n)[-_]?(\d{1,3})(?!\d)/iu;
const BLANK = /(?<![a-z])(?:b|blank|empty|clear|hole)(?![a-z])/iu;

/**
 * Facts of planning problems: each names a tile or the blank, its row (`r1`, `row-1`, `y1`) and its column.
 * Other names of places don't tell rows from columns, and the text stays as it is. Only the facts in front of
 * the goal count.
 */
export function factsToRows(text: string): string {
  const [startText = ''] = text.split(/\(\s*:goal\b/iu);
  const cells = (startText.match(FACT) ?? []).flatMap((fact) => {
    const [row, col] = [ROW, COL].map((pattern) => pattern.exec(fact)?.[1]);
    const tile = TILE.exec(fact)?.[1] ?? (BLANK.test(fact) ? '_' : undefined);
    return row === undefined || col === undefined || tile === undefined
      ? []
      : [{ row: Number(row), col: Number(col), tile }];
  });
  const rows = Map.groupBy(cells, ({ row }) => row);
  const lengths = new Set([...rows.values()].map(({ length }) => length));
  if (rows.size < 2 || lengths.size !== 1) return text;
  return [...rows]
    .toSorted(([rowA], [rowB]) => rowA - rowB)
    .map(([, row]) => row.toSorted((cellA, cellB) => cellA.col - cellB.col).map(({ tile }) => tile))
    .map((row) => row.join(' '))
    .join('/');
}
