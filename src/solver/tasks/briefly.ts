/** In this time most boards up to 4x4 are proved without tables. */
const BRIEF_MS = 1500;

/** The request with a moment, and no more of its time than leaves enough for another try. */
export const briefly = <Request extends { readonly timeMs: number }>(request: Request): Request => ({
  ...request,
  timeMs: Math.min(BRIEF_MS, request.timeMs / 4),
});
