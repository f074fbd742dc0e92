/** Hints for one position that tell more than the one before. */
export const MAX_HINTS_PER_POSITION = 3;

/** Unfinished games of one person's own; the one touched longest ago is put away for another. */
export const MAX_OWN_GAMES = 10;

/** The puzzles of a day: the one known as the daily puzzle, and the knight's walk. */
export const SERIES = ['puzzle', 'knight'] as const;
export type Series = (typeof SERIES)[number];

/** A day's puzzle of one series. */
export interface Daily {
  /** The day key: `2026-11-21`. */
  readonly day: string;
  readonly series: Series;
}

/** One person's game: a day's puzzle, one of their own, or their part in a round. */
export interface Game {
  /** Base62, 12 characters. */
  readonly id: string;
  readonly person: string;
  /** As it may be shown to others. */
  readonly personName: string;
  /** The name of what is played. */
  readonly kind: string;
  /** The day key (`2026-11-21`) of a daily puzzle; absent: `/play`. */
  readonly day?: string;
  /** The past day whose puzzle is practised on; only where `day` is absent. */
  readonly practice?: string;
  /** Which puzzle of that day or past day; absent: `puzzle`. */
  readonly series?: Series;
  /** The race or contest that it belongs to; only where `day` is absent. */
  readonly round?: string;
  /**
   * The position it began with, the goal (empty: the kind has one) and the present position, as the kind
   * writes them.
   */
  readonly start: string;
  readonly goal: string;
  readonly state: string;
  /** All accepted steps in order, as the kind writes them: `-` takes one back, `+` joins one to its press. */
  readonly moves: string;
  /** How many steps, those taken back included: the score. */
  readonly moveCount: number;
  /** The proved fewest steps from the start to the goal; absent: not known (yet). */
  readonly par?: number;
  /** Hints or solutions were looked at. */
  readonly assisted: boolean;
  /** How many hints were given. */
  readonly hints: number;
  /** How many of them for the present position, `MAX_HINTS_PER_POSITION` at most: each tells more. */
  readonly hinted: number;
  /** It was ended without being solved. */
  readonly gaveUp: boolean;
  /** That was done to make room for newer games. */
  readonly putAway?: true;
  /** It was solved faster than any person can, so it is in no ranking. */
  readonly isUnranked?: true;
  /** The place that it is played for, where that is another than the one it is played in. */
  readonly origin?: string;
  /** How hard it was asked to be. */
  readonly level?: string;
  /** The picture whose pieces the tiles show. */
  readonly picture?: string;
  /** Counts accepted presses and lines; what a button carries. */
  readonly revision: number;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** When it was begun, opened or changed last. */
  readonly touchedAt: number;
  readonly finishedAt?: number;
}

/** The puzzle of a day, as games hold it. */
export type StoredPuzzle = Pick<Game, 'kind' | 'start' | 'goal'> & { readonly par: number };

/** What a game begins with. `now`: milliseconds since the epoch. */
export type NewGame = Pick<
  Game,
  'person' | 'personName' | 'kind' | 'start' | 'goal' | 'par' | 'origin' | 'level' | 'picture'
> & { readonly now: number };

/** A game that still has this revision. */
export type GameAtRevision = Pick<Game, 'id' | 'revision'> & { readonly now: number };

/** Steps that were accepted, and where they led. */
export interface AppendMoves extends GameAtRevision {
  readonly state: string;
  /** To be written behind the moves so far. */
  readonly moves: string;
  /** How many steps that is. */
  readonly moveCount: number;
  /** The game is solved. */
  readonly finished: boolean;
  /** It is to be in no ranking. */
  readonly isUnranked?: boolean;
}

/** The games of `Store`. */
export interface Games {
  /**
   * The person's game of that day's puzzle, made if there is none; also notes that the person plays in this
   * place. Once it is solved it counts there, and where they have opened one of that series in the week
   * before.
   */
  daily(
    game: NewGame & Pick<Game, 'series'> & { readonly day: string; readonly place: string },
  ): Promise<Game>;
  /** A new game of one's own, or practice on a past day. Ends unfinished ones beyond `MAX_OWN_GAMES`. */
  play(game: NewGame & Pick<Game, 'practice' | 'series'>): Promise<Game>;
  byId(id: string): Promise<Game | undefined>;
  /** Whether the person has solved a game of that kind that is still kept. */
  hasSolved(person: string, kind: string): Promise<boolean>;
  /**
   * The person's games of that day, one a series, finished or not, and those of rounds that they have not
   * finished.
   */
  inPlay(person: string, day: string): Promise<readonly Game[]>;
  /**
   * The unfinished game that the person touched last (for typed moves). `address`: of those alone whose
   * board stands there for all to see.
   */
  latest(person: string, address?: string): Promise<Game | undefined>;
  /**
   * Puts an unfinished game that still has this revision where steps have led it, else changes nothing.
   * Returns the game after it, or undefined if it was refused; so do `restart` and `giveUp`.
   */
  advance(steps: AppendMoves): Promise<Game | undefined>;
  /** Puts it back to its start, the clock too. */
  restart(game: GameAtRevision): Promise<Game | undefined>;
  /** Ends it without its being solved. */
  giveUp(game: GameAtRevision): Promise<Game | undefined>;
  /** Notes that its player has had help; undefined if it is finished or gone. */
  assist(id: string): Promise<Game | undefined>;
  /** Notes a hint for that revision's position, which is help too; undefined if it isn't the present one. */
  hint(at: Pick<Game, 'id' | 'revision'>): Promise<Game | undefined>;
  /** Notes the proved fewest steps of a game that has none noted. */
  setPar(id: string, par: number): Promise<void>;
  /** Whether a game of that day's puzzle was begun, or looked at, in this place. */
  isPlayed(of: Daily, place: string): Promise<boolean>;
}

/** The days' puzzles of `Store`. */
export interface Days {
  /** The puzzle that was drawn. */
  get(of: Daily): Promise<StoredPuzzle | undefined>;
  /** Keeps the puzzle unless the day has one. Returns the day's puzzle, the same for all processes. */
  keep(of: Daily, puzzle: StoredPuzzle): Promise<StoredPuzzle>;
}
