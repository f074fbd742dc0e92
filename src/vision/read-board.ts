import { readFileSync } from 'node:fs';
import { fault, type Result } from '../core/result.ts';
import { findDigits } from './candidates.ts';
import {
  countNumbersAround,
  type Extent,
  findCopies,
  findExtents,
  MAX_BOARD_SIDE,
  type ScoredExtent,
} from './extent.ts';
import { findLattices, findLatticesLike, type Lattice } from './lattice.ts';
import { findLetterGrid, type LetterGrid } from './letters.ts';
import { type Classifier, createClassifier } from './network.ts';
import { assignRoles, numbersBeside } from './other-boards.ts';
import { areAlike, type Channel, type ChannelName, channelOf, type Pixels, shrinkPicture } from './pixels.ts';
import { createCellReader, type InkSource, type Reading, readCells } from './reading.ts';
import { readSurroundings, type Surroundings } from './surroundings.ts';
import { thresholdRuns } from './threshold.ts';
import { joinDigits, type Token } from './tokens.ts';
import {
  type BoardReading,
  isGoodAttempt,
  isProbableBoard,
  isSureAttempt,
  judgeAttempt,
  type ReadingAttempt,
  SMALL_BOARD_CELLS,
  withOtherBoards,
} from './verdict.ts';
import { parseWeights } from './weights.ts';

/** Larger pictures are shrunk to this. */
export const MAX_READ_PIXELS = 900_000;
/**
 * Each pixel is compared with the average brightness around it. These are the radii of this neighbourhood, as
 * fractions of the picture's longer side, in the order in which they are tried.
 */
const WINDOW_RADII = [0.03, 0.055, 0.017] as const;
const CHANNELS: readonly ChannelName[] = ['luma', 'least', 'greatest', 'warmth'];
/** Possible boards that are read cell by cell. */
const MAX_READINGS = 12;
const MAX_LATTICES = 8;
const MAX_EXTENTS_PER_LATTICE = 2;
const MAX_BOARDS_PER_THRESHOLD = 3;
/** Besides the one that is read first. */
const MAX_OTHER_BOARDS = 8;
/** Score of a possible board (see `Extent`): for each of its cells, and for the whole board. */
const MIN_SCORE_PER_CELL = 0.4;
const MIN_BOARD_SCORE = 1.5;

const WEIGHTS_FILE = new URL('../../assets/vision/digits.bin', import.meta.url);
let classifier: Classifier | undefined;

/** Reads the network's file at the first call. */
export function loadDigitClassifier(): Classifier {
  classifier ??= createClassifier(parseWeights(readFileSync(WEIGHTS_FILE)));
  return classifier;
}

interface PossibleBoard {
  readonly lattice: Lattice;
  readonly extent: ScoredExtent;
}

const cellCountOf = ({ left, top, right, bottom }: Extent): number => (right - left + 1) * (bottom - top + 1);

/** The highest score first. */
const findPossibleBoards = (tokens: readonly Token[]): PossibleBoard[] =>
  findLattices(tokens, MAX_LATTICES)
    .flatMap((lattice) =>
      findExtents(lattice, MAX_EXTENTS_PER_LATTICE).map((extent) => ({ lattice, extent })),
    )
    .filter(
      ({ extent }) => extent.score >= Math.max(MIN_BOARD_SCORE, MIN_SCORE_PER_CELL * cellCountOf(extent)),
    )
    .sort((a, b) => b.extent.score - a.extent.score)
    .slice(0, MAX_BOARDS_PER_THRESHOLD);

/** A board, then the larger board that it is a part of, as long as rows and columns of numbers go on. */
function* readGrowingBoard(
  source: InkSource,
  { lattice, extent: firstExtent }: PossibleBoard,
  tokens: readonly Token[],
  classify: Classifier,
): Generator<ReadingAttempt> {
  let extent: Extent | undefined = firstExtent;
  while (
    extent &&
    extent.right - extent.left < MAX_BOARD_SIDE &&
    extent.bottom - extent.top < MAX_BOARD_SIDE
  ) {
    const readCellAt = createCellReader(source, lattice, cellCountOf(extent), classify);
    const reading = readCells(readCellAt, extent);
    const surroundings: Surroundings | undefined =
      reading.evidence > 0
        ? readSurroundings(readCellAt, extent, reading.medianContrast, source.channel, lattice.map)
        : undefined;
    yield {
      reading,
      lattice,
      extent,
      source,
      tokens,
      surroundingNumberCount: countNumbersAround(lattice, extent, tokens),
      isContinued: surroundings?.isContinued ?? false,
    };
    const grownExtent: Extent | undefined = surroundings?.grownExtent;
    extent = grownExtent && cellCountOf(grownExtent) > cellCountOf(extent) ? grownExtent : undefined;
  }
}

/**
 * One after another: for each window, for each channel, first for dark and then for light ink. Yields `next
 * window` after each window.
 */
function* readPossibleBoards(
  pixels: Pixels,
  classify: Classifier,
): Generator<ReadingAttempt | 'next window'> {
  const longerSide = Math.max(pixels.width, pixels.height);
  // In a grey picture all channels are alike, so only the first one is read. Undefined: like another one.
  const channels = new Map<ChannelName, Channel | undefined>();
  for (const radiusShare of WINDOW_RADII) {
    for (const name of CHANNELS) {
      if (!channels.has(name)) {
        const channel = channelOf(pixels, name);
        const isLikeOther = [...channels.values()].some((other) => other && areAlike(other, channel));
        channels.set(name, isLikeOther ? undefined : channel);
      }
      const channel = channels.get(name);
      if (!channel) continue;
      const runs = thresholdRuns(channel, Math.round(radiusShare * longerSide));
      for (const isLight of [false, true]) {
        const tokens = joinDigits(findDigits(isLight ? runs.light : runs.dark, longerSide / 3, classify));
        for (const { lattice, extent } of findPossibleBoards(tokens)) {
          const source = { channel, isLight };
          yield* readGrowingBoard(source, { lattice, extent }, tokens, classify);
        }
      }
    }
    yield 'next window';
  }
}

const isBetter = (a: Reading, b: Reading): boolean =>
  a.evidence === b.evidence ? a.score > b.score : a.evidence > b.evidence;

/**
 * Places that show many of a board's numbers in a grid like its own, the best first. None for a small board,
 * because a few digits are often next to each other by chance.
 */
function findCopiesOf(
  { lattice, extent, reading: { rows, cols } }: ReadingAttempt,
  tokens: readonly Token[],
): PossibleBoard[] {
  const centre = { x: (extent.left + extent.right) / 2, y: (extent.top + extent.bottom) / 2 };
  if (rows * cols < SMALL_BOARD_CELLS) return [];
  return findLatticesLike(lattice, centre, tokens)
    .flatMap((copy) =>
      findCopies(copy, rows, cols, MAX_BOARDS_PER_THRESHOLD).map((copyExtent) => ({
        lattice: copy,
        extent: copyExtent,
      })),
    )
    .sort((a, b) => b.extent.score - a.extent.score)
    .slice(0, MAX_BOARDS_PER_THRESHOLD);
}

interface OtherBoards {
  /** Those that `judgeAttempt` accepts. */
  readonly attempts: readonly ReadingAttempt[];
  /** Whether there is another grid like that of the first board, but what it shows is unclear. */
  readonly hasUnclearCopy: boolean;
}

/** Further boards in the ink in which a board was found: first the copies of its grid, then all others. */
function readOtherBoards(firstAttempt: ReadingAttempt, classify: Classifier): OtherBoards {
  const { source, tokens } = firstAttempt;
  const attempts: ReadingAttempt[] = [];
  let remainingTokens = numbersBeside(firstAttempt, tokens);
  const readFirst = (
    possibleBoards: readonly PossibleBoard[],
    isAccepted: (attempt: ReadingAttempt) => boolean,
  ): ReadingAttempt | undefined => {
    for (const possibleBoard of possibleBoards) {
      const attempt = readGrowingBoard(source, possibleBoard, tokens, classify).next().value;
      if (attempt && isProbableBoard(attempt.reading) && isAccepted(attempt)) return attempt;
    }
    return undefined;
  };
  while (attempts.length < MAX_OTHER_BOARDS) {
    const nextAttempt =
      readFirst(findCopiesOf(firstAttempt, remainingTokens), (attempt) => judgeAttempt(attempt).ok) ??
      readFirst(findPossibleBoards(remainingTokens), () => true);
    if (!nextAttempt) break;
    attempts.push(nextAttempt);
    remainingTokens = numbersBeside(nextAttempt, remainingTokens);
  }
  const { rows, cols } = firstAttempt.reading;
  const hasRefusedCopy = attempts.some(
    (attempt) => attempt.reading.rows === rows && attempt.reading.cols === cols && !judgeAttempt(attempt).ok,
  );
  return {
    attempts: attempts.filter((attempt) => judgeAttempt(attempt).ok),
    hasUnclearCopy: hasRefusedCopy || findCopiesOf(firstAttempt, remainingTokens).length > 0,
  };
}

/** Looks for a board with letters, if no board was found: in the luma, as the most legible channel. */
function findLetters(pixels: Pixels, classify: Classifier): LetterGrid | undefined {
  const longerSide = Math.max(pixels.width, pixels.height);
  const runs = thresholdRuns(channelOf(pixels, 'luma'), Math.round(WINDOW_RADII[0] * longerSide));
  return (
    findLetterGrid(runs.dark, longerSide / 3, classify) ??
    findLetterGrid(runs.light, longerSide / 3, classify)
  );
}

/**
 * Reads the sliding puzzle in a picture: 2 to 10 rows and columns, one blank, rotated by 20 degrees at most.
 * Ignores text around the board. If there are several boards, reads the first unsolved one. Pictures of more
 * than `MAX_READ_PIXELS` are shrunk; the time grows with the pixels.
 *
 * Faults: `no-board-found`; `letters` {rows, cols}; `numbers-unclear` {rows, cols, unclear: number of cells};
 * `not-a-sliding-puzzle` {why: `tour` (a knight's tour), `table` (numbers go on around), `no-blank`, `blanks`
 * (several) or `numbers` (repeated or too large); rows, cols, blanks; wrong: number of cells; around: number
 * of numbers}.
 */
export function readBoard(pixels: Pixels): Result<BoardReading> {
  const classify = loadDigitClassifier();
  const smallPixels = shrinkPicture(pixels, MAX_READ_PIXELS);
  let bestAttempt: ReadingAttempt | undefined;
  let readingCount = 0;
  for (const attempt of readPossibleBoards(smallPixels, classify)) {
    if (attempt === 'next window') {
      if (bestAttempt && isGoodAttempt(bestAttempt)) break;
      continue;
    }
    if (!bestAttempt || isBetter(attempt.reading, bestAttempt.reading)) bestAttempt = attempt;
    if (isSureAttempt(attempt)) {
      bestAttempt = attempt;
      break;
    }
    if (++readingCount >= MAX_READINGS) break;
  }
  const scale = pixels.width / smallPixels.width;
  const verdict = judgeAttempt(bestAttempt, scale);
  if (!bestAttempt || !verdict.ok) {
    const letters = findLetters(smallPixels, classify);
    return letters ? fault('letters', { ...letters }) : verdict;
  }
  const { attempts, hasUnclearCopy } = readOtherBoards(bestAttempt, classify);
  const { start, goal, others, boardCount } = assignRoles([bestAttempt, ...attempts], hasUnclearCopy);
  return boardCount === 1 ? verdict : withOtherBoards(judgeAttempt(start, scale), boardCount, goal, others);
}
