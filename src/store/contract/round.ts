/** Shortest time between two updates of `touchedAt` in a race. */
export const TOUCH_INTERVAL_MS = 5000;

/** `race`: all solve the same board at the same time. `fmc`: the shortest solution of one scramble wins. */
export type RoundKind = 'race' | 'fmc';

/** Race or fewest-moves contest in one chat. Times are milliseconds since the epoch. */
export interface Round {
  /** Base62, 12 characters. */
  readonly id: string;
  readonly kind: RoundKind;
  readonly place: string;
  /** Person who started the round, and the name that others may see. */
  readonly host: string;
  readonly hostName: string;
  /** Size such as `3x3`. */
  readonly size: string;
  /** Start position, in the notation of `makeBoardText` like the goal. */
  readonly start: string;
  readonly goal: string;
  /** Proved fewest moves from start to goal. Absent while unknown. */
  readonly par?: number;
  /** Proved lower bound of the solution's length. Absent while unknown. */
  readonly bound?: number;
  /** Seconds to join a race, or the duration of a contest. */
  readonly seconds: number;
  /** `open`: people can join and no game has started. */
  readonly state: 'open' | 'running' | 'over';
  readonly startsAt: number;
  /** Planned end of a contest, or the actual end of a round. */
  readonly endsAt?: number;
  /** Time of the last move or solution. In a race it may lag by `TOUCH_INTERVAL_MS`. */
  readonly touchedAt: number;
}

/** Values of a new round. `now`: milliseconds since the epoch. */
export type NewRound = Pick<
  Round,
  'kind' | 'place' | 'host' | 'hostName' | 'size' | 'start' | 'goal' | 'seconds'
> & {
  /** Chat or topic where the round was started. */
  readonly address: string;
  /** Id of the round, so that a repeated call returns the existing round. Default: a random id. */
  readonly id?: string;
  readonly now: number;
};

/** One person's part in a round. */
export interface RoundEntry {
  readonly person: string;
  /** Name that others may see. */
  readonly personName: string;
  /** Id of the person's game. The game exists once the race has started. */
  readonly game: string;
  /** Number of steps in the game. */
  readonly moveCount: number;
  /** Milliseconds from the start to the game's end. Absent before the end. */
  readonly milliseconds?: number;
  /** Whether the game ended unsolved. */
  readonly gaveUp: boolean;
  /** The game was solved faster than a person can, so it is in no ranking. */
  readonly isUnranked?: true;
  /** Number of the person's solutions in a contest, and the shortest of them. */
  readonly tries: number;
  readonly best?: string;
}

/** Round that is not over, as one person sees it. */
export type ActiveRound = Pick<Round, 'id' | 'kind' | 'start' | 'goal' | 'endsAt'> & {
  /** Whether the person has finished: they have solved the race or given up. */
  readonly isThrough: boolean;
};

/** Next step of a round. `waitUntil`: nothing happens before that time. */
export type RoundStep = 'start' | 'end' | { readonly waitUntil: number };

/** Result of joining. `closed`: the race has already started, or the round is over. */
export type JoinResult = { readonly entry: RoundEntry; readonly isNew: boolean } | 'full' | 'closed';

/** Rounds of the store. Each change makes the messages that show the round due, in the same transaction. */
export interface Rounds {
  /**
   * Starts a round. People can join a race until its start. A contest runs immediately. An equal call for the
   * same person within half a minute returns the existing round.
   */
  open(round: NewRound): Promise<Round>;
  byId(id: string): Promise<Round | undefined>;
  /** Entries of the round, ordered by name. */
  entries(id: string): Promise<readonly RoundEntry[]>;
  /** The round that a game belongs to, and the game's entry, even before the game has started. */
  ofGame(game: string): Promise<{ readonly round: Round; readonly entry: RoundEntry } | undefined>;
  /** All rounds that are not over, in any place, as `person` sees them. */
  goingOn(person: string): Promise<readonly ActiveRound[]>;
  /** Number of rounds in this place that are not over. */
  count(place: string): Promise<number>;
  /**
   * Adds a person to the round, unless the round already has `most` entries. A person who has an entry gets
   * it in any state of the round.
   */
  join(
    id: string,
    who: {
      readonly person: string;
      readonly personName: string;
      readonly most: number;
      readonly now: number;
    },
  ): Promise<JoinResult>;
  /**
   * Removes a person from a race before its start. Returns false if the race has started or the person was
   * not in it.
   */
  leave(id: string, person: string): Promise<boolean>;
  /**
   * Does the step that `decide` returns, while the round is locked. `decide` must be pure. `start`: all games
   * begin. `end`: unfinished games end. Undefined if the round is over or unknown.
   */
  step(
    id: string,
    now: number,
    decide: (round: Round, entries: readonly RoundEntry[]) => RoundStep,
  ): Promise<Round | undefined>;
  /**
   * Records a person's solution in a running contest. Undefined if the contest isn't running or the person
   * isn't in it.
   */
  solve(
    id: string,
    solution: { readonly person: string; readonly moves: string; readonly now: number },
  ): Promise<RoundEntry | undefined>;
  /** Records the proved length of the shortest solution, or a proved lower bound. */
  prove(id: string, proved: Pick<Round, 'par' | 'bound'>): Promise<void>;
  /** Ids of at most `most` rounds whose next step is due. */
  due(now: number, most: number): Promise<readonly string[]>;
}
