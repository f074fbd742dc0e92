/** What became of a call to a platform. `limited`: 429; `refused`: another 4xx; `broken`: 5xx, or no answer at all. */
export type CallResult = 'ok' | 'limited' | 'refused' | 'broken';

/** The result of a call that was answered with this HTTP status. */
export function callResult(status: number): CallResult {
  if (status === 429) return 'limited';
  if (status >= 500) return 'broken';
  return status >= 400 ? 'refused' : 'ok';
}

/** Counts calls to one platform. */
export interface CallCounter {
  /** `method`: one of a few names; milliseconds that it took. */
  called(method: string, result: CallResult, milliseconds: number): void;
  /** A call was held back for this many milliseconds, as the platform had asked for it. */
  waited(milliseconds: number): void;
  /** A picture was sent: as a file that the platform has, or uploaded. */
  pictured(how: 'known' | 'uploaded'): void;
}

/** Counts nothing. */
export const uncountedCalls: CallCounter = { called() {}, waited() {}, pictured() {} };
