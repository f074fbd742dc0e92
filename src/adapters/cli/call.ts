import type { Call } from '../../chat/command.ts';
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
