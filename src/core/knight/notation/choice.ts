import { fault, ok, type Result } from '../../result.ts';
import { quotable } from '../../typed-text.ts';
import {
  ARRAY_NAMES,
  type ArrayName,
  OPTIMISATIONS,
  type Optimisation,
  PROGRAMS,
  type Program,
} from '../classic/choice.ts';
import { plainLine } from './typed-text.ts';

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
