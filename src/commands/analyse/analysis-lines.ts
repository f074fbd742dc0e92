import {
  type BoardAnalysis,
  type DistanceBounds,
  exactDistance,
  type SolutionAnalysis,
} from '../../core/sliding/analysis/analysis.ts';
import type { Hardness } from '../../core/sliding/analysis/hardness.ts';
import type { Board, Metric, Move, Moves } from '../../core/sliding/board.ts';
import { countMoves, isMove } from '../../core/sliding/moves.ts';
import { renameMoves } from '../../core/sliding/notation/move-text.ts';
import { makeBoard, makeMoves, makeSize } from '../../core/sliding/notation/puzzle.ts';
import { formatList, type Texts } from '../../i18n/texts.ts';
import type { MoveNotation } from '../input/puzzle-given.ts';

/** The limit of one solution in the text. `MAX_SOLUTIONS_CHARS`: of a whole list of shortest solutions. */
const MAX_LINE_CHARS = 120;
const MAX_SOLUTIONS_CHARS = 360;
const MAX_LOSS_MOVES_CHARS = 24;
/** Larger boards would be too long for a sentence. */
const MAX_WRITTEN_CELLS = 25;
const MAX_LISTED_LOSSES = 8;

const writeMoves = (moves: Moves, { metric, naming }: MoveNotation): string =>
  makeMoves(renameMoves(moves, naming), metric);

const truncate = (text: string, maxChars = MAX_LINE_CHARS): string =>
  text.length > maxChars ? `${text.slice(0, maxChars)}…` : text;

const listMoves = (texts: Texts, moves: readonly Moves[], notation: MoveNotation): string =>
  formatList(
    texts,
    moves.map((moveSequence) => writeMoves(moveSequence, notation)),
  );

/** The moves of tiles that begin a shortest solution, without duplicates. */
export const bestFirstMoves = ({ shortest }: BoardAnalysis): Move[] =>
  [...new Set((shortest?.good ?? []).map((moves) => moves[0] ?? ''))].filter(isMove);

/** Has two decimals. Never rounds up to 100 or down to 0. */
function formatPercent({ locale }: Texts, fraction: number): string {
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const roundedPercent = Math.round(fraction * 10_000) / 100;
  if (fraction < 1 && roundedPercent === 100) return `>${format(99.99)}`;
  return fraction > 0 && roundedPercent === 0 ? `<${format(0.01)}` : format(roundedPercent);
}

/** One fact in each line, for a solvable board. */
export function boardLines(
  texts: Texts,
  start: Board,
  analysis: BoardAnalysis,
  notation: MoveNotation,
): string[] {
  const { stm, mtm, shortest, hardness, metric } = analysis;
  if (stm.atMost === 0) return [texts.say('analyse-solved')];
  const lengthArgs = {
    exact: exactDistance(stm) === undefined ? 'no' : 'yes',
    bound: stm.atLeast,
    length: stm.atMost ?? 0,
    slidesExact: exactDistance(mtm) === undefined ? 'no' : 'yes',
    slidesBound: mtm.atLeast,
    slides: mtm.atMost ?? 0,
  };
  const goodMoves = shortest?.good ?? [];
  return [
    texts.say('analyse-length', lengthArgs),
    ...(hardness === undefined ? [] : [hardnessLine(texts, start, hardness, metric)]),
    goodMoves.length === 0 || shortest === undefined
      ? texts.say('analyse-next-unknown')
      : texts.say('analyse-next', {
          good: listMoves(texts, goodMoves, notation),
          unsure: shortest.unsure.length === 0 ? 'none' : listMoves(texts, shortest.unsure, notation),
        }),
    ...solutionLines(texts, analysis, notation),
    texts.say('analyse-bounds', { manhattan: analysis.manhattan, conflict: analysis.linearConflict }),
  ];
}

/**
 * Each possible move with the number of moves to the goal after it. For an unsolvable board, the boards after
 * each move instead. Boards that are too large for a sentence are omitted.
 */
export function neighbourLines(texts: Texts, analysis: BoardAnalysis, notation: MoveNotation): string[] {
  const { neighbours, solvable } = analysis;
  if (!solvable) {
    const writableNeighbours = neighbours.filter(({ board }) => board.tiles.length <= MAX_WRITTEN_CELLS);
    const lines = writableNeighbours.map(({ moves, board }) =>
      texts.say('analyse-neighbour', { move: writeMoves(moves, notation), board: makeBoard(board) }),
    );
    return [texts.say('analyse-neighbours-unsolvable'), ...lines];
  }
  if (neighbours.every(({ left: movesLeft }) => movesLeft === undefined)) return [];
  const moveTexts = neighbours.map(
    ({ moves, left: movesLeft }) => `${writeMoves(moves, notation)} ${movesLeft ?? '?'}`,
  );
  return [texts.say('analyse-neighbours', { list: formatList(texts, moveTexts) })];
}

function hardnessLine(texts: Texts, start: Board, hardness: Hardness, metric: Metric): string {
  const { counts: boardCounts, length, shorter: shorterShare, longer: longerShare } = hardness;
  return texts.say('analyse-hardness', {
    size: makeSize(start),
    shorter: formatPercent(texts, shorterShare),
    longer: formatPercent(texts, longerShare),
    isHardest: longerShare === 0 ? 'yes' : 'no',
    same: boardCounts[length] ?? 0,
    all: boardCounts.reduce((sum, count) => sum + count, 0),
    longest: boardCounts.length - 1,
    metric,
  });
}

function solutionLines(texts: Texts, { shortest, metric }: BoardAnalysis, notation: MoveNotation): string[] {
  if (shortest === undefined || shortest.count === 0) return [];
  const solutionTexts: string[] = [];
  let charsLeft = MAX_SOLUTIONS_CHARS;
  for (const moves of shortest.first) {
    const line = truncate(writeMoves(moves, notation));
    charsLeft -= line.length + 1;
    if (charsLeft < 0 && solutionTexts.length > 0) break;
    solutionTexts.push(line);
  }
  const messageArgs = {
    metric,
    complete: shortest.complete ? 'yes' : 'no',
    count: shortest.count,
    shown: shortest.complete && solutionTexts.length === shortest.count ? 'all' : 'some',
  };
  return [
    texts.say('analyse-solutions', messageArgs),
    ...solutionTexts.map((moves) => texts.say('analyse-solution-line', { moves })),
  ];
}

export function userSolutionLines(
  texts: Texts,
  analysis: SolutionAnalysis,
  notation: MoveNotation,
): string[] {
  const {
    stm,
    mtm,
    reachesGoal,
    end: endBoard,
    remaining: remainingDistances,
    simplified,
    metric,
  } = analysis;
  const endBounds = remainingDistances.at(-1);
  const movesLeft = endBounds && exactDistance(endBounds);
  const messageArgs = {
    stm,
    mtm,
    reached: reachesGoal ? 'yes' : 'no',
    end: endBoard.tiles.length > MAX_WRITTEN_CELLS ? 'long' : makeBoard(endBoard),
    left: movesLeft ?? 'unknown',
  };
  const simplifiedArgs = {
    length: countMoves(simplified, metric),
    moves: truncate(writeMoves(simplified, notation)),
  };
  return [
    texts.say('analyse-steps', messageArgs),
    ...remainingDistances
      .slice(0, 1)
      .map((startBounds) => shortestLine(texts, analysis, startBounds, movesLeft)),
    ...lossLines(texts, analysis, notation),
    ...(simplified.length < stm ? [texts.say('analyse-simplified', simplifiedArgs)] : []),
  ];
}

/**
 * A line with the number of moves in a shortest solution, and of the moves that the user wasted.
 * `startBounds`: bounds of the distance from the start to the goal. `movesLeft`: moves to the goal after the
 * user's last move, undefined if unknown.
 */
function shortestLine(
  texts: Texts,
  analysis: SolutionAnalysis,
  startBounds: DistanceBounds,
  movesLeft: number | undefined,
): string {
  const { steps, losses, metric } = analysis;
  const shortestLength = exactDistance(startBounds);
  if (shortestLength === undefined) {
    return texts.say('analyse-shortest-unknown', {
      atLeast: startBounds.atLeast,
      atMost: startBounds.atMost ?? 0,
    });
  }
  const lostMoveCount =
    movesLeft === undefined
      ? losses.reduce((sum, loss) => sum + loss.lost, 0)
      : steps.length + movesLeft - shortestLength;
  return texts.say('analyse-shortest', { lost: lostMoveCount, shortest: shortestLength, metric });
}

function lossLines(texts: Texts, { losses, steps }: SolutionAnalysis, notation: MoveNotation): string[] {
  const lossTexts = losses.slice(0, MAX_LISTED_LOSSES).map(({ from, to, lost, within }) =>
    texts.say('analyse-loss', {
      moves: truncate(writeMoves(steps.slice(from - 1, to).join(''), notation), MAX_LOSS_MOVES_CHARS),
      single: from === to ? 'yes' : 'no',
      from,
      to,
      lost,
      within: within ? 'yes' : 'no',
    }),
  );
  return losses.length > MAX_LISTED_LOSSES
    ? [...lossTexts, texts.say('analyse-more-losses', { count: losses.length - MAX_LISTED_LOSSES })]
    : lossTexts;
}
