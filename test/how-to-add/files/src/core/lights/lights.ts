/** Lamps from the top left in reading order, `rows * cols` of them. */
export interface Lights {
  readonly rows: number;
  readonly cols: number;
  readonly lit: readonly boolean[];
}

/** The lamps that a press on a cell switches: its own, and those beside, above and below it. */
export function switched({ rows, cols }: Omit<Lights, 'lit'>, cell: number): readonly number[] {
  const [row, col] = [Math.floor(cell / cols), cell % cols];
  return [
    cell,
    ...(row > 0 ? [cell - cols] : []),
    ...(row < rows - 1 ? [cell + cols] : []),
    ...(col > 0 ? [cell - 1] : []),
    ...(col < cols - 1 ? [cell + 1] : []),
  ];
}

/** The lamps after a press on a cell. */
export function pressed(lights: Lights, cell: number): Lights {
  const lamps = switched(lights, cell);
  return { ...lights, lit: lights.lit.map((isLit, at) => isLit !== lamps.includes(at)) };
}

export const isDark = ({ lit }: Lights): boolean => !lit.includes(true);

/**
 * The lamps as text, `5x5 1f`: the size, and the lit ones as bits of a hexadecimal number, the first lowest.
 */
export const makeLights = ({ rows, cols, lit }: Lights): string =>
  `${rows}x${cols} ${bitsOf(lit.flatMap((isLit, cell) => (isLit ? [cell] : []))).toString(16)}`;

/** Reads what `makeLights` wrote; undefined: it is something else. */
export function parseLights(text: string): Lights | undefined {
  const [, rows = 0, cols = 0, hex = ''] = /^(\d{1,2})x(\d{1,2}) ([0-9a-f]+)$/.exec(text) ?? [];
  const cells = Number(rows) * Number(cols);
  if (cells === 0) return undefined;
  const bits = BigInt(`0x${hex}`);
  if (bits >> BigInt(cells) !== 0n) return undefined;
  const lit = Array.from({ length: cells }, (_, cell) => has(bits, cell));
  return { rows: Number(rows), cols: Number(cols), lit };
}

/**
 * The fewest presses that switch all lamps off, as cells; undefined: none do. A press counts modulo 2 and the
 * order
 * doesn't matter, so the presses solve a system of linear equations over GF(2), an equation for each lamp
 * (Anderson and Feil 1998). Gaussian elimination gives one solution; the others differ by the null space, all
 * of
 * which is tried.
 */
export function fewestPresses(lights: Lights): readonly number[] | undefined {
  const cells = lights.lit.length;
  // The lowest bits are the presses that switch a lamp, the bit above them is the lamp itself.
  const equations = lights.lit.map((isLit, lamp) =>
    bitsOf([...switched(lights, lamp), ...(isLit ? [cells] : [])]),
  );
  const pivots = eliminate(equations, cells);
  if (equations.slice(pivots.length).some((equation) => has(equation, cells))) return undefined;
  const valuesFor = (column: number): bigint =>
    bitsOf(pivots.filter((_, at) => has(equations[at] ?? 0n, column)));
  const free = Array.from({ length: cells }, (_, cell) => cell).filter((cell) => !pivots.includes(cell));
  let solutions = [valuesFor(cells)];
  for (const cell of free) {
    const kernel = valuesFor(cell) | bitsOf([cell]);
    solutions = solutions.flatMap((one) => [one, one ^ kernel]);
  }
  const presses = solutions.map((bits) =>
    Array.from({ length: cells }, (_, cell) => cell).filter((cell) => has(bits, cell)),
  );
  return presses.reduce((best, one) => (one.length < best.length ? one : best));
}

/** Brings equations to reduced row echelon form, in place; returns the pivots' columns, row by row. */
function eliminate(equations: bigint[], columns: number): readonly number[] {
  const pivots: number[] = [];
  for (let column = 0; column < columns; column++) {
    const row = pivots.length;
    const found = equations.findIndex((equation, at) => at >= row && has(equation, column));
    if (found < 0) continue;
    const pivot = equations[found] ?? 0n;
    equations[found] = equations[row] ?? 0n;
    equations[row] = pivot;
    for (const [at, equation] of equations.entries())
      if (at !== row && has(equation, column)) equations[at] = equation ^ pivot;
    pivots.push(column);
  }
  return pivots;
}

const bitsOf = (places: readonly number[]): bigint =>
  places.reduce((bits, place) => bits | (1n << BigInt(place)), 0n);

const has = (bits: bigint, place: number): boolean => ((bits >> BigInt(place)) & 1n) === 1n;
