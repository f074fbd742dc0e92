import type { Fault, MessageArgs } from '../core/result.ts';

/** All texts in one language. */
export interface Texts {
  readonly locale: string;
  /**
   * Returns the text `id` with its variables. String values lose the marks `*` and `` ` ``. Throws on an
   * unknown id, which is a bug.
   */
  say(id: string, facts?: MessageArgs): string;
  /** Returns the sentence about a fault (`fault-<code>`), with a working example. */
  sayFault(fault: Fault): string;
  /** Is there a text with this id? */
  has(id: string): boolean;
}

/** Joins sentences and code with spaces and skips empty parts. No space follows full-width punctuation. */
export const inOneLine = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .reduce(
      (line, part) => `${line}${/(?:^|[\u3000-\u303f\uff00-\uffef])$/u.test(line) ? '' : ' '}${part}`,
      '',
    );

/** Formats a list in the language's form: `1, 2, 3`. */
export const listed = ({ locale }: Pick<Texts, 'locale'>, items: readonly (string | number)[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(items.map(String));

/**
 * Returns a player's name for others to read, or `someone` if the name is empty because the player hides it.
 */
export const nameIn = (texts: Texts, name: string): string => name || texts.say('someone');

/** Returns missing permissions (`pin`, `send`) as a list in words. */
export const rightsIn = (texts: Texts, rights: readonly string[]): string =>
  listed(
    texts,
    rights.map((right) => texts.say('right', { right })),
  );
