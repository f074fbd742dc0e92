/** Where a message stands, for which place, and in which language. */
export interface StandingPlace {
  readonly subject: string;
  readonly address: `${string}:${string}`;
  readonly place: string;
  readonly locale: string;
}

/**
 * A live message for a subject (`day:2026-11-23`, `day:2026-11-23:knight`, `round:<id>`, `game:<id>`,
 * `board:<id>` of a game that all may watch) at one address.
 */
export interface Standing extends StandingPlace {
  /** How to find the message; absent: it is to be sent. */
  readonly message?: string;
  /** Counts the changes of the subject. */
  readonly changed: number;
  /** Tries since it was last shown. */
  readonly tries: number;
  /** When the bot meant to send it by itself, milliseconds since the epoch; absent: a user asked for it. */
  readonly plannedAt?: number;
}

/**
 * The live messages, and those that the bot will send by itself. One process at a time shows a due message,
 * by a lease; another process takes it up if that one ends.
 */
export interface Standings {
  find(subject: string, address: string): Promise<Standing | undefined>;
  /** Notes the message that stands there from now on, as it is shown. */
  note(place: StandingPlace, message: string): Promise<void>;
  /**
   * Asks for a message to be sent, immediately or at `dueAt` (milliseconds since the epoch). Returns what
   * stands there; undefined: there was none.
   */
  call(place: StandingPlace, dueAt?: number): Promise<Standing | undefined>;
  /**
   * Asks for it to be sent again, as its message is taken away: as a post if it has a `plannedAt`. False:
   * that has happened meanwhile.
   */
  anew(standing: Standing, plannedAt?: number): Promise<boolean>;
  /** Marks every live message for this subject as needing an update. */
  touch(subject: string): Promise<void>;
  /**
   * Takes at most `most` that are due at these adapters' addresses and that no process holds: one at a time
   * at each address, and those with a message only `paceMs` after anything was shown there.
   */
  claim(adapters: readonly string[], most: number, paceMs: number): Promise<readonly Standing[]>;
  /** Renews the lease. False: another process holds it. */
  keep(standing: Standing): Promise<boolean>;
  /** Notes the message that shows it as it was when it was claimed: still due if it has changed since. */
  shown(standing: Standing, message: string): Promise<void>;
  /**
   * Makes it due in `ms` milliseconds. `isAsked`: the platform wants that, so the try doesn't count as
   * failed.
   */
  putOff(standing: Standing, ms: number, isAsked?: boolean): Promise<void>;
  /** Removes it, unless it has changed since it was claimed: then it is due. */
  remove(standing: Standing): Promise<void>;
}
