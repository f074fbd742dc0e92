import { type Fault, fault } from '../../result.ts';
import { isTooLong, plainText, shortenForQuote, TOO_LONG } from '../../typed-text.ts';
import { anyWordSource, compileOnce } from '../../vocabulary.ts';
import type { Move } from '../board.ts';
import { isMove } from '../moves.ts';
import { ARROW_LETTERS, LEADING_ARROW, MAX_MOVES, MOVE_LETTERS, MOVE_SEPARATORS } from './move-text.ts';
import { NO_WORDS, type Words } from './words.ts';

export interface TypedMove {
  /** As typed: `L`, `left`, `←`, `12`. */
  readonly text: string;
  /** A tile slides with those between it and the blank. */
  readonly directionOrTile: Move | number;
}

/** Moves up to the first word that isn't one. */
export interface TypedMoves {
  readonly moves: readonly TypedMove[];
  readonly wrong?: Fault;
}

type DirectionNames = Words['moves'];

const WASD_LETTERS: DirectionNames = { w: 'u', a: 'l', s: 'd', d: 'r' };
/** Arrows of emoji keyboards; `ARROW_LETTERS` doesn't contain them. */
const EMOJI_ARROWS: DirectionNames = { '◀': 'l', '🔼': 'u', '▶': 'r', '🔽': 'd' };
/**
 * `u`, `l`, `r` are only directions; `w`, `a`, `s` are only WASD keys. `d` can be both, so it doesn't match.
 */
const SCHEME_LETTER = /^[ulrwas]$/u;

/**
 * Parses what `parseMoves` reads, the keys `WASD`, and tiles by their numbers.
 * - A number after a direction repeats it; any other number is a tile. If all tiles have one digit
 *   (`largestTile` is at most 9), `785` is three tiles.
 * - `d` means "down" or the key for right. If the first of the letters u, l, r, w, a and s in the line is w,
 *   a or s, `d` is the key.
 *
 * Codes of `wrong`:
 * - `no-moves`;
 * - `bad-moves` {text: the line} if the first word isn't a move;
 * - `not-a-move` {move} for a later word;
 * - `mixed-letters` {move} if the line mixes letters of directions and keys;
 * - `too-many-moves` {limit} and `too-long` {limit}, both without moves.
 */
export function parseTypedMoves(
  text: string,
  largestTile = Number.POSITIVE_INFINITY,
  directionNames: DirectionNames = NO_WORDS.moves,
): TypedMoves {
  if (isTooLong(text)) return { moves: [], wrong: TOO_LONG.fault };
  const { letterByName, partPattern } = typedNamesOf(directionNames);
  const typedWords = plainText(text.normalize('NFKC').replace(LEADING_ARROW, ''))
    .split(MOVE_SEPARATORS)
    .filter((word) => word !== '')
    .map((word) => ({ word, parts: splitWord(word, partPattern) }));
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
    if (parts === undefined && moves.length === 0)
      return { moves, ...withFault('bad-moves', { text: shortenForQuote(text) }) };
    if (parts === undefined) return { moves, ...withFault('not-a-move', { move: shortenForQuote(word) }) };
    const movesOfWord: TypedMove[] = [];
    for (const part of parts) {
      const partMoves = movesOfPart(part, meaningByName, largestTile);
      if (partMoves === undefined)
        return { moves, ...withFault('mixed-letters', { move: shortenForQuote(word) }) };
      movesOfWord.push(...partMoves);
      // A few letters may stand for millions of moves: `L9999L9999`.
      if (moves.length + movesOfWord.length > MAX_MOVES)
        return { moves: [], ...withFault('too-many-moves', { limit: MAX_MOVES }) };
    }
    moves.push(...movesOfWord);
  }
  return moves.length === 0 ? { moves, ...withFault('no-moves') } : { moves };
}

const withFault = (code: string, facts = {}): Pick<TypedMoves, 'wrong'> => ({
  wrong: fault(code, facts).fault,
});

/**
 * Direction: `name` is its name, `digits` its repeat count or ''. Tile: `name` is '', `digits` its number.
 */
interface WordPart {
  readonly name: string;
  readonly digits: string;
}

/**
 * `partPattern` matches a direction with an optional repeat count, or the number of a tile. A number directly
 * before a letter doesn't match, because `2l` is ambiguous.
 */
const typedNamesOf = compileOnce((directionNames: DirectionNames) => {
  const letterByName = { ...ARROW_LETTERS, ...EMOJI_ARROWS, ...directionNames };
  const names = anyWordSource(Object.keys({ ...letterByName, ...MOVE_LETTERS, ...WASD_LETTERS }));
  return {
    letterByName,
    partPattern: new RegExp(`(?<name>${names})(?<count>[0-9]*)|(?<number>[0-9]+)(?![\\p{L}0-9])`, 'uy'),
  };
});

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

/** Undefined for a letter without a meaning, such as `w` in a line of directions. */
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
