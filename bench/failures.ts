import type { Row } from './report.ts';

/** Maximum number of failures that are printed. All are counted. */
const MAX_PRINTED = 40;

/** Failures of a sweep. No failure ends it. */
export interface Failures {
  /** Counts a failure, and prints it if it is among the first. */
  add(what: string): void;
  /** Returns the row of the table. With any failure the process ends with code 1. */
  row(task: string, against: string): Row;
}

/** Returns an empty list of failures. */
export function createFailures(): Failures {
  let failures = 0;
  return {
    add(what) {
      if (++failures <= MAX_PRINTED) process.stderr.write(`  FAILED ${what}\n`);
    },
    row(task, against) {
      if (failures > 0) process.exitCode = 1;
      const figure = `${failures.toLocaleString('en')} ${failures === 1 ? 'failure' : 'failures'}`;
      return { task, figure, against };
    },
  };
}
