import type { Posting } from '../../chat/delivery/posting.ts';
import type { Jobs } from '../../chat/limits/jobs.ts';
import { createLinks } from '../../chat/links.ts';
import type { Random } from '../../core/random.ts';
import type { DailyPuzzles } from '../../daily/daily-puzzles.ts';
import { dayKey } from '../../daily/day.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Look, Picture } from '../../render/paint/picture.ts';
import type { PhotoCutter } from '../../render/photo/cutter.ts';
import type { Animation, Scene } from '../../render/scene/scene.ts';
import type { Solver } from '../../solver/solver.ts';
import type { Store } from '../../store/contract/store.ts';

/** What the commands of a terminal work with. */
export interface TerminalServices {
  readonly solver: Solver;
  /** Absent in a terminal, where nothing is kept. */
  readonly store?: Store;
  readonly jobs: Jobs;
  /** Pictures in the call's look. */
  readonly draw: (scene: Scene, look: Look) => Promise<Picture>;
  readonly animate: (animation: Animation, look: Look) => Promise<Picture>;
  readonly random: Random;
  /** What people type, in any language, for the one meaning of a text `words-...`. */
  readonly words: (id: string) => readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds for one answer. */
  readonly timeMs: number;
}

/** What all features work with. */
export interface Services extends TerminalServices {
  readonly store: Store;
  /** What goes on the tiles of a photo that somebody has sent. */
  readonly cutPhoto: PhotoCutter;
  /** What the bot may not do there, asked now. */
  readonly lacks: Required<Posting>['lacks'];
  /** The languages that the bot speaks, and its texts in one of them. */
  readonly languages: readonly string[];
  readonly texts: (locale: string) => Texts;
  readonly daily: {
    /** Throws `StoreUnavailableError` until it is known. */
    readonly secret: () => string;
    readonly timeZone: string;
    /** The puzzle of a day that has begun. */
    readonly puzzle: DailyPuzzles['puzzle'];
  };
}

/** The payload of a link that opens this target. */
export const sealed = ({ daily }: Pick<Services, 'daily'>, target: string): string =>
  createLinks(daily.secret()).seal(target);

/** Today's key in the daily puzzle's time zone. */
export const today = ({ now, daily }: Pick<Services, 'now' | 'daily'>): string =>
  dayKey(now(), daily.timeZone);
