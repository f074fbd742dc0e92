import { fault, ok, type Result } from '../../result.ts';
import { quotable } from '../../typed-text.ts';
import { KNIGHT_METHODS, type KnightMethod } from '../answer.ts';
import { type ArrayName, type Optimisation, PROGRAMS, type Program } from '../classic/choice.ts';
import { parseArray, parseOpts, parseProgram } from './choice.ts';
import type { TypedOptions } from './typed-options.ts';
import { plainLine } from './typed-text.ts';

/** How a tour's path is drawn. */
export const DRAWING_STYLES = ['straight', 'smooth'] as const;
export type DrawingStyle = (typeof DRAWING_STYLES)[number];

/** What a request chooses, as far as it says. */
export interface Choices {
  readonly method?: KnightMethod;
  /** Sets of optimisations, in the order written, each once. */
  readonly sets: readonly (readonly Optimisation[])[];
  readonly program?: Program;
  readonly array?: ArrayName;
  readonly style?: DrawingStyle;
  readonly seed?: number;
}

/** The article's words for what is chosen. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  [
    ['классический', 'classic'],
    ['классика', 'classic'],
    ['classical', 'classic'],
    ['итеративная', 'iterative'],
    ['рекурсивная', 'recursive'],
    ['автоматная', 'automaton'],
    ['автомат', 'automaton'],
    ['自动机', 'automaton'],
    ['варнсдорф', 'warnsdorff'],
    ['warnsdorf', 'warnsdorff'],
    ['гладкий', 'smooth'],
    ['плавный', 'smooth'],
    ['平滑', 'smooth'],
    ['прямой', 'straight'],
  ].map(([alias = '', name = '']) => [plainLine(alias), name]),
);

const NAMES: readonly string[] = [...KNIGHT_METHODS, ...PROGRAMS, ...DRAWING_STYLES];

/** The English name of a method, a program or a style written as a plain word; undefined: it is none. */
export function choiceWord(word: string): string | undefined {
  const name = ALIASES.get(word) ?? word;
  return NAMES.includes(name) ? name : undefined;
}

/** A method by its name in any case. Fault: `unknown-method` {text, known}. */
export function parseMethod(text: string): Result<KnightMethod> {
  const name = choiceWord(text);
  const method = KNIGHT_METHODS.find((known) => known === name);
  return method === undefined
    ? fault('unknown-method', { text: quotable(text), known: KNIGHT_METHODS.join(', ') })
    : ok(method);
}

/** A style by its name. Fault: `unknown-style` {text, known}. */
function parseStyle(text: string): Result<DrawingStyle> {
  const name = choiceWord(text);
  const style = DRAWING_STYLES.find((known) => known === name);
  return style === undefined
    ? fault('unknown-style', { text: quotable(text), known: DRAWING_STYLES.join(', ') })
    : ok(style);
}

/** A seed: a whole number of up to nine digits. Fault: `bad-seed` {text}. */
function parseSeed(text: string): Result<number> {
  return /^[0-9]{1,9}$/u.test(text) ? ok(Number(text)) : fault('bad-seed', { text: quotable(text) });
}

function parseSets(written: readonly string[]): Result<readonly (readonly Optimisation[])[]> {
  const sets = new Map<string, readonly Optimisation[]>();
  for (const text of written) {
    const set = parseOpts(text);
    if (!set.ok) return set;
    sets.set(set.value.join(), set.value);
  }
  return ok([...sets.values()]);
}

/** Which choice a bare word belongs to. */
function nameOf(word: string): 'method' | 'program' | 'style' {
  const name = choiceWord(word);
  if (KNIGHT_METHODS.some((known) => known === name)) return 'method';
  return PROGRAMS.some((known) => known === name) ? 'program' : 'style';
}

/**
 * What the options and the bare words that are choices (`choiceWord`) say together. Faults: `unknown-method`,
 * `unknown-program`, `unknown-array`, `unknown-style` {text, known}, `bad-opts` {text}, `bad-seed` {text}.
 */
export function choicesOf(options: TypedOptions, bare: readonly string[]): Result<Choices> {
  const said = { ...Object.fromEntries(bare.map((word) => [nameOf(word), word])), ...options };
  const method = said.method === undefined ? undefined : parseMethod(said.method);
  if (method?.ok === false) return method;
  const program =
    said.program === undefined ? undefined : parseProgram(choiceWord(said.program) ?? said.program);
  if (program?.ok === false) return program;
  const array = said.array === undefined ? undefined : parseArray(said.array);
  if (array?.ok === false) return array;
  const style = said.style === undefined ? undefined : parseStyle(said.style);
  if (style?.ok === false) return style;
  const seed = said.seed === undefined ? undefined : parseSeed(said.seed);
  if (seed?.ok === false) return seed;
  const sets = parseSets(said.opts);
  if (!sets.ok) return sets;
  return ok({
    ...(method && { method: method.value }),
    sets: sets.value,
    ...(program && { program: program.value }),
    ...(array && { array: array.value }),
    ...(style && { style: style.value }),
    ...(seed && { seed: seed.value }),
  });
}
