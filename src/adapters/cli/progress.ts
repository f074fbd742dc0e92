import { searchText, stateAfter } from '../../commands/so-far.ts';
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
  /** Takes the line away. */
  clear(): void;
}

/** Back to the line's beginning, and all of it erased (ECMA-48, EL). */
const ERASED = '\r\x1b[K';
const USUAL_COLUMNS = 80;

/** A line on a terminal; into a file or a pipe nothing is written at all. */
export function progressLine(terminal: Terminal, texts: Texts): ProgressLine {
  if (terminal.isTTY !== true) return { show() {}, clear() {} };
  let state: SlidingProgress = { phase: 'search' };
  let isThere = false;
  return {
    show(progress) {
      state = stateAfter(state, progress);
      const line = searchText({ texts }, state);
      terminal.write(`${ERASED}${line.slice(0, (terminal.columns ?? USUAL_COLUMNS) - 1)}`);
      isThere = true;
    },
    clear() {
      if (isThere) terminal.write(ERASED);
      isThere = false;
    },
  };
}
