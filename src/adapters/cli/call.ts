import type { Call } from '../../chat/command.ts';
import { removeMarks } from '../../i18n/markup.ts';
import type { Texts } from '../../i18n/texts.ts';
import { DEFAULT_LOOK } from '../../render/paint/picture.ts';

export interface CallTexts {
  readonly texts: Texts;
  /** English, because JSON output doesn't depend on the user's language. */
  readonly jsonTexts: Texts;
}

export type TerminalCall = Call & CallTexts;

/** Answers in a terminal are plain text without length limits or buttons. */
export const createTerminalCall = (texts: Texts, jsonTexts = texts): TerminalCall => ({
  person: { key: 'terminal', name: 'terminal' },
  place: { key: 'terminal', isPrivate: true },
  locale: texts.locale,
  surface: {
    textLimit: Number.POSITIVE_INFINITY,
    captionLimit: Number.POSITIVE_INFINITY,
    maxFileBytes: Number.POSITIVE_INFINITY,
    maxButtonRows: 0,
    maxButtonColumns: 0,
    readsAllText: true,
    hasPersonalReplies: true,
    hasPrivateLinks: false,
    isTextOnly: true,
  },
  texts,
  jsonTexts,
  look: DEFAULT_LOOK,
  userView: { texts, look: DEFAULT_LOOK },
});

/** Output stream of the progress line, such as standard error. */
export interface Terminal {
  /** False for a file or a pipe. */
  readonly isTTY?: boolean;
  /** In characters. */
  readonly columns?: number;
  write(text: string): unknown;
}

/** Each update overwrites the line. */
interface ProgressLine {
  /** Shows the first line of `text`, cut to the width of the terminal. */
  show(text: string): void;
  clear(): void;
}

/** Moves the cursor to the beginning of the line and erases it (ECMA-48, EL). */
const ERASE_LINE = '\r\x1b[K';
const DEFAULT_TERMINAL_COLUMNS = 80;

/** Writes nothing if the output is a file or a pipe. */
export function createProgressLine(terminal: Terminal): ProgressLine {
  if (terminal.isTTY !== true) return { show() {}, clear() {} };
  let isLineShown = false;
  return {
    show(text) {
      const [line = ''] = removeMarks(text).split('\n');
      terminal.write(`${ERASE_LINE}${line.slice(0, (terminal.columns ?? DEFAULT_TERMINAL_COLUMNS) - 1)}`);
      isLineShown = true;
    },
    clear() {
      if (isLineShown) terminal.write(ERASE_LINE);
      isLineShown = false;
    },
  };
}
