import type { Posting } from '../../chat/delivery/posting.ts';
import type { Jobs } from '../../chat/limits/jobs.ts';
import { createLinks } from '../../chat/links.ts';
import type { Random } from '../../core/random.ts';
import type { DailyPuzzles } from '../../daily/daily-puzzles.ts';
import { dayKey } from '../../daily/day.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Look, Picture } from '../../render/paint/picture.ts';
import type { PhotoCutter } from '../../render/photo/cutter.ts';
import type { PictureReader } from '../../render/photo/reader.ts';
import type { Animation, Scene } from '../../render/scene/scene.ts';
import type { Solver } from '../../solver/solver.ts';
import type { Store } from '../../store/contract/store.ts';
import type { Questions } from './questions.ts';

/** The services of commands that run both in a terminal and in a chat. */
export interface TerminalServices {
  readonly solver: Solver;
  /** The data store. Undefined in a terminal. */
  readonly store?: Store;
  /** Tasks in progress, which their users can cancel. */
  readonly jobs: Jobs;
  /** Draws a picture in the theme and colours that the user chose. */
  readonly draw: (scene: Scene, look: Look) => Promise<Picture>;
  readonly animate: (animation: Animation, look: Look) => Promise<Picture>;
  /** Recognises a board in a picture from a user. */
  readonly readPicture: PictureReader;
  /** The newest questions about boards that were read from pictures. */
  readonly questions: Questions;
  readonly random: Random;
  /**
   * Returns the words that users may type, in all languages. `id`: id of a catalogue message, such as
   * `words-knight`.
   */
  readonly typedWords: (id: string) => readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Maximum milliseconds for one answer. */
  readonly timeLimitMs: number;
}

/** The services for all features. */
export interface Services extends TerminalServices {
  readonly store: Store;
  /** Crops a user's photo to the proportions of a board, so that the photo can be drawn on its tiles. */
  readonly cutPhoto: PhotoCutter;
  /** Asks the platform which permissions the bot is missing in a chat now. */
  readonly missingRights: Required<Posting>['missingRights'];
  /** The bot's locales. */
  readonly locales: readonly string[];
  /** Returns the bot's texts in the language of `locale`. */
  readonly texts: (locale: string) => Texts;
  /** The daily puzzle: its secret, its time zone and the puzzles by day. */
  readonly daily: {
    /** Returns the secret for daily puzzles and links. Throws `StoreUnavailableError` until it is loaded. */
    readonly secret: () => string;
    readonly timeZone: string;
    /** Returns the puzzle of today or of a past day. */
    readonly puzzle: DailyPuzzles['puzzle'];
  };
}

/** Returns the payload of a deep link to `target`. A signature in the payload prevents forged links. */
export const signedPayload = ({ daily }: Pick<Services, 'daily'>, target: string): string =>
  createLinks(daily.secret()).makePayload(target);

/** Returns today's date (`2026-11-23`) in the time zone of the daily puzzle. */
export const today = ({ now, daily }: Pick<Services, 'now' | 'daily'>): string =>
  dayKey(now(), daily.timeZone);
