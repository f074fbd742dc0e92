import { type Board, isSameBoard } from '../../core/sliding/board.ts';
import { makeSheet, type Sheet } from '../paint/canvas.ts';
import type { Film } from '../paint/gif.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import { drawProgress, PROGRESS_HEIGHT_PX } from '../paint/progress.ts';
import type { Animation } from '../scene/scene.ts';
import { cellCorner, drawPuzzle, drawPuzzleTile, fitPuzzle, type TileMark } from './draw-puzzle.ts';
import { type SolutionStep, stepsOf } from './slide.ts';

const MAX_FRAMES = 160;
const FRAME_DELAY_MS = { start: 1000, betweenPositions: 40, step: 360, end: 3000 } as const;

interface Frame {
  readonly step: SolutionStep;
  /** The distance that the tile still has to slide, as a share of the whole distance: 1..0 (arrived). */
  readonly distanceLeft: number;
  readonly delay: number;
}

/**
 * Adds two frames to each move of a short solution, while the tile slides. In a very long solution, only
 * every k-th position is shown.
 */
function planFrames(steps: readonly SolutionStep[]): Frame[] {
  const moveCount = steps.length - 1;
  const isSmooth = moveCount * 3 < MAX_FRAMES;
  const movesPerFrame = Math.max(1, Math.ceil(moveCount / MAX_FRAMES));
  return steps.flatMap((step, i): Frame[] => {
    if (i === 0)
      return [{ step, distanceLeft: 0, delay: i === moveCount ? FRAME_DELAY_MS.end : FRAME_DELAY_MS.start }];
    if (i % movesPerFrame !== 0 && i !== moveCount) return [];
    const arrivedFrame = {
      step,
      distanceLeft: 0,
      delay: i === moveCount ? FRAME_DELAY_MS.end : FRAME_DELAY_MS.step,
    };
    if (!isSmooth) return [arrivedFrame];
    return [
      { step, distanceLeft: 0.7, delay: FRAME_DELAY_MS.betweenPositions },
      { step, distanceLeft: 0.25, delay: FRAME_DELAY_MS.betweenPositions },
      arrivedFrame,
    ];
  });
}

/** The board, with a progress bar below. */
function createFramePainter(
  start: Board,
  goal: Board,
  moveCount: number,
  theme: Theme,
): { sheet: Sheet; paint: (frame: Frame) => Pieces<void> } {
  const layout = fitPuzzle(start, 400, 32, 110);
  const filmMargin = Math.round(10 + layout.rim * 0.6);
  const sheet = makeSheet(
    layout.width + 2 * filmMargin,
    layout.height + 2 * filmMargin + PROGRESS_HEIGHT_PX + 4,
  );
  const { ctx } = sheet;
  const paint = function* ({ step, distanceLeft }: Frame): Pieces<void> {
    ctx.fillStyle = theme.page;
    ctx.fillRect(0, 0, sheet.width, sheet.height);
    const isDone = step.moveNumber === moveCount && distanceLeft === 0 && isSameBoard(step.board, goal);
    const movedTile = step.movedTile;
    const tiles = step.board.tiles.map((tile, cell) =>
      distanceLeft > 0 && cell === movedTile?.cell ? 0 : tile,
    );
    const markOf = (cell: number): TileMark =>
      cell === movedTile?.cell ? { look: 'moved', direction: movedTile.direction } : { look: 'plain' };
    const board = { ...step.board, tiles };
    const frameLook = isDone ? 'done' : 'plain';
    drawPuzzle(
      ctx,
      { x: filmMargin, y: filmMargin },
      { board, goal, layout, markOf, frame: frameLook },
      theme,
    );
    if (distanceLeft > 0 && movedTile) {
      const targetCorner = cellCorner(layout, movedTile.cell);
      const startCorner = cellCorner(layout, step.board.tiles.indexOf(0));
      const [x, y] = [
        targetCorner.x + (startCorner.x - targetCorner.x) * distanceLeft,
        targetCorner.y + (startCorner.y - targetCorner.y) * distanceLeft,
      ];
      const tile = step.board.tiles[movedTile.cell] ?? 0;
      const mark = markOf(movedTile.cell);
      const tileCorner = { x: filmMargin + Math.round(x), y: filmMargin + Math.round(y) };
      drawPuzzleTile({ ctx, theme }, tileCorner, tile, mark, { goal, layout });
    }
    const finishedShare = moveCount === 0 ? 1 : (step.moveNumber - distanceLeft) / moveCount;
    const progressY = sheet.height - filmMargin * 0.5 - PROGRESS_HEIGHT_PX;
    drawProgress({ ctx, theme }, { x: filmMargin, y: progressY }, layout.width, finishedShare);
    yield;
  };
  return { sheet, paint };
}

/** The start, the position after each move, and a pause at the end. Very long solutions skip positions. */
export function filmOfSolution(
  { start, moves, goal }: Extract<Animation, { kind: 'solution' }>,
  theme: Theme,
): Film<Frame> {
  const steps = stepsOf(start, moves);
  const shownGoal = goal ?? steps.at(-1)?.board ?? start;
  return { ...createFramePainter(start, shownGoal, moves.length, theme), frames: planFrames(steps) };
}
