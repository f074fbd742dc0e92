import type { Fault, MessageArgs } from '../core/result.ts';

export interface Texts {
  readonly locale: string;
  /**
   * Returns the text `id` with the values `facts` inserted. In these values `*` and `` ` `` are replaced,
   * because they would start a style. Throws on an unknown id, which is a bug.
   */
  say(id: string, facts?: MessageArgs): string;
  /** Returns the text `fault-<code>`, which gives an example that works. */
  sayFault(fault: Fault): string;
  has(id: string): boolean;
}

/** Joins the non-empty parts with spaces. No space follows full-width (East Asian) punctuation. */
export const joinInLine = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .reduce(
      (line, part) => `${line}${/(?:^|[\u3000-\u303f\uff00-\uffef])$/u.test(line) ? '' : ' '}${part}`,
      '',
    );

/** Joins items to a list with the separators of the language: `1, 2, 3`. */
export const formatList = ({ locale }: Pick<Texts, 'locale'>, items: readonly (string | number)[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(items.map(String));

/** Returns a player's name for other users to read, or "someone" if the player hides it (it is empty). */
export const publicName = (texts: Texts, name: string): string => name || texts.say('someone');

/** Lists permissions (`pin`, `send`) in the words of the language. */
export const formatRights = (texts: Texts, rights: readonly string[]): string =>
  formatList(
    texts,
    rights.map((right) => texts.say('right', { right })),
  );
