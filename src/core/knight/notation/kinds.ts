import { fault, ok, type Result } from '../../result.ts';
import { type BoardSize, makeSquare } from '../board/square.ts';
import {
  type ClassicSettings,
  DEFAULT_CLASSIC_SETTINGS,
  type MoveOrderName,
  type Optimisation,
} from '../request/choice.ts';
import { DEFAULT_SEED, type KnightRequest, SEEDED_METHODS } from '../request/tour-request.ts';
import type { ParsedOptions } from './choice.ts';
import type { WrittenEnds } from './ends.ts';

/** All parts of a request that were read from its text: the size, the ends and the settings. */
export interface ParsedParts extends BoardSize, WrittenEnds, ParsedOptions {}

/** The maximum number of tables in one picture. */
const MAX_TABLES = 6;
/**
 * The maximum number of squares of a board that gets a table for each of the 2003 article's five sets of
 * optimisations, if the request names no sets. A larger board gets a table for the last set only.
 */
const MAX_SQUARES_FOR_ALL_SETS = 64;
/** The five sets of optimisations in the 2003 article. */
const ARTICLE_SETS: readonly (readonly Optimisation[])[] = [[1], [1, 2], [1, 3], [1, 2, 3], [1, 2, 3, 4]];

/** The options that exist only for the method `classic`, besides the option `opts`. */
const CLASSIC_OPTIONS = ['program', 'array', 'max-returns', 'good-returns'] as const;

/**
 * Makes a request for a tour. If the user named an option of the method `classic`, this method is used.
 * Faults: `one-set` {count}, `needs-classic` {method, option}, `classic-open-only`, `unused-seed` {method}.
 */
export function makeTourRequest(requestParts: ParsedParts): Result<KnightRequest> {
  const { cols, rows, start, end, closed, style, squares, method, optimisationSets, seed } = requestParts;
  const tourParts = {
    ...({ kind: 'tour', cols, rows } as const),
    ...(start && { start }),
    ...(end && { end }),
    closed,
    ...(style && { style }),
    ...(squares === 'xy' && { squares }),
    seed: seed ?? DEFAULT_SEED,
  };
  const classicOption =
    optimisationSets.length > 0 ? 'opts' : CLASSIC_OPTIONS.find((name) => requestParts[name] !== undefined);
  if (method !== 'classic' && classicOption === undefined) {
    const chosenMethod = method ?? 'construct';
    if (seed !== undefined && !SEEDED_METHODS.includes(chosenMethod))
      return fault('unused-seed', { method: chosenMethod });
    return ok({ ...tourParts, method: chosenMethod });
  }
  if (method !== undefined && method !== 'classic')
    return fault('needs-classic', { method, option: classicOption ?? '' });
  if (optimisationSets.length > 1) return fault('one-set', { count: optimisationSets.length });
  if (closed || end !== undefined) return fault('classic-open-only');
  if (seed !== undefined) return fault('unused-seed', { method: 'classic' });
  return ok({
    ...tourParts,
    method: 'classic',
    classic: makeClassicSettings(requestParts, optimisationSets[0] ?? DEFAULT_CLASSIC_SETTINGS.opts),
  });
}

/**
 * Returns a fault if a request for a table or a log asks for a closed tour, a method other than `classic`, or
 * a seed.
 */
function checkClassicOnly({ closed, method, seed }: ParsedParts, option: string): Result<true> {
  if (closed) return fault('classic-open-only');
  if (method !== undefined && method !== 'classic') return fault('needs-classic', { method, option });
  return seed === undefined ? ok(true) : fault('unused-seed', { method: 'classic' });
}

/**
 * Makes a request for tables of backtracks. Faults: `table-square` {square, cols, rows} (a table has no
 * start), `table-style`, `too-many-sets` {count, max}, `classic-open-only`, `needs-classic` {method, option},
 * `unused-seed` {method}.
 */
export function makeTableRequest(requestParts: ParsedParts): Result<KnightRequest> {
  const { cols, rows, start, end, style, squares, optimisationSets } = requestParts;
  const classicCheck = checkClassicOnly(requestParts, 'table');
  if (!classicCheck.ok) return classicCheck;
  const square = start ?? end;
  if (square !== undefined) return fault('table-square', { square: makeSquare(square), cols, rows });
  if (style !== undefined) return fault('table-style');
  if (optimisationSets.length > MAX_TABLES)
    return fault('too-many-sets', { count: optimisationSets.length, max: MAX_TABLES });
  const defaultSets = cols * rows <= MAX_SQUARES_FOR_ALL_SETS ? ARTICLE_SETS : ARTICLE_SETS.slice(-1);
  const choices = (optimisationSets.length > 0 ? optimisationSets : defaultSets).map((opts) =>
    makeClassicSettings(requestParts, opts),
  );
  return ok({ kind: 'table', cols, rows, choices, ...(squares === 'xy' && { squares }) });
}

/**
 * Makes a request for a log of steps. Faults: `log-no-start` {cols, rows}, `log-end` {end} (a log has no
 * end), `one-set` {count}, `classic-open-only`, `needs-classic` {method, option}, `unused-seed` {method}.
 */
export function makeLogRequest(requestParts: ParsedParts): Result<KnightRequest> {
  const { cols, rows, start, end, style, squares, optimisationSets } = requestParts;
  const classicCheck = checkClassicOnly(requestParts, 'log');
  if (!classicCheck.ok) return classicCheck;
  if (end !== undefined) return fault('log-end', { end: makeSquare(end) });
  if (start === undefined) return fault('log-no-start', { cols, rows });
  if (optimisationSets.length > 1) return fault('one-set', { count: optimisationSets.length });
  const opts = optimisationSets[0] ?? [];
  // The 2003 article prints move order A, but its log in table 1 was made with order B. So B is the default
  // for logs.
  const classic = makeClassicSettings(requestParts, opts, opts.includes(4) ? undefined : 'B');
  return ok({
    kind: 'log',
    cols,
    rows,
    start,
    classic,
    ...(style && { style }),
    ...(squares && { squares }),
  });
}

/**
 * Returns the settings of the 2003 article's search. `defaultArray` is the move order if the user named none.
 */
function makeClassicSettings(
  requestParts: ParsedParts,
  opts: ClassicSettings['opts'],
  defaultArray?: MoveOrderName,
): ClassicSettings {
  const { program = DEFAULT_CLASSIC_SETTINGS.program, array = defaultArray } = requestParts;
  const { 'max-returns': maxReturns, 'good-returns': goodReturns } = requestParts;
  return {
    opts,
    program,
    ...(array && { array }),
    ...(maxReturns !== undefined && { maxReturns }),
    ...(goodReturns !== undefined && { goodReturns }),
  };
}
