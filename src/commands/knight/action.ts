import { makeSquare } from '../../core/knight/board/square.ts';
import { parseKnightRequest } from '../../core/knight/notation/parse.ts';
import { createVocabulary } from '../../core/knight/notation/vocabulary.ts';
import { CLASSIC_PROGRAMS, type ClassicSettings } from '../../core/knight/request/choice.ts';
import type { TourRequest } from '../../core/knight/request/tour-request.ts';
import { fault, ok, type Result } from '../../core/result.ts';

/** The base of numbers of backtracks, to keep the action short. */
const BACKTRACK_RADIX = 36;

/**
 * Writes a few characters. `13aB`: optimisations 1 and 3, the program `automaton`, move array B. `0iM2s`: no
 * optimisations, the iterative program, at most 100 backtracks (`2s` in base 36).
 */
function encodeSettings({ opts, program, array, maxReturns, goodReturns }: ClassicSettings): string {
  const limitCodes = [
    maxReturns === undefined ? '' : `M${maxReturns.toString(BACKTRACK_RADIX)}`,
    goodReturns === undefined ? '' : `G${goodReturns.toString(BACKTRACK_RADIX)}`,
  ];
  return [opts.join('') || '0', program.charAt(0), array, ...limitCodes].join('');
}

/**
 * Makes at most 64 ASCII characters: `tour:8x8:a1:h8:open:construct:2`. An optional last field holds drawing
 * styles and the settings of a classical search: `gif:5x5:e1::open:classic:1:sx13aB`.
 */
export function tourAction(prefix: string, request: TourRequest): string {
  const { cols, rows, start, end, closed, method, classic, style, squares, seed } = request;
  const endSquareNames = [start, end].map((square) => (square === undefined ? '' : makeSquare(square)));
  const action = [
    prefix,
    `${cols}x${rows}`,
    ...endSquareNames,
    closed ? 'closed' : 'open',
    method,
    seed,
  ].join(':');
  const styleLetters = `${style === 'smooth' ? 's' : ''}${squares === 'xy' ? 'x' : ''}`;
  const extraField = `${styleLetters}${classic === undefined ? '' : encodeSettings(classic)}`;
  return extraField === '' ? action : `${action}:${extraField}`;
}

/** The last field of an action: drawing styles and the settings of a classical search. */
const EXTRA_FIELDS = /^(s?)(x?)(?:([0-4]{1,4})([a-z])([A-E]?)(?:M([0-9a-z]{1,6}))?(?:G([0-9a-z]{1,6}))?)?$/;
/** Actions are the same in all languages. */
const ENGLISH_VOCABULARY = createVocabulary();

/** Reads the fields that follow the prefix of an action by `tourAction`. Fault: `stale-tour`. */
export function readTourAction(fields: readonly string[]): Result<TourRequest> {
  const [sizeField = '', start = '', end = '', openOrClosed, method = '', seed = '', extraField = ''] =
    fields;
  const [wholeMatch, smoothLetter, xyLetter, opts, programLetter = '', arrayLetter, maxReturns, goodReturns] =
    EXTRA_FIELDS.exec(extraField) ?? [];
  const program = CLASSIC_PROGRAMS.find((name) => name.startsWith(programLetter));
  if (wholeMatch === undefined || program === undefined || !/^\d{1,9}$/.test(seed))
    return fault('stale-tour');
  const parsedRequest = parseKnightRequest(
    {
      line: sizeField,
      start,
      end,
      closed: openOrClosed === 'closed',
      method,
      ...(smoothLetter && { style: 'smooth' }),
      ...(opts && { opts, program }),
      array: arrayLetter || undefined,
      ...(xyLetter && { squares: 'xy' }),
      ...(maxReturns && { 'max-returns': String(Number.parseInt(maxReturns, BACKTRACK_RADIX)) }),
      ...(goodReturns && { 'good-returns': String(Number.parseInt(goodReturns, BACKTRACK_RADIX)) }),
    },
    ENGLISH_VOCABULARY,
  );
  if (!parsedRequest.ok || parsedRequest.value.kind !== 'tour') return fault('stale-tour');
  const { kind: _, ...request } = parsedRequest.value;
  return ok({ ...request, seed: Number(seed) });
}
