import type { Row } from './report.ts';

/** Failures that are printed; all are counted. */
const MAX_PRINTED = 40;

/** What a sweep found wrong: none ends it. */
export interface Failures {
  /** Notes one and prints it, if it is among the first. */
  add(what: string): void;
  /** The line of the table; a failure among all makes the process end with code 1. */
  row(task: string, against: string): Row;
}

/** No failures yet. */
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
