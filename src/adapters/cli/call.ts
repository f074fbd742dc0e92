import type { Call } from '../../chat/command.ts';
import { plain } from '../../i18n/markup.ts';
import type { Texts } from '../../i18n/texts.ts';
import { USUAL_LOOK } from '../../render/paint/picture.ts';

/** The texts of a terminal. */
export interface Speech {
  /** To people, in their language. */
  readonly texts: Texts;
  /** In JSON, which is the same in all languages: English. */
  readonly jsonTexts: Texts;
}

/** A call from a terminal. */
export type TerminalCall = Call & Speech;

/** A call from a terminal, which shows all there is, in words. */
export const terminalCall = (texts: Texts, jsonTexts = texts): TerminalCall => ({
  person: { key: 'terminal', name: 'terminal' },
  place: { key: 'terminal', isPrivate: true },
  locale: texts.locale,
  surface: {
    textLimit: Number.POSITIVE_INFINITY,
    captionLimit: Number.POSITIVE_INFINITY,
    fileBytes: Number.POSITIVE_INFINITY,
    buttonRows: 0,
    buttonColumns: 0,
    hearsText: true,
    personalReplies: true,
    privateLinks: false,
    isText: true,
  },
  texts,
  jsonTexts,
  look: USUAL_LOOK,
  own: { texts, look: USUAL_LOOK },
});

/** Where the line goes: standard error. */
export interface Terminal {
  readonly isTTY?: boolean;
  /** Characters in a line. */
  readonly columns?: number;
  write(text: string): unknown;
}

/** One line that says how far the work is, written over again and again. */
interface ProgressLine {
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
