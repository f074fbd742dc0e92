import type { Call } from '../../chat/command.ts';
import { turnKeysOf } from '../../chat/incoming.ts';
import type { CommandInput } from '../../chat/input/command-input.ts';
import { type Random, randomBelow } from '../../core/random.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { type Board, defaultGoal, isSameBoard, type Puzzle } from '../../core/sliding/board.ts';
import { makePuzzle, makeSize, parseSize, type Size } from '../../core/sliding/notation/puzzle.ts';
import { SIZE_IN_FRONT } from '../../core/sliding/notation/size.ts';
import type { Words } from '../../core/sliding/notation/words.ts';
import { isSolvable, swapThatMakesSolvable } from '../../core/sliding/parity.ts';
import { LEVELS, type Level, lengthsOfLevel } from '../../core/sliding/scramble/levels.ts';
import { randomSolvableBoard } from '../../core/sliding/scramble/scramble.ts';
import { shortenForQuote } from '../../core/typed-text.ts';
import type { Services } from '../feature/services.ts';
import { runCancellable, timeLimitFor } from '../feature/working.ts';
import { readPuzzle } from '../input/puzzle-given.ts';
import { reachableGoalFacts } from '../input/reachable-goal.ts';
import { slidingWords } from '../input/sliding-words.ts';
import type { NewGameData, PrepareGame } from './kind.ts';
import { slidingGame } from './sliding-rules.ts';

/** Exactly `puzzle`, or a random board of this size, perhaps of a requested `level` or `length`. */
interface SlidingRequest {
  readonly size: Size;
  /** The exact puzzle that the user typed. */
  readonly puzzle?: Puzzle;
  readonly level?: Level;
  /** The moves of the shortest solution. */
  readonly length?: number;
}

const DEFAULT_SIZE = '3x3';
/**
 * A line with three numbers, or with four digits in a row, is a board, because a size has only two numbers.
 */
const BOARD_LINE = /\d\D+\d\D+\d|^\D*\d{4,}\D*$/;
/** The limit for a board of the requested level or solution length. */
const MAX_GENERATION_MS = 15_000;

export const levelByWord = (typedWords: (id: string) => readonly string[]): ReadonlyMap<string, Level> =>
  new Map(
    LEVELS.flatMap((level) => [level, ...typedWords(`words-${level}`)].map((word) => [word, level] as const)),
  );

/**
 * Reads a size or a board, with the options of `/play`. Without words, it reads a board from the message to
 * which the user replied. Faults: those of `readBoard`, `findPuzzle`, `checkPlayable` and `readDifficulty`,
 * `board-with-level`. Faults of the returned `PrepareGame`: those of `storePhoto` and `generateBoard`.
 */
export function readNewSlidingGame(
  input: CommandInput,
  call: Call,
  typedWords: Services['typedWords'],
): Result<PrepareGame> {
  const request = readRequest(input, call, typedWords);
  if (!request.ok) return request;
  return ok(async (services, call) => {
    const photo = await storePhoto(services, call, request.value.size);
    if (!photo.ok) return photo;
    const newGame = await generateBoard(services, call, request.value);
    return newGame.ok ? ok({ ...newGame.value, ...photo.value }) : newGame;
  });
}

function readRequest(
  input: CommandInput,
  { repliedTo }: Call,
  typedWords: Services['typedWords'],
): Result<SlidingRequest> {
  const vocabulary = slidingWords(typedWords);
  const { words: line, options } = input;
  const repliedPuzzle =
    line === '' && repliedTo !== undefined
      ? readPuzzle({ ...input, options: {} }, { repliedTo }, vocabulary)
      : undefined;
  if (repliedPuzzle !== undefined && !repliedPuzzle.ok && repliedPuzzle.fault.code !== 'no-board-there')
    return repliedPuzzle;
  const request = repliedPuzzle?.ok
    ? checkPlayable(repliedPuzzle.value)
    : readBoard(line === '' ? DEFAULT_SIZE : line, vocabulary);
  if (!request.ok || (options.level === undefined && options.length === undefined)) return request;
  if (request.value.puzzle !== undefined) return fault('board-with-level');
  return readDifficulty(request.value.size, options, levelByWord(typedWords));
}

/** Faults about the words themselves. Other words that are no board are meant as a size. */
const PUZZLE_FAULTS = ['moves-without-board', 'bad-code', 'scramble-move', 'board-list', 'long-list'];

/** Reads a size, a board code or a board. Faults: those of `parseSize`, `readPuzzle` and `checkPlayable`. */
function readBoard(words: string, vocabulary: Words): Result<SlidingRequest> {
  const parsedSize = parseSize(words, vocabulary);
  if (parsedSize.ok) return ok({ size: parsedSize.value });
  const puzzle = readPuzzle({ words: words.trim(), options: {} }, {}, vocabulary);
  if (puzzle.ok) return checkPlayable(puzzle.value);
  const isBoard = BOARD_LINE.test(words.replace(SIZE_IN_FRONT, ''));
  return isBoard || PUZZLE_FAULTS.includes(puzzle.fault.code) ? puzzle : parsedSize;
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
  if (isSameBoard(start, goal)) return fault('board-solved', { size });
  if (isSolvable(puzzle)) return ok({ size: start, puzzle });
  const [tileA, tileB] = swapThatMakesSolvable(puzzle);
  const swappedTiles = start.tiles.map((tile) => (tile === tileA ? tileB : tile === tileB ? tileA : tile));
  const swappedStart = { ...start, tiles: swappedTiles };
  if (isSameBoard(swappedStart, goal)) return fault('board-nearly-solved', { a: tileA, b: tileB, size });
  return fault('board-unsolvable', {
    a: tileA,
    b: tileB,
    mended: makePuzzle({ start: swappedStart, goal }),
    ...reachableGoalFacts(puzzle),
  });
}

/** Faults: `level-or-length`, `unknown-level` {text}, `play-length` {text}. */
function readDifficulty(
  size: Size,
  { level, length }: CommandInput['options'],
  levelsByWord: ReadonlyMap<string, Level>,
): Result<SlidingRequest> {
  if (level !== undefined && length !== undefined) return fault('level-or-length');
  if (length !== undefined) {
    return /^[1-9]\d{0,2}$/.test(String(length))
      ? ok({ size, length: Number(length) })
      : fault('play-length', { text: shortenForQuote(String(length)) });
  }
  const chosenLevel = levelsByWord.get(String(level));
  if (chosenLevel === undefined) return fault('unknown-level', { text: shortenForQuote(String(level)) });
  return ok({ size, level: chosenLevel });
}

/**
 * Crops the photo of the message to the proportions of the board, and returns an object with its id. The
 * object is empty if the message has no photo. Faults: those of `Attachment` and `PhotoCutter`.
 */
async function storePhoto(
  { cutPhoto, store, now }: Pick<Services, 'cutPhoto' | 'store' | 'now'>,
  call: Call,
  size: Size,
): Promise<Result<Pick<NewGameData, 'picture'>>> {
  if (call.attachment === undefined) return ok({});
  call.progress?.({ kind: 'working', text: call.texts.say('photo-working') });
  const attachedBytes = await call.attachment.bytes();
  if (!attachedBytes.ok) return attachedBytes;
  const photo = await cutPhoto(attachedBytes.value, size, {
    signal: call.signal,
    turnKeys: turnKeysOf(call),
  });
  return photo.ok ? ok({ picture: await store.pictures.keep(call.person.key, photo.value, now()) }) : photo;
}

/** Faults: those of the solver's `scramble`, `level-out-of-time`. */
async function generateBoard(
  services: Services,
  call: Call,
  { size, puzzle, level, length }: SlidingRequest,
): Promise<Result<NewGameData>> {
  if (puzzle !== undefined) return ok(slidingGame(puzzle));
  const { random } = services;
  const levelLengths = level === undefined ? undefined : lengthsOfLevel(size, level);
  const wantedLength =
    length ??
    (levelLengths && levelLengths.least + randomBelow(random, levelLengths.most - levelLengths.least + 1));
  if (wantedLength === undefined) {
    const goal = defaultGoal(size.rows, size.cols);
    return ok({ ...slidingGame({ start: generateUnsolvedBoard(goal, random), goal }), level });
  }
  const timeMs = timeLimitFor(services, call, MAX_GENERATION_MS);
  return runCancellable(services.jobs, call, async (caller, showProgress) => {
    showProgress({
      kind: 'working',
      text: call.texts.say('play-progress', { level: level ?? 'length', length: wantedLength }),
    });
    const request = { ...size, length: wantedLength, seed: randomBelow(random, 2 ** 31), timeMs };
    const scramble = await services.solver.ask('scramble', request, caller);
    if (scramble.ok)
      return ok({
        ...slidingGame(scramble.value),
        par: wantedLength,
        level: level ?? `length:${wantedLength}`,
      });
    const isOutOfTime = scramble.fault.code === 'length-out-of-reach';
    return level !== undefined && isOutOfTime ? fault('level-out-of-time') : scramble;
  });
}

function generateUnsolvedBoard(goal: Board, random: Random): Board {
  let start = randomSolvableBoard(goal, random);
  while (isSameBoard(start, goal)) start = randomSolvableBoard(goal, random);
  return start;
}
