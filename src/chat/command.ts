import type { Result } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import type { ThemeName } from '../render/paint/picture.ts';
import type { PressAnswer, Reply } from './reply.ts';
import type { Address, Person, Place, Surface } from './surface.ts';

/** What an adapter knows of anything that comes in. */
export interface Incoming {
  readonly person: Person;
  readonly place: Place;
  /** Where messages of our own may follow; undefined: nowhere (the page, the terminal). */
  readonly address?: Address;
  /** BCP 47, as the platform tells it (`en-US`, `ru`). */
  readonly locale: string;
  readonly surface: Surface;
  /** Which pictures go with what the person looks at, where that is known. */
  readonly theme?: ThemeName;
  /** The text of the message that this one is a reply to. */
  readonly repliedTo?: string;
  /** Ends the work (the person cancelled, the program stops). */
  readonly signal?: AbortSignal;
  /**
   * Shows how work goes on (`working`), or an answer that is not the last word (`interim`), which is shown without delay: edits
   * the one placeholder message. Best effort, states may be dropped.
   */
  readonly progress?: (reply: Reply) => void;
}

/** An option as people fill it in on a form; in text form the command reads its own line. */
export interface Option {
  /** a-z only. Description: text `<command>-option-<name>`. */
  readonly name: string;
  readonly kind: 'text' | 'flag';
  readonly required?: boolean;
  /** The whole set of answers, where it is closed. */
  readonly choices?: readonly string[];
}

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

export interface Call extends Incoming {
  readonly texts: Texts;
}

/** One command, written once for all surfaces. Description: text `<name>-description` (at most 100 characters). */
export interface Command {
  readonly name: string;
  readonly options: readonly Option[];
  /** Not in menus (`/start`). */
  readonly hidden?: boolean;
  /** The option values in a line of text (what follows `/name `). Never fails on what `run` can name better. */
  readonly read: (line: string) => Result<OptionValues>;
  readonly run: (call: Call, options: OptionValues) => Promise<Result<Reply>>;
}

/** Presses whose action begins with `<prefix>:`. */
export interface ButtonHandler {
  readonly prefix: string;
  /** Old and forged actions are the fault `stale-button`, or one that names an example of the same kind. `fields`: the action without the prefix, split at `:`. */
  readonly press: (call: Call, fields: readonly string[]) => Promise<Result<PressAnswer>>;
}
