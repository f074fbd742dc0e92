/** Where a message stands, for which place, and in which language. */
export interface StandingPlace {
  readonly subject: string;
  readonly address: `${string}:${string}`;
  readonly place: string;
  readonly locale: string;
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
