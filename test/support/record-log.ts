import type { Log } from '../../src/observe/log.ts';

/** A line of the log. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly err?: unknown;
}

/** A log whose lines the test reads. */
export function recordLog(): { readonly log: Log; readonly logged: LogLine[] } {
  const logged: LogLine[] = [];
  const record =
    (level: LogLine['level']) =>
    ({ err }: { err?: unknown }, message: string) =>
      void logged.push({ level, message, err });
  return { log: { info: record('info'), warn: record('warn'), error: record('error') }, logged };
}
