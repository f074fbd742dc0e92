import { fault, type MessageArgs, ok, type Result } from '../../result.ts';
import { plainLine, shortenForQuote } from '../../typed-text.ts';
import { anyWordSource, compileOnce } from '../../vocabulary.ts';
import { SQUARE_STYLES, type SquareStyle } from '../board/square.ts';
import {
  CLASSIC_PROGRAMS,
  type ClassicProgram,
  MAX_REQUESTED_RETURNS,
  MOVE_ORDER_NAMES,
  type MoveOrderName,
  OPTIMISATIONS,
  type Optimisation,
} from '../request/choice.ts';
import {
  DRAWING_STYLES,
  type DrawingStyle,
  KNIGHT_METHODS,
  type KnightMethod,
} from '../request/tour-request.ts';
import type { WrittenOptions } from './options.ts';
import { BARE_VALUES, type BareValue, type KnightVocabulary, meaningOf, OPTION_NAMES } from './vocabulary.ts';

/** Contains only settings that the user named. */
export interface ParsedOptions {
  readonly method?: KnightMethod;
  /** In order, without duplicates. Each gets a table. */
  readonly optimisationSets: readonly (readonly Optimisation[])[];
  readonly program?: ClassicProgram;
  readonly array?: MoveOrderName;
  /** `maxReturns` and `goodReturns` in `ClassicSettings`. */
  readonly 'max-returns'?: number;
  readonly 'good-returns'?: number;
  readonly style?: DrawingStyle;
  readonly seed?: number;
  readonly squares?: SquareStyle;
}

const MAX_OPTION_CHARS = 40;

const optimisationRange = compileOnce(
  ({ to }: KnightVocabulary) => new RegExp(`^([1-4]) ?(?:–|—|\\.\\.|${anyWordSource(to)}) ?([1-4])$`, 'u'),
);
const optimisationSeparator = compileOnce(
  ({ and }: KnightVocabulary) => new RegExp(` ?(?:[,+;&]| (?:${anyWordSource(and)}) | ) ?`, 'u'),
);

/** Parses `1-3`, `2` or `134`. */
function parseOptimisationPart(
  part: string,
  vocabulary: KnightVocabulary,
): readonly Optimisation[] | undefined {
  const rangeMatch = optimisationRange(vocabulary).exec(part);
  if (rangeMatch !== null) {
    const [firstOpt, lastOpt] = [Number(rangeMatch[1]), Number(rangeMatch[2])];
    return firstOpt <= lastOpt ? OPTIMISATIONS.filter((opt) => opt >= firstOpt && opt <= lastOpt) : undefined;
  }
  return /^[1-4]+$/u.test(part) ? OPTIMISATIONS.filter((opt) => part.includes(String(opt))) : undefined;
}

/**
 * Parses `1,2,3`, `1-3`, `1+3`, `123`, `1 and 3`, `all` or `none`. The result is sorted, without duplicates.
 * Fault: `bad-opts` {text}.
 */
export function parseOptimisations(
  text: string,
  vocabulary: KnightVocabulary,
): Result<readonly Optimisation[]> {
  const normalisedText = text.length > MAX_OPTION_CHARS ? '' : plainLine(text);
  const meaning = meaningOf(vocabulary, normalisedText);
  if (meaning === 'all') return ok(OPTIMISATIONS);
  if (meaning === 'none') return ok([]);
  const parsedParts = normalisedText
    .replace(/ ?(-|–|—|\.\.) ?/gu, '$1')
    .split(optimisationSeparator(vocabulary))
    .map((part) => parseOptimisationPart(part, vocabulary));
  const chosenOpts = new Set<Optimisation>();
  for (const part of parsedParts) {
    if (part === undefined) return fault('bad-opts', { text: shortenForQuote(text) });
    for (const opt of part) chosenOpts.add(opt);
  }
  return ok(OPTIMISATIONS.filter((opt) => chosenOpts.has(opt)));
}

/** Accepts the names and the vocabulary's words for them, in any case. */
function createNameParser<T extends string>(
  names: readonly T[],
  makeFault: (facts: MessageArgs) => Result<T>,
) {
  return (text: string, vocabulary: KnightVocabulary): Result<T> => {
    const normalisedText = text.length > MAX_OPTION_CHARS ? '' : plainLine(text);
    const [meaning, upperCaseText] = [meaningOf(vocabulary, normalisedText), normalisedText.toUpperCase()];
    const matchedName = names.find(
      (name) => name === meaning || name === upperCaseText || name === normalisedText,
    );
    return matchedName === undefined
      ? makeFault({ text: shortenForQuote(text), known: names.join(', ') })
      : ok(matchedName);
  };
}

/** Fault: `unknown-program` {text, known}. */
export const parseClassicProgram = createNameParser(CLASSIC_PROGRAMS, (facts) =>
  fault('unknown-program', facts),
);

/** Fault: `unknown-array` {text, known}. */
export const parseMoveOrderName = createNameParser(MOVE_ORDER_NAMES, (facts) =>
  fault('unknown-array', facts),
);

/** Accepts at most nine digits. Fault: `bad-seed` {text}. */
const parseSeed = (text: string): Result<number> =>
  /^[0-9]{1,9}$/u.test(text) ? ok(Number(text)) : fault('bad-seed', { text: shortenForQuote(text) });

/** Accepts numbers up to `MAX_REQUESTED_RETURNS`. Fault: `bad-returns` {text, least, max}. */
const parseReturns = (text: string, minReturns: number): Result<number> =>
  /^[0-9]{1,10}$/u.test(text) && Number(text) >= minReturns && Number(text) <= MAX_REQUESTED_RETURNS
    ? ok(Number(text))
    : fault('bad-returns', { text: shortenForQuote(text), least: minReturns, max: MAX_REQUESTED_RETURNS });

function parseOptimisationSets(
  setTexts: readonly string[],
  vocabulary: KnightVocabulary,
): Result<readonly (readonly Optimisation[])[]> {
  const setByKey = new Map<string, readonly Optimisation[]>();
  for (const text of setTexts) {
    const parsedSet = parseOptimisations(text, vocabulary);
    if (!parsedSet.ok) return parsedSet;
    setByKey.set(parsedSet.value.join(), parsedSet.value);
  }
  return ok([...setByKey.values()]);
}

const OPTION_PARSERS = {
  method: createNameParser(KNIGHT_METHODS, (facts) => fault('unknown-method', facts)),
  program: parseClassicProgram,
  array: parseMoveOrderName,
  'max-returns': (text: string): Result<number> => parseReturns(text, 0),
  'good-returns': (text: string): Result<number> => parseReturns(text, 1),
  style: createNameParser(DRAWING_STYLES, (facts) => fault('unknown-style', facts)),
  seed: parseSeed,
  squares: createNameParser(SQUARE_STYLES, (facts) => fault('unknown-squares', facts)),
} as const;

export function findBareValue(word: string, vocabulary: KnightVocabulary): BareValue | undefined {
  const meaning = meaningOf(vocabulary, word);
  return BARE_VALUES.find((bareValue) => bareValue === meaning);
}

const isOneOf = (names: readonly string[], bareValue: BareValue): boolean => names.includes(bareValue);
const optionOf = (bareValue: BareValue): 'method' | 'program' | 'style' =>
  isOneOf(KNIGHT_METHODS, bareValue) ? 'method' : isOneOf(CLASSIC_PROGRAMS, bareValue) ? 'program' : 'style';

/**
 * An option wins over a bare name, as in `method:classic construct`. Faults: `unknown-method`,
 * `unknown-program`, `unknown-array`, `unknown-style`, `unknown-squares` {text, known}, `bad-opts` {text},
 * `bad-seed` {text}, `bad-returns` {text, least, max}.
 */
export function parseOptions(
  { optimisationSets: writtenSets, values }: WrittenOptions,
  bareValues: readonly BareValue[],
  vocabulary: KnightVocabulary,
): Result<ParsedOptions> {
  const writtenValues: WrittenOptions['values'] = {
    ...Object.fromEntries(bareValues.map((bareValue) => [optionOf(bareValue), bareValue])),
    ...values,
  };
  const parsedValues: Omit<ParsedOptions, 'optimisationSets'> = {};
  for (const name of OPTION_NAMES) {
    const text = writtenValues[name];
    if (text === undefined) continue;
    const parsedValue = OPTION_PARSERS[name](text, vocabulary);
    if (!parsedValue.ok) return parsedValue;
    Object.assign(parsedValues, { [name]: parsedValue.value });
  }
  const parsedSets = parseOptimisationSets(writtenSets, vocabulary);
  return parsedSets.ok ? ok({ ...parsedValues, optimisationSets: parsedSets.value }) : parsedSets;
}
