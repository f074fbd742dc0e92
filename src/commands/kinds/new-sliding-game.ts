import type { Call } from '../../chat/command.ts';
import type { CommandInput } from '../../chat/input/command-input.ts';
import { type Random, randomBelow } from '../../core/random.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { lengthsOfThird, publishedCounts, type Third } from '../../core/sliding/analysis/hardness.ts';
import { type Board, defaultGoal, type Puzzle, sameBoard } from '../../core/sliding/board.ts';
import { looksLikeCode, parseCode } from '../../core/sliding/notation/code.ts';
import {
  makePuzzle,
  makeSize,
  parsePuzzle,
  parseSize,
  type Size,
} from '../../core/sliding/notation/puzzle.ts';
import { SIZE_IN_FRONT } from '../../core/sliding/notation/size.ts';
import type { Words } from '../../core/sliding/notation/words.ts';
import { isSolvable, mendingSwap, withBlankFirst } from '../../core/sliding/parity.ts';
import { randomSolvableBoard } from '../../core/sliding/scramble/scramble.ts';
import { hasWholeSpace } from '../../core/sliding/solve/position/reach.ts';
import { quotable } from '../../core/typed-text.ts';
import { slidingGame } from '../../play/kinds/sliding-rules.ts';
import type { Services } from '../feature/services.ts';
import { runCancellable, type SolverCaller, timeLimitFor } from '../feature/working.ts';
import { puzzleOf } from '../input/puzzle-given.ts';
import { slidingWords } from '../input/sliding-words.ts';
import type { GameStart, StartGame } from './kind.ts';

/**
 * Levels of difficulty. The boards of a size, sorted by the length of their shortest solution, are split into
 * thirds, one for each level.
 */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
type Level = (typeof LEVELS)[number];

/**
 * The board that the user wants: exactly `puzzle`, or a random board of this size. A random board may have a
 * requested `level`, or a requested `length` of its shortest solution.
 */
interface SlidingRequest {
  readonly size: Size;
  readonly puzzle?: Puzzle;
  readonly level?: Level;
  readonly length?: number;
}

const USUAL_SIZE = '3x3';
/**
 * Matches a line with three numbers, or with four digits in a row. Such a line is a board, because a size has
 * only two numbers.
 */
const BOARD_LINE = /\d\D+\d\D+\d|^\D*\d{4,}\D*$/;
/** Maximum milliseconds to generate a board of the requested level or solution length. */
const GENERATION_MS = 15_000;

/** Returns the words for the levels in all languages. */
export const levelWords = (words: (id: string) => readonly string[]): ReadonlyMap<string, Level> =>
  new Map(
    LEVELS.flatMap((level) => [level, ...words(`words-${level}`)].map((word) => [word, level] as const)),
  );

/**
 * Reads a size or a board, with the options of `/play`. Without words, it reads a board from the message to
 * which the user replied. Faults: those of `readBoard`, `findPuzzle`, `checkPlayable` and `readDifficulty`,
 * `board-with-level`. Faults of the returned `PrepareGame`: those of `storePhoto` and `generateBoard`.
 */
export function readSliding(
  given: CommandInput,
  call: Call,
  words: Services['typedWords'],
): Result<StartGame> {
  const request = readRequest(given, call, words);
  if (!request.ok) return request;
  return ok(async (services, call) => {
    const photo = await storePhoto(services, call, request.value.size);
    if (!photo.ok) return photo;
    const board = await generateBoard(services, call, request.value);
    return board.ok ? ok({ ...board.value, ...photo.value }) : board;
  });
}

function readRequest(
  given: CommandInput,
  { repliedTo }: Call,
  words: Services['typedWords'],
): Result<SlidingRequest> {
  const known = slidingWords(words);
  const { words: line, options } = given;
  const replied =
    line === '' && repliedTo !== undefined
      ? puzzleOf({ ...given, options: {} }, { repliedTo }, known)
      : undefined;
  if (replied !== undefined && !replied.ok && replied.fault.code !== 'no-board-there') return replied;
  const request = replied?.ok
    ? checkPlayable(replied.value)
    : readBoard(line === '' ? USUAL_SIZE : line, known);
  if (!request.ok || (options.level === undefined && options.length === undefined)) return request;
  if (request.value.puzzle !== undefined) return fault('board-with-level');
  return readDifficulty(request.value.size, options, levelWords(words));
}

/**
 * Reads a size, a board code or a board. Faults: those of `parseSize`, `parsePuzzle` and `checkPlayable`,
 * `bad-code` {text}.
 */
function readBoard(words: string, known: Words): Result<SlidingRequest> {
  const size = parseSize(words, known);
  if (size.ok) return ok({ size: size.value });
  const coded = parseCode(words);
  const puzzle = coded === undefined ? parsePuzzle(words, undefined, known) : ok(coded);
  if (!puzzle.ok) {
    if (BOARD_LINE.test(words.replace(SIZE_IN_FRONT, ''))) return puzzle;
    return looksLikeCode(words.trim()) ? fault('bad-code', { text: quotable(words) }) : size;
  }
  return checkPlayable(puzzle.value);
}

/**
 * Accepts a board only if it is solvable and not solved yet. Faults:
 * - `board-solved` {size}.
 * - `board-nearly-solved` {a, b, size}: a swap of the tiles a and b would solve the board.
 * - `board-unsolvable` {a, b, mended, otherGoal}. `mended`: the board after a swap of the tiles a and b,
 *   which makes it solvable. `otherGoal`: the unchanged board with another goal, which it can reach, or
 *   `none`.
 */
function checkPlayable(puzzle: Puzzle): Result<SlidingRequest> {
  const { start, goal } = puzzle;
  const size = makeSize(start);
  if (sameBoard(start, goal)) return fault('board-solved', { size });
  if (isSolvable(puzzle)) return ok({ size: start, puzzle });
  const [a, b] = mendingSwap(puzzle);
  const tiles = start.tiles.map((tile) => (tile === a ? b : tile === b ? a : tile));
  const mended = { ...start, tiles };
  if (sameBoard(mended, goal)) return fault('board-nearly-solved', { a, b, size });
  const first = withBlankFirst(puzzle);
  return fault('board-unsolvable', {
    ...{ a, b, mended: makePuzzle({ start: mended, goal }) },
    otherGoal: first === undefined ? 'none' : makePuzzle(first),
  });
}

/**
 * Reads the options `level` and `length`. Faults: `level-or-length`, `unknown-level` {text}, `level-unknown`
 * {size}, `play-length` {text}.
 */
function readDifficulty(
  size: Size,
  { level, length }: CommandInput['options'],
  levels: ReadonlyMap<string, Level>,
): Result<SlidingRequest> {
  if (level !== undefined && length !== undefined) return fault('level-or-length');
  if (length !== undefined) {
    return /^[1-9]\d{0,2}$/.test(String(length))
      ? ok({ size, length: Number(length) })
      : fault('play-length', { text: quotable(String(length)) });
  }
  const chosen = levels.get(String(level));
  if (chosen === undefined) return fault('unknown-level', { text: quotable(String(level)) });
  const isKnown = hasWholeSpace(size) || publishedCounts(defaultGoal(size.rows, size.cols)) !== undefined;
  return !isKnown ? fault('level-unknown', { size: makeSize(size) }) : ok({ size, level: chosen });
}

/**
 * Crops the photo of the message to the proportions of the board, stores it and returns its id. Returns an
 * empty object if the message has no photo. Faults: those of `Attachment` and `PhotoCutter`.
 */
async function storePhoto(
  { cutPhoto, store, now }: Pick<Services, 'cutPhoto' | 'store' | 'now'>,
  call: Call,
  size: Size,
): Promise<Result<Pick<GameStart, 'picture'>>> {
  if (call.attachment === undefined) return ok({});
  call.progress?.({ kind: 'working', text: call.texts.say('photo-working') });
  const sent = await call.attachment.bytes();
  if (!sent.ok) return sent;
  const photo = await cutPhoto(sent.value, size);
  return photo.ok ? ok({ picture: await store.pictures.keep(photo.value, now()) }) : photo;
}

/**
 * Returns the requested board, or generates a random one of the requested size, level or solution length.
 * Faults: those of the solver's `scramble` and `length`.
 */
async function generateBoard(
  services: Services,
  call: Call,
  { size, puzzle, level, length }: SlidingRequest,
): Promise<Result<GameStart>> {
  if (puzzle !== undefined) return ok(slidingGame(puzzle));
  const goal = defaultGoal(size.rows, size.cols);
  if (level === undefined && length === undefined)
    return ok(slidingGame({ start: generateUnsolved(goal, services.random), goal }));
  const ms = timeLimitFor(services, call, GENERATION_MS);
  return runCancellable(services.jobs, call, async (turn, show) => {
    show({
      kind: 'working',
      text: call.texts.say('play-progress', { level: level ?? 'length', length: length ?? 0 }),
    });
    if (length !== undefined) return generateOfLength(services, goal, length, ms, turn);
    return generateOfThird(
      services,
      goal,
      (level === undefined ? 0 : LEVELS.indexOf(level)) as Third,
      ms,
      turn,
    );
  });
}

function generateUnsolved(goal: Board, random: Random): Board {
  let start = randomSolvableBoard(goal, random);
  while (sameBoard(start, goal)) start = randomSolvableBoard(goal, random);
  return start;
}

async function generateOfLength(
  { solver, random }: Services,
  { rows, cols }: Board,
  length: number,
  timeMs: number,
  turn: SolverCaller,
): Promise<Result<GameStart>> {
  const request = { rows, cols, length, seed: randomBelow(random, 2 ** 31), timeMs };
  const found = await solver.ask('scramble', request, turn);
  return found.ok ? ok({ ...slidingGame(found.value), par: length, level: `length:${length}` }) : found;
}

/**
 * Generates a random board of one level, which is a third of all boards of this size. Each board of this
 * third has the same probability. Tries random boards until the solver proves that one belongs to the third.
 */
async function generateOfThird(
  services: Services,
  goal: Board,
  third: Third,
  timeMs: number,
  turn: SolverCaller,
): Promise<Result<GameStart>> {
  const counts = await countsOf(services, goal, timeMs, turn);
  if (!counts.ok) return counts;
  const { least, most } = lengthsOfThird(counts.value, third);
  const until = performance.now() + timeMs;
  for (;;) {
    const left = Math.floor(until - performance.now());
    if (left < 1) return fault('level-out-of-time');
    const puzzle: Puzzle = { start: generateUnsolved(goal, services.random), goal };
    const proved = await services.solver.ask('length', { ...puzzle, maxLength: most, timeMs: left }, turn);
    if (!proved.ok) return proved;
    if (!('moves' in proved.value) || proved.value.moves.length < least) continue;
    const level = LEVELS[third];
    return ok({ ...slidingGame(puzzle), par: proved.value.moves.length, ...(level && { level }) });
  }
}

/**
 * Counts the boards of this size by the length of their shortest solution. Index of the result: number of
 * moves. Uses published counts if they exist, otherwise asks the solver.
 */
async function countsOf(
  { solver }: Services,
  goal: Board,
  timeMs: number,
  turn: SolverCaller,
): Promise<Result<readonly number[]>> {
  const published = publishedCounts(goal);
  if (published !== undefined) return ok(published);
  const analysis = await solver.ask('analyseBoard', { start: goal, goal, metric: 'stm', timeMs }, turn);
  if (!analysis.ok) return analysis;
  const { hardness } = analysis.value;
  return hardness === undefined ? fault('level-out-of-time') : ok(hardness.counts);
}
