/** Most hints for one position. Each reveals more than the one before. */
export const MAX_HINTS_PER_POSITION = 3;

/** Most unfinished own games of a person. A further game ends the one that was least recently played. */
export const MAX_OWN_GAMES = 10;

/** The series of daily puzzles: each day has one puzzle of each. */
export const SERIES = ['puzzle', 'knight'] as const;
export type Series = (typeof SERIES)[number];

/** One of a day's puzzles. */
export interface Daily {
  /** Date of the day: `2026-11-21`. */
  readonly day: string;
  readonly series: Series;
}

/** Game of one person: a day's puzzle, an own game, or a part in a round. */
export interface Game {
  /** Base62, 12 characters. */
  readonly id: string;
  readonly person: string;
  /** Name that others may see. */
  readonly personName: string;
  /** Name of the kind of game. */
  readonly kind: string;
  /** Day key (`2026-11-21`) of a daily puzzle. Absent for other games. */
  readonly day?: string;
  /** Past day whose puzzle is practised. Only present if `day` is absent. */
  readonly practice?: string;
  /** Series of the day's puzzle (`day` or `practice`). Default: `puzzle`. */
  readonly series?: Series;
  /** Id of the round that the game belongs to. Only present if `day` is absent. */
  readonly round?: string;
  /**
   * Start, goal (empty if the kind has only one goal) and current position, in the notation of the game's
   * kind.
   */
  readonly start: string;
  readonly goal: string;
  readonly state: string;
  /**
   * All accepted steps in order, in the notation of the game's kind. `-` takes a step back. `+` joins a step
   * to the press before.
   */
  readonly moves: string;
  /** Number of steps, including those taken back. This is the score. */
  readonly moveCount: number;
  /** Proved fewest steps from the start to the goal. Absent while unknown. */
  readonly par?: number;
  /** Whether hints or solutions were shown. */
  readonly assisted: boolean;
  /** Number of hints. */
  readonly hints: number;
  /** Number of hints for the current position, at most `MAX_HINTS_PER_POSITION`. */
  readonly hinted: number;
  /** Whether the game ended unsolved. */
  readonly gaveUp: boolean;
  /** The game was ended to make room for newer games. */
  readonly putAway?: true;
  /** The game was solved faster than a person can, so it is in no ranking. */
  readonly isUnranked?: true;
  /** Place where the game counts, if it is played elsewhere. */
  readonly origin?: string;
  /** Chosen level of difficulty. */
  readonly level?: string;
  /** Id of the picture on the tiles. */
  readonly picture?: string;
  /**
   * Number of accepted presses and lines. Buttons contain it, so that presses on old boards are recognised.
   */
  readonly revision: number;
  /** Milliseconds since the epoch, like the other times. */
  readonly startedAt: number;
  /** When the game was last started, opened or changed. */
  readonly touchedAt: number;
  readonly finishedAt?: number;
}

/** Puzzle of a day in the form that games use. */
export type StoredPuzzle = Pick<Game, 'kind' | 'start' | 'goal'> & { readonly par: number };

/** Values of a new game. `now`: milliseconds since the epoch. */
export type NewGame = Pick<
  Game,
  'person' | 'personName' | 'kind' | 'start' | 'goal' | 'par' | 'origin' | 'level' | 'picture'
> & { readonly now: number };

/** Id and revision of a game that is to be changed only if it still has this revision. */
export type GameAtRevision = Pick<Game, 'id' | 'revision'> & { readonly now: number };

/** Accepted steps and the position after them. */
export interface AppendMoves extends GameAtRevision {
  readonly state: string;
  /** Steps to append. */
  readonly moves: string;
  /** Number of steps in `moves`. */
  readonly moveCount: number;
  /** Whether the game is solved. */
  readonly finished: boolean;
  /** Whether the game is excluded from rankings. */
  readonly isUnranked?: boolean;
}

/** Games of the store. */
export interface Games {
  /**
   * Returns the person's game of a day's puzzle, and creates it if there is none. Records that it is played
   * in this place. A solved game counts there. It also counts where the person opened a game of the same
   * series in the week before.
   */
  daily(
    game: NewGame & Pick<Game, 'series'> & { readonly day: string; readonly place: string },
  ): Promise<Game>;
  /**
   * Creates an own game, or practice on a past day. If the person then has more than `MAX_OWN_GAMES`
   * unfinished own games, ends the least recently played.
   */
  play(game: NewGame & Pick<Game, 'practice' | 'series'>): Promise<Game>;
  byId(id: string): Promise<Game | undefined>;
  /** Whether the person has solved a game of that kind. */
  hasSolved(person: string, kind: string): Promise<boolean>;
  /** The person's games of that day (one for each series), and their unfinished games in rounds. */
  inPlay(person: string, day: string): Promise<readonly Game[]>;
  /**
   * The person's most recently played unfinished game (for typed moves). `address`: only games whose board is
   * shown there publicly.
   */
  latest(person: string, address?: string): Promise<Game | undefined>;
  /**
   * Applies steps to a game if it is unfinished and still has this revision. Returns the changed game, else
   * undefined. `restart` and `giveUp` have the same condition and result.
   */
  advance(steps: AppendMoves): Promise<Game | undefined>;
  /** Resets the game and its clock to the start. */
  restart(game: GameAtRevision): Promise<Game | undefined>;
  /** Ends the game unsolved. */
  giveUp(game: GameAtRevision): Promise<Game | undefined>;
  /** Records that the player had help with a game. Undefined if the game is finished or deleted. */
  assist(id: string): Promise<Game | undefined>;
  /**
   * Records a hint for the position at this revision. A hint counts as help. Undefined if the game has
   * changed.
   */
  hint(at: Pick<Game, 'id' | 'revision'>): Promise<Game | undefined>;
  /** Records the proved fewest steps, if the game has no `par` yet. */
  setPar(id: string, par: number): Promise<void>;
  /** Whether that day's puzzle was opened in this place. */
  isPlayed(of: Daily, place: string): Promise<boolean>;
}

/** The days' puzzles in the store. */
export interface Days {
  /** The stored puzzle of a day. */
  get(of: Daily): Promise<StoredPuzzle | undefined>;
  /**
   * Stores the puzzle unless the day already has one. Returns the day's stored puzzle, which is the same for
   * all processes.
   */
  keep(of: Daily, puzzle: StoredPuzzle): Promise<StoredPuzzle>;
}
