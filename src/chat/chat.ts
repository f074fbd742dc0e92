import type { Result } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Call, MenuCommand } from './command.ts';
import type { Incoming } from './incoming.ts';
import type { OptionValues } from './input/command-input.ts';
import type { PressAnswer, Reply } from './reply.ts';
import type { Person } from './surface.ts';

/**
 * The conversation with users, independent of the platform. No method rejects: a bug is logged, and the user
 * gets an apology. A text that is too long (`isTooLong`) is refused before anything else reads it.
 */
export interface Chat {
  /** The commands in the order of menus. */
  readonly commands: readonly MenuCommand[];
  /**
   * Returns the texts in the language that `person` has chosen, or in that of `locale` if that choice isn't
   * in memory.
   */
  texts(locale: string, person?: Person): Texts;
  /** Like `texts`, but first reads the person's chosen language from the store. */
  textsFor(locale: string, person: Person): Promise<Texts>;
  /**
   * Answers a line of the form `/name ...` or `/name@bot ...`. If `surface.readsAllText`, also a message
   * without a command: a board, moves or other words. Undefined if the message isn't for this bot, for
   * example because it names another bot.
   */
  answerLine(incoming: Incoming, text: string, botName?: string): Promise<Reply | undefined>;
  answerForm(incoming: Incoming, commandName: string, options: OptionValues): Promise<Reply>;
  /** Returns completions for the value that the user is typing (see `Option.suggest`). */
  suggest(
    commandName: string,
    optionName: string,
    typedValue: string,
    otherValues: OptionValues,
  ): readonly string[];
  /**
   * Will only the user see the answer to this form in a shared chat? Reads the settings from memory, not from
   * the store.
   */
  isPersonal(
    userAndChat: Pick<Incoming, 'person' | 'place'>,
    commandName: string,
    options: OptionValues,
  ): boolean;
  findInlineResults(incoming: Incoming, query: string): Promise<InlineResults>;
  /**
   * `shownActions`: the actions of all buttons in the message, if the platform sends them. A press of a
   * button with another action is refused as too old.
   */
  answerPress(incoming: Incoming, action: string, shownActions?: readonly string[]): Promise<PressAnswer>;
}

/** A message that a user may send to any chat. */
export interface InlineResult {
  /** An id that is unique within one query: 1 to 64 letters. */
  readonly id: string;
  /** Plain text, without marks such as `**bold**`, like the description. */
  readonly title: string;
  readonly description: string;
  /** The bot doesn't know the chat that the user sends it to, so it may have only buttons that open links. */
  readonly reply: Reply;
}

export interface InlineResults {
  readonly results: readonly InlineResult[];
  /** How long a platform may cache the results for this user. */
  readonly cacheMs: number;
}

export type FindInlineResults = (call: Call, query: string) => Promise<Result<InlineResults>>;
