import { fault, ok, type Result } from '../../result.ts';
import { quotable } from '../../typed-text.ts';
import type { BoardSize } from '../board-size.ts';
import { type ClassicChoice, DEFAULT_CHOICE, type Optimisation } from '../classic/choice.ts';
import { makeSquare, type Square } from '../square.ts';
import { MAX_LINE, parseKnight, readRequest, type TourQuestion, type TypedRequest } from './request.ts';
import type { DrawingStyle } from './typed-choice.ts';
import { plainLine, quotedAsTyped } from './typed-text.ts';

/** The kinds of question that `/knight` answers. */
export const QUESTION_KINDS = ['tour', 'table', 'log', 'machine'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Backtracks from every square, as the article's tables 2 to 4: a table for each choice. */
export interface TableQuestion extends BoardSize {
  readonly kind: 'table';
  readonly choices: readonly ClassicChoice[];
}

/** A search step by step, as the article's table 1. */
export interface LogQuestion extends BoardSize {
  readonly kind: 'log';
  readonly start: Square;
  readonly classic: ClassicChoice;
  readonly style?: DrawingStyle;
}

/** What people ask after `/knight`, read: a line's `TypedRequest` made into one of four kinds. */
export type KnightQuestion =
  | (TourQuestion & { readonly kind: 'tour' })
  | TableQuestion
  | LogQuestion
  /** The article's automaton, drawn. */
  | { readonly kind: 'machine' };

/** The most tables that are compared in one picture. */
const MOST_TABLES = 6;
/** Boards up to here are shown with all of the article's sets of optimisations; larger ones with the last alone. */
const FEW_CELLS = 64;
const ARTICLE_SETS: readonly (readonly Optimisation[])[] = [[1], [1, 2], [1, 3], [1, 2, 3], [1, 2, 3, 4]];

/** The first word of a question, in English and as readers of the article write it. */
const KINDS: ReadonlyMap<string, QuestionKind> = new Map(
  (
    [
      ['tour', ['tour', 'обход', '路径']],
      ['table', ['table', 'tables', 'таблица', 'таблицу', '表', '表格']],
      ['log', ['log', 'protocol', 'протокол', 'лог', '日志']],
      ['machine', ['machine', 'diagram', 'граф', '状态机']],
    ] as const
  ).flatMap(([kind, words]) => words.map((word) => [plainLine(word), kind])),
);
/** Alone these ask for the machine, beside a board they choose the program. */
const MACHINE_ALONE = new Set(['automaton', plainLine('автомат'), plainLine('自动机')]);

interface Opened {
  /** What the question is, by the line's first word. */
  readonly kind: QuestionKind;
  /** What follows the first word, as it was written. */
  readonly rest: string;
}

/** What a line may begin with that was meant for another place. */
const COMMANDS = new Set(['knight', '/knight']);

/** Takes the command's name and the kind off the line; a form that says it twice means it once. */
function opened(line: string, kind: QuestionKind = 'tour'): Opened {
  const [, word = '', rest = ''] = /^\s*(\S+)(?:\s+([\s\S]*))?$/u.exec(line) ?? [];
  const named = KINDS.get(plainLine(word));
  if (named !== undefined) return opened(rest, named);
  if (COMMANDS.has(plainLine(word))) return opened(rest, kind);
  const isMachine = kind === 'tour' && MACHINE_ALONE.has(plainLine(line));
  return { kind: isMachine ? 'machine' : kind, rest: line };
}

/**
 * What people type after `/knight`: a tour, `table 7x7 opts:1,2`, `log 3x4 b1`, or `machine`. Faults: those of `parseKnight`;
 * `table-square` {square, cols, rows}, `table-style`, `too-many-sets` {count, max}, `log-no-start`, `log-end` {end}, `unused-seed` {method},
 * `machine-alone` {text}.
 */
export function parseQuestion(line: string): Result<KnightQuestion> {
  if (line.length > MAX_LINE) return fault('line-too-long', { max: MAX_LINE });
  const { kind, rest } = opened(line);
  if (kind === 'tour') {
    const tour = parseKnight(rest);
    return tour.ok ? ok({ kind, ...tour.value }) : tour;
  }
  if (kind === 'machine') {
    const isAlone = plainLine(rest) === '' || MACHINE_ALONE.has(plainLine(rest));
    return isAlone ? ok({ kind }) : fault('machine-alone', { text: quotable(rest) });
  }
  const request = readRequest(plainLine(rest));
  if (!request.ok) return quotedAsTyped(rest, request);
  return kind === 'table' ? tableOf(request.value) : logOf(request.value);
}

/** What neither a table nor a log can have. */
function unfit({ closed, method, seed }: TypedRequest, option: string): Result<true> {
  if (closed) return fault('classic-open-only');
  if (method !== undefined && method !== 'classic') return fault('needs-classic', { method, option });
  return seed === undefined ? ok(true) : fault('unused-seed', { method: 'classic' });
}

function tableOf(request: TypedRequest): Result<TableQuestion> {
  const { cols, rows, start, end, style, sets } = request;
  const fits = unfit(request, 'table');
  if (!fits.ok) return fits;
  const square = start ?? end;
  if (square !== undefined) return fault('table-square', { square: makeSquare(square), cols, rows });
  if (style !== undefined) return fault('table-style');
  if (sets.length > MOST_TABLES) return fault('too-many-sets', { count: sets.length, max: MOST_TABLES });
  const usual = cols * rows <= FEW_CELLS ? ARTICLE_SETS : ARTICLE_SETS.slice(-1);
  const { program, array } = choiceOf(request, DEFAULT_CHOICE.array);
  const choices = (sets.length > 0 ? sets : usual).map(
    (opts): ClassicChoice => ({ opts, program, ...(array && { array }) }),
  );
  return ok({ kind: 'table', cols, rows, choices });
}

function logOf(request: TypedRequest): Result<LogQuestion> {
  const { cols, rows, start, end, style, sets } = request;
  const fits = unfit(request, 'log');
  if (!fits.ok) return fits;
  if (end !== undefined) return fault('log-end', { end: makeSquare(end) });
  if (start === undefined) return fault('log-no-start', { cols, rows });
  if (sets.length > 1) return fault('one-set', { count: sets.length });
  const opts = sets[0] ?? [];
  // The article's table 1 was made with another order than the printed one, A; with B it comes out.
  const choice = choiceOf(request, opts.includes(4) ? undefined : 'B');
  return ok({ kind: 'log', cols, rows, start, classic: { ...choice, opts }, ...(style && { style }) });
}

function choiceOf(
  { program = DEFAULT_CHOICE.program, array }: TypedRequest,
  usual: ClassicChoice['array'],
): Omit<ClassicChoice, 'opts'> {
  const order = array ?? usual;
  return { program, ...(order && { array: order }) };
}
