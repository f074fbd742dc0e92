/** An address that an adapter answers itself, to whoever posts there: a platform's webhook. */
export interface Route {
  /** Such as `/telegram`. */
  readonly path: string;
  /** Finds out who asks, and answers; never rejects. */
  readonly handle: (request: Request) => Promise<Response>;
}
