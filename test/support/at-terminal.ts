import type { Call } from '../../src/chat/command.ts';
import type { Texts } from '../../src/i18n/texts.ts';

/** A call from a terminal, without a signal and without progress. */
export const atTerminal = (texts: Texts): Call => ({
  person: { key: 'terminal', name: 'terminal' },
  place: { key: 'terminal', isPrivate: true },
  locale: 'en',
  surface: {
    textLimit: Number.POSITIVE_INFINITY,
    captionLimit: Number.POSITIVE_INFINITY,
    fileBytes: Number.POSITIVE_INFINITY,
    buttonRows: 0,
    buttonColumns: 0,
    hearsText: true,
    personalReplies: true,
    isText: true,
  },
  texts,
});
