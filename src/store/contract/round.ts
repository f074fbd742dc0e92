/** Shortest time between two updates of `Round.touchedAt` in a race. */
export const TOUCH_INTERVAL_MS = 5000;

/**
 * `race`: all players solve the same board at the same time. `fmc` (fewest-moves contest): the shortest
 * solution of a given start position wins.
 */
export type RoundKind = 'race' | 'fmc';

/** A round: a race or fewest-moves contest in one chat. Times are milliseconds since the epoch. */
export interface Round {
  /** Base62, 12 characters. */
  readonly id: string;
  readonly kind: RoundKind;
  /** Key of the chat. */
  readonly place: string;
  /** Key of the person who started the round. */
  readonly host: string;
  /** Name of this person that others may see. */
  readonly hostName: string;
  /** Size of the board, such as `3x3`. */
  readonly size: string;
  /** Start position. Start and goal have the notation of `makeBoardText`. */
  readonly start: string;
  readonly goal: string;
  /** Proved fewest moves from start to goal. Absent if they aren't known yet. */
  readonly par?: number;
  /**
   * Proved minimum: no solution has fewer moves than this. A later proof may raise it. Absent if nothing is
   * proved yet.
   */
  readonly bound?: number;
  /** Race: how long people can join, in seconds. Contest: its duration in seconds. */
  readonly seconds: number;
  /**
   * `open`: people can join a race that hasn't started. `running`: people play. `over`: the round has ended.
   */
  readonly state: 'open' | 'running' | 'over';
  /** When the race starts, or when the contest started. */
  readonly startsAt: number;
  /** When a running contest will end, or when the round has ended. Absent for a race before its end. */
  readonly endsAt?: number;
  /**
   * Time of the last move in a race. It isn't updated at every move, so the real time may be up to
   * `TOUCH_INTERVAL_MS` later. Before the first move: the start of the round.
   */
  readonly touchedAt: number;
}

/** Fields of a new round. `now`: the current time in milliseconds since the epoch. */
export type NewRound = Pick<
  Round,
  'kind' | 'place' | 'host' | 'hostName' | 'size' | 'start' | 'goal' | 'seconds'
> & {
  /** Chat or topic in which the round was started. */
  readonly address: string;
  /** Id of the new round. If a round has this id already, that round is returned. Default: a random id. */
  readonly id?: string;
  /** Current time in milliseconds since the epoch. */
  readonly now: number;
};

/** A person who joined a round, and the person's results in it. */
export interface RoundEntry {
  readonly person: string;
  /** Name of the person that others may see. */
  readonly personName: string;
  /** Id of the person's game in a race. The game itself is created when the race starts. */
  readonly game: string;
  /** Number of steps in the game. */
  readonly moveCount: number;
  /** Time from the game's start to its end. Absent until the game ends. */
  readonly milliseconds?: number;
  /** Whether the game ended before it was solved. */
  readonly gaveUp: boolean;
  /** Present if the game was solved faster than a person can. It then gets no rank. */
  readonly isUnranked?: true;
  /** Number of solutions that the person sent in a contest. */
  readonly tries: number;
  /** The person's shortest solution. Absent if the person sent none. */
  readonly best?: string;
}

/** A round that is not over, with the state of one person in it (`hasEnded`). */
export type ActiveRound = Pick<Round, 'id' | 'kind' | 'start' | 'goal' | 'endsAt'> & {
  /** Whether the person's game in the race has ended, solved or given up. */
  readonly hasEnded: boolean;
};

/** What to do with a round now: start it, end it, or wait until the time `waitUntil`. */
export type RoundStep = 'start' | 'end' | { readonly waitUntil: number };

/**
 * Result of joining a round. `closed`: the race has already started, the round is over, or there is no such
 * round. `full`: the round has the maximum number of players.
 */
export type JoinResult = { readonly entry: RoundEntry; readonly isNew: boolean } | 'full' | 'closed';

/**
 * The part of the store that has the rounds. Each change of a round also makes the round's live messages due
 * for an update, in the same transaction.
 */
export interface Rounds {
  /**
   * Creates a round. People can join a race until it starts. A contest runs immediately. If the same person
   * opened an equal round in the same chat in the last 30 seconds, returns that round. Equal means: the same
   * kind, size and duration.
   */
  open(round: NewRound): Promise<Round>;
  byId(id: string): Promise<Round | undefined>;
  /** Returns the people who joined the round, ordered by name. */
  entries(id: string): Promise<readonly RoundEntry[]>;
  /**
   * Returns the round that a game belongs to, and the entry of the game's player. Also works before a race
   * starts, when the game has an id but isn't created yet.
   */
  ofGame(game: string): Promise<{ readonly round: Round; readonly entry: RoundEntry } | undefined>;
  /**
   * Returns all rounds in any chat that are not over. The field `hasEnded` says whether the game of `person`
   * has ended.
   */
  activeRounds(person: string): Promise<readonly ActiveRound[]>;
  /** Returns the number of rounds in this chat that are not over. */
  count(place: string): Promise<number>;
  /**
   * Adds a person to the round, unless `maxPlayers` people have joined it. If the person has already joined,
   * returns the existing entry, even if the round is over.
   */
  join(
    id: string,
    player: {
      readonly person: string;
      readonly personName: string;
      readonly maxPlayers: number;
      /** Current time in milliseconds since the epoch. */
      readonly now: number;
    },
  ): Promise<JoinResult>;
  /**
   * Removes a person from a race that hasn't started. Returns false if the race has started or the person
   * hadn't joined it.
   */
  leave(id: string, person: string): Promise<boolean>;
  /**
   * Locks the round, calls `decide`, and does the step that `decide` returns. `start`: the games of all
   * players begin. `end`: unfinished games end. `decide` must be pure. Returns the changed round, or
   * undefined if the round is over or unknown.
   */
  step(
    id: string,
    now: number,
    decide: (round: Round, entries: readonly RoundEntry[]) => RoundStep,
  ): Promise<Round | undefined>;
  /**
   * Records a solution that a person sent in a contest. Returns the person's entry. Undefined if the contest
   * isn't running or the person hasn't joined it.
   */
  solve(
    id: string,
    solution: { readonly person: string; readonly moves: string; readonly now: number },
  ): Promise<RoundEntry | undefined>;
  /**
   * Records a proof about the shortest solution: its number of moves (`par`), or a lower bound of that number
   * (`bound`).
   */
  recordProof(id: string, proof: Pick<Round, 'par' | 'bound'>): Promise<void>;
  /**
   * Returns the ids of rounds that must start or end, or must be checked again, by the time `now`: at most
   * `limit` ids.
   */
  due(now: number, limit: number): Promise<readonly string[]>;
}
