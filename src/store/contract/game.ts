/** Maximum number of hints for one position. Each hint reveals more than the hint before. */
export const MAX_HINTS_PER_POSITION = 3;

/**
 * Maximum number of unfinished own games of a person. If the person starts one more, the game that was least
 * recently played ends.
 */
export const MAX_OWN_GAMES = 10;

/**
 * The series of daily puzzles. Every day has one puzzle of each series: a sliding puzzle and a knight's tour.
 */
export const SERIES = ['puzzle', 'knight'] as const;
export type Series = (typeof SERIES)[number];

/** Identifies a daily puzzle by its day and series. */
export interface Daily {
  /** Date of the day: `2026-11-21`. */
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
  /** Key of the person who plays the game. */
  readonly person: string;
  /** Name of the player that others may see. */
  readonly personName: string;
  /** Name of the kind of game: `sliding` or `knight`. */
  readonly kind: string;
  /** Day (`2026-11-21`) of a daily puzzle. Absent for other games. */
  readonly day?: string;
  /** Past day whose puzzle is played for practice. Only present if `day` is absent. */
  readonly practice?: string;
  /** Series of the daily puzzle that `day` or `practice` names. Default: `puzzle`. */
  readonly series?: Series;
  /** Id of the race that the game is part of. Only present if `day` is absent. */
  readonly round?: string;
  /** Start position, in the notation of the game's kind. */
  readonly start: string;
  /** Goal position. Empty if all games of the kind have the same goal. */
  readonly goal: string;
  /** Current position. */
  readonly state: string;
  /**
   * Log of all accepted steps in order, in the notation of the game's kind. `-`: the last step was taken
   * back. `+`: the next step belongs to the same button press as the step before.
   */
  readonly moves: string;
  /** Number of steps, which is the score. Steps that were taken back count too. */
  readonly moveCount: number;
  /** Proved fewest steps from the start to the goal. Absent if they aren't known yet. */
  readonly par?: number;
  /** Whether the bot has helped the player with a hint or solution. */
  readonly assisted: boolean;
  /** Number of hints in the whole game. */
  readonly hints: number;
  /** Number of hints for the current position, at most `MAX_HINTS_PER_POSITION`. A step sets it to 0. */
  readonly hinted: number;
  /** Whether the game ended before it was solved. */
  readonly gaveUp: boolean;
  /**
   * Present if the game was ended because the player started a new one and had more than `MAX_OWN_GAMES`
   * unfinished games.
   */
  readonly putAway?: true;
  /** Present if the game was solved faster than a person can. It is then left out of rankings. */
  readonly isUnranked?: true;
  /**
   * Key of the group whose leaderboard counts the game. Present if the player followed a link from there and
   * plays in another chat.
   */
  readonly origin?: string;
  /** Level of difficulty that the player chose. */
  readonly level?: string;
  /** Id of the picture that is shown on the tiles. */
  readonly picture?: string;
  /**
   * Number of changes of the game, such as accepted presses and typed lines. Buttons contain it, so that the
   * bot recognises presses on boards of earlier positions.
   */
  readonly revision: number;
  /** When the game started, in milliseconds since the epoch. The other times have this form too. */
  readonly startedAt: number;
  /** When the game was last started, opened or changed, in milliseconds since the epoch. */
  readonly touchedAt: number;
  /** When the game ended, solved or unsolved. Absent if the game is unfinished. */
  readonly finishedAt?: number;
}

/** The stored puzzle of one day and series. Positions have the notation of the game's kind. */
export type StoredPuzzle = Pick<Game, 'kind' | 'start' | 'goal'> & { readonly par: number };

/** Fields of a new game. `now`: the current time in milliseconds since the epoch. */
export type NewGame = Pick<
  Game,
  'person' | 'personName' | 'kind' | 'start' | 'goal' | 'par' | 'origin' | 'level' | 'picture'
> & { readonly now: number };

/**
 * Identifies a game to change. The game is changed only if it still has this revision. `now`: the current
 * time in milliseconds since the epoch.
 */
export type GameAtRevision = Pick<Game, 'id' | 'revision'> & { readonly now: number };

/** Steps to append to a game, and the game's state after them. */
export interface MovesToAppend extends GameAtRevision {
  /** Position after these steps. */
  readonly state: string;
  /** Steps to append, in the notation of `Game.moves`. */
  readonly moves: string;
  /** Number of steps in `moves`, to be added to the score. */
  readonly moveCount: number;
  /** Whether the game is solved after these steps. */
  readonly isSolved: boolean;
  /** Whether the game is to be left out of rankings. */
  readonly isUnranked?: boolean;
}

/** The part of the store that has the games of all people. */
export interface Games {
  /**
   * Returns the person's game of a day's puzzle. Creates the game if there is none. `place`: the chat where
   * the game was opened. After the game is solved, it counts on the leaderboard of this chat. It also counts
   * in chats where the person opened a game of the series in the seven days before.
   */
  daily(
    game: NewGame & Pick<Game, 'series'> & { readonly day: string; readonly place: string },
  ): Promise<Game>;
  /**
   * Creates an own game, or a game to practise a past day's puzzle. If the person then has more than
   * `MAX_OWN_GAMES` unfinished own games, ends the one that was least recently played.
   */
  play(game: NewGame & Pick<Game, 'practice' | 'series'>): Promise<Game>;
  byId(id: string): Promise<Game | undefined>;
  /** Whether the person has ever solved a game of this kind. */
  hasSolved(person: string, kind: string): Promise<boolean>;
  /**
   * Returns the person's games of the daily puzzles of `day` (at most one for each series), and the person's
   * unfinished games in races.
   */
  currentGames(person: string, day: string): Promise<readonly Game[]>;
  /**
   * Returns the person's unfinished game that was last played. Typed moves apply to it. If `address` is
   * present, only games whose board is public in that chat are considered.
   */
  latest(person: string, address?: string): Promise<Game | undefined>;
  /**
   * Appends steps to a game if it is unfinished and still has the given revision. Returns the changed game.
   * Undefined if the game wasn't changed.
   */
  advance(steps: MovesToAppend): Promise<Game | undefined>;
  /**
   * Resets an unfinished game to its start if it still has the given revision. Its start time becomes `now`.
   * Returns the changed game. Undefined if the game wasn't changed.
   */
  restart(game: GameAtRevision): Promise<Game | undefined>;
  /**
   * Ends an unfinished game as unsolved if it still has the given revision. Returns the changed game.
   * Undefined if the game wasn't changed.
   */
  giveUp(game: GameAtRevision): Promise<Game | undefined>;
  /** Records that the bot helped the player. Returns the game, or undefined if it is finished or deleted. */
  assist(id: string): Promise<Game | undefined>;
  /**
   * Records a hint, which also counts as help, if the game still has this revision. Returns the changed game.
   * Undefined if the game has another revision or is finished.
   */
  hint(game: Pick<Game, 'id' | 'revision'>): Promise<Game | undefined>;
  /** Records the proved fewest steps of a game whose `par` is still unknown. */
  setPar(id: string, par: number): Promise<void>;
  /**
   * Whether any person's game of this daily puzzle was opened in this place (chat), or counts on its
   * leaderboard.
   */
  isPlayed(daily: Daily, place: string): Promise<boolean>;
}

/** The part of the store that has the daily puzzles. */
export interface Days {
  /** Returns the puzzle of a day and series. Undefined if it isn't stored yet. */
  get(daily: Daily): Promise<StoredPuzzle | undefined>;
  /**
   * Stores the puzzle unless the store already has a puzzle for this day and series. Returns the stored
   * puzzle, which is the same for all processes.
   */
  keep(daily: Daily, puzzle: StoredPuzzle): Promise<StoredPuzzle>;
}
