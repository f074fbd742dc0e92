import type { Fault, MessageArgs } from '../core/result.ts';

/** The catalogue in one language. */
export interface Texts {
  readonly locale: string;
  /** The message `id` with its variables; string values lose the marks `*` and `` ` ``. Throws on an unknown id: a bug. */
  say(id: string, facts?: MessageArgs): string;
  /** The sentence about a fault (`fault-<code>`), with a working example. */
  sayFault(fault: Fault): string;
  /** Is there a message of this id? */
  has(id: string): boolean;
}

/** Sentences and lines of code one after another, those that are not empty: with a space between them, but for one that ends in a full-width sign. */
export const inOneLine = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .reduce(
      (line, part) => `${line}${/(?:^|[\u3000-\u303f\uff00-\uffef])$/u.test(line) ? '' : ' '}${part}`,
      '',
    );

/** What stands in a sentence as a list: `1, 2, 3`, as its language lists. */
export const listed = ({ locale }: Pick<Texts, 'locale'>, items: readonly (string | number)[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(items.map(String));

/** A name that the store gives, for others to read: `someone` where it is empty, since nobody may be told. */
export const nameIn = (texts: Texts, name: string): string => name || texts.say('someone');

/** Rights that the bot lacks (`pin`, `send`), as a list in words. */
export const rightsIn = (texts: Texts, rights: readonly string[]): string =>
  listed(
    texts,
    rights.map((right) => texts.say('right', { right })),
  );
