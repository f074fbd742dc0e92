/** Where a message stands, for which place, and in which language. */
export interface StandingPlace {
  readonly subject: string;
  readonly address: `${string}:${string}`;
  readonly place: string;
  readonly locale: string;
}
