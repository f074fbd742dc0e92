/** What one run of the benchmark may take. */
export interface BenchOptions {
  /** A tenth of the boards. */
  readonly quick: boolean;
  /** All boards, also where a run takes hours. */
  readonly full: boolean;
  /** How often a part repeats what it does: minutes, kills, inputs. */
  readonly times?: number | undefined;
}

/** One line of the table; `reach` and `aim` are what was set as goals before, empty where there is none. */
export interface Row {
  readonly task: string;
  readonly figure: string;
  readonly reach?: string;
  readonly aim?: string;
  /** What it is compared with in the same run, and the ratio. */
  readonly against?: string;
  /** What the figures are written from, for programs. */
  readonly values?: Readonly<Record<string, number>>;
}

/** A part of the benchmark; `run` does its work when it is called, and throws if an answer is wrong. */
export interface Part {
  /** Words by which it can be chosen. */
  readonly name: string;
  /** Runs only with --full, or where this word is among those asked for. */
  readonly onlyFor?: string;
  run(options: BenchOptions): Promise<Row[]> | Row[];
}

/** The boards of a set that this run takes: `usual` of them, a tenth when quick (at least one), all when full. */
export function sample<T>(all: readonly T[], usual: number, { quick, full }: BenchOptions): T[] {
  const count = full ? all.length : Math.min(usual, all.length);
  return all.slice(0, quick ? Math.ceil(count / 10) : count);
}

export const now = (): number => performance.now();

/** Milliseconds that the work takes. */
export function timed(work: () => unknown): number {
  const began = now();
  work();
  return now() - began;
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Three significant digits, as people write them. */
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

/** The rows as a Markdown table whose columns line up. */
export function makeTable(rows: readonly Row[]): string {
  const cells = [[...COLUMNS], ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))];
  const widths = COLUMNS.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  const lines = cells.map(
    (line) => `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}
