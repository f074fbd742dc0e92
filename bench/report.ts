/** Options of a run of the benchmark. */
export interface BenchOptions {
  /** A tenth of the boards. */
  readonly quick: boolean;
  /** All boards, also where a run takes hours. */
  readonly full: boolean;
  /** Repetitions of a part: minutes, kills or inputs. */
  readonly times?: number | undefined;
}

/** A row of the table. `reach` and `aim` are earlier goals for the figure; empty means none. */
export interface Row {
  readonly task: string;
  readonly figure: string;
  readonly reach?: string;
  readonly aim?: string;
  /** The figure that it is compared with in the same run, and the ratio. */
  readonly against?: string;
  /** The figures as plain numbers. */
  readonly values?: Readonly<Record<string, number>>;
}

/** A part of the benchmark. `run` throws if an answer is wrong. */
export interface Part {
  /** Words that select it on the command line. */
  readonly name: string;
  /** Runs only with --full, or if this word is on the command line. */
  readonly onlyFor?: string;
  run(options: BenchOptions): Promise<Row[]> | Row[];
}

/**
 * Returns this run's share of `all`: the first `usual`, a tenth of them if quick (at least one), or all if
 * full.
 */
export function sample<T>(all: readonly T[], usual: number, { quick, full }: BenchOptions): T[] {
  const count = full ? all.length : Math.min(usual, all.length);
  return all.slice(0, quick ? Math.ceil(count / 10) : count);
}

export const now = (): number => performance.now();

/** Returns the milliseconds that `work` takes. */
export function timed(work: () => unknown): number {
  const began = now();
  work();
  return now() - began;
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Formats a number with three significant digits. */
export const digits = (number: number): string =>
  number >= 100 ? number.toFixed(0) : number.toFixed(number >= 10 ? 1 : 2);

/** `1.25 s`, `8.00 ms` or `1.25 us`, from milliseconds. */
export function duration(milliseconds: number): string {
  if (milliseconds >= 1000) return `${digits(milliseconds / 1000)} s`;
  return milliseconds >= 0.1 ? `${digits(milliseconds)} ms` : `${digits(milliseconds * 1000)} us`;
}

/** `1 board`, `20 boards`. */
export const boardsIn = (all: readonly unknown[]): string =>
  `${all.length.toLocaleString('en')} ${all.length === 1 ? 'board' : 'boards'}`;

const megabytes = (bytes: number, unit: number): string => (bytes / unit).toFixed(1);

/** `33.4 MiB (35.0 MB)`. */
export const size = (bytes: number): string =>
  `${megabytes(bytes, 2 ** 20)} MiB (${megabytes(bytes, 1e6)} MB)`;

const COLUMNS = ['task', 'figure', 'reach', 'aim', 'against'] as const;

/** Returns the rows as a Markdown table with aligned columns. */
export function makeTable(rows: readonly Row[]): string {
  const cells = [[...COLUMNS], ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))];
  const widths = COLUMNS.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  const lines = cells.map(
    (line) => `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}
