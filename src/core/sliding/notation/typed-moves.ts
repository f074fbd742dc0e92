import { type Fault, fault } from '../../result.ts';
import { MAX_TEXT_CHARS, plainText, shortenForQuote } from '../../typed-text.ts';
import type { Move } from '../board.ts';
import { isMove } from '../moves.ts';
import { ARROW_LETTERS, LEADING_ARROW, MAX_MOVES, MOVE_LETTERS, MOVE_SEPARATORS } from './move-text.ts';
import { anyWordSource, type Words } from './words.ts';

/** A move typed by a user. */
export interface TypedMove {
  /** The text that the user typed for this move: `L`, `left`, `←`, `12`. */
  readonly text: string;
  /**
   * The direction in which a tile slides, or the number of the tile to slide. Any tiles between this tile and
   * the blank slide too.
   */
  readonly directionOrTile: Move | number;
}

/** The moves of a typed line, up to the first word that isn't a move. */
export interface TypedMoves {
  readonly moves: readonly TypedMove[];
  /** The fault at which parsing stopped. Undefined if the whole line was parsed. */
  readonly wrong?: Fault;
}

type DirectionNames = Words['moves'];

const WASD_LETTERS: DirectionNames = { w: 'u', a: 'l', s: 'd', d: 'r' };
/** Arrow characters of emoji keyboards that `ARROW_LETTERS` doesn't contain. */
const EMOJI_ARROWS: DirectionNames = { '◀': 'l', '🔼': 'u', '▶': 'r', '🔽': 'd' };
/**
 * Matches the letters that show how the user types moves. `u`, `l`, `r` are only directions; `w`, `a`, `s`
 * are only WASD keys. `d` can be both, so it doesn't match.
 */
const SCHEME_LETTER = /^[ulrwas]$/u;

/**
 * Parses moves as players type them: everything that `parseMoves` reads, the keys `WASD`, and tiles by their
 * numbers.
 * - A number after a direction repeats it; any other number is a tile. If all tiles have one digit
 *   (`largestTile` is at most 9), `785` is three tiles.
 * - `d` means "down" or the key for right. The first of the letters u, l, r, w, a and s in the line decides.
 *   If it is w, a or s, `d` is the key. Otherwise, or without such a letter, `d` is "down".
 *
 * Stops at the first word that isn't a move, and ignores this whole word. Codes of `wrong`:
 * - `no-moves`;
 * - `bad-moves` {text: the line} if the first word isn't a move;
 * - `not-a-move` {move} for a later word;
 * - `mixed-letters` {move} if the line mixes letters of directions and keys;
 * - `too-many-moves` {limit} and `too-long` {limit}; in both cases, no moves are returned.
 */
export function parseTypedMoves(
  text: string,
  largestTile = Number.POSITIVE_INFINITY,
  directionNames: DirectionNames = {},
): TypedMoves {
  if (text.length > MAX_TEXT_CHARS) return { moves: [], ...withFault('too-long', { limit: MAX_TEXT_CHARS }) };
  const letterByName = { ...ARROW_LETTERS, ...EMOJI_ARROWS, ...directionNames };
  const wordPartPattern = partPattern([
    ...Object.keys(letterByName),
    ...Object.keys(MOVE_LETTERS),
    ...Object.keys(WASD_LETTERS),
  ]);
  const typedWords = plainText(text.normalize('NFKC').replace(LEADING_ARROW, ''))
    .split(MOVE_SEPARATORS)
    .filter((word) => word !== '')
    .map((word) => ({ word, parts: splitWord(word, wordPartPattern) }));
  const firstSchemeLetter = typedWords
    .flatMap(({ parts = [] }) => parts)
    .find(({ name }) => SCHEME_LETTER.test(name));
  const meaningByName = {
    ...letterByName,
    ...(firstSchemeLetter !== undefined && firstSchemeLetter.name in WASD_LETTERS
      ? WASD_LETTERS
      : MOVE_LETTERS),
  };
  const moves: TypedMove[] = [];
  for (const { word, parts } of typedWords) {
    const movesOfWord = parts?.map((part) => movesOfPart(part, meaningByName, largestTile));
    if (movesOfWord === undefined && moves.length === 0)
      return { moves, ...withFault('bad-moves', { text: shortenForQuote(text) }) };
    if (movesOfWord === undefined)
      return { moves, ...withFault('not-a-move', { move: shortenForQuote(word) }) };
    if (movesOfWord.includes(undefined))
      return { moves, ...withFault('mixed-letters', { move: shortenForQuote(word) }) };
    moves.push(...movesOfWord.flatMap((partMoves) => partMoves ?? []));
    if (moves.length > MAX_MOVES) return { moves: [], ...withFault('too-many-moves', { limit: MAX_MOVES }) };
  }
  return moves.length === 0 ? { moves, ...withFault('no-moves') } : { moves };
}

const withFault = (code: string, facts = {}): Pick<TypedMoves, 'wrong'> => ({
  wrong: fault(code, facts).fault,
});

/**
 * A part of a typed word. For a direction: `name` is its name, `digits` its repeat count or ''. For a tile:
 * `name` is '', `digits` its number.
 */
interface WordPart {
  readonly name: string;
  readonly digits: string;
}

/**
 * Matches a direction with an optional repeat count, or the number of a tile. A number directly before a
 * letter doesn't match, because `2l` is ambiguous.
 */
const partPattern = (names: readonly string[]): RegExp =>
  new RegExp(`(?<name>${anyWordSource(names)})(?<count>[0-9]*)|(?<number>[0-9]+)(?![\\p{L}0-9])`, 'uy');

/** Splits a word into directions and tile numbers. Undefined if it contains anything else. */
function splitWord(word: string, pattern: RegExp): readonly WordPart[] | undefined {
  const parts: WordPart[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < word.length) {
    const { name = '', count, number } = pattern.exec(word)?.groups ?? {};
    const digits = count ?? number;
    if (digits === undefined || Number(digits || 1) === 0) return undefined;
    parts.push({ name, digits });
  }
  return parts;
}

/**
 * Returns the moves that a part of a word means. Undefined if the part's letter has no meaning in this line,
 * for example the key `w` in a line of directions.
 */
function movesOfPart(
  { name, digits }: WordPart,
  meaningByName: DirectionNames,
  largestTile: number,
): readonly TypedMove[] | undefined {
  if (name === '') {
    const areSeparateTiles = largestTile <= 9 && Number(digits) > largestTile;
    return (areSeparateTiles ? [...digits] : [digits]).map((text) => ({
      text: shortenForQuote(text),
      directionOrTile: Number(text),
    }));
  }
  const direction = meaningByName[name]?.toUpperCase();
  if (direction === undefined || !isMove(direction)) return undefined;
  const repeatCount = Math.min(Number(digits || 1), MAX_MOVES + 1);
  const text = name.length === 1 ? name.toUpperCase() : name;
  return Array.from({ length: repeatCount }, () => ({ text, directionOrTile: direction }));
}
