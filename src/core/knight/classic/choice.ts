import { fault, ok, type Result } from '../../result.ts';
import { quotable } from '../../typed-text.ts';
import { plainLine } from '../notation/typed-text.ts';

/**
 * The article's optimisations: 1 squares from which the colours allow no tour, 2 blocked squares, 3 Warnsdorf's rule,
 * 4 several move orders. Shalyto, Tukkel, Shamgunov, "Задача о ходе коня", Мир ПК 1/2003.
 */
export const OPTIMISATIONS = [1, 2, 3, 4] as const;
export type Optimisation = (typeof OPTIMISATIONS)[number];

/** The article's three programs for one and the same search. */
export const PROGRAMS = ['iterative', 'recursive', 'automaton'] as const;
export type Program = (typeof PROGRAMS)[number];

/** The names of the orders in which a knight's eight moves are tried. */
export const ARRAY_NAMES = ['A', 'B', 'C', 'D', 'E'] as const;
export type ArrayName = (typeof ARRAY_NAMES)[number];

/** All move orders as optimisation 4 tries them: from this one on, with A after E. From A it is the article's own order. */
export function arraysFrom(first: ArrayName = 'A'): readonly [ArrayName, ...ArrayName[]] {
  const at = ARRAY_NAMES.indexOf(first);
  return [first, ...ARRAY_NAMES.slice(at + 1), ...ARRAY_NAMES.slice(0, at)];
}

/** Which of the article's searches to run. */
export interface ClassicChoice {
  /** Ascending, each at most once. */
  readonly opts: readonly Optimisation[];
  readonly program: Program;
  /** The order of the moves; with optimisation 4 the one tried first, as in `arraysFrom`. Absent: A, the printed one. */
  readonly array?: ArrayName;
}

/** Every optimisation, in the article's first program. */
export const DEFAULT_CHOICE: ClassicChoice = { opts: OPTIMISATIONS, program: 'iterative' };

/** All optimisations and none by their names, as these look in a plain line. */
export const NAMED_SETS: ReadonlyMap<string, readonly Optimisation[]> = new Map(
  (
    [
      ['all', OPTIMISATIONS],
      ['все', OPTIMISATIONS],
      ['none', []],
      ['0', []],
      ['нет', []],
    ] as const
  ).map(([name, opts]) => [plainLine(name), opts]),
);

const LONGEST = 40;
const RANGE = /^([1-4]) ?(?:-|–|—|\.\.|to|до) ?([1-4])$/u;

/** One part of a list of optimisations: `1-3`, `2` or `134`; undefined: neither. */
function optimisationsOf(part: string): readonly Optimisation[] | undefined {
  const range = RANGE.exec(part);
  if (range !== null) {
    const [low, high] = [Number(range[1]), Number(range[2])];
    return low <= high ? OPTIMISATIONS.filter((opt) => opt >= low && opt <= high) : undefined;
  }
  return /^[1-4]+$/u.test(part) ? OPTIMISATIONS.filter((opt) => part.includes(String(opt))) : undefined;
}

/**
 * Optimisations as people write them: `1,2,3`, `1-3`, `1+3`, `123`, `1 and 3`, `all`, `none`, `все`, `нет`. Sorted, each once.
 * Fault: `bad-opts` {text}.
 */
export function parseOpts(text: string): Result<readonly Optimisation[]> {
  const plain = text.length > LONGEST ? '' : plainLine(text);
  const named = NAMED_SETS.get(plain);
  if (named !== undefined) return ok(named);
  const parts = plain
    .replace(/ ?(-|–|—|\.\.) ?/gu, '$1')
    .split(/ ?(?:[,+;&]| and | и | ) ?/u)
    .map(optimisationsOf);
  const chosen = new Set<Optimisation>();
  for (const part of parts) {
    if (part === undefined) return fault('bad-opts', { text: quotable(text) });
    for (const opt of part) chosen.add(opt);
  }
  return ok(OPTIMISATIONS.filter((opt) => chosen.has(opt)));
}

/** A program by its name in any case. Fault: `unknown-program` {text, known}. */
export function parseProgram(text: string): Result<Program> {
  const name = text.length > LONGEST ? '' : plainLine(text);
  const program = PROGRAMS.find((known) => known === name);
  return program === undefined
    ? fault('unknown-program', { text: quotable(text), known: PROGRAMS.join(', ') })
    : ok(program);
}

/** A move order by its letter in any case. Fault: `unknown-array` {text, known}. */
export function parseArray(text: string): Result<ArrayName> {
  const name = text.length > LONGEST ? '' : plainLine(text).toUpperCase();
  const array = ARRAY_NAMES.find((known) => known === name);
  return array === undefined
    ? fault('unknown-array', { text: quotable(text), known: ARRAY_NAMES.join(', ') })
    : ok(array);
}
