/** Time between two updates of `Round.touchedAt`. */
export const TOUCH_INTERVAL_MS = 5000;

/** `race`: on the same board at the same time. `fmc` (fewest-moves contest): the shortest solution wins. */
export type RoundKind = 'race' | 'fmc';

/** Times are milliseconds since the epoch. */
export interface Round {
  readonly id: string;
  readonly kind: RoundKind;
  readonly place: string;
  readonly host: string;
  readonly hostName: string;
  /** Board size such as `3x3`. */
  readonly size: string;
  /** Start and goal have the notation of `makeBoardText`. */
  readonly start: string;
  readonly goal: string;
  readonly par?: number;
  /** Proved lower bound, which a later proof may raise. */
  readonly bound?: number;
  /** Race: how long people can join. Contest: its duration. */
  readonly seconds: number;
  /** `open`: a race that hasn't started. */
  readonly state: 'open' | 'running' | 'over';
  /** When the race starts, or when the contest started. */
  readonly startsAt: number;
  /** The end, planned for a contest. Absent for a race before its end. */
  readonly endsAt?: number;
  /** Last move in a race, up to `TOUCH_INTERVAL_MS` too early. */
  readonly touchedAt: number;
}

export type NewRound = Pick<
  Round,
  'kind' | 'place' | 'host' | 'hostName' | 'size' | 'start' | 'goal' | 'seconds'
> & {
  readonly address: string;
  /** `open` returns an existing round with this id. Default: random. */
  readonly id?: string;
  readonly now: number;
};

export interface RoundEntry {
  readonly person: string;
  readonly personName: string;
  /** Id of the game, which is created when the race starts. */
  readonly game: string;
  readonly moveCount: number;
  /** Time from the game's start to its end. Absent until then. */
  readonly milliseconds?: number;
  readonly gaveUp: boolean;
  /** See `Game.isUnranked`. */
  readonly isUnranked?: true;
  /** Solutions that the person sent in a contest. */
  readonly tries: number;
  readonly best?: string;
}

export type ActiveRound = Pick<Round, 'id' | 'kind' | 'start' | 'goal' | 'endsAt'> & {
  /** Whether the person's game was solved or given up. */
  readonly hasEnded: boolean;
};

export type RoundStep = 'start' | 'end' | { readonly waitUntil: number };

/** `closed`: the race has started, or the round is over or unknown. */
export type JoinResult = { readonly entry: RoundEntry; readonly isNew: boolean } | 'full' | 'closed';

/** Changes also make its live messages due, in the same transaction. */
export interface Rounds {
  /**
   * A contest runs immediately. Returns an equal round of the same person and chat from the last 30 seconds
   * instead, if any. Removes the person's oldest finished rounds beyond `MAX_STORED_PER_PERSON`.
   */
  open(round: NewRound): Promise<Round>;
  byId(id: string): Promise<Round | undefined>;
  entries(id: string): Promise<readonly RoundEntry[]>;
  /** Also works before the game is created. */
  ofGame(game: string): Promise<{ readonly round: Round; readonly entry: RoundEntry } | undefined>;
  /** Unfinished rounds in all chats. */
  activeRounds(person: string): Promise<readonly ActiveRound[]>;
  /** Counts rounds that are not over. */
  count(place: string): Promise<number>;
  /** Returns an existing entry even if the round is over. */
  join(
    id: string,
    player: {
      readonly person: string;
      readonly personName: string;
      readonly maxPlayers: number;
      readonly now: number;
    },
  ): Promise<JoinResult>;
  /** False if the race has started, or the person hadn't joined. */
  leave(id: string, person: string): Promise<boolean>;
  /**
   * Locks the round, and does the step that `decide` returns. `end` also ends unfinished games. `decide` must
   * be pure. Undefined if the round is over or unknown.
   */
  step(
    id: string,
    now: number,
    decide: (round: Round, entries: readonly RoundEntry[]) => RoundStep,
  ): Promise<Round | undefined>;
  /** Undefined if the contest isn't running or the person hasn't joined. */
  solve(
    id: string,
    solution: { readonly person: string; readonly moves: string; readonly now: number },
  ): Promise<RoundEntry | undefined>;
  recordProof(id: string, proof: Pick<Round, 'par' | 'bound'>): Promise<void>;
  /** Ids of rounds to start, end or check by `now`. */
  due(now: number, limit: number): Promise<readonly string[]>;
}
