/** Time between two updates of `Round.touchedAt` in a race. */
export const TOUCH_INTERVAL_MS = 5000;

/**
 * `race`: all players solve the same board at the same time. `fmc` (fewest-moves contest): the shortest
 * solution of a given start position wins.
 */
export type RoundKind = 'race' | 'fmc';

/** A race or contest in one chat. Times are milliseconds since the epoch. */
export interface Round {
  /** Base62, 12 characters. */
  readonly id: string;
  readonly kind: RoundKind;
  readonly place: string;
  /** Key of the person who started the round. */
  readonly host: string;
  readonly hostName: string;
  /** Size such as `3x3`. */
  readonly size: string;
  /** Start and goal have the notation of `makeBoardText`. */
  readonly start: string;
  readonly goal: string;
  /** Proved fewest moves from start to goal. Absent if unknown. */
  readonly par?: number;
  /** Proved lower bound of the moves, which a later proof may raise. */
  readonly bound?: number;
  /** Race: how long people can join. Contest: its duration. */
  readonly seconds: number;
  /** `open`: people can join a race that hasn't started. */
  readonly state: 'open' | 'running' | 'over';
  /** When the race starts, or when the contest started. */
  readonly startsAt: number;
  /** When a running contest will end, or when the round has ended. Absent for a race before its end. */
  readonly endsAt?: number;
  /**
   * Last move in a race, at first the start of the round. The real time may be up to `TOUCH_INTERVAL_MS`
   * later.
   */
  readonly touchedAt: number;
}

/** `now`: in milliseconds since the epoch. */
export type NewRound = Pick<
  Round,
  'kind' | 'place' | 'host' | 'hostName' | 'size' | 'start' | 'goal' | 'seconds'
> & {
  /** Chat or topic in which the round was started. */
  readonly address: string;
  /** If a round has this id already, that round is returned. Default: a random id. */
  readonly id?: string;
  /** In milliseconds since the epoch. */
  readonly now: number;
};

export interface RoundEntry {
  readonly person: string;
  readonly personName: string;
  /** Id of the person's game in a race. The game is created when the race starts. */
  readonly game: string;
  /** Steps in the game. */
  readonly moveCount: number;
  /** Time from the game's start to its end. Absent until then. */
  readonly milliseconds?: number;
  readonly gaveUp: boolean;
  /** Present if the game was solved faster than a person can. It then gets no rank. */
  readonly isUnranked?: true;
  /** Solutions that the person sent in a contest. */
  readonly tries: number;
  /** The person's shortest solution. */
  readonly best?: string;
}

/** A round that is not over. */
export type ActiveRound = Pick<Round, 'id' | 'kind' | 'start' | 'goal' | 'endsAt'> & {
  /** Whether the person's game in the race was solved or given up. */
  readonly hasEnded: boolean;
};

export type RoundStep = 'start' | 'end' | { readonly waitUntil: number };

/** `closed`: the race has already started, the round is over, or there is no such round. */
export type JoinResult = { readonly entry: RoundEntry; readonly isNew: boolean } | 'full' | 'closed';

/** Each change of a round also makes its live messages due, in the same transaction. */
export interface Rounds {
  /**
   * People can join a race until it starts; a contest runs immediately. If the same person opened a round of
   * the same kind, size and duration in the same chat in the last 30 seconds, returns that round. Removes the
   * person's oldest finished rounds beyond `MAX_STORED_PER_PERSON`.
   */
  open(round: NewRound): Promise<Round>;
  byId(id: string): Promise<Round | undefined>;
  /** Ordered by name. */
  entries(id: string): Promise<readonly RoundEntry[]>;
  /** Also works before a race starts, when the game has an id but isn't created yet. */
  ofGame(game: string): Promise<{ readonly round: Round; readonly entry: RoundEntry } | undefined>;
  /** All rounds in any chat that are not over. `hasEnded` is about the game of `person`. */
  activeRounds(person: string): Promise<readonly ActiveRound[]>;
  /** Rounds in this chat that are not over. */
  count(place: string): Promise<number>;
  /** If the person has already joined, returns the existing entry, even if the round is over. */
  join(
    id: string,
    player: {
      readonly person: string;
      readonly personName: string;
      readonly maxPlayers: number;
      /** In milliseconds since the epoch. */
      readonly now: number;
    },
  ): Promise<JoinResult>;
  /** Removes a person from a race. False if it has started, or the person hadn't joined it. */
  leave(id: string, person: string): Promise<boolean>;
  /**
   * Locks the round, and does the step that `decide` returns. `start`: the games of all players begin. `end`:
   * unfinished games end. `decide` must be pure. Undefined if the round is over or unknown.
   */
  step(
    id: string,
    now: number,
    decide: (round: Round, entries: readonly RoundEntry[]) => RoundStep,
  ): Promise<Round | undefined>;
  /**
   * Records a solution that a person sent. Undefined if the contest isn't running or the person hasn't joined
   * it.
   */
  solve(
    id: string,
    solution: { readonly person: string; readonly moves: string; readonly now: number },
  ): Promise<RoundEntry | undefined>;
  /** The number of moves of the shortest solution (`par`), or its lower bound. */
  recordProof(id: string, proof: Pick<Round, 'par' | 'bound'>): Promise<void>;
  /** Ids of rounds that must start, end or be checked again by the time `now`. */
  due(now: number, limit: number): Promise<readonly string[]>;
}
