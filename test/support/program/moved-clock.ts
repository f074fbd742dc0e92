import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The clock of programs, which the test moves. */
export interface MovedClock {
  /** The environment of a program that reads this clock. */
  readonly env: Readonly<Record<string, string>>;
  /** The file that holds by how many milliseconds it is moved. */
  readonly file: string;
  /** From now on it runs from that moment on (`2026-11-23T12:00:00Z`). */
  set(moment: string): void;
  /** From now on it is a minute later: no robot plays as slowly as people. */
  passMinute(): void;
}

/** Noon of a day with a 3x3 board: those of other days are larger. */
export const A_MONDAY = '2026-11-23T12:00:00Z';

/**
 * A clock for programs started with `env`: it runs from that moment on, by the offset in a file in `folder`.
 */
export function movedClock(folder: string, from: string): MovedClock {
  const file = join(folder, 'clock-moved-by');
  let movedBy = 0;
  const move = (by: number): void => {
    movedBy = by;
    // Put in its place at one instant: a program may read it at any time.
    writeFileSync(`${file}.new`, String(by));
    renameSync(`${file}.new`, file);
  };
  const set = (moment: string): void => move(Date.parse(moment) - Date.now());
  set(from);
  const code = `
    import { readFileSync } from 'node:fs';
    const now = Date.now;
    Date.now = () => now() + Number(readFileSync(${JSON.stringify(file)}, 'utf8') || 0);`;
  return {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` },
    file,
    set,
    passMinute: () => move(movedBy + 60_000),
  };
}
