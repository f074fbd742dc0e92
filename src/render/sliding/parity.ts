import { explainParity, type ParityExplanation } from '../../core/sliding/analysis/explain.ts';
import { defaultGoal, sameBoard } from '../../core/sliding/board.ts';
import { makeSheet, type Sheet } from '../paint/canvas.ts';
import { chipsOf, drawParity } from '../paint/chips.ts';
import { inkWidth, writeCentred } from '../paint/fonts.ts';
import type { Theme } from '../paint/theme.ts';
import type { Scene } from '../scene.ts';
import { drawBlankWay } from './blank-way.ts';
import { drawInversions, planInversions } from './inversions.ts';
import { drawPuzzle, layoutPuzzle, type TileMark, tileStamps } from './puzzle.ts';

type ParityScene = Extract<Scene, { kind: 'parity' }>;

const WIDTH = 960;
const MARGIN = 36;
const BETWEEN = 34;
const VERDICT = 74;

interface ChipRow {
  readonly cycle: readonly number[];
  readonly x: number;
  readonly y: number;
}

/** Cycles one after the other in lines, the arrows between their tiles counted in. */
function planCycles(cycles: ParityExplanation['cycles'], chip: number): { rows: ChipRow[]; height: number } {
  const step = chip * 1.62;
  const rows: ChipRow[] = [];
  let [x, y] = [0, 0];
  const room = WIDTH - 2 * MARGIN;
  const line = Math.round(chip * 1.35);
  for (const cycle of cycles) {
    const perLine = Math.floor((room - chip) / step);
    for (let at = 0; at < cycle.length; at += perLine) {
      const part = cycle.slice(at, at + perLine);
      const width = part.length * step + chip * 0.5;
      if (x > 0 && x + width > room) [x, y] = [0, y + line];
      rows.push({ cycle: at + perLine < cycle.length ? [...part, -1] : part, x, y });
      x += width + chip * 0.4;
    }
  }
  const spare = (line: number): number => {
    const ends = rows.filter((row) => row.y === line).map((row) => row.x + (row.cycle.length - 0.1) * step);
    return Math.max(0, (room - Math.max(...ends)) / 2);
  };
  const centred = rows.map((row) => ({ ...row, x: row.x + spare(row.y) }));
  return { rows: centred, height: rows.length === 0 ? 0 : y + chip };
}

/** The start with the blank's way home, the tiles in reading order with their inversions, the cycles, and what follows from both parities. */
export function drawParityScene({ start, goal }: ParityScene, theme: Theme): Sheet {
  const found = explainParity({ start, goal });
  const cells = start.tiles.length;
  const isUsual = sameBoard(goal, defaultGoal(goal.rows, goal.cols));
  const longer = Math.max(start.rows, start.cols);
  const layout = layoutPuzzle(
    start.rows,
    start.cols,
    Math.max(34, Math.min(112, Math.floor((isUsual ? 460 : 380) / longer))),
  );
  const chip = cells <= 16 ? 44 : cells <= 36 ? 38 : 32;
  const inversions = planInversions(found, goal, chip, WIDTH - 2 * MARGIN);
  const cycles = planCycles(found.cycles, chip);
  const rim = Math.round(layout.rim * 0.8);
  const height =
    MARGIN +
    layout.height +
    BETWEEN +
    inversions.height +
    BETWEEN +
    cycles.height +
    BETWEEN +
    VERDICT +
    MARGIN;
  const sheet = makeSheet(WIDTH, height + rim, theme.page);
  const { ctx } = sheet;
  const stamp = tileStamps(layout, theme);
  const boards = isUsual ? [start] : [start, goal];
  const gap = 100;
  const total = boards.length * layout.width + (boards.length - 1) * gap;
  boards.forEach((board, at) => {
    const x = Math.round((WIDTH - total) / 2 + at * (layout.width + gap));
    const markOf = (cell: number): TileMark => ({
      look: board.tiles[cell] === (at === 0 ? goal : start).tiles[cell] ? 'home' : 'plain',
    });
    const frame = at === 1 ? 'plain' : found.solvable ? 'plain' : 'fault';
    drawPuzzle(ctx, x, MARGIN, board, layout, stamp, theme, markOf, frame);
    if (at === 0) drawBlankWay(ctx, x, MARGIN, start, goal, layout, theme);
  });
  if (!isUsual) {
    ctx.fillStyle = theme.softInk;
    writeCentred(ctx, '→', WIDTH / 2, MARGIN + layout.height / 2, 60);
  }
  let y = MARGIN + layout.height + rim + BETWEEN;
  const drawChip = chipsOf(cells - 1, chip, theme);
  drawInversions(ctx, MARGIN, y, inversions, drawChip, theme);
  y += inversions.height + BETWEEN;
  drawCycles(sheet, y, cycles.rows, chip, drawChip, theme);
  y += cycles.height + BETWEEN;
  drawVerdict(sheet, y + VERDICT / 2, found, theme);
  return sheet;
}

function drawCycles(
  { ctx }: Sheet,
  top: number,
  rows: readonly ChipRow[],
  chip: number,
  drawChip: ReturnType<typeof chipsOf>,
  theme: Theme,
): void {
  for (const { cycle, x, y } of rows) {
    cycle.forEach((tile, at) => {
      const left = MARGIN + x + at * chip * 1.62;
      const middle = top + y + chip / 2;
      ctx.fillStyle = theme.softInk;
      if (tile < 0) writeCentred(ctx, '…', left + chip * 0.1, middle, chip * 0.5);
      else {
        drawChip(ctx, left, top + y, tile, 'plain');
        const isLast = at === cycle.length - 1;
        ctx.fillStyle = theme.softInk;
        writeCentred(ctx, isLast ? '↺' : '→', left + chip * 1.31, middle, chip * 0.5);
      }
    });
  }
}

/** Exchanges of the permutation and steps of the blank, each with its parity, and whether both are alike. */
function drawVerdict({ ctx }: Sheet, y: number, found: ParityExplanation, theme: Theme): void {
  const size = 40;
  const [left, right] = [`⇄ ${found.transpositions}`, `□ ${found.blank.distance}`];
  const widths = [left, right].map((text) => inkWidth(text, size));
  const gap = 30;
  const [first = 0, second = 0] = widths;
  const total = first + second + 3 * size + 4 * gap + size;
  let x = (WIDTH - total) / 2;
  const put = (text: string, width: number, colour: string): void => {
    ctx.fillStyle = colour;
    writeCentred(ctx, text, x + width / 2, y, size);
    x += width + gap;
  };
  put(left, first, theme.ink);
  drawParity(ctx, x + size / 2 - gap / 2, y, size, found.transpositions % 2 === 1, theme);
  x += size;
  put(found.solvable ? '=' : '≠', size, theme.ink);
  put(right, second, theme.ink);
  drawParity(ctx, x + size / 2 - gap / 2, y, size, found.blank.distance % 2 === 1, theme);
  x += size + gap / 2;
  put(found.solvable ? '✓' : '✗', size, found.solvable ? theme.done : theme.frameFault);
}
