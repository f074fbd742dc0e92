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
  /** Commands in the order of menus. */
  readonly commands: readonly MenuCommand[];
  /** Texts in the language that `person` has chosen, or in that of `locale` if the choice isn't in memory. */
  texts(locale: string, person?: Person): Texts;
  /** Like `texts`, but first reads the chosen language from the store. */
  textsFor(locale: string, person: Person): Promise<Texts>;
  /**
   * Answers a line of the form `/name ...` or `/name@bot ...`. If `surface.readsAllText`, also a message
   * without a command: a board, moves or other words. Undefined if the message isn't for this bot.
   */
  answerLine(incoming: Incoming, text: string, botName?: string): Promise<Reply | undefined>;
  answerForm(incoming: Incoming, commandName: string, options: OptionValues): Promise<Reply>;
  /** Completes the value that the user is typing, see `Option.suggest`. */
  suggest(
    commandName: string,
    optionName: string,
    typedValue: string,
    otherValues: OptionValues,
  ): readonly string[];
  /** Will only the user see the answer to this form in a shared chat? Reads settings in memory only. */
  isPersonal(
    userAndChat: Pick<Incoming, 'person' | 'place'>,
    commandName: string,
    options: OptionValues,
  ): boolean;
  findInlineResults(incoming: Incoming, query: string): Promise<InlineResults>;
  /**
   * `shownActions`: the actions of all buttons in the message, if the platform sends them. Other actions are
   * refused as too old.
   */
  answerPress(incoming: Incoming, action: string, shownActions?: readonly string[]): Promise<PressAnswer>;
}

/** A message that a user may send to any chat. */
export interface InlineResult {
  /** Unique within one query: 1 to 64 letters. */
  readonly id: string;
  /** Plain text, without marks such as `**bold**`, like the description. */
  readonly title: string;
  readonly description: string;
  /** May have only buttons that open links: the bot won't know the chat. */
  readonly reply: Reply;
}

export interface InlineResults {
  readonly results: readonly InlineResult[];
  /** How long a platform may cache the results for this user. */
  readonly cacheMs: number;
}

export type FindInlineResults = (call: Call, query: string) => Promise<Result<InlineResults>>;
