import type { Result } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Call, Listed } from './command.ts';
import type { Incoming } from './incoming.ts';
import type { OptionValues } from './input/command-input.ts';
import type { PressAnswer, Reply } from './reply.ts';
import type { Person } from './surface.ts';

/** The platform-independent conversation. No method rejects: bugs are logged and answered with a sentence. */
export interface Chat {
  /** Commands for menus, in order. */
  readonly commands: readonly Listed[];
  /**
   * Returns the texts in the language that `person` has chosen, if that choice is in memory. Else in the
   * language of `locale`.
   */
  texts(locale: string, person?: Person): Texts;
  /** Like `texts`, but reads the person's choice from the store first. */
  textsFor(locale: string, person: Person): Promise<Texts>;
  /**
   * Answers a typed line: `/name ...` or `/name@bot ...`. Where the surface hears text, also a bare board,
   * moves or other words. Undefined if the line isn't for this bot, such as ordinary talk or a command for
   * another bot.
   */
  line(incoming: Incoming, text: string, botName?: string): Promise<Reply | undefined>;
  /** Answers a completed form. */
  form(incoming: Incoming, name: string, options: OptionValues): Promise<Reply>;
  /** Completes the value of an option, as `Option.suggest` does. */
  suggest(name: string, option: string, typed: string, filled: OptionValues): readonly string[];
  /** Is the answer to this form visible to the user alone in a shared chat? Uses remembered settings only. */
  isPersonal(where: Pick<Incoming, 'person' | 'place'>, name: string, options: OptionValues): boolean;
  /** Returns the inline results for an inline query. */
  offers(incoming: Incoming, query: string): Promise<Offers>;
  /**
   * Answers a pressed button. `shown`: the actions of all buttons in the message, if the platform sends them.
   * A press of any other button is refused as too old.
   */
  press(incoming: Incoming, action: string, shown?: readonly string[]): Promise<PressAnswer>;
}

/** An inline result: a message that a user may send to any chat. */
export interface Offer {
  /** 1 to 64 letters, unique among the results of one query. */
  readonly id: string;
  /** Plain text without marks. So is the description. */
  readonly title: string;
  readonly description: string;
  /** The message to send. Its buttons may only open links, because the target chat is unknown. */
  readonly reply: Reply;
}

/** The inline results for one query. */
export interface Offers {
  readonly offers: readonly Offer[];
  /** How long a platform may cache the results for this user. */
  readonly holdMs: number;
}

/** Finds the inline results for a query. */
export type Offering = (call: Call, query: string) => Promise<Result<Offers>>;
