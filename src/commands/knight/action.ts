import { makeSquare } from '../../core/knight/board/square.ts';
import { parseKnight } from '../../core/knight/notation/parse.ts';
import { createVocabulary } from '../../core/knight/notation/vocabulary.ts';
import { type ClassicChoice, PROGRAMS } from '../../core/knight/request/choice.ts';
import type { TourRequest } from '../../core/knight/request/tour-request.ts';
import { fault, ok, type Result } from '../../core/result.ts';

/** The base in which an action writes numbers of backtracks. */
const DIGITS = 36;

/**
 * Encodes the choices of a classical search. `13aB`: optimisations 1 and 3, the automaton, array B. `0iM2s`:
 * no optimisations, the iterative program, 100 backtracks at most.
 */
function choiceCode({ opts, program, array, maxReturns, goodReturns }: ClassicChoice): string {
  const limits = [
    maxReturns === undefined ? '' : `M${maxReturns.toString(DIGITS)}`,
    goodReturns === undefined ? '' : `G${goodReturns.toString(DIGITS)}`,
  ];
  return [opts.join('') || '0', program.charAt(0), array, ...limits].join('');
}

/**
 * Encodes a tour as an action of at most 64 ASCII characters: `tour:8x8:a1:h8:open:construct:2`. A last field
 * may hold styles and the choices of a classical search: `gif:5x5:e1::open:classic:1:sx13aB`.
 */
export function tourAction(prefix: string, request: TourRequest): string {
  const { cols, rows, start, end, closed, method, classic, style, squares, seed } = request;
  const ends = [start, end].map((square) => (square === undefined ? '' : makeSquare(square)));
  const tour = [prefix, `${cols}x${rows}`, ...ends, closed ? 'closed' : 'open', method, seed].join(':');
  const styles = `${style === 'smooth' ? 's' : ''}${squares === 'xy' ? 'x' : ''}`;
  const extra = `${styles}${classic === undefined ? '' : choiceCode(classic)}`;
  return extra === '' ? tour : `${tour}:${extra}`;
}

const EXTRA = /^(s?)(x?)(?:([0-4]{1,4})([a-z])([A-E]?)(?:M([0-9a-z]{1,6}))?(?:G([0-9a-z]{1,6}))?)?$/;
/** Actions use English words only. */
const VOCABULARY = createVocabulary();

/** Decodes an action of `tourAction` from the fields after its prefix. Fault: `stale-tour`. */
export function readTourAction(fields: readonly string[]): Result<TourRequest> {
  const [line = '', start = '', end = '', shape, method = '', seed = '', extra = ''] = fields;
  const [found, smooth, pairs, opts, letter = '', array, most, good] = EXTRA.exec(extra) ?? [];
  const program = PROGRAMS.find((name) => name.startsWith(letter));
  if (found === undefined || program === undefined || !/^\d{1,9}$/.test(seed)) return fault('stale-tour');
  const read = parseKnight(
    {
      ...{ line, start, end, closed: shape === 'closed', method },
      ...(smooth && { style: 'smooth' }),
      ...(opts && { opts, program }),
      ...(array && { array }),
      ...(pairs && { squares: 'xy' }),
      ...(most && { 'max-returns': String(Number.parseInt(most, DIGITS)) }),
      ...(good && { 'good-returns': String(Number.parseInt(good, DIGITS)) }),
    },
    VOCABULARY,
  );
  if (!read.ok || read.value.kind !== 'tour') return fault('stale-tour');
  const { kind: _, ...request } = read.value;
  return ok({ ...request, seed: Number(seed) });
}
