import { plain } from '../../i18n/markup.ts';

/** Where the line goes: standard error. */
export interface Terminal {
  readonly isTTY?: boolean;
  /** Characters in a line. */
  readonly columns?: number;
  write(text: string): unknown;
}

/** One line that says how far the work is, written over again and again. */
export interface ProgressLine {
  /** Shows the first line of a text. */
  say(text: string): void;
  /** Takes the line away. */
  clear(): void;
}

/** Back to the line's beginning, and all of it erased (ECMA-48, EL). */
const ERASED = '\r\x1b[K';
const USUAL_COLUMNS = 80;

/** A line on a terminal; into a file or a pipe nothing is written at all. */
export function progressLine(terminal: Terminal): ProgressLine {
  if (terminal.isTTY !== true) return { say() {}, clear() {} };
  let isThere = false;
  return {
    say(text) {
      const [line = ''] = plain(text).split('\n');
      terminal.write(`${ERASED}${line.slice(0, (terminal.columns ?? USUAL_COLUMNS) - 1)}`);
      isThere = true;
    },
    clear() {
      if (isThere) terminal.write(ERASED);
      isThere = false;
    },
  };
}
