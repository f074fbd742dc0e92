import { fault, ok, type Result } from '../../result.ts';
import { quotable } from '../../typed-text.ts';
import type { KnightMethod } from '../answer.ts';
import { type BoardSize, boardSize } from '../board-size.ts';
import { type ClassicChoice, DEFAULT_CHOICE, OPTIMISATIONS } from '../classic/choice.ts';
import { looksLikeSquare, makeSquare, parseSquare, type Square } from '../square.ts';
import { type Choices, choicesOf, choiceWord, type DrawingStyle } from './typed-choice.ts';
import { takeTypedOptions } from './typed-options.ts';
import { plainLine, quotedAsTyped } from './typed-text.ts';

/** The most characters that a request may have. */
export const MAX_LINE = 200;

/** The methods that give another tour for another seed. */
const SEEDED_METHODS: readonly KnightMethod[] = ['construct', 'warnsdorff'];
/** Seeds are whole numbers below this. */
export const SEEDS = 1_000_000_000;
/** The seed of those who name none. */
const USUAL_SEED = 1;

/** What a person asks of a tour. With a time limit it is a `KnightRequest`, what the search is given. */
export interface TourQuestion extends BoardSize {
  readonly start?: Square;
  readonly end?: Square;
  readonly closed: boolean;
  readonly method: KnightMethod;
  /** With the method `classic`, and only with it. */
  readonly classic?: ClassicChoice;
  /** Which of the tours that `SEEDED_METHODS` find. */
  readonly seed: number;
  readonly style?: DrawingStyle;
}

const SIZE = /^([0-9]{1,15}) ?(?:x|by|на|\*|,|;|\/| ) ?([0-9]{1,15})(?![0-9.])/u;
const SIZE_WITHIN = /(?<![\p{L}\p{N}.:-])([0-9]{1,15}) ?(?:x|by|на|\*) ?([0-9]{1,15})(?![0-9.])/u;
/** A third number behind a size. */
const THIRD_SIDE = /^(?: (?:x|by|на|\*) |[x*])[0-9.]+/u;
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
  const after = line.slice(match.index + match[0].length);
  const third = both === null ? null : THIRD_SIDE.exec(after);
  if (third !== null)
    return { size: fault('bad-board-size', { text: quotable(match[0] + third[0]) }), rest: '' };
  const rest = `${line.slice(0, match.index)} ${after}`.trim();
  const size = boardSize(cols, rows);
  const isBad = !size.ok && size.fault.code === 'bad-board-size';
  return { size: isBad ? fault('bad-board-size', { text: quotable(match[0]) }) : size, rest };
}

/**
 * A size as people type it: `5x7` (files by ranks), `5 x 7`, `5×7`, `5*7`, `5 by 7`, `5 7`, and `8` for 8x8.
 * Faults: `line-too-long` {max}, `no-size`, `bad-board-size` {text}, `board-too-large` {cols, rows, max}.
 */
export function parseBoardSize(text: string): Result<BoardSize> {
  if (text.length > MAX_LINE) return fault('line-too-long', { max: MAX_LINE });
  const plain = plainLine(text);
  if (plain === '') return fault('no-size');
  const found = findSize(plain);
  return found === undefined || found.rest !== ''
    ? fault('bad-board-size', { text: quotable(plain) })
    : found.size;
}

/** Words as they look in a plain line, where Cyrillic letters that look Latin are Latin. */
const words = (...written: readonly string[]): ReadonlySet<string> => new Set(written.map(plainLine));

const CLOSED_WORDS = words(
  ...['closed', 'close', 'closed:true', 'closed:yes', 'closed:1', 'замкнутый', 'замкнут', '封闭', '闭合'],
);
const OPEN_WORDS = words('open', 'closed:false', 'closed:no', 'closed:0', 'открытый');
const DASHES = words('->', '-');
const END_WORDS = words('to', ...DASHES, '=>', 'end:', 'to:', 'do', 'до', 'в', '到');
const START_WORDS = words('from', 'start:', 'from:', 'от', 'из', 'at', '从');

const VERSUS_WORDS = words('vs', 'vs.', 'versus', 'против', '|', '/');

/** The words of what follows the size: `a1->h8`, `a1 to h8` and `start:a1 end:h8` give the same squares. */
const wordsOf = (rest: string): string[] =>
  rest
    .replace(/(start|from|end|to|size):/gu, ' $1: ')
    .replace(/->|=>|→|–|—|(?<=[0-9])-(?=[a-z])/gu, ' -> ')
    .split(/[\s,;]+/u)
    .filter((word) => word !== '');

/** All that a line says, of whatever kind of question: its size, its ends, and how it is to be answered. */
export interface TypedRequest extends BoardSize, Choices {
  readonly start?: Square;
  readonly end?: Square;
  readonly closed: boolean;
}

/**
 * Reads everything that a plain line says. Faults: those of `parseBoardSize`, `parseSquare`, `parseMethod` and `choicesOf`;
 * `too-many-squares` {text}; `no-end` {text}; `no-set` {text}; `end-equals-start` {square}; `closed-with-end` {end}.
 */
export function readRequest(plainText: string): Result<TypedRequest> {
  const { options, rest: plain } = takeTypedOptions(
    plainText
      .replace(/size: ?/u, '')
      .replace(/[()[\]{}]/gu, ' ')
      .replace(/ +/gu, ' ')
      .trim(),
  );
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
  const chosen: string[] = [];
  const written = wordsOf(found.rest);
  /** The word that says that an end comes next. */
  let endWord: string | undefined;
  for (const word of written) {
    if (CLOSED_WORDS.has(word)) closed = true;
    else if (OPEN_WORDS.has(word)) closed = false;
    else if (END_WORDS.has(word)) endWord = word;
    else if (START_WORDS.has(word)) endWord = undefined;
    else if (VERSUS_WORDS.has(word)) return fault('no-set', { text: word });
    else if (choiceWord(word) !== undefined) chosen.push(word);
    else {
      const square = parseSquare(word, cols, rows);
      if (!square.ok) return square;
      if (endWord === undefined && start === undefined) start = square.value;
      else if (end === undefined) end = square.value;
      else return fault('too-many-squares', { text: quotable(word) });
      endWord = undefined;
    }
  }
  // A dash between other words is punctuation.
  if (endWord !== undefined && (!DASHES.has(endWord) || DASHES.has(written.at(-1) ?? ''))) {
    return fault('no-end', { text: quotable(endWord) });
  }
  const choices = choicesOf(options, chosen);
  if (!choices.ok) return choices;
  if (start !== undefined && end !== undefined && makeSquare(start) === makeSquare(end)) {
    return fault('end-equals-start', { square: makeSquare(start) });
  }
  if (closed && end !== undefined) return fault('closed-with-end', { end: makeSquare(end) });
  return ok({ cols, rows, ...(start && { start }), ...(end && { end }), closed, ...choices.value });
}

/**
 * What people type after `/knight` for a tour: a size, a start, an end, `closed`, `method:classic opts:1,3`, in nearly any
 * order. Optimisations, a program or an array mean the method `classic`. Faults: those of `readRequest`, `line-too-long` {max},
 * `one-set` {count}, `needs-classic` {method, option}, `classic-open-only`, `unused-seed` {method}.
 */
export function parseKnight(line: string): Result<TourQuestion> {
  if (line.length > MAX_LINE) return fault('line-too-long', { max: MAX_LINE });
  const read = readRequest(plainLine(line));
  return quotedAsTyped(line, read.ok ? tourOf(read.value) : read);
}

/** The shortest line that `parseKnight` reads as this question: `5x5 e1 opts:1,3 program:automaton`. Its inverse. */
export function makeKnight(question: TourQuestion): string {
  const { cols, rows, start, end, closed, method, classic, seed, style } = question;
  const parts = [
    `${cols}x${rows}`,
    start && makeSquare(start),
    end && `to ${makeSquare(end)}`,
    closed && 'closed',
    classic === undefined ? method !== 'construct' && `method:${method}` : makeChoice(classic),
    SEEDED_METHODS.includes(method) && seed !== USUAL_SEED && `seed:${seed}`,
    style && `style:${style}`,
  ];
  return parts.filter(Boolean).join(' ');
}

function makeChoice({ opts, program, array }: ClassicChoice): string {
  const parts = [
    opts.length < OPTIMISATIONS.length && `opts:${opts.join(',') || 'none'}`,
    program !== DEFAULT_CHOICE.program && `program:${program}`,
    array && `array:${array}`,
  ].filter(Boolean);
  return parts.length === 0 ? 'method:classic' : parts.join(' ');
}

/** What was typed as a question for a tour; the same faults as `parseKnight`, but for those of reading. */
export function tourOf(typed: TypedRequest): Result<TourQuestion> {
  const { cols, rows, start, end, closed, style, method, sets, program, array, seed } = typed;
  const ends = { ...(start && { start }), ...(end && { end }) };
  const line = { cols, rows, ...ends, closed, seed: seed ?? USUAL_SEED, ...(style && { style }) };
  const option = sets.length > 0 ? 'opts' : program !== undefined ? 'program' : array && 'array';
  if (method !== 'classic' && option === undefined) {
    const chosen = method ?? 'construct';
    if (seed !== undefined && !SEEDED_METHODS.includes(chosen))
      return fault('unused-seed', { method: chosen });
    return ok({ ...line, method: chosen });
  }
  if (method !== undefined && method !== 'classic')
    return fault('needs-classic', { method, option: option ?? '' });
  if (sets.length > 1) return fault('one-set', { count: sets.length });
  if (closed || end !== undefined) return fault('classic-open-only');
  if (seed !== undefined) return fault('unused-seed', { method: 'classic' });
  const classic: ClassicChoice = {
    opts: sets[0] ?? DEFAULT_CHOICE.opts,
    program: program ?? DEFAULT_CHOICE.program,
    ...(array && { array }),
  };
  return ok({ ...line, method: 'classic', classic });
}
