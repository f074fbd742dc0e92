import { type Board, defaultGoal, isSameBoard, type Puzzle } from '../board.ts';
import { isSolvable } from '../parity.ts';
import { MAX_SIDE, MIN_SIDE, type Size } from './size.ts';

/** First in each code. These letters never occur in a board, so a code is never read as one. */
const CHECK_DIGITS = 'PQRSTUVWY';
const BASE_62_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Matches ordinary words, and codes with typing errors, too. */
const CODE_LIKE_PATTERN = new RegExp(
  `^[${CHECK_DIGITS}${CHECK_DIGITS.toLowerCase()}][0-9A-Za-z]{3,100}(?:-[0-9A-Za-z]{1,100})?$`,
);
const CODE_PATTERN = new RegExp(`^([${CHECK_DIGITS}])([0-9A-Za-z]{1,100})(?:-([0-9A-Za-z]{1,100}))?$`);

/** Small sizes come first, so that small boards have short codes. */
const BOARD_SIZES: readonly Size[] = (() => {
  const sides = Array.from({ length: MAX_SIDE - MIN_SIDE + 1 }, (_, index) => MIN_SIDE + index);
  return sides
    .flatMap((rows) => sides.map((cols) => ({ rows, cols })))
    .sort((a, b) => a.rows * a.cols - b.rows * b.cols || a.rows - b.rows);
})();

/**
 * For each of `BOARD_SIZES`: the number of solvable boards of all sizes before it. Half of all
 * arrangements are solvable.
 */
const FIRST_RANKS: readonly bigint[] = (() => {
  const firstRanks = [0n];
  let [arrangementCount, cellCount] = [1n, 1];
  for (const { rows, cols } of BOARD_SIZES) {
    while (cellCount < rows * cols) arrangementCount *= BigInt(++cellCount);
    firstRanks.push((firstRanks.at(-1) ?? 0n) + arrangementCount / 2n);
  }
  return firstRanks;
})();

/**
 * Encodes a puzzle in as few letters and digits as possible: 4 for 3x3, 9 for 4x4, 90 for 10x10. The code is
 * a check digit and the start's rank among all solvable boards of all sizes, in base 62. If the goal isn't
 * the usual one, `-` and the goal's rank follow. Undefined if unsolvable.
 */
export function makeCode(puzzle: Puzzle): string | undefined {
  const { start, goal } = puzzle;
  if (!isSolvable(puzzle)) return undefined;
  const sizeIndex = BOARD_SIZES.findIndex(({ rows, cols }) => rows === start.rows && cols === start.cols);
  const goalTileOrder = goal.tiles.filter((tile) => tile !== 0);
  const startRank = (FIRST_RANKS[sizeIndex] ?? 0n) + rankOf(start, goalTileOrder) / 2n;
  const isUsualGoal = isSameBoard(goal, defaultGoal(goal.rows, goal.cols));
  const goalRank = rankOf(
    goal,
    Array.from(goalTileOrder, (_, tile) => tile + 1),
  );
  const codeBody = isUsualGoal ? makeBase62(startRank) : `${makeBase62(startRank)}-${makeBase62(goalRank)}`;
  return computeCheckDigit(codeBody) + codeBody;
}

/** For texts that `parseCode` rejects, maybe with a typing error. */
export function looksLikeCode(text: string): boolean {
  if (!CODE_LIKE_PATTERN.test(text) || MOVES_PATTERN.test(text)) return false;
  // Ordinary words have neither digits nor a mixture of upper and lower case behind their first letter.
  const body = text.slice(1);
  return /[0-9]/.test(body) || (/[a-z]/.test(body) && /[A-Z]/.test(body));
}

/** Some codes also are moves, such as `URDR`. A typed text of this form is never read as a code. */
const MOVES_PATTERN = /^[udlr][udlr0-9]*$/iu;

export const parseTypedCode = (text: string): Puzzle | undefined =>
  MOVES_PATTERN.test(text) ? undefined : parseCode(text);

/** The code as `makeCode` makes it. Undefined also if people can't type it, because it looks like moves. */
export function makeTypedCode(puzzle: Puzzle): string | undefined {
  const code = makeCode(puzzle);
  return code === undefined || MOVES_PATTERN.test(code) ? undefined : code;
}

/** Undefined if the text isn't a code that `makeCode` makes. */
export function parseCode(text: string): Puzzle | undefined {
  const [, checkDigit, startDigits, goalDigits] = CODE_PATTERN.exec(text) ?? [];
  if (startDigits === undefined) return undefined;
  const startRank = parseBase62(startDigits);
  const sizeIndex = BOARD_SIZES.findIndex((_, index) => startRank < (FIRST_RANKS[index + 1] ?? 0n));
  const size = BOARD_SIZES[sizeIndex];
  if (size === undefined) return undefined;
  const goalRank = goalDigits === undefined ? undefined : parseBase62(goalDigits);
  const [firstRank = 0n, nextFirstRank = 0n] = FIRST_RANKS.slice(sizeIndex, sizeIndex + 2);
  if (goalRank !== undefined && goalRank >= 2n * (nextFirstRank - firstRank)) return undefined;
  const usualGoal = defaultGoal(size.rows, size.cols);
  const goal = goalRank === undefined ? usualGoal : boardOfRank(size, goalRank, usualGoal.tiles.slice(0, -1));
  const start = boardOfRank(
    size,
    2n * (startRank - firstRank),
    goal.tiles.filter((tile) => tile !== 0),
  );
  // The code omits the rank's last bit, by which two boards with exchanged last tiles differ. Only one is
  // solvable.
  const puzzle = { start: isSolvable({ start, goal }) ? start : swapLastTiles(start), goal };
  // Reject other texts for the puzzle: with leading zeros, or with the usual goal after the `-`.
  const isValidCode = checkDigit === computeCheckDigit(text.slice(1)) && makeCode(puzzle) === text;
  return isValidCode ? puzzle : undefined;
}

/** Precedes the code of the puzzle with the start's last two tiles exchanged. */
const UNSOLVABLE_PREFIX = '!';

/** A code of any puzzle, also an unsolvable one. */
export const makeAnyCode = (puzzle: Puzzle): string =>
  makeCode(puzzle) ?? `${UNSOLVABLE_PREFIX}${makeCode({ ...puzzle, start: swapLastTiles(puzzle.start) })}`;

/** Undefined if the text isn't a code that `makeAnyCode` makes. */
export function parseAnyCode(text: string): Puzzle | undefined {
  const isUnsolvable = text.startsWith(UNSOLVABLE_PREFIX);
  const puzzle = parseCode(isUnsolvable ? text.slice(UNSOLVABLE_PREFIX.length) : text);
  return puzzle && isUnsolvable ? { ...puzzle, start: swapLastTiles(puzzle.start) } : puzzle;
}

/** Makes a solvable board unsolvable, and the reverse. */
function swapLastTiles({ tiles, ...size }: Board): Board {
  const [tileA = 0, tileB = 0] = tiles.filter((tile) => tile !== 0).slice(-2);
  return { ...size, tiles: tiles.map((tile) => (tile === tileA ? tileB : tile === tileB ? tileA : tile)) };
}

/**
 * Returns the rank among all boards of a size, in the factorial number system.
 * - The first digit is the blank's cell. One digit for each tile follows.
 * - A tile's digit is its index in `tileOrder`, after all earlier tiles of the board have been removed from
 *   `tileOrder`.
 * - Two boards that differ only in the order of their last two tiles have the ranks 2k and 2k + 1.
 */
function rankOf({ tiles }: Board, tileOrder: readonly number[]): bigint {
  const remainingTiles = [...tileOrder];
  let rank = BigInt(tiles.indexOf(0));
  for (const tile of tiles.filter((anyTile) => anyTile !== 0)) {
    rank *= BigInt(remainingTiles.length);
    rank += BigInt(remainingTiles.indexOf(tile));
    remainingTiles.splice(remainingTiles.indexOf(tile), 1);
  }
  return rank;
}

/** The inverse of `rankOf`. */
function boardOfRank({ rows, cols }: Size, rank: bigint, tileOrder: readonly number[]): Board {
  const tileDigits: number[] = [];
  let remainingRank = rank;
  for (let remainingCount = 1; remainingCount <= tileOrder.length; remainingCount++) {
    tileDigits.unshift(Number(remainingRank % BigInt(remainingCount)));
    remainingRank /= BigInt(remainingCount);
  }
  const remainingTiles = [...tileOrder];
  const tiles = tileDigits.flatMap((digit) => remainingTiles.splice(digit, 1));
  tiles.splice(Number(remainingRank), 0, 0);
  return { rows, cols, tiles };
}

function makeBase62(value: bigint): string {
  let text = '';
  for (let remainingValue = value; remainingValue > 0n || text === ''; remainingValue /= 62n)
    text = `${BASE_62_DIGITS[Number(remainingValue % 62n)]}${text}`;
  return text;
}

const parseBase62 = (text: string): bigint =>
  [...text].reduce((value, digit) => value * 62n + BigInt(BASE_62_DIGITS.indexOf(digit)), 0n);

/**
 * The number that `body` means in base 62, modulo 9. Two parts with `-` in between are added. Detects eight
 * of nine wrong digits, and of exchanged neighbours: 62 is -1 modulo 9, so these count with opposite signs.
 */
const computeCheckDigit = (body: string): string =>
  CHECK_DIGITS[Number(body.split('-').reduce((sum, part) => sum + parseBase62(part), 0n) % 9n)] ?? '';

/** Writes a column of the database: `2x3 1 2 3 4 0 5`. */
export const makeBoardText = (board: Board): string => `${board.rows}x${board.cols} ${board.tiles.join(' ')}`;

/** Throws if the number of tiles doesn't fit the size. */
export function parseBoardText(text: string): Board {
  const [, rows, cols, tilesText] = /^(\d+)x(\d+) ([\d ]+)$/.exec(text) ?? [];
  const tiles = (tilesText ?? '').split(' ').map(Number);
  const board = { rows: Number(rows), cols: Number(cols), tiles };
  if (board.rows * board.cols !== tiles.length)
    throw new Error(`no board: ${JSON.stringify(text.slice(0, 80))}`);
  return board;
}
