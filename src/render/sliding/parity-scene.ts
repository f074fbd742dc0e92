import { explainParity, type ParityExplanation } from '../../core/sliding/analysis/explain.ts';
import { defaultGoal, sameBoard } from '../../core/sliding/board.ts';
import { makeSheet, type Sheet } from '../paint/canvas.ts';
import { chipsOf } from '../paint/chips.ts';
import { writeCentred } from '../paint/fonts.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import { type Line, wrapLines, writeLine } from '../paint/words.ts';
import type { Scene } from '../scene/scene.ts';
import { drawBlankWay } from './blank-way.ts';
import { drawCycles, planCycles } from './cycles.ts';
import { drawPuzzle, layoutPuzzle, type PuzzleLayout, type TileMark } from './draw-puzzle.ts';
import { drawInversions, planInversions } from './inversions.ts';

type ParityScene = Extract<Scene, { kind: 'parity' }>;

const WIDTH = 760;
const MARGIN = 32;
const ROOM = WIDTH - 2 * MARGIN;
/** Between two parts. */
const BETWEEN = 40;
/** Between the start and an unusual goal. */
const ARROW = 80;
const TYPE = 27;
const LINE = Math.round(TYPE * 1.4);
/** Between words and what they name. */
const GAP = 12;
const CHIP = { least: 34, most: 52 } as const;

/** A part of the picture: a line of words, or a drawing; `draw` gets its upper edge. */
interface Part {
  readonly height: number;
  readonly draw: (sheet: Sheet, y: number) => Pieces<void>;
}

/** The start with the blank's way home, the tiles in reading order with their inversions, the cycles, and what follows from both parities. */
export function* drawParityScene(scene: ParityScene, theme: Theme): Pieces<Sheet> {
  const { start, goal, labels } = scene;
  const found = explainParity(scene);
  const cells = start.tiles.length;
  const chip = chipFor(cells);
  const drawChip = chipsOf(goal, chip, theme);
  const inversions = planInversions(found, goal, chip, ROOM);
  const cycles = planCycles(found.cycles, chip, ROOM);
  const words = (text: string, colour: string) => wordsPart(wrapLines(text, ROOM, TYPE), colour);
  const parts: readonly (readonly Part[])[] = [
    [boardsPart(scene, found, theme)],
    [
      words(labels.inversions, theme.softInk),
      {
        height: inversions.height + GAP,
        draw: ({ ctx }, y) => drawInversions({ ctx, theme }, { x: MARGIN, y: y + GAP }, inversions, drawChip),
      },
    ],
    found.cycles.length === 0
      ? []
      : [
          words(labels.cycles, theme.softInk),
          {
            height: cycles.height + GAP,
            draw: ({ ctx }, y) => drawCycles({ ctx, theme }, { x: MARGIN, y: y + GAP }, cycles, drawChip),
          },
        ],
    [
      words(labels.exchanges, theme.ink),
      words(labels.blank, theme.focus),
      words(labels.verdict, found.solvable ? theme.done : theme.fault),
    ],
  ];
  const shown = parts.filter((group) => group.length > 0);
  const total = shown.flat().reduce((sum, { height }) => sum + height, 0);
  const sheet = makeSheet(WIDTH, total + (shown.length - 1) * BETWEEN + 2 * MARGIN, theme.page);
  let y = MARGIN;
  for (const group of shown) {
    for (const part of group) {
      yield* part.draw(sheet, y);
      y += part.height;
    }
    y += BETWEEN;
  }
  return sheet;
}

/** The side of the small tiles: all in one cycle with their arrows stand on a line, on larger boards all of them side by side. */
function chipFor(cells: number): number {
  const [cycle, row] = [Math.floor(ROOM / (cells * 1.62 + 1)), Math.floor(ROOM / ((cells - 1) * 1.25))];
  return Math.max(CHIP.least, Math.min(CHIP.most, cycle >= CHIP.least ? cycle : row));
}

function wordsPart(lines: readonly Line[], colour: string): Part {
  return {
    height: lines.length * LINE,
    *draw({ ctx }, y) {
      ctx.fillStyle = colour;
      lines.forEach((line, at) => {
        writeLine(ctx, line, MARGIN, y + (at + 0.5) * LINE);
      });
      yield;
    },
  };
}

function layoutOf({ rows, cols }: ParityScene['start'], count: number): PuzzleLayout {
  const room = (ROOM - (count - 1) * ARROW) / count;
  return layoutPuzzle(
    rows,
    cols,
    Math.max(26, Math.min(112, Math.floor(room / (Math.max(rows, cols) + 0.8)))),
  );
}

/** The start, and beside it the goal where that is not the usual one. */
function boardsPart({ start, goal }: ParityScene, { solvable }: ParityExplanation, theme: Theme): Part {
  const boards = sameBoard(goal, defaultGoal(goal.rows, goal.cols)) ? [start] : [start, goal];
  const layout = layoutOf(start, boards.length);
  const total = boards.length * layout.width + (boards.length - 1) * ARROW;
  const draw = function* ({ ctx }: Sheet, y: number): Pieces<void> {
    for (const [at, board] of boards.entries()) {
      const x = Math.round((WIDTH - total) / 2 + at * (layout.width + ARROW));
      const markOf = (cell: number): TileMark => ({
        look: start.tiles[cell] === goal.tiles[cell] ? 'home' : 'plain',
      });
      const frame = at === 0 && !solvable ? 'fault' : 'plain';
      drawPuzzle(ctx, { x, y }, { board, goal, layout, markOf, frame }, theme);
      if (at === 0) drawBlankWay({ ctx, theme }, { x, y }, { start, goal }, layout);
      yield;
    }
    ctx.fillStyle = theme.softInk;
    if (boards.length > 1) writeCentred(ctx, '→', WIDTH / 2, y + layout.height / 2, ARROW * 0.6);
  };
  return { height: layout.height, draw };
}
