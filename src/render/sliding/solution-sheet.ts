import { makeSheet, type Sheet } from '../paint/canvas.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import type { Scene } from '../scene/scene.ts';
import { type CaptionLayout, planCaption, writeCaption } from './caption.ts';
import { drawPuzzle, layoutPuzzle, type PuzzleLayout, type TileMark } from './draw-puzzle.ts';
import { stepsOf } from './slide.ts';

/** Layout in pixels. Shows the board after every `movesBetweenBoards` moves. */
export interface SolutionPlan {
  readonly movesBetweenBoards: number;
  /** Number of each board's move, from 0 to the last one. */
  readonly moveNumbers: readonly number[];
  readonly columnCount: number;
  readonly layout: PuzzleLayout;
  readonly caption: CaptionLayout;
  readonly gap: number;
  readonly width: number;
  readonly height: number;
}

const SHEET_WIDTH_PX = 1080;
const PHONE_WIDTH_PX = 360;
const MIN_PHONE_TILE_PX = 16;
const BEST_HEIGHT_TO_WIDTH = 1.35;
/** A taller sheet is a tower in a chat: its boards are shown too small to read. */
const MAX_HEIGHT_TO_WIDTH = 1.6;

/** Keeps tiles readable on a phone. `longerSide`: in cells. */
function maxBoardCountFor(longerSide: number): number {
  return Math.max(9, Math.floor((longerSide <= 4 ? 130 : 90) / longerSide));
}

function listShownMoveNumbers(moveCount: number, movesBetweenBoards: number): number[] {
  const moveNumbers: number[] = [];
  for (let moveNumber = 0; moveNumber < moveCount; moveNumber += movesBetweenBoards)
    moveNumbers.push(moveNumber);
  return [...moveNumbers, moveCount];
}

function planSheet(
  moveCount: number,
  movesBetweenBoards: number,
  columnCount: number,
  rows: number,
  cols: number,
): SolutionPlan {
  const moveNumbers = listShownMoveNumbers(moveCount, movesBetweenBoards);
  const tileSide = Math.max(18, Math.min(110, Math.floor(SHEET_WIDTH_PX / columnCount / (cols + 1))));
  const layout = layoutPuzzle(rows, cols, tileSide);
  const caption = planCaption(layout.width, moveCount, movesBetweenBoards);
  const gap = Math.round(Math.max(18, Math.min(36, tileSide * 0.5)));
  const boardRowCount = Math.ceil(moveNumbers.length / columnCount);
  const width = columnCount * (layout.width + gap) + gap;
  const height = boardRowCount * (caption.height + layout.height + gap) + gap;
  return { movesBetweenBoards, moveNumbers, columnCount, layout, caption, gap, width, height };
}

/**
 * A smaller number is better. A good sheet is a little taller than wide, has full rows and readable tiles,
 * and skips few moves. `minMovesBetweenBoards`: the smallest possible number.
 */
function ratePlan(
  { moveNumbers, columnCount, layout, width, height, movesBetweenBoards }: SolutionPlan,
  minMovesBetweenBoards: number,
): number {
  const lastRowBoardCount = moveNumbers.length % columnCount || columnCount;
  const lonelyBoardPenalty =
    moveNumbers.length > columnCount && lastRowBoardCount === 1 && columnCount > 1 ? 0.8 : 0;
  const tilePxOnPhone = (PHONE_WIDTH_PX / width) * layout.tileSide;
  const towerPenalty = 100 * Math.max(0, height / width - MAX_HEIGHT_TO_WIDTH);
  return (
    towerPenalty +
    1.5 * Math.abs(Math.log(height / width / BEST_HEIGHT_TO_WIDTH)) +
    (0.7 * (columnCount - lastRowBoardCount)) / columnCount +
    lonelyBoardPenalty +
    Math.max(0, MIN_PHONE_TILE_PX - tilePxOnPhone) / 3 +
    (movesBetweenBoards - minMovesBetweenBoards) / minMovesBetweenBoards / 2
  );
}

export function planSolution(moveCount: number, rows: number, cols: number): SolutionPlan {
  const minMovesBetweenBoards = Math.max(
    1,
    Math.ceil(moveCount / (maxBoardCountFor(Math.max(rows, cols)) - 1)),
  );
  const maxMovesBetweenBoards = minMovesBetweenBoards === 1 ? 1 : Math.ceil(minMovesBetweenBoards * 1.4);
  let bestPlan = planSheet(moveCount, minMovesBetweenBoards, 1, rows, cols);
  for (
    let movesBetweenBoards = minMovesBetweenBoards;
    movesBetweenBoards <= maxMovesBetweenBoards;
    movesBetweenBoards++
  ) {
    for (
      let columnCount = 1;
      columnCount <= 8 && (columnCount - 1) * movesBetweenBoards <= moveCount;
      columnCount++
    ) {
      const plan = planSheet(moveCount, movesBetweenBoards, columnCount, rows, cols);
      if (
        plan.columnCount <= plan.moveNumbers.length &&
        ratePlan(plan, minMovesBetweenBoards) < ratePlan(bestPlan, minMovesBetweenBoards)
      )
        bestPlan = plan;
    }
  }
  return bestPlan;
}

/** Writes move numbers. If the sheet shows only every k-th step, arrows show the moves between two boards. */
export function* drawSolution(
  { start, moves }: Extract<Scene, { kind: 'solution' }>,
  theme: Theme,
): Pieces<Sheet> {
  const plan = planSolution(moves.length, start.rows, start.cols);
  const { layout, caption, gap, columnCount, moveNumbers } = plan;
  const sheet = makeSheet(plan.width, plan.height, theme.page);
  const steps = stepsOf(start, moves);
  const goal = steps.at(-1)?.board ?? start;
  yield;
  for (const [i, moveNumber] of moveNumbers.entries()) {
    const step = steps[moveNumber];
    if (!step) continue;
    const x = gap + (i % columnCount) * (layout.width + gap);
    const y = gap + Math.floor(i / columnCount) * (caption.height + layout.height + gap);
    const isLastBoard = i === moveNumbers.length - 1;
    const movesSincePreviousBoard = moves.slice(moveNumbers[i - 1] ?? 0, moveNumber);
    const pen = { ctx: sheet.ctx, theme };
    writeCaption(pen, { x, y }, caption, { moveNumber, moves: movesSincePreviousBoard, isLastBoard });
    const markOf = (cell: number): TileMark =>
      cell === step.movedTile?.cell
        ? { look: 'moved', direction: step.movedTile.direction }
        : { look: 'plain' };
    const frameLook = isLastBoard ? 'done' : 'plain';
    const puzzle = { board: step.board, goal };
    drawPuzzle(
      sheet.ctx,
      { x, y: y + caption.height },
      { ...puzzle, layout, markOf, frame: frameLook },
      theme,
    );
    yield;
  }
  return sheet;
}
