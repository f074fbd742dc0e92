import { searchText, stateAfter } from '../../commands/solve/interim.ts';
import type { SlidingProgress } from '../../core/sliding/answer.ts';
import type { Texts } from '../../i18n/texts.ts';

/** Where the line goes: standard error. */
export interface Terminal {
  readonly isTTY?: boolean;
  /** Characters in a line. */
  readonly columns?: number;
  write(text: string): unknown;
}

/** One line that says how far a search is, written over again and again. */
export interface ProgressLine {
  show(progress: SlidingProgress): void;
  /** The same in words. */
  say(text: string): void;
  /** Takes the line away. */
  clear(): void;
}

/** Back to the line's beginning, and all of it erased (ECMA-48, EL). */
const ERASED = '\r\x1b[K';
const USUAL_COLUMNS = 80;

/** A line on a terminal; into a file or a pipe nothing is written at all. */
export function progressLine(terminal: Terminal, texts: Texts): ProgressLine {
  if (terminal.isTTY !== true) return { show() {}, say() {}, clear() {} };
  let state: SlidingProgress = { phase: 'search' };
  let isThere = false;
  const say = (text: string): void => {
    terminal.write(`${ERASED}${text.slice(0, (terminal.columns ?? USUAL_COLUMNS) - 1)}`);
    isThere = true;
  };
  return {
    say,
    show(progress) {
      state = stateAfter(state, progress);
      say(searchText({ texts }, state));
    },
    clear() {
      if (isThere) terminal.write(ERASED);
      isThere = false;
    },
  };
}
