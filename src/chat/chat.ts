import type { Result } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Call, MenuCommand } from './command.ts';
import type { Incoming } from './incoming.ts';
import type { OptionValues } from './input/command-input.ts';
import type { PressAnswer, Reply } from './reply.ts';
import type { Person } from './surface.ts';

/**
 * The conversation with users, independent of the platform. No method rejects: a bug is logged, and the user
 * gets an apology.
 */
export interface Chat {
  /** The commands, in the order in which menus show them. */
  readonly commands: readonly MenuCommand[];
  /**
   * Returns the texts in the language that `person` has chosen. If that choice isn't in memory, returns the
   * texts in the language of `locale`.
   */
  texts(locale: string, person?: Person): Texts;
  /** Like `texts`, but first reads the person's chosen language from the store. */
  textsFor(locale: string, person: Person): Promise<Texts>;
  /**
   * Answers a typed message of the form `/name ...` or `/name@bot ...`. If `surface.readsAllText`, also
   * answers a message without a command: a board, moves or other words. Returns undefined if the message
   * isn't for this bot, for example because it names another bot.
   */
  answerLine(incoming: Incoming, text: string, botName?: string): Promise<Reply | undefined>;
  /** Answers a completed form. */
  answerForm(incoming: Incoming, commandName: string, options: OptionValues): Promise<Reply>;
  /** Returns completions for the option's value that the user is typing (see `Option.suggest`). */
  suggest(
    commandName: string,
    optionName: string,
    typedValue: string,
    otherValues: OptionValues,
  ): readonly string[];
  /**
   * If the user sends a form in a shared chat, will only that user see the answer? `commandName`: the form's
   * command. `options`: the values in the form. Reads the settings from memory, not from the store.
   */
  isPersonal(
    userAndChat: Pick<Incoming, 'person' | 'place'>,
    commandName: string,
    options: OptionValues,
  ): boolean;
  /** Returns the inline results for an inline query. */
  findInlineResults(incoming: Incoming, query: string): Promise<InlineResults>;
  /**
   * Answers a pressed button. `shownActions`: the actions of all buttons in the message, if the platform
   * sends them. A press of a button with another action is refused as too old.
   */
  answerPress(incoming: Incoming, action: string, shownActions?: readonly string[]): Promise<PressAnswer>;
}

/** An inline result: a message that a user may send to any chat. */
export interface InlineResult {
  /** Identifies the result within one query: 1 to 64 letters. */
  readonly id: string;
  /** Plain text, without marks such as `**bold**`. The description is plain text too. */
  readonly title: string;
  readonly description: string;
  /**
   * The message to send. The user can send it to any chat, so the bot doesn't know the chat. Therefore the
   * message may have only buttons that open links.
   */
  readonly reply: Reply;
}

/** The inline results for one query. */
export interface InlineResults {
  readonly results: readonly InlineResult[];
  /** How long a platform may cache the results for this user. */
  readonly cacheMs: number;
}

/** Finds the inline results for a query. */
export type FindInlineResults = (call: Call, query: string) => Promise<Result<InlineResults>>;
