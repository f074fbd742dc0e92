import type { Posting } from '../../chat/delivery/posting.ts';
import type { Jobs } from '../../chat/limits/jobs.ts';
import { createLinks } from '../../chat/links.ts';
import type { Runner } from '../../chat/routing/runner.ts';
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
import type { TurnKeys } from '../../turns/fair-queue.ts';

/** Services of commands that run both in a terminal and in a chat. */
export interface TerminalServices {
  readonly solver: Solver;
  /** Undefined in a terminal. */
  readonly store?: Store;
  /** Tasks in progress, which their users can cancel. */
  readonly jobs: Jobs;
  readonly draw: (scene: Scene, look: Look) => Promise<Picture>;
  /** People take turns, by their keys. */
  readonly animate: (animation: Animation, look: Look, turnKeys: TurnKeys) => Promise<Picture>;
  readonly readPicture: PictureReader;
  readonly random: Random;
  /** Returns words of all languages. `id`: id of a catalogue message, such as `words-knight`. */
  readonly typedWords: (id: string) => readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly timeLimitMs: number;
}

export interface Services extends TerminalServices {
  readonly runner: Runner;
  readonly store: Store;
  /** Cuts to the proportions of a board, so that the photo can be drawn on its tiles. */
  readonly cutPhoto: PhotoCutter;
  readonly missingRights: Required<Posting>['missingRights'];
  readonly locales: readonly string[];
  readonly texts: (locale: string) => Texts;
  readonly daily: {
    /** The secret of daily puzzles and links. Throws `StoreUnavailableError` until it is loaded. */
    readonly secret: () => string;
    readonly timeZone: string;
    readonly puzzle: DailyPuzzles['puzzle'];
  };
}

/** Makes the payload of a deep link to `target`. A signature prevents forged links. */
export const signedPayload = ({ daily }: Pick<Services, 'daily'>, target: string): string =>
  createLinks(daily.secret()).makePayload(target);

/** Today in the time zone of the daily puzzle: `2026-11-23`. */
export const today = ({ now, daily }: Pick<Services, 'now' | 'daily'>): string =>
  dayKey(now(), daily.timeZone);
