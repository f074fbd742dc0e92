import type { Result } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Call, Listed } from './command.ts';
import type { Incoming } from './incoming.ts';
import type { OptionValues } from './input/command-input.ts';
import type { PressAnswer, Reply } from './reply.ts';
import type { Person } from './surface.ts';

/**
 * The conversation that all adapters carry. No method rejects: bugs are logged and answered with a sentence.
 */
export interface Chat {
  /** For menus, in order. */
  readonly commands: readonly Listed[];
  /** In the language that this person has chosen, as far as it is remembered; else as the locale says. */
  texts(locale: string, person?: Person): Texts;
  /** In the language that this person has chosen, read anew; else as the locale says. */
  textsFor(locale: string, person: Person): Promise<Texts>;
  /**
   * A line as typed: `/name ...`, `/name@bot ...`, or (where the surface hears text) a bare board, moves,
   * anything. Undefined: not for us (ordinary talk in a group, a command for another bot).
   */
  line(incoming: Incoming, text: string, botName?: string): Promise<Reply | undefined>;
  /** A form filled in. */
  form(incoming: Incoming, name: string, options: OptionValues): Promise<Reply>;
  /** What may be meant by the beginning of an option's value: `Option.suggest`. */
  suggest(name: string, option: string, typed: string, filled: OptionValues): readonly string[];
  /** Is the answer to this form for the asker alone, in this shared chat? As far as that is known at once. */
  isPersonal(where: Pick<Incoming, 'person' | 'place'>, name: string, options: OptionValues): boolean;
  /** What a person may send as the answer to a query that they ask from any chat. */
  offers(incoming: Incoming, query: string): Promise<Offers>;
  /**
   * A pressed button. `shown`: the actions of the buttons that its message carries, as the platform tells; a
   * press of any other is refused as too old. Undefined: not known, or nobody else's message could be meant.
   */
  press(incoming: Incoming, action: string, shown?: readonly string[]): Promise<PressAnswer>;
}

/** One of the messages that a person may send to whatever chat they are in. */
export interface Offer {
  /** 1 to 64 letters, unique among those offered together. */
  readonly id: string;
  /** Without marks, as is the description. */
  readonly title: string;
  readonly description: string;
  /** The message. Its buttons open something: nobody knows the chat in which it will stand. */
  readonly reply: Reply;
}

/** What is offered for a query. */
export interface Offers {
  readonly offers: readonly Offer[];
  /** Milliseconds for which they stay true for whoever asked. */
  readonly holdMs: number;
}

/** Finds what is offered for a query that is asked from any chat, before anything is sent there. */
export type Offering = (call: Call, query: string) => Promise<Result<Offers>>;
