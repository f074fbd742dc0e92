/** Each hint reveals more than the hint before. */
export const MAX_HINTS_PER_POSITION = 3;

/** Limit for a person. If one more starts, the one that was least recently played ends. */
export const MAX_OWN_GAMES = 10;

/**
 * Limit for each of these: a person's finished own games, the finished rounds that the person began,
 * solutions. The oldest are removed.
 */
export const MAX_STORED_PER_PERSON = 200;

/** Every day has one puzzle of each series: a sliding puzzle and a knight's tour. */
export const SERIES = ['puzzle', 'knight'] as const;
export type Series = (typeof SERIES)[number];

export interface Daily {
  /** `2026-11-21`. */
  readonly day: string;
  readonly series: Series;
}

/**
 * Game of one person: a day's puzzle, a game that the person started for themselves (own game), or the
 * person's game in a race.
 */
export interface Game {
  /** Base62, 12 characters. */
  readonly id: string;
  readonly person: string;
  /** As others may see it. */
  readonly personName: string;
  /** `sliding` or `knight`. */
  readonly kind: string;
  /** `2026-11-21` for a daily puzzle. Absent for other games. */
  readonly day?: string;
  /** Past day whose puzzle is played for practice. Only present if `day` is absent. */
  readonly practice?: string;
  /** Series of `day` or `practice`. Default: `puzzle`. */
  readonly series?: Series;
  /** The race that the game is part of. Only present if `day` is absent. */
  readonly round?: string;
  /** Text in the notation of the game's kind, like `goal` and `state`. */
  readonly start: string;
  /** Empty if all games of the kind have the same goal. */
  readonly goal: string;
  readonly state: string;
  /**
   * All accepted steps in order, in the notation of the game's kind. `-`: the last step was taken back. `+`:
   * the next step belongs to the same press as the step before.
   */
  readonly moves: string;
  /** The score. Steps that were taken back count too. */
  readonly moveCount: number;
  /** Proved fewest steps from start to goal. Absent if unknown. */
  readonly par?: number;
  /** Whether the bot has helped the player with a hint or solution. */
  readonly assisted: boolean;
  /** Hints in the whole game. */
  readonly hints: number;
  /** Hints for the current position, at most `MAX_HINTS_PER_POSITION`. A step sets it to 0. */
  readonly hinted: number;
  readonly gaveUp: boolean;
  /** Present if the game ended because the player had more than `MAX_OWN_GAMES` unfinished games. */
  readonly putAway?: true;
  /** Moves that came in typed lines of several moves. Absent if 0. */
  readonly typedCount?: number;
  /** Present if the game was solved faster than a person can. Rankings leave it out. */
  readonly isUnranked?: true;
  /** Key of the group whose leaderboard counts the game, because the player followed a link from there. */
  readonly origin?: string;
  /** Difficulty that the player chose. */
  readonly level?: string;
  /** Id of the picture on the tiles. */
  readonly picture?: string;
  /**
   * Counts accepted presses, typed moves, undos, restarts. Buttons contain it, to recognise presses on boards
   * of earlier positions, and repeated presses.
   */
  readonly revision: number;
  /** In milliseconds since the epoch, like the other times. */
  readonly startedAt: number;
  /** When the game was last started, opened or changed. */
  readonly touchedAt: number;
  /** When the game ended, solved or unsolved. */
  readonly finishedAt?: number;
  /**
   * Key of the request that made the game, changed it last or got its last hint. A request with this key is a
   * repeat.
   */
  readonly changedBy?: string;
}

export type StoredPuzzle = Pick<Game, 'kind' | 'start' | 'goal'> & { readonly par: number };

export interface ChangingRequest {
  /** Becomes `Game.changedBy`. */
  readonly requestKey?: string | undefined;
}

/** `now`: in milliseconds since the epoch. */
export type NewGame = Pick<
  Game,
  'person' | 'personName' | 'kind' | 'start' | 'goal' | 'par' | 'origin' | 'level' | 'picture'
> &
  ChangingRequest & { readonly now: number };

/** The game is changed only if it still has this revision. `now`: in milliseconds since the epoch. */
export type GameAtRevision = Pick<Game, 'id' | 'revision'> & ChangingRequest & { readonly now: number };

export interface MovesToAppend extends GameAtRevision {
  /** State after these steps. */
  readonly state: string;
  /** Steps in the notation of `Game.moves`. */
  readonly moves: string;
  /** Steps in `moves`, to be added to the score. */
  readonly moveCount: number;
  /** Steps that came in a typed line of several moves. Default: 0. */
  readonly typedCount?: number;
  /** Added to the revision. Default: 1. */
  readonly changeCount?: number;
  readonly isSolved: boolean;
  /** Whether rankings must leave the game out. */
  readonly isUnranked?: boolean;
}

export interface Games {
  /**
   * Returns the person's game of a day's puzzle, or creates it. `place`: the shared chat where it was opened;
   * absent for a private chat, which has no leaderboard. A solved game counts there, and in chats where the
   * person opened a game of the series in the seven days before.
   */
  daily(
    game: NewGame & Pick<Game, 'series'> & { readonly day: string; readonly place?: string | undefined },
  ): Promise<Game>;
  /**
   * Creates an own game, or a game to practise a past day's puzzle. Ends the least recently played unfinished
   * own game beyond `MAX_OWN_GAMES`. Removes the oldest finished ones beyond `MAX_STORED_PER_PERSON`, with
   * their live messages. If the request with this key has made or changed a game of the person before,
   * returns that game.
   */
  play(game: NewGame & Pick<Game, 'practice' | 'series'>): Promise<Game>;
  byId(id: string): Promise<Game | undefined>;
  hasSolved(person: string, kind: string): Promise<boolean>;
  /**
   * Games of the daily puzzles of `day` (at most one for each series), and unfinished games of other days and
   * in races. The newest day comes first.
   */
  currentGames(person: string, day: string): Promise<readonly Game[]>;
  /**
   * Returns the person's game that the request with this key changed, finished or not. Otherwise the
   * unfinished game that was last played, to which typed moves apply. With `address`, that is one whose board
   * is public in this chat.
   */
  latest(
    person: string,
    options?: ChangingRequest & { readonly address?: string | undefined },
  ): Promise<Game | undefined>;
  /** Appends steps to an unfinished game. Undefined if the game wasn't changed. */
  advance(steps: MovesToAppend): Promise<Game | undefined>;
  /**
   * Resets an unfinished game to its start, with the start time `now`. Undefined if the game wasn't changed.
   */
  restart(game: GameAtRevision): Promise<Game | undefined>;
  /** Ends an unfinished game as unsolved. Undefined if the game wasn't changed. */
  giveUp(game: GameAtRevision): Promise<Game | undefined>;
  /** Records that the bot helped the player. Undefined if the game is finished or deleted. */
  assist(id: string): Promise<Game | undefined>;
  /**
   * Records a hint, which also counts as help. If the same request has changed the game before, counts no
   * hint. Undefined if the game has another revision or is finished.
   */
  hint(game: Omit<GameAtRevision, 'now'>): Promise<Game | undefined>;
  /** Has an effect only while the game's `par` is unknown. */
  setPar(id: string, par: number): Promise<void>;
  /** Whether anyone's game of this daily puzzle was opened in this chat, or counts on its leaderboard. */
  isPlayed(daily: Daily, place: string): Promise<boolean>;
}

export interface Days {
  /** Undefined if it isn't stored yet. */
  get(daily: Daily): Promise<StoredPuzzle | undefined>;
  /** Stores the puzzle unless there is one. Returns the stored one, which is the same for all processes. */
  keep(daily: Daily, puzzle: StoredPuzzle): Promise<StoredPuzzle>;
}
