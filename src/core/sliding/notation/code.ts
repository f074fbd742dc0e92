import { type Board, defaultGoal, type Puzzle, sameBoard } from '../board.ts';
import { isSolvable } from '../parity.ts';
import { LARGEST_SIDE, type Size, SMALLEST_SIDE } from './size.ts';

/** The first letter of a code: its check digit, and a sign that no board has, so that a code is never read as one. */
const CHECKS = 'PQRSTUVWY';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** A code of 3x3 or more, perhaps with a wrong sign. Words have no digits, and no capitals among small letters. */
const LIKE_A_CODE = new RegExp(
  `^[${CHECKS}${CHECKS.toLowerCase()}](?=.*[0-9]|.*[a-z].*[A-Z]|.*[A-Z].*[a-z])[0-9A-Za-z]{3,100}(?:-[0-9A-Za-z]{1,100})?$`,
);
const CODE = new RegExp(`^([${CHECKS}])([0-9A-Za-z]{1,100})(?:-([0-9A-Za-z]{1,100}))?$`);

const SIZES: readonly Size[] = (() => {
  const sides = Array.from({ length: LARGEST_SIDE - SMALLEST_SIDE + 1 }, (_, at) => SMALLEST_SIDE + at);
  return sides
    .flatMap((rows) => sides.map((cols) => ({ rows, cols })))
    .sort((a, b) => a.rows * a.cols - b.rows * b.cols || a.rows - b.rows);
})();

/** `count!` */
function factorial(count: number): bigint {
  let product = 1n;
  for (let factor = 2; factor <= count; factor++) product *= BigInt(factor);
  return product;
}

/** How many boards of a size can be solved: half of all arrangements. */
const solvable = ({ rows, cols }: Size): bigint => factorial(rows * cols) / 2n;

/** Where the boards of each size begin in the row of all, the small sizes first: small boards have short codes. */
const FIRST: readonly bigint[] = (() => {
  const firsts = [0n];
  for (const size of SIZES) firsts.push((firsts.at(-1) ?? 0n) + solvable(size));
  return firsts;
})();

/**
 * A solvable puzzle as letters and digits, as few as hold it (4 for 3x3, 9 for 4x4, 90 for 10x10): the place of its start in the row of all
 * solvable boards, in base 62, and if its goal isn't the usual one, `-` and the goal's. Needs nothing to be kept; the inverse of `parseCode`.
 * Undefined: it can't be solved.
 */
export function makeCode(puzzle: Puzzle): string | undefined {
  const { start, goal } = puzzle;
  if (!isSolvable(puzzle)) return undefined;
  const at = SIZES.findIndex(({ rows, cols }) => rows === start.rows && cols === start.cols);
  const order = goal.tiles.filter((tile) => tile !== 0);
  const place = (FIRST[at] ?? 0n) + rankOf(start, order) / 2n;
  const isUsual = sameBoard(goal, defaultGoal(goal.rows, goal.cols));
  const goalRank = rankOf(
    goal,
    Array.from(order, (_, tile) => tile + 1),
  );
  const body = isUsual ? makeDigits(place) : `${makeDigits(place)}-${makeDigits(goalRank)}`;
  return checkOf(body) + body;
}

/** Whether a text that is no code was probably meant for one. */
export const isLikeCode = (text: string): boolean => LIKE_A_CODE.test(text);

/** The puzzle of a code; undefined: `makeCode` made no such code, as where a letter of it is wrong. */
export function parseCode(text: string): Puzzle | undefined {
  const [, check, ofStart, ofGoal] = CODE.exec(text) ?? [];
  if (ofStart === undefined) return undefined;
  const place = parseDigits(ofStart);
  const at = SIZES.findIndex((_, size) => place < (FIRST[size + 1] ?? 0n));
  const size = SIZES[at];
  if (size === undefined) return undefined;
  const goalRank = ofGoal === undefined ? undefined : parseDigits(ofGoal);
  if (goalRank !== undefined && goalRank >= 2n * solvable(size)) return undefined;
  const usual = defaultGoal(size.rows, size.cols);
  const goal = goalRank === undefined ? usual : boardAt(size, goalRank, usual.tiles.slice(0, -1));
  const start = boardAt(
    size,
    2n * (place - (FIRST[at] ?? 0n)),
    goal.tiles.filter((tile) => tile !== 0),
  );
  const puzzle = { start: solvableOf(start, goal), goal };
  // Leading zeros, or the usual goal spelled out, would be second codes of the same puzzle.
  const isOurs = check === checkOf(text.slice(1)) && makeCode(puzzle) === text;
  return isOurs ? puzzle : undefined;
}

/** With the last two tiles exchanged where it can't be solved otherwise: both have the same half rank. */
function solvableOf(start: Board, goal: Board): Board {
  if (isSolvable({ start, goal })) return start;
  const [last, other] = start.tiles
    .map((_, cell) => cell)
    .filter((cell) => start.tiles[cell] !== 0)
    .slice(-2);
  const tiles = start.tiles.map((tile, cell) =>
    cell === last ? (start.tiles[other ?? 0] ?? 0) : cell === other ? (start.tiles[last ?? 0] ?? 0) : tile,
  );
  return { ...start, tiles };
}

/**
 * The rank of a board among all of its size: by the blank's cell, then by its tiles from the first on, each by its place in `order` among those
 * left (the factorial number system). Boards that differ in their last two tiles alone have neighbouring ranks, the even one first.
 */
function rankOf({ tiles }: Board, order: readonly number[]): bigint {
  const left = [...order];
  let rank = BigInt(tiles.indexOf(0));
  for (const tile of tiles.filter((one) => one !== 0)) {
    rank *= BigInt(left.length);
    rank += BigInt(left.indexOf(tile));
    left.splice(left.indexOf(tile), 1);
  }
  return rank;
}

/** The inverse of `rankOf`. */
function boardAt({ rows, cols }: Size, rank: bigint, order: readonly number[]): Board {
  const places: number[] = [];
  let rest = rank;
  for (let left = 1; left <= order.length; left++) {
    places.unshift(Number(rest % BigInt(left)));
    rest /= BigInt(left);
  }
  const left = [...order];
  const tiles = places.flatMap((place) => left.splice(place, 1));
  tiles.splice(Number(rest), 0, 0);
  return { rows, cols, tiles };
}

function makeDigits(value: bigint): string {
  let text = '';
  for (let rest = value; rest > 0n || text === ''; rest /= 62n) text = `${DIGITS[Number(rest % 62n)]}${text}`;
  return text;
}

const parseDigits = (text: string): bigint =>
  [...text].reduce((value, digit) => value * 62n + BigInt(DIGITS.indexOf(digit)), 0n);

/** 62 is -1 modulo 9: one wrong digit, or two neighbours exchanged, is noticed eight times out of nine. */
const checkOf = (body: string): string =>
  CHECKS[Number(body.split('-').reduce((sum, part) => sum + parseDigits(part), 0n) % 9n)] ?? '';

/** A board as one column of a table holds it: `2x3 1 2 3 4 0 5`. The inverse of `parseBoardText`. */
export const makeBoardText = (board: Board): string => `${board.rows}x${board.cols} ${board.tiles.join(' ')}`;

/** Reads what `makeBoardText` wrote. Throws on anything else: then the database was changed by somebody else. */
export function parseBoardText(text: string): Board {
  const [, rows, cols, cells] = /^(\d+)x(\d+) ([\d ]+)$/.exec(text) ?? [];
  const tiles = (cells ?? '').split(' ').map(Number);
  const board = { rows: Number(rows), cols: Number(cols), tiles };
  if (board.rows * board.cols !== tiles.length)
    throw new Error(`no board: ${JSON.stringify(text.slice(0, 80))}`);
  return board;
}
