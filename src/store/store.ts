import type { SlidingAnswer } from '../core/sliding/answer.ts';
import type { Moves, Puzzle } from '../core/sliding/board.ts';
import type { RoundKind, Rounds } from './games/round.ts';
import type { Posts } from './posts/posts.ts';
import type { StandingPlace } from './posts/standing-place.ts';
import type { Settings, SettingsStore } from './settings/settings.ts';

/** Hints for one position that tell more than the one before. */
export const MOST_HINTED = 3;

/** Unfinished games of one person's own; the one touched longest ago is put away for another. */
export const MAX_OWN_GAMES = 10;

/** What is played. */
export type KindName = 'sliding' | 'knight';

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
  readonly kind: KindName;
  /** The day key (`2026-11-21`) of a daily puzzle; absent: `/play`. */
  readonly day?: string;
  /** The past day whose puzzle is practised on; only where `day` is absent. */
  readonly practice?: string;
  /** Which puzzle of that day or past day; absent: `puzzle`. */
  readonly series?: Series;
  /** The race or contest that it belongs to; only where `day` is absent. */
  readonly round?: string;
  /** The position it began with, the goal (empty: the kind has one) and the present position, as the kind writes them. */
  readonly start: string;
  readonly goal: string;
  readonly state: string;
  /** All accepted steps in their order, as the kind writes them: `-` takes one back, `+` joins one to its press. */
  readonly moves: string;
  /** How many steps, those taken back included: the score. */
  readonly made: number;
  /** The proved fewest steps from the start to the goal; absent: not known (yet). */
  readonly par?: number;
  /** Hints or solutions were looked at. */
  readonly assisted: boolean;
  /** How many hints were given. */
  readonly hints: number;
  /** How many of them for the present position, `MOST_HINTED` at most: each tells more. */
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
export type KeptPuzzle = Pick<Game, 'kind' | 'start' | 'goal'> & { readonly par: number };

/** What a game begins with. `now`: milliseconds since the epoch. */
export type Beginning = Pick<
  Game,
  'person' | 'personName' | 'kind' | 'start' | 'goal' | 'par' | 'origin' | 'level' | 'picture'
> & { readonly now: number };

/** A game that still has this revision. */
export type Untouched = Pick<Game, 'id' | 'revision'> & { readonly now: number };

/** Steps that were accepted, and where they led. */
export interface Advance extends Untouched {
  readonly state: string;
  /** To be written behind the moves so far. */
  readonly moves: string;
  /** How many steps that is. */
  readonly made: number;
  /** The game is solved. */
  readonly finished: boolean;
  /** It is to be in no ranking. */
  readonly isUnranked?: boolean;
}

/** A puzzle with its solution, or (a scramble) with no moves and no verdict. */
export interface KeptSolution extends Puzzle {
  readonly moves: Moves;
  readonly verdict?: Verdict;
}

/** What is proved of a solution, and what it took if somebody chose the method. */
export interface Verdict
  extends Pick<SlidingAnswer, 'length' | 'optimal' | 'lowerBound' | 'shortest' | 'metric' | 'heuristic'> {
  readonly effort?: Effort;
}

/** What a method took: positions, bytes held at most, milliseconds. `ended`: it found the solution itself. */
export interface Effort {
  readonly method: string;
  readonly ended: boolean;
  /** The depth limit within which there is no solution. */
  readonly limit?: number;
  readonly expanded: number;
  readonly memoryBytes: number;
  readonly milliseconds: number;
}

/**
 * Whose results a leaderboard compares: of one series' puzzles of these days (both ends included), in one
 * place or everywhere.
 */
export interface LeaderboardAsked {
  readonly from: string;
  readonly to: string;
  /** Absent: `puzzle`. */
  readonly series?: Series;
  readonly place?: string;
  /** How many rows, and whose row is wanted beside them. */
  readonly limit: number;
  readonly person: string;
}

/** A row of a leaderboard: what one person did on its days. */
export interface LeaderboardRow {
  /** From 1; those whose results are alike share one. */
  readonly rank: number;
  readonly person: string;
  /** As it may be shown there; empty: it may not, or nobody knows any more. */
  readonly name: string;
  /** How many days they solved, all without help, or else (`assisted`) all with it. */
  readonly days: number;
  /** Over these days: steps, the proved fewest (absent: of one it isn't known), time. */
  readonly made: number;
  readonly par?: number;
  readonly milliseconds: number;
  readonly assisted: boolean;
}

/** A finished daily game, as statistics count it. */
export interface SolvedGame extends Pick<Game, 'kind' | 'start' | 'made' | 'par' | 'assisted'> {
  readonly day: string;
  /** Absent: a clock was set back meanwhile. */
  readonly milliseconds?: number;
}

/** Somebody who solved days' puzzles. */
export interface Solver {
  /** As it may be shown to others. */
  readonly name: string;
  readonly days: readonly string[];
}

export interface Leaderboard {
  readonly rows: readonly LeaderboardRow[];
  /** The asker's row, wherever it is; undefined: they solved none of these days. */
  readonly own: LeaderboardRow | undefined;
  /** How many people are on it. */
  readonly people: number;
}

/** Everything that is kept about a person. Times are milliseconds since the epoch. */
export interface KeptOfPerson {
  readonly settings: Settings;
  /** In the order in which they began; `seenIn`: the places in which a day's game counts. */
  readonly games: readonly (Game & { readonly seenIn: readonly string[] })[];
  /** Rounds that they began or took part in. */
  readonly rounds: readonly {
    readonly id: string;
    readonly kind: RoundKind;
    readonly place: string;
    readonly size: string;
    readonly openedAt: number;
    /** They began it. */
    readonly begun: boolean;
    /** What follows: they took part. */
    readonly name?: string;
    readonly tries?: number;
    readonly game?: string;
    readonly best?: string;
    readonly finishedAt?: number;
  }[];
  readonly pictures: readonly {
    readonly id: string;
    readonly kind: string;
    readonly madeAt: number;
    readonly base64: string;
  }[];
}

/** Milliseconds for which a process holds a pending reply, unless it renews that. */
export const LEASE_MS = 10_000;

/** What was asked, to be saved. */
export interface PendingReply {
  readonly adapter: string;
  /** The adapter's id of it. */
  readonly key: string;
  /** What the adapter needs to answer. */
  readonly request: string;
  /** Milliseconds since the epoch, as `now`: later nobody can be answered. */
  readonly until: number;
  readonly now: number;
}

/**
 * What came in, and what of it is not answered yet: saved before the work, removed after the answer, remembered for a day. One process at a time holds it, by a
 * lease, and is at it; when the lease has run out, or the process has certainly ended, another one takes it up.
 */
export interface PendingReplies {
  /** Notes that this came in, and saves what is to be answered, held by this process. False: it came in before; nothing is saved. */
  receive(
    delivery: Pick<PendingReply, 'adapter' | 'key' | 'now'>,
    pending?: Pick<PendingReply, 'request' | 'until'>,
  ): Promise<boolean>;
  /** Saves it, held by this process, whether or not it is noted that it came in. */
  save(pending: PendingReply): Promise<void>;
  /** Notes how the message is found that stands for the answer; undefined: there is none any more. Only of what this process holds. */
  note(adapter: string, key: string, message: string | undefined): Promise<void>;
  /** Removes those that this process holds. */
  remove(adapter: string, keys: readonly string[]): Promise<void>;
  /** Holds these for another `LEASE_MS` from now, whether or not their leases had run out; returns those that nobody had taken. */
  renew(adapter: string, keys: readonly string[]): Promise<readonly string[]>;
  /** How many there are, by adapter, whichever process holds them. */
  count(): Promise<Readonly<Record<string, number>>>;
  /**
   * Takes up at most so many of the adapter's that nobody is at (any more), oldest first. Those begun eight times in vain, or too old,
   * are given up.
   */
  claim(
    adapter: string,
    now: number,
    most: number,
  ): Promise<readonly { key: string; request: string; until: number; message?: string }[]>;
}

/**
 * A message of ours that stands for a subject (`day:2026-11-23`, `day:2026-11-23:knight`, `round:<id>`,
 * `game:<id>`, `board:<id>` of a game that all may watch) in one address.
 */
export interface Standing extends StandingPlace {
  /** How the message is found; absent: it is to be sent. */
  readonly message?: string;
  /** Counts what changed the subject. */
  readonly changed: number;
  /** Begun since it was last shown. */
  readonly tries: number;
  /** When the bot meant to begin it by itself, milliseconds since the epoch; absent: somebody asked for it. */
  readonly plannedAt?: number;
}

/**
 * The messages that are kept true, and those that the bot will begin by itself. One is due, or it isn't; one process at a time shows it, by a
 * lease, and another one takes it up if that ends.
 */
export interface Standings {
  find(subject: string, address: string): Promise<Standing | undefined>;
  /** Notes the message that stands there from now on, as it is shown. */
  note(place: StandingPlace, message: string): Promise<void>;
  /** Asks for one that is to be sent, at once or (milliseconds since the epoch) at `dueAt`. Undefined: there was none; else what stands. */
  call(place: StandingPlace, dueAt?: number): Promise<Standing | undefined>;
  /** It is to be sent anew, as its message is taken away: as a post if it has a `plannedAt`. False: that has happened meanwhile. */
  anew(standing: Standing, plannedAt?: number): Promise<boolean>;
  /** The subject has changed: wherever it stands it is due. */
  touch(subject: string): Promise<void>;
  /**
   * Takes at most so many that are due at these adapters' addresses and that nobody is at: of one address one at a time, and those with a
   * message only so many milliseconds after anything was shown there.
   */
  claim(adapters: readonly string[], most: number, paceMs: number): Promise<readonly Standing[]>;
  /** Holds it for longer. False: another process holds it. */
  keep(standing: Standing): Promise<boolean>;
  /** It is shown in this message, as it was when it was claimed: still due if it has changed since. */
  shown(standing: Standing, message: string): Promise<void>;
  /** It is due in so many milliseconds. `isAsked`: the platform wants that, so it was no try in vain. */
  putOff(standing: Standing, ms: number, isAsked?: boolean): Promise<void>;
  /** Nobody needs it any more, unless it has changed since it was claimed: then it is due. */
  remove(standing: Standing): Promise<void>;
}

/**
 * Everything that outlives the process. Every method is one transaction; what it has returned survives a kill -9. All reject with
 * `StoreAway` while the database can't be used.
 */
export interface Store {
  readonly games: {
    /**
     * The person's game of that day's puzzle, made if there is none; also notes that the person plays in this
     * place. Once it is solved it counts there, and where they have opened one of that series in the week before.
     */
    daily(
      game: Beginning & Pick<Game, 'series'> & { readonly day: string; readonly place: string },
    ): Promise<Game>;
    /** A new game of one's own, or practice on a past day. Ends unfinished ones beyond `MAX_OWN_GAMES`. */
    play(game: Beginning & Pick<Game, 'practice' | 'series'>): Promise<Game>;
    byId(id: string): Promise<Game | undefined>;
    /** Whether the person has solved a game of that kind that is still kept. */
    hasSolved(person: string, kind: KindName): Promise<boolean>;
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
     * Puts an unfinished game that still has this revision where steps have led it, else changes nothing. Returns the game after it, or
     * undefined if it was refused; so do `restart` and `giveUp`.
     */
    advance(steps: Advance): Promise<Game | undefined>;
    /** Puts it back to its start, the clock too. */
    restart(game: Untouched): Promise<Game | undefined>;
    /** Ends it without its being solved. */
    giveUp(game: Untouched): Promise<Game | undefined>;
    /** Notes that its player has had help; undefined if it is finished or gone. */
    assist(id: string): Promise<Game | undefined>;
    /** Notes a hint for the position of that revision, which is help too; undefined if that isn't the present one any more. */
    hint(at: Pick<Game, 'id' | 'revision'>): Promise<Game | undefined>;
    /** Notes the proved fewest steps of a game that has none noted. */
    setPar(id: string, par: number): Promise<void>;
    /** Whether a game of that day's puzzle was begun, or looked at, in this place. */
    isPlayed(of: Daily, place: string): Promise<boolean>;
  };
  readonly days: {
    /** The puzzle that was drawn. */
    get(of: Daily): Promise<KeptPuzzle | undefined>;
    /** Keeps the puzzle unless the day has one. Returns the day's puzzle, the same for all processes. */
    keep(of: Daily, puzzle: KeptPuzzle): Promise<KeptPuzzle>;
  };
  readonly leaderboard: {
    /**
     * Who solved most of these days: more days first, then fewer steps beyond par, then less time; alike in all is the same rank, shown in the
     * order of finishing. Days with help count for those alone who have no others, behind everybody else.
     */
    of(asked: LeaderboardAsked): Promise<Leaderboard>;
    /**
     * The days of the series (absent: `puzzle`) that this person solved, in any order. A day may come twice.
     */
    daysSolved(person: string, series?: Series): Promise<readonly string[]>;
    /**
     * The first `most` people in a place who solved that day's puzzle of the series `puzzle`. Each has all
     * their solved days up to it, in any order.
     */
    solvers(day: string, place: string, most: number): Promise<readonly Solver[]>;
    /** The days of `daysSolved`, with how they were solved. */
    solvedBy(person: string, series?: Series): Promise<readonly SolvedGame[]>;
  };
  /** Photos as they were cut for games: JPEG. One goes with its last game, or a day after that was over. */
  readonly pictures: {
    /** Keeps one for a game that begins within a day; returns its id. */
    keep(bytes: Buffer, now: number): Promise<string>;
    byId(id: string): Promise<Buffer | undefined>;
  };
  readonly solutions: {
    /** Keeps what buttons come back to; the same gets the same id (12 characters, base62). */
    keep(solution: KeptSolution & { now: number }): Promise<string>;
    byId(id: string): Promise<KeptSolution | undefined>;
  };
  readonly rounds: Rounds;
  readonly pendingReplies: PendingReplies;
  readonly standings: Standings;
  readonly settings: SettingsStore;
  readonly posts: Posts;
  /** What one process at a time does, by name. Those of a process that has ended run out; `close` lets this one's go. */
  readonly leases: {
    /** Holds it for so many milliseconds from now, by the database's clock, anew or for longer. False: another process holds it. */
    take(name: string, ms: number): Promise<boolean>;
    /** Lets it go, if this process holds it. */
    release(name: string): Promise<void>;
  };
  /** Small things that the program itself remembers (the hash of the menus last sent). */
  readonly keyValues: {
    get(key: string): Promise<string | undefined>;
    set(key: string, value: string): Promise<void>;
    /** Sets it unless it is there; returns the value that stands, the same for all who ask at once. */
    setOnce(key: string, value: string): Promise<string>;
  };
  /**
   * Moves every row of one place to another key (a group that became a supergroup). What was chosen there already stays chosen.
   */
  renamePlace(from: string, to: string): Promise<void>;
  /** The key that a place goes by now: another one if it was renamed. */
  placeNow(place: string): Promise<string>;
  /** Everything that is kept about a person. */
  kept(person: string): Promise<KeptOfPerson>;
  /** Removes everything about a person; results that others' stand beside become somebody's without a name. */
  forget(person: string): Promise<void>;
  /**
   * Removes what nobody needs any more: what came in long ago, answers that were given up, leases that have run out, pictures whose games
   * are gone.
   */
  tidy(now: number): Promise<void>;
  /**
   * Removes what has been kept for as long as it may be: solutions, games of one's own and rounds 90 days after they were over or last touched,
   * what is known of a chat 30 days after the bot has left it. Solved days stay.
   */
  sweep(now: number): Promise<void>;
  /** Asks the database really, within two seconds. */
  check(): Promise<void>;
  /** Lets go of what this process holds, so that others take it up at once. */
  close(): Promise<void>;
}
