import { type Fault, fault } from '../../result.ts';
import { MAX_TEXT_CHARS, plainText, quotable } from '../../typed-text.ts';
import type { Move } from '../board.ts';
import { isMove } from '../moves.ts';
import { ARROW_BEFORE, ARROWS, BETWEEN, LETTERS, MAX_MOVES } from './move-text.ts';
import { anyOf, type Words } from './words.ts';

/** A move as somebody typed it. */
export interface TypedMove {
  /** What was typed for it, as it can be quoted: `L`, `left`, `←`, `12`. */
  readonly text: string;
  /** Which way a tile slides; or the tile that slides, with those between it and the blank. */
  readonly slides: Move | number;
}

/** A typed line, up to the first word in it that is no move. */
export interface TypedMoves {
  readonly moves: readonly TypedMove[];
  /** Why it is read no further. */
  readonly wrong?: Fault;
}

type Names = Words['moves'];

const KEYS: Names = { w: 'u', a: 'l', s: 'd', d: 'r' };
/** Other arrows of emoji keyboards. */
const MORE_ARROWS: Names = { '◀': 'l', '🔼': 'u', '▶': 'r', '🔽': 'd' };
/** The letters of which either only the directions or only the keys have one. */
const TELLING = /^[ulrwas]$/u;

/**
 * Moves as players type them: all that `parseMoves` reads, the keys `WASD`, and tiles by their numbers.
 * - A number behind a direction repeats it; any other is a tile. Where tiles have one digit each (`largest` is the largest tile), `785` is three.
 * - `d` is right if the first of the line's other letters is w, a or s, else down.
 *
 * A word is read as a whole or not at all. `wrong`: `no-moves`; `bad-moves` {text: the line} if its first word is no move, else `not-a-move`
 * {move} or, where both ways of letters are used, `mixed-letters` {move}; `too-many-moves` {limit}, `too-long` {limit}: then there are no moves.
 */
export function parseTypedMoves(
  text: string,
  largest = Number.POSITIVE_INFINITY,
  words: Names = {},
): TypedMoves {
  if (text.length > MAX_TEXT_CHARS) return { moves: [], ...wrong('too-long', { limit: MAX_TEXT_CHARS }) };
  const names = { ...ARROWS, ...MORE_ARROWS, ...words };
  const pattern = partPattern([...Object.keys(names), ...Object.keys(LETTERS), ...Object.keys(KEYS)]);
  const typed = plainText(text.normalize('NFKC').replace(ARROW_BEFORE, ''))
    .split(BETWEEN)
    .filter((word) => word !== '')
    .map((word) => ({ word, parts: partsOf(word, pattern) }));
  const telling = typed.flatMap(({ parts = [] }) => parts).find(({ name }) => TELLING.test(name));
  const meanings = { ...names, ...(telling !== undefined && telling.name in KEYS ? KEYS : LETTERS) };
  const moves: TypedMove[] = [];
  for (const { word, parts } of typed) {
    const read = parts?.map((part) => movesOf(part, meanings, largest));
    if (read === undefined && moves.length === 0)
      return { moves, ...wrong('bad-moves', { text: quotable(text) }) };
    if (read === undefined) return { moves, ...wrong('not-a-move', { move: quotable(word) }) };
    if (read.includes(undefined)) return { moves, ...wrong('mixed-letters', { move: quotable(word) }) };
    moves.push(...read.flatMap((some) => some ?? []));
    if (moves.length > MAX_MOVES) return { moves: [], ...wrong('too-many-moves', { limit: MAX_MOVES }) };
  }
  return moves.length === 0 ? { moves, ...wrong('no-moves') } : { moves };
}

const wrong = (code: string, facts = {}): Pick<TypedMoves, 'wrong'> => ({ wrong: fault(code, facts).fault });

/** A direction's name with how often, or (an empty name) digits. */
interface Part {
  readonly name: string;
  readonly digits: string;
}

/** A direction and its count, or a number that no letter follows: `2l` may be one or the other. */
const partPattern = (names: readonly string[]): RegExp =>
  new RegExp(`(?<name>${anyOf(names)})(?<count>[0-9]*)|(?<number>[0-9]+)(?![\\p{L}0-9])`, 'uy');

/** The parts that a word consists of; undefined: it has others too. */
function partsOf(word: string, pattern: RegExp): readonly Part[] | undefined {
  const parts: Part[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < word.length) {
    const { name = '', count, number } = pattern.exec(word)?.groups ?? {};
    const digits = count ?? number;
    if (digits === undefined || Number(digits || 1) === 0) return undefined;
    parts.push({ name, digits });
  }
  return parts;
}

/** The moves of a part; undefined: its letter isn't one of the line's. */
function movesOf({ name, digits }: Part, meanings: Names, largest: number): readonly TypedMove[] | undefined {
  if (name === '') {
    const isRun = largest <= 9 && Number(digits) > largest;
    return (isRun ? [...digits] : [digits]).map((text) => ({ text: quotable(text), slides: Number(text) }));
  }
  const slides = meanings[name]?.toUpperCase();
  if (slides === undefined || !isMove(slides)) return undefined;
  const times = Math.min(Number(digits || 1), MAX_MOVES + 1);
  const text = name.length === 1 ? name.toUpperCase() : name;
  return Array.from({ length: times }, () => ({ text, slides }));
}
