import { fault, ok, type Result } from '../result.ts';
import { quotable } from '../typed-text.ts';
import { KNIGHT_METHODS, type KnightMethod } from './answer.ts';
import { looksLikeSquare, makeSquare, parseSquare, type Square } from './square.ts';
import { plainLine } from './typed-text.ts';

/** The longest side of a board. */
export const MAX_SIDE = 10_000;
/** The most characters that a request may have. */
export const MAX_LINE = 200;

/** A board's size: files across and ranks up. */
export interface BoardSize {
  readonly cols: number;
  readonly rows: number;
}

/** What a person asks of `/knight`, but for the seed and the time. */
export interface KnightLine extends BoardSize {
  readonly start?: Square;
  readonly end?: Square;
  readonly closed: boolean;
  readonly method: KnightMethod;
}

/**
 * A size within the limits. Faults: `bad-board-size` {text} (sides that are no whole numbers from 1), `board-too-large`
 * {cols, rows, max}.
 */
export function boardSize(cols: number, rows: number): Result<BoardSize> {
  if (cols > MAX_SIDE || rows > MAX_SIDE) return fault('board-too-large', { cols, rows, max: MAX_SIDE });
  const isSide = (side: number): boolean => Number.isInteger(side) && side >= 1;
  return isSide(cols) && isSide(rows)
    ? ok({ cols, rows })
    : fault('bad-board-size', { text: `${cols}x${rows}` });
}

const SIZE = /^([0-9]{1,15}) ?(?:x|by|на|\*|,|;|\/| ) ?([0-9]{1,15})(?![0-9.])/u;
const SIZE_WITHIN = /(?<![\p{L}\p{N}.:-])([0-9]{1,15}) ?(?:x|by|на|\*) ?([0-9]{1,15})(?![0-9.])/u;
const ONE_SIDE = /^([0-9]{1,15})(?=$| )/u;

interface FoundSize {
  readonly size: Result<BoardSize>;
  readonly rest: string;
}

/** Finds the size in a plain line (in front, or `NxM` anywhere) and gives what is left. */
function findSize(line: string): FoundSize | undefined {
  const both = SIZE.exec(line) ?? SIZE_WITHIN.exec(line);
  const match = both ?? ONE_SIDE.exec(line);
  if (match === null) return undefined;
  const cols = Number(match[1]);
  const rows = both === null ? cols : Number(match[2]);
  const rest = `${line.slice(0, match.index)} ${line.slice(match.index + match[0].length)}`.trim();
  const size = boardSize(cols, rows);
  const isBad = !size.ok && size.fault.code === 'bad-board-size';
  return { size: isBad ? fault('bad-board-size', { text: quotable(match[0]) }) : size, rest };
}

/**
 * A size as people type it: `5x7` (files by ranks), `5 x 7`, `5×7`, `5*7`, `5 by 7`, `5 7`, and `8` for 8x8.
 * Faults: `too-long` {max}, `no-size`, `bad-board-size` {text}, `board-too-large` {cols, rows, max}.
 */
export function parseBoardSize(text: string): Result<BoardSize> {
  if (text.length > MAX_LINE) return fault('too-long', { max: MAX_LINE });
  const plain = plainLine(text);
  if (plain === '') return fault('no-size');
  const found = findSize(plain);
  return found === undefined || found.rest !== ''
    ? fault('bad-board-size', { text: quotable(plain) })
    : found.size;
}

/** A method by its name in any case. Fault: `unknown-method` {text, known}. */
export function parseMethod(text: string): Result<KnightMethod> {
  const name = plainLine(text.slice(0, MAX_LINE));
  const method = KNIGHT_METHODS.find((known) => known === name);
  return method === undefined
    ? fault('unknown-method', { text: quotable(name), known: KNIGHT_METHODS.join(', ') })
    : ok(method);
}

const CLOSED_WORDS = new Set([
  'closed',
  'close',
  'closed:true',
  'closed:yes',
  'closed:1',
  'замкнутый',
  'замкнутыи',
]);
const OPEN_WORDS = new Set(['open', 'closed:false', 'closed:no', 'closed:0']);
const END_WORDS = new Set(['to', '->', '=>', '→', '-', '–', '—', 'end:', 'do', 'до', 'в']);
const START_WORDS = new Set(['from', 'start:', 'от', 'из', 'at']);

/** The words of what follows the size: `a1->h8`, `a1 to h8` and `start:a1 end:h8` give the same squares. */
const wordsOf = (rest: string): string[] =>
  rest
    .replace(/(start|from|end|to|size):/gu, ' $1: ')
    .replace(/->|=>|→|–|—|(?<=[0-9])-(?=[a-z])/gu, ' -> ')
    .split(/[\s,;]+/u)
    .filter((word) => word !== '');

/**
 * What people type after `/knight`: a size, a start, an end, `closed`, `method:exhaustive`, in nearly any order.
 * Faults: those of `parseBoardSize`, `parseSquare` and `parseMethod`; `too-many-squares` {text}; `end-equals-start`
 * {square}; `closed-with-end` {end}.
 */
export function parseKnight(line: string): Result<KnightLine> {
  if (line.length > MAX_LINE) return fault('too-long', { max: MAX_LINE });
  const plain = plainLine(line).replace(/size: ?/u, '');
  const found = findSize(plain);
  if (found === undefined) {
    const first = plain.split(' ')[0] ?? '';
    return plain === '' || looksLikeSquare(first)
      ? fault('no-size')
      : fault('bad-board-size', { text: quotable(first) });
  }
  if (!found.size.ok) return found.size;
  const { cols, rows } = found.size.value;
  let start: Square | undefined;
  let end: Square | undefined;
  let closed = false;
  let method: KnightMethod = 'construct';
  let isEndNext = false;
  for (const word of wordsOf(found.rest)) {
    if (CLOSED_WORDS.has(word)) closed = true;
    else if (OPEN_WORDS.has(word)) closed = false;
    else if (END_WORDS.has(word) || word === 'to:') isEndNext = true;
    else if (START_WORDS.has(word) || word === 'from:') isEndNext = false;
    else if (word.startsWith('method:') || KNIGHT_METHODS.some((known) => known === word)) {
      const named = parseMethod(word.replace('method:', ''));
      if (!named.ok) return named;
      method = named.value;
    } else {
      const square = parseSquare(word, cols, rows);
      if (!square.ok) return square;
      if (!isEndNext && start === undefined) start = square.value;
      else if (end === undefined) end = square.value;
      else return fault('too-many-squares', { text: quotable(word) });
      isEndNext = false;
    }
  }
  if (start !== undefined && end !== undefined && makeSquare(start) === makeSquare(end)) {
    return fault('end-equals-start', { square: makeSquare(start) });
  }
  if (closed && end !== undefined) return fault('closed-with-end', { end: makeSquare(end) });
  return ok({ cols, rows, ...(start && { start }), ...(end && { end }), closed, method });
}
