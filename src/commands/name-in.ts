import type { Texts } from '../i18n/texts.ts';

/** A name that the store tells, for others to read: of whom nobody is told (any more), `someone`. */
export const nameIn = (texts: Texts, name: string): string => name || texts.say('someone');
