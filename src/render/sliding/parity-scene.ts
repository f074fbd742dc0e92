import { explainParity, type ParityExplanation } from '../../core/sliding/analysis/explain.ts';
import { defaultGoal, isSameBoard } from '../../core/sliding/board.ts';
import { makeSheet, type Sheet } from '../paint/canvas.ts';
import { createChipDrawer } from '../paint/chips.ts';
import { writeCentred } from '../paint/fonts.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import { type TextLine, wrapLines, writeLines } from '../paint/words.ts';
import type { Scene } from '../scene/scene.ts';
import { drawBlankPath } from './blank-way.ts';
import { drawCycles, planCycles } from './cycles.ts';
import { drawPuzzle, layoutPuzzle, type PuzzleLayout, type TileMark } from './draw-puzzle.ts';
import { drawInversions, planInversions } from './inversions.ts';

type ParityScene = Extract<Scene, { kind: 'parity' }>;

const PICTURE_WIDTH_PX = 760;
const MARGIN_PX = 32;
const INNER_WIDTH_PX = PICTURE_WIDTH_PX - 2 * MARGIN_PX;
const PART_GAP_PX = 40;
/** Width of the arrow between start and goal. The default goal isn't shown. */
const ARROW_PX = 80;
const FONT_PX = 27;
const LINE_HEIGHT_PX = Math.round(FONT_PX * 1.4);
const TEXT_GAP_PX = 12;
const CHIP_SIDE_PX = { min: 34, max: 52 } as const;

/** Lines of text or a drawing. `y` is the top edge. */
interface PicturePart {
  readonly height: number;
  readonly draw: (sheet: Sheet, y: number) => Pieces<void>;
}

/**
 * The start with the blank's path, the tiles in reading order with their inversions, and the cycles of the
 * permutation. The conclusion compares the parity of the exchanges with that of the blank's path.
 */
export function* drawParityScene(scene: ParityScene, theme: Theme): Pieces<Sheet> {
  const { start, goal, labels } = scene;
  const explanation = explainParity(scene);
  const cellCount = start.tiles.length;
  const chipSide = chipSideFor(cellCount);
  const drawChip = createChipDrawer(goal, chipSide, theme);
  const inversionsPlan = planInversions(explanation, goal, chipSide, INNER_WIDTH_PX);
  const cyclesPlan = planCycles(explanation.cycles, chipSide, INNER_WIDTH_PX);
  const makeWrappedTextPart = (text: string, colour: string) =>
    createTextPart(wrapLines(text, INNER_WIDTH_PX, FONT_PX), colour);
  const partGroups: readonly (readonly PicturePart[])[] = [
    [createBoardsPart(scene, explanation, theme)],
    [
      makeWrappedTextPart(labels.inversions, theme.softInk),
      {
        height: inversionsPlan.height + TEXT_GAP_PX,
        draw: ({ ctx }, y) =>
          drawInversions({ ctx, theme }, { x: MARGIN_PX, y: y + TEXT_GAP_PX }, inversionsPlan, drawChip),
      },
    ],
    explanation.cycles.length === 0
      ? []
      : [
          makeWrappedTextPart(labels.cycles, theme.softInk),
          {
            height: cyclesPlan.height + TEXT_GAP_PX,
            draw: ({ ctx }, y) =>
              drawCycles({ ctx, theme }, { x: MARGIN_PX, y: y + TEXT_GAP_PX }, cyclesPlan, drawChip),
          },
        ],
    [
      makeWrappedTextPart(labels.exchanges, theme.ink),
      makeWrappedTextPart(labels.blank, theme.focus),
      makeWrappedTextPart(labels.verdict, explanation.solvable ? theme.done : theme.fault),
    ],
  ];
  const nonEmptyGroups = partGroups.filter((group) => group.length > 0);
  const totalHeight = nonEmptyGroups.flat().reduce((sum, { height }) => sum + height, 0);
  const sheet = makeSheet(
    PICTURE_WIDTH_PX,
    totalHeight + (nonEmptyGroups.length - 1) * PART_GAP_PX + 2 * MARGIN_PX,
    theme.page,
  );
  let y = MARGIN_PX;
  for (const group of nonEmptyGroups) {
    for (const part of group) {
      yield* part.draw(sheet, y);
      y += part.height;
    }
    y += PART_GAP_PX;
  }
  return sheet;
}

/**
 * Side of the small tiles in the lines of cycles and inversions, at most `CHIP_SIDE_PX.max`. The first of
 * these that is large enough to be readable:
 * - The largest side with which all tiles, joined to one cycle with arrows in between, fit on one line.
 * - The largest side with which all tiles fit on one line without arrows.
 * - The smallest readable side. Then the tiles need several lines.
 */
function chipSideFor(cellCount: number): number {
  const [cycleSide, rowSide] = [
    Math.floor(INNER_WIDTH_PX / (cellCount * 1.62 + 1)),
    Math.floor(INNER_WIDTH_PX / ((cellCount - 1) * 1.25)),
  ];
  return Math.max(
    CHIP_SIDE_PX.min,
    Math.min(CHIP_SIDE_PX.max, cycleSide >= CHIP_SIDE_PX.min ? cycleSide : rowSide),
  );
}

function createTextPart(lines: readonly TextLine[], colour: string): PicturePart {
  return {
    height: lines.length * LINE_HEIGHT_PX,
    *draw({ ctx }, y) {
      ctx.fillStyle = colour;
      writeLines(ctx, lines, { x: MARGIN_PX, y: y + 0.5 * LINE_HEIGHT_PX }, LINE_HEIGHT_PX);
      yield;
    },
  };
}

function layoutOf({ rows, cols }: ParityScene['start'], boardCount: number): PuzzleLayout {
  const boardWidth = (INNER_WIDTH_PX - (boardCount - 1) * ARROW_PX) / boardCount;
  const tileSide = Math.floor(boardWidth / (Math.max(rows, cols) + 0.8));
  return layoutPuzzle(rows, cols, Math.max(26, Math.min(112, tileSide)));
}

/** The start board, and the goal next to it if it isn't the default one. */
function createBoardsPart(
  { start, goal }: ParityScene,
  { solvable }: ParityExplanation,
  theme: Theme,
): PicturePart {
  const boards = isSameBoard(goal, defaultGoal(goal.rows, goal.cols)) ? [start] : [start, goal];
  const layout = layoutOf(start, boards.length);
  const totalWidth = boards.length * layout.width + (boards.length - 1) * ARROW_PX;
  const draw = function* ({ ctx }: Sheet, y: number): Pieces<void> {
    for (const [boardIndex, board] of boards.entries()) {
      const x = Math.round((PICTURE_WIDTH_PX - totalWidth) / 2 + boardIndex * (layout.width + ARROW_PX));
      const markOf = (cell: number): TileMark => ({
        look: start.tiles[cell] === goal.tiles[cell] ? 'home' : 'plain',
      });
      const frameLook = boardIndex === 0 && !solvable ? 'fault' : 'plain';
      drawPuzzle(ctx, { x, y }, { board, goal, layout, markOf, frame: frameLook }, theme);
      if (boardIndex === 0) drawBlankPath({ ctx, theme }, { x, y }, { start, goal }, layout);
      yield;
    }
    ctx.fillStyle = theme.softInk;
    if (boards.length > 1)
      writeCentred(ctx, '→', PICTURE_WIDTH_PX / 2, y + layout.height / 2, ARROW_PX * 0.6);
  };
  return { height: layout.height, draw };
}
