/** Milliseconds between two notes of when a race was last played. */
export const TOUCH_INTERVAL_MS = 5000;

/**
 * `race`: the same board at once, who is first; `fmc`: one scramble for a while, whose solution is shortest.
 */
export type RoundKind = 'race' | 'fmc';

/** A race or a fewest-moves contest in one chat. Times are milliseconds since the epoch. */
export interface Round {
  /** Base62, 12 characters. */
  readonly id: string;
  readonly kind: RoundKind;
  readonly place: string;
  /** Who began it, and the name as it may be shown to others. */
  readonly host: string;
  readonly hostName: string;
  /** Such as `3x3`. */
  readonly size: string;
  /** Boards as `makeBoardText` writes them. */
  readonly start: string;
  readonly goal: string;
  /** The proved fewest moves; absent: not known (yet). */
  readonly par?: number;
  /** Proved: there is no shorter solution; absent: nobody has looked yet. */
  readonly bound?: number;
  /** For how long people may join (a race), or it runs (fewest moves). */
  readonly seconds: number;
  /** `open`: people join, nobody plays yet. */
  readonly state: 'open' | 'running' | 'over';
  readonly startsAt: number;
  /** When it is over by itself (fewest moves), or was. */
  readonly endsAt?: number;
  /** When something was last played in it; a race's may be `TOUCHED_EVERY` old. */
  readonly touchedAt: number;
}

/** What a round begins with. `now`: milliseconds since the epoch. */
export type NewRound = Pick<
  Round,
  'kind' | 'place' | 'host' | 'hostName' | 'size' | 'start' | 'goal' | 'seconds'
> & {
  /** The chat or topic that it is told in. */
  readonly address: string;
  /** One with this id is the same round; absent: a new id. */
  readonly id?: string;
  readonly now: number;
};

/** One person's part in a round. */
export interface RoundEntry {
  readonly person: string;
  /** As it may be shown to others. */
  readonly personName: string;
  /** The id that its game has, or will have once the race has started. */
  readonly game: string;
  /** Steps made in the game. */
  readonly moveCount: number;
  /** Milliseconds from the start to the game's end; absent: it goes on, or hasn't begun. */
  readonly milliseconds?: number;
  /** The game ended unsolved. */
  readonly gaveUp: boolean;
  /** The game was solved faster than any person can. */
  readonly isUnranked?: true;
  /** Fewest moves: solutions so far, and the shortest of them. */
  readonly tries: number;
  readonly best?: string;
}

/** A round that isn't over, for one person. */
export type ActiveRound = Pick<Round, 'id' | 'kind' | 'start' | 'goal' | 'endsAt'> & {
  /** The person's own part in it has ended: a race that they have solved or left. */
  readonly isThrough: boolean;
};

/** What happens to a round. `waitUntil`: nothing before that time. */
export type RoundStep = 'start' | 'end' | { readonly waitUntil: number };

/** What becomes of somebody who wants to take part: `closed`: it has started without them, or is over. */
export type JoinResult = { readonly entry: RoundEntry; readonly isNew: boolean } | 'full' | 'closed';

/** The rounds of `Store`. What changes one makes the messages that show it due, in the same transaction. */
export interface Rounds {
  /**
   * Begins one: a race is open until its time or its host starts it, fewest moves runs at once. What the same
   * person has begun there within half a minute, and is not over, is the same one.
   */
  open(round: NewRound): Promise<Round>;
  byId(id: string): Promise<Round | undefined>;
  /** Those who take part, by name. */
  entries(id: string): Promise<readonly RoundEntry[]>;
  /** The round and entry of a game that has begun or will. */
  ofGame(game: string): Promise<{ readonly round: Round; readonly entry: RoundEntry } | undefined>;
  /** All that are not over, wherever they are. */
  goingOn(person: string): Promise<readonly ActiveRound[]>;
  /** How many are not over in this place. */
  count(place: string): Promise<number>;
  /** Lets somebody take part, of so many at most; whoever is in it already stays, whatever its state. */
  join(
    id: string,
    who: {
      readonly person: string;
      readonly personName: string;
      readonly most: number;
      readonly now: number;
    },
  ): Promise<JoinResult>;
  /** Takes somebody out of a race that has not started. False: they are not in it, or it has. */
  leave(id: string, person: string): Promise<boolean>;
  /**
   * Does the step that `decide`, which must be pure, sees fit; nothing else changes the round meanwhile.
   * `start`: everybody's game begins; `end`: games that go on are over. Undefined: it was over already, or
   * never was.
   */
  step(
    id: string,
    now: number,
    decide: (round: Round, entries: readonly RoundEntry[]) => RoundStep,
  ): Promise<Round | undefined>;
  /** Notes a solution of an entry in a fewest-moves round that runs. Undefined: it doesn't. */
  solve(
    id: string,
    solution: { readonly person: string; readonly moves: string; readonly now: number },
  ): Promise<RoundEntry | undefined>;
  /** Notes what is proved of the board. */
  prove(id: string, proved: Pick<Round, 'par' | 'bound'>): Promise<void>;
  /** The ids of at most so many for which something is to happen. */
  due(now: number, most: number): Promise<readonly string[]>;
}
