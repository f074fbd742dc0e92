import type { Fault, MessageArgs } from '../core/result.ts';

export interface Texts {
  readonly locale: string;
  /**
   * Returns the text. In `facts`, `*` and `` ` `` are replaced: they would start a style. Throws on an
   * unknown id, which is a bug.
   */
  say(id: string, facts?: MessageArgs): string;
  /** The text `fault-<code>`, with an example that works, and the suggested line. */
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

/** Joins with the language's separators: `1, 2, 3`. */
export const formatList = ({ locale }: Pick<Texts, 'locale'>, items: readonly (string | number)[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(items.map(String));

/** The name for other users to read, or "someone" if the player hides it (it is empty). */
export const publicName = (texts: Texts, name: string): string => name || texts.say('someone');

/** Permissions (`pin`, `send`) in the language's words. */
export const formatRights = (texts: Texts, rights: readonly string[]): string =>
  formatList(
    texts,
    rights.map((right) => texts.say('right', { right })),
  );
