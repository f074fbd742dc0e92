export const MAX_HINTS_PER_POSITION = 3;

/** Limit for a person. One more ends the least recently played. */
export const MAX_OWN_GAMES = 10;

/** Limit for each: a person's finished own games, the finished rounds that the person began, solutions. */
export const MAX_STORED_PER_PERSON = 200;

export const SERIES = ['puzzle', 'knight'] as const;
export type Series = (typeof SERIES)[number];

export interface Daily {
  readonly day: string;
  readonly series: Series;
}

/**
 * Game of one person: a day's puzzle, an own game (started for themselves), or a part of a race. Times are
 * milliseconds since the epoch.
 */
export interface Game {
  /** Base62, 12 characters. */
  readonly id: string;
  readonly person: string;
  /** As others may see it. */
  readonly personName: string;
  /** `sliding` or `knight`. */
  readonly kind: string;
  /** Set for a daily puzzle only, such as `2026-11-21`. */
  readonly day?: string;
  /** Past day whose puzzle is played for practice. */
  readonly practice?: string;
  /** Series of `day` or `practice`. Default: `puzzle`. */
  readonly series?: Series;
  /** Race that the game is part of. */
  readonly round?: string;
  /** Text in the notation of the game's kind, like `goal` and `state`. */
  readonly start: string;
  /** Empty if all games of the kind have the same goal. */
  readonly goal: string;
  readonly state: string;
  /**
   * All steps in the notation of the game's kind. `-`: the last step was taken back. `+`: the next step
   * belongs to the same press as the step before.
   */
  readonly moves: string;
  /** The score. Steps that were taken back count too. */
  readonly moveCount: number;
  /** Proved fewest steps. Absent if unknown. */
  readonly par?: number;
  /** Whether the bot helped, with a hint or the solution. */
  readonly assisted: boolean;
  readonly hints: number;
  /** Hints for the current position. A step resets them. */
  readonly hinted: number;
  readonly gaveUp: boolean;
  /** The game was ended by `MAX_OWN_GAMES`. */
  readonly putAway?: true;
  /** Moves that came in typed lines of several moves. */
  readonly typedCount?: number;
  /** Solved faster than a person can. Rankings leave it out. */
  readonly isUnranked?: true;
  /** Key of the group whose leaderboard counts the game: the player followed a link from there. */
  readonly origin?: string;
  readonly level?: string;
  /** Id of the picture on the tiles. */
  readonly picture?: string;
  /** Counts all changes. Buttons contain it, to recognise repeated presses and presses on old boards. */
  readonly revision: number;
  readonly startedAt: number;
  /** When the game was last started, opened or changed. */
  readonly touchedAt: number;
  /** End of a solved or unsolved game. */
  readonly finishedAt?: number;
  /**
   * Key of the last request that made, changed or got a hint for the game. A request with this key is a
   * repeat.
   */
  readonly changedBy?: string;
}

export type StoredPuzzle = Pick<Game, 'kind' | 'start' | 'goal'> & { readonly par: number };

export interface ChangingRequest {
  readonly requestKey?: string | undefined;
}

export type NewGame = Pick<
  Game,
  'person' | 'personName' | 'kind' | 'start' | 'goal' | 'par' | 'origin' | 'level' | 'picture'
> &
  ChangingRequest & { readonly now: number };

/** The game is changed only if it still has this revision. */
export type GameAtRevision = Pick<Game, 'id' | 'revision'> & ChangingRequest & { readonly now: number };

export interface MovesToAppend extends GameAtRevision {
  readonly state: string;
  readonly moves: string;
  /** Steps to add to the score. */
  readonly moveCount: number;
  /** Steps of a typed line of several moves. Default: 0. */
  readonly typedCount?: number;
  /** Added to the revision. Default: 1. */
  readonly changeCount?: number;
  readonly isSolved: boolean;
  readonly isUnranked?: boolean;
}

export interface Games {
  /**
   * Returns the person's game of a day's puzzle, or creates it. `place`: the shared chat where it was opened,
   * if any. When solved, it counts there, and in chats where the person opened a game of the series in the
   * seven days before.
   */
  daily(
    game: NewGame & Pick<Game, 'series'> & { readonly day: string; readonly place?: string | undefined },
  ): Promise<Game>;
  /**
   * Creates an own game, or a game to practise a past day's puzzle. Ends or removes games beyond the limits,
   * with their live messages. A repeated request gets the game that it made or changed.
   */
  play(game: NewGame & Pick<Game, 'practice' | 'series'>): Promise<Game>;
  byId(id: string): Promise<Game | undefined>;
  hasSolved(person: string, kind: string): Promise<boolean>;
  /**
   * Games of the daily puzzles of `day`, and unfinished games of other days and in races. Newest day first.
   */
  currentGames(person: string, day: string): Promise<readonly Game[]>;
  /**
   * The game for typed moves: the last played unfinished one, with `address` of those whose board is public
   * in this chat. A repeated request gets the game that it changed, even if finished.
   */
  latest(
    person: string,
    options?: ChangingRequest & { readonly address?: string | undefined },
  ): Promise<Game | undefined>;
  /** Appends steps to an unfinished game. Undefined if nothing was changed, as below. */
  advance(steps: MovesToAppend): Promise<Game | undefined>;
  /** Resets the game. Also sets the start time to `now`. */
  restart(game: GameAtRevision): Promise<Game | undefined>;
  /** Ends the game as unsolved. */
  giveUp(game: GameAtRevision): Promise<Game | undefined>;
  /** Records help by the bot. Undefined if the game is finished or deleted. */
  assist(id: string): Promise<Game | undefined>;
  /**
   * Counts a hint, unless the request is a repeat. A hint is also help. Undefined if the game has another
   * revision or is finished.
   */
  hint(game: Omit<GameAtRevision, 'now'>): Promise<Game | undefined>;
  /** Has no effect if `par` is known. */
  setPar(id: string, par: number): Promise<void>;
  /** Whether any person's game of it was opened in this chat, or counts there. */
  isPlayed(daily: Daily, place: string): Promise<boolean>;
}

export interface Days {
  get(daily: Daily): Promise<StoredPuzzle | undefined>;
  /** Stores the puzzle unless there is one. Returns the stored one, the same for all processes. */
  keep(daily: Daily, puzzle: StoredPuzzle): Promise<StoredPuzzle>;
}
