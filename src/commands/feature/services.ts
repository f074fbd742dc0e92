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
import type { Questions } from '../picture/questions.ts';

/** The services for commands that a terminal has too. */
export interface TerminalServices {
  readonly solver: Solver;
  /** The store. Absent in a terminal. */
  readonly store?: Store;
  readonly jobs: Jobs;
  /** Draws a picture in the user's look. */
  readonly draw: (scene: Scene, look: Look) => Promise<Picture>;
  readonly animate: (animation: Animation, look: Look) => Promise<Picture>;
  /** Reads the board in a user's picture. */
  readonly readPicture: PictureReader;
  /** The newest questions about boards that were read from pictures. */
  readonly questions: Questions;
  readonly random: Random;
  /** The words that users may type for the text `words-...`, in all languages. */
  readonly words: (id: string) => readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Maximum milliseconds for one answer. */
  readonly timeMs: number;
}

/** The services for all features. */
export interface Services extends TerminalServices {
  readonly store: Store;
  /** Cuts a user's photo for the tiles of a board. */
  readonly cutPhoto: PhotoCutter;
  /** Looks up the permissions that the bot lacks in a chat now. */
  readonly lacks: Required<Posting>['lacks'];
  /** The bot's locales. */
  readonly languages: readonly string[];
  readonly texts: (locale: string) => Texts;
  readonly daily: {
    /** Returns the secret for daily puzzles and links. Throws `StoreUnavailableError` until it is loaded. */
    readonly secret: () => string;
    readonly timeZone: string;
    /** Returns the puzzle of today or of a past day. */
    readonly puzzle: DailyPuzzles['puzzle'];
  };
}

/** Seals a target into the payload of a deep link. */
export const sealed = ({ daily }: Pick<Services, 'daily'>, target: string): string =>
  createLinks(daily.secret()).seal(target);

/** Today's key in the time zone of the daily puzzle. */
export const today = ({ now, daily }: Pick<Services, 'now' | 'daily'>): string =>
  dayKey(now(), daily.timeZone);
