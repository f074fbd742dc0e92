import { fault, ok, type Result } from '../../result.ts';
import { type BoardSize, makeSquare } from '../board/square.ts';
import {
  type ClassicSettings,
  DEFAULT_CLASSIC_SETTINGS,
  type MoveOrderName,
  type Optimisation,
} from '../request/choice.ts';
import {
  DEFAULT_SEED,
  type KnightKind,
  type KnightRequest,
  SEEDED_METHODS,
} from '../request/tour-request.ts';
import type { ParsedOptions } from './choice.ts';
import type { WrittenEnds } from './ends.ts';
import { OPTION_NAMES, type OptionName } from './vocabulary.ts';

export interface ParsedParts extends BoardSize, WrittenEnds, ParsedOptions {}

const MAX_TABLES = 6;
/** Larger boards get a table for the last set only by default. */
const MAX_SQUARES_FOR_ALL_SETS = 64;
const ARTICLE_SETS: readonly (readonly Optimisation[])[] = [[1], [1, 2], [1, 3], [1, 2, 3], [1, 2, 3, 4]];

/** `opts` is one more of them. */
const CLASSIC_OPTIONS = ['program', 'array', 'max-returns', 'good-returns'] as const;

/**
 * An option of the method `classic` chooses this method. Faults: `one-set` {count}, `needs-classic` {method,
 * option}, `classic-open-only`, `unused-seed` {method}.
 */
export function makeTourRequest(requestParts: ParsedParts): Result<KnightRequest> {
  const { cols, rows, start, end, closed, style, squares, method, optimisationSets, seed } = requestParts;
  const tourParts = {
    kind: 'tour' as const,
    cols,
    rows,
    start,
    end,
    closed,
    style,
    squares: squares === 'xy' ? squares : undefined,
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

/** Faults: `option-misfit` {kind, option}. */
export function refuseOptions(
  kind: KnightKind,
  options: ParsedOptions,
  usedOptions: readonly OptionName[],
): Result<true> {
  const option = (['opts', ...OPTION_NAMES] as const).find(
    (name) =>
      !usedOptions.includes(name) &&
      (name === 'opts' ? options.optimisationSets.length > 0 : options[name] !== undefined),
  );
  return option === undefined ? ok(true) : fault('option-misfit', { kind, option });
}

/** Fault: `option-misfit` {kind, option}. */
export function makeCountRequest(requestParts: ParsedParts): Result<KnightRequest> {
  const { cols, rows, start, end, closed, squares } = requestParts;
  const optionCheck = refuseOptions('count', requestParts, ['squares']);
  return optionCheck.ok ? ok({ kind: 'count', cols, rows, start, end, closed, squares }) : optionCheck;
}

/** Tables and logs: no closed tour, no other method, no seed. */
function checkClassicOnly({ closed, method, seed }: ParsedParts, option: string): Result<true> {
  if (closed) return fault('classic-open-only');
  if (method !== undefined && method !== 'classic') return fault('needs-classic', { method, option });
  return seed === undefined ? ok(true) : fault('unused-seed', { method: 'classic' });
}

/**
 * Faults: `table-square` {square, cols, rows}, `table-style`, `too-many-sets` {count, max},
 * `classic-open-only`, `needs-classic` {method, option}, `unused-seed` {method}.
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
  return ok({ kind: 'table', cols, rows, choices, squares: squares === 'xy' ? squares : undefined });
}

/**
 * Faults: `log-no-start` {cols, rows}, `log-end` {end}, `one-set` {count}, `classic-open-only`,
 * `needs-classic` {method, option}, `unused-seed` {method}.
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
    style,
    squares,
  });
}

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
    // An array that isn't named comes last in JSON.
    ...(array && { array }),
    maxReturns,
    goodReturns,
  };
}
