import { type Fault, fault, ok, type Result } from '../../result.ts';
import { plainLine, plainText, shortenForQuote } from '../../typed-text.ts';
import { anyWordSource, compileOnce } from '../../vocabulary.ts';
import { type BoardSize, checkBoardSize, looksLikeSquare, makeSquare } from '../board/square.ts';
import { KNIGHT_KINDS, type KnightKind, type KnightRequest } from '../request/tour-request.ts';
import { parseOptions } from './choice.ts';
import { readEnds, splitWords } from './ends.ts';
import {
  makeCountRequest,
  makeLogRequest,
  makeTableRequest,
  makeTourRequest,
  type ParsedParts,
  refuseOptions,
} from './kinds.ts';
import { removeOptionName, splitSets, takeOptions, type WrittenOptions } from './options.ts';
import { type KnightVocabulary, meaningOf, OPTION_NAMES, type OptionName } from './vocabulary.ts';
import { looksLikeTour, parseWrittenTour } from './written-tour.ts';

const SIDE_PATTERN = '([0-9]{1,15})';
const LONE_SIDE_PATTERN = /^([0-9]{1,15})(?=$| )/u;
const leadingSize = compileOnce(
  ({ by }: KnightVocabulary) =>
    new RegExp(`^${SIDE_PATTERN} ?(?:${anyWordSource(by)}|,|;|/| ) ?${SIDE_PATTERN}(?![0-9.])`, 'u'),
);
const innerSize = compileOnce(
  ({ by }: KnightVocabulary) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}.:-])${SIDE_PATTERN} ?(?:${anyWordSource(by)}) ?${SIDE_PATTERN}(?![0-9.])`,
      'u',
    ),
);
/** Matches the third number of `5x7x9`. */
const thirdSide = compileOnce(
  ({ by }: KnightVocabulary) => new RegExp(`^(?: (?:${anyWordSource(by)}) |[x*])[0-9.]+`, 'u'),
);

/**
 * Returns the size and the remaining text. At the start, a size may be `5x7`, `5 7`, `5,7` (files by ranks),
 * or `8` for 8x8. Elsewhere it must be `5x7` or `5 by 7`. Faults: `bad-board-size` {text}, `board-too-large`
 * {cols, rows, max}.
 */
function findSize(
  line: string,
  vocabulary: KnightVocabulary,
): { readonly size: Result<BoardSize>; readonly remainingText: string } | undefined {
  const twoSidesMatch = leadingSize(vocabulary).exec(line) ?? innerSize(vocabulary).exec(line);
  const sizeMatch = twoSidesMatch ?? LONE_SIDE_PATTERN.exec(line);
  if (sizeMatch === null) return undefined;
  const textAfterSize = line.slice(sizeMatch.index + sizeMatch[0].length);
  const thirdNumberMatch = twoSidesMatch && thirdSide(vocabulary).exec(textAfterSize);
  if (thirdNumberMatch !== null) {
    return {
      size: fault('bad-board-size', { text: shortenForQuote(sizeMatch[0] + thirdNumberMatch[0]) }),
      remainingText: '',
    };
  }
  const size = checkBoardSize(Number(sizeMatch[1]), Number(sizeMatch[2] ?? sizeMatch[1]));
  const isBadSize = !size.ok && size.fault.code === 'bad-board-size';
  return {
    size: isBadSize ? fault('bad-board-size', { text: shortenForQuote(sizeMatch[0]) }) : size,
    remainingText: `${line.slice(0, sizeMatch.index)} ${textAfterSize}`.trim(),
  };
}

/** The limit of a request with all its form fields. */
export const MAX_LINE_CHARS = 200;

/** A request as the user wrote it: a line, fields of a form, or both. */
export interface KnightFields extends Readonly<Partial<Record<OptionName, string>>> {
  /**
   * The text after the command, or the size field of a form. Its parts may have nearly any order: `table
   * 7x7`, `8x8 a1 to h8 closed`.
   */
  readonly line?: string;
  /** A kind, such as `table` or `log`. */
  readonly show?: string;
  readonly start?: string;
  readonly end?: string;
  readonly closed?: boolean;
}

/**
 * `defaultSize`: size of a tour's board if the user wrote none.
 *
 * Faults: `line-too-long` {max}, `unknown-kind` {text, known}, `machine-alone` and `arrays-alone` {text}
 * (these kinds take no other input), `no-size`, `bad-board-size` {text}, `board-too-large` {cols, rows, max},
 * `too-many-squares` {text}, `no-end` {text}, `no-set` {text}, `end-equals-start` {square}, `closed-with-end`
 * {end}, `tour-word` and `tour-numbers` {text, last}, and the faults of `parseSquare`, `parseOptions`,
 * `makeTourRequest`, `makeTableRequest` and `makeLogRequest`.
 */
export function parseKnightRequest(
  fields: KnightFields,
  vocabulary: KnightVocabulary,
  defaultSize?: BoardSize,
): Result<KnightRequest> {
  const writtenTexts = Object.values(fields).filter((text) => typeof text === 'string');
  const { line = '', show = '', ...otherFields } = fields;
  const shownKind = findKind(show, vocabulary);
  if (show !== '' && shownKind === undefined) {
    return fault('unknown-kind', { text: shortenForQuote(show), known: KNIGHT_KINDS.join(', ') });
  }
  const { kind, remainingText } = resolveKind(line, shownKind, vocabulary);
  if (kind === 'check') {
    const request = parseCheckRequest({ ...fields, line: remainingText }, vocabulary);
    return request.ok ? request : { ok: false, fault: quoteAsTyped(writtenTexts, request.fault) };
  }
  if (writtenTexts.join(' ').length > MAX_LINE_CHARS) return fault('line-too-long', { max: MAX_LINE_CHARS });
  if (kind === 'machine' || kind === 'arrays') {
    // `machine` and `arrays` need no size. In a form, the size field is then ignored.
    const isKindAlone =
      shownKind === kind || ['', 'automaton'].includes(meaningOrWord(remainingText, vocabulary));
    const otherTexts = Object.entries(otherFields).map(([name, value]) =>
      value === true ? name : value || '',
    );
    const text = [isKindAlone ? '' : remainingText, ...otherTexts].filter((part) => part !== '').join(' ');
    return text === '' ? ok({ kind }) : fault(`${kind}-alone`, { text: shortenForQuote(text) });
  }
  const requestParts = parseRequestParts(
    { ...fields, line: remainingText },
    vocabulary,
    kind === 'tour' || kind === 'count' ? defaultSize : undefined,
  );
  const request = requestParts.ok ? REQUEST_MAKERS[kind](requestParts.value) : requestParts;
  if (request.ok) return request;
  if (request.fault.code === 'square-from-zero')
    return { ok: false, fault: withPairAsMeant(writtenTexts, request.fault) };
  const { code, facts } = quoteAsTyped(writtenTexts, request.fault);
  return fault(code === 'bad-square' ? (whyNoSquare(String(facts.text)) ?? code) : code, facts);
}

/** What a text asks for, even if its other parts can't be read. */
export const knightKind = (
  { line = '', show = '' }: KnightFields,
  vocabulary: KnightVocabulary,
): KnightKind => resolveKind(line, findKind(show, vocabulary), vocabulary).kind;

/** A tour without a word is one to check. */
function resolveKind(...args: Parameters<typeof splitKind>): ReturnType<typeof splitKind> {
  const { kind, remainingText } = splitKind(...args);
  return { kind: kind === 'tour' && looksLikeTour(remainingText) ? 'check' : kind, remainingText };
}

/** Faults: those of `parseWrittenTour` and `parseOptions`, `option-misfit` {kind, option}. */
function parseCheckRequest(fields: KnightFields, vocabulary: KnightVocabulary): Result<KnightRequest> {
  const { line = '', start = '', end = '' } = fields;
  const { options, remainingText } = takeOptions(plainText([line, start, end].join(' ')), vocabulary);
  const parsedOptions = parseOptions(addFieldOptions(options, fields, vocabulary), [], vocabulary);
  if (!parsedOptions.ok) return parsedOptions;
  const optionCheck = refuseOptions('check', parsedOptions.value, ['style', 'squares']);
  if (!optionCheck.ok) return optionCheck;
  const tour = parseWrittenTour(remainingText, vocabulary);
  if (!tour.ok) return tour;
  const { style, squares = tour.value.squares } = parsedOptions.value;
  return ok({
    kind: 'check',
    ...tour.value,
    closed: tour.value.closed || fields.closed === true,
    style,
    squares,
  });
}

const REQUEST_MAKERS = {
  tour: makeTourRequest,
  count: makeCountRequest,
  table: makeTableRequest,
  log: makeLogRequest,
} as const;

/** A lone number may be half of a square. A word may be something that the bot can't do. */
const whyNoSquare = (text: string): 'tour-numbers' | 'tour-word' | undefined =>
  /^[\p{Nd}\s,;]+$/u.test(text)
    ? 'tour-numbers'
    : /^\p{L}[\p{L}\p{M}-]+$/u.test(text)
      ? 'tour-word'
      : undefined;

const WRITTEN_PAIR = /(?<![\p{L}\p{N}.])\(?\s*(\p{Nd}{1,9})\s*[\s,;]\s*(\p{Nd}{1,9})(?![\p{L}\p{N}])\s*\)?/gu;

/** The fact `text` is the pair as the user typed it. With other pairs, correcting one is not enough. */
function withPairAsMeant(texts: readonly string[], { code, facts }: Fault): Fault {
  const typedPair = texts
    .flatMap((text) => [...text.matchAll(WRITTEN_PAIR)])
    .find(([, x, y]) => Number(plainText(x ?? '')) === facts.x && Number(plainText(y ?? '')) === facts.y);
  return typedPair === undefined || facts.pairs !== 1
    ? { code, facts }
    : { code, facts: { ...facts, text: typedPair[0].trim() }, meantText: String(facts.square) };
}

const meaningOrWord = (text: string, vocabulary: KnightVocabulary): string => {
  const normalisedText = plainLine(text);
  return meaningOf(vocabulary, normalisedText) ?? normalisedText;
};

const findKind = (word: string, vocabulary: KnightVocabulary): KnightKind | undefined => {
  const meaning = meaningOrWord(word, vocabulary);
  return KNIGHT_KINDS.find((kind) => kind === meaning);
};

/**
 * Removes the command's name and the kind (`table`, `log`, ...) from the start, where the last kind counts.
 * Without a kind there, the first that follows.
 */
function splitKind(
  line: string,
  kind: KnightKind | undefined,
  vocabulary: KnightVocabulary,
): { readonly kind: KnightKind; readonly remainingText: string } {
  const isSpaceOrName = (part: string) => part.trim() === '' || /^\/?knight$/u.test(plainLine(part));
  // Every second part is white space.
  const parts = line.split(/(\s+)/u);
  const kinds = parts.map((part) => findKind(part, vocabulary));
  const frontLength = parts.findIndex((part, index) => kinds[index] === undefined && !isSpaceOrName(part));
  const [frontKinds, otherParts] =
    frontLength < 0 ? [kinds, []] : [kinds.slice(0, frontLength), parts.slice(frontLength)];
  const frontKind = frontKinds.findLast((partKind) => partKind !== undefined) ?? kind;
  const remainingText = otherParts.join('');
  if (frontKind !== undefined) return { kind: frontKind, remainingText };
  const index = kinds.findIndex((partKind) => partKind !== undefined);
  const namedKind = kinds[index];
  if (namedKind !== undefined)
    return { kind: namedKind, remainingText: otherParts.toSpliced(index - frontLength, 1).join('') };
  // Alone, the word `automaton` means the diagram. In a longer text, it names a program.
  return {
    kind: meaningOrWord(remainingText, vocabulary) === 'automaton' ? 'machine' : 'tour',
    remainingText,
  };
}

function parseRequestParts(
  fields: KnightFields,
  vocabulary: KnightVocabulary,
  defaultSize?: BoardSize,
): Result<ParsedParts> {
  const { start = '', end = '' } = fields;
  const line = keepPairBrackets(plainLine(fields.line ?? '').replace(/size ?[:=] ?/u, ''));
  const { options, remainingText } = takeOptions(line, vocabulary);
  const sizeResult =
    findSize(remainingText, vocabulary) ??
    findSize(unwrapSize(remainingText), vocabulary) ??
    defaultSizeOrFault(remainingText, vocabulary, defaultSize);
  if (!sizeResult.size.ok) return sizeResult.size;
  const { cols, rows } = sizeResult.size.value;
  const words = [
    sizeResult.remainingText,
    ...(start === '' ? [] : [plainSquareField(start)]),
    ...(end === '' ? [] : ['to', plainSquareField(end)]),
  ].flatMap((text) => splitWords(text, vocabulary));
  const writtenEnds = readEnds(words, sizeResult.size.value, vocabulary);
  if (!writtenEnds.ok) return writtenEnds;
  const { bareValues, ...endSquares } = writtenEnds.value;
  const parsedOptions = parseOptions(addFieldOptions(options, fields, vocabulary), bareValues, vocabulary);
  if (!parsedOptions.ok) return parsedOptions;
  const closed = endSquares.closed || fields.closed === true;
  const requestParts = { cols, rows, ...endSquares, closed, ...parsedOptions.value };
  if (requestParts.end === undefined) return ok(requestParts);
  const endSquareName = makeSquare(requestParts.end);
  if (requestParts.start !== undefined && makeSquare(requestParts.start) === endSquareName)
    return fault('end-equals-start', { square: endSquareName });
  return closed ? fault('closed-with-end', { end: endSquareName }) : ok(requestParts);
}

const PAIR_OR_BRACKET = /\( ?([0-9]{1,9}) ?[,;] ?([0-9]{1,9}) ?\)|[()[\]{}]/gu;

const keepPairBrackets = (normalisedText: string): string =>
  normalisedText
    .replace(PAIR_OR_BRACKET, (_, x, y) => (x === undefined ? ' ' : ` (${x},${y}) `))
    .replace(/ +/gu, ' ')
    .trim();

/** `(5,7)` at the start is a size if the text has no other. */
const unwrapSize = (line: string): string => line.replace(/^\(([0-9]+),([0-9]+)\)/u, '$1 $2');

/** In a form, coordinates need no brackets: `2, 4`. */
const plainSquareField = (text: string): string => {
  const normalisedText = plainLine(text);
  return keepPairBrackets(
    /^[0-9]+ ?[,;] ?[0-9]+$/u.test(normalisedText) ? `(${normalisedText})` : normalisedText,
  );
};

/** Fault: `bad-board-size` if the first word may be a mistyped size, `no-size` if there is no default. */
function defaultSizeOrFault(
  remainingText: string,
  vocabulary: KnightVocabulary,
  defaultSize: BoardSize | undefined,
): { readonly size: Result<BoardSize>; readonly remainingText: string } {
  const [firstText = ''] = remainingText.split(' ');
  const [firstWord = ''] = splitWords(remainingText, vocabulary);
  const startsWithSquare = firstText === '' || looksLikeSquare(firstText);
  if (defaultSize !== undefined && (startsWithSquare || meaningOf(vocabulary, firstWord) !== undefined)) {
    return { size: ok(defaultSize), remainingText };
  }
  return {
    size: startsWithSquare ? fault('no-size') : fault('bad-board-size', { text: shortenForQuote(firstText) }),
    remainingText,
  };
}

function addFieldOptions(
  { optimisationSets, values }: WrittenOptions,
  fields: KnightFields,
  vocabulary: KnightVocabulary,
): WrittenOptions {
  const fieldOptions = OPTION_NAMES.flatMap((name) => {
    const value = fields[name];
    return value === undefined ? [] : [[name, removeOptionName(name, plainLine(value), vocabulary)]];
  });
  return {
    optimisationSets: [
      ...optimisationSets,
      ...(fields.opts === undefined ? [] : splitSets(plainLine(fields.opts), vocabulary)),
    ],
    values: { ...values, ...Object.fromEntries(fieldOptions) },
  };
}

/** Changes `facts.text` from its normalised form to the typed one, if `texts` contain it. */
function quoteAsTyped(texts: readonly string[], { code, facts }: Fault): Fault {
  const typedWord = texts
    .flatMap((text) => text.split(/\s+/u))
    .flatMap((word) => [word, word.replace(/^[^:=：＝]*[:=：＝]/u, '')])
    .find((word) => shortenForQuote(plainLine(word)) === facts.text);
  return typedWord === undefined
    ? { code, facts }
    : { code, facts: { ...facts, text: shortenForQuote(typedWord) } };
}
