import type { CanvasRenderingContext2D } from 'canvas';
import type { Moves } from '../core/sliding/board.ts';
import { makeSheet, type Sheet } from './canvas.ts';
import { inkWidth, writeCentred } from './fonts.ts';
import { drawPuzzle, layoutPuzzle, type TileMark, tileStamps } from './puzzle.ts';
import type { Scene } from './scene.ts';
import { type Step, stepsOf } from './slide.ts';
import { planSolution } from './solution-plan.ts';
import type { Theme } from './theme.ts';

const ARROWS: Readonly<Record<string, string>> = { U: '↑', D: '↓', L: '←', R: '→' };
const MOST_LINES = 12;

/** The text above a board: its move number, then the moves that led to it from the board before. */
interface Caption {
  readonly numberSize: number;
  readonly arrowSize: number;
  /** From one arrow to the next. */
  readonly pitch: number;
  readonly lineHeight: number;
  /** Arrows beside the number, or below it in lines of `perLine`. */
  readonly perLine: number;
  readonly lines: number;
  readonly height: number;
}

function planCaption(width: number, last: number, stride: number): Caption {
  const numberSize = Math.round(Math.max(22, Math.min(34, width * 0.12)));
  const arrowSize = Math.round(numberSize * 0.86);
  const pitch = Math.round(arrowSize * 0.92);
  const beside = Math.floor((width - inkWidth(`${last}✓`, numberSize) - 1.5 * numberSize) / pitch);
  const perLine = Math.max(1, Math.floor(width / pitch));
  const lines = stride <= beside ? 0 : Math.min(MOST_LINES, Math.ceil(stride / perLine));
  const lineHeight = Math.round(arrowSize * 1.12);
  const height = Math.round(numberSize * 1.25) + lines * lineHeight;
  return { numberSize, arrowSize, pitch, lineHeight, perLine, lines, height };
}

function writeCaption(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  step: Step,
  moves: Moves,
  caption: Caption,
  last: boolean,
  theme: Theme,
): void {
  const { numberSize, arrowSize, pitch, lineHeight, perLine, lines } = caption;
  const text = String(step.number);
  const middle = y + numberSize * 0.5;
  const width = inkWidth(text, numberSize);
  ctx.fillStyle = last ? theme.done : theme.ink;
  writeCentred(ctx, text, x + width / 2, middle, numberSize);
  let right = x + width + numberSize * 0.35;
  if (last) {
    writeCentred(ctx, '✓', right + numberSize * 0.35, middle, numberSize * 1.1);
    right += numberSize * 1.05;
  }
  ctx.fillStyle = theme.softInk;
  const room = perLine * Math.max(1, lines);
  for (let i = 0; i < Math.min(moves.length, room); i++) {
    const cut = i === room - 1 && moves.length > room;
    const glyph = cut ? '…' : (ARROWS[moves[i] ?? ''] ?? '');
    const across = lines === 0 ? right + (i + 0.5) * pitch : x + ((i % perLine) + 0.5) * pitch;
    const down = lines === 0 ? middle : middle + (Math.floor(i / perLine) + 1) * lineHeight;
    writeCentred(ctx, glyph, across, down, arrowSize);
  }
}

/** The start, the steps (each, or every k-th with the moves between as arrows) and the goal, numbered, on one sheet. */
export function drawSolution({ start, moves }: Extract<Scene, { kind: 'solution' }>, theme: Theme): Sheet {
  const { rows, cols } = start;
  const plan = planSolution(moves.length, rows, cols);
  const layout = layoutPuzzle(rows, cols, plan.tile);
  const caption = planCaption(layout.width, moves.length, plan.stride);
  const between = Math.round(Math.max(18, plan.tile * 0.5));
  const margin = Math.round(between * 1.1);
  const lines = Math.ceil(plan.numbers.length / plan.columns);
  const block = { width: layout.width + between, height: caption.height + layout.height + between };
  const sheet = makeSheet(
    plan.columns * block.width - between + 2 * margin,
    lines * block.height - between + 2 * margin,
    theme.page,
  );
  const steps = stepsOf(start, moves);
  const stamp = tileStamps(layout, theme);
  plan.numbers.forEach((number, i) => {
    const step = steps[number];
    if (!step) return;
    const x = margin + (i % plan.columns) * block.width;
    const y = margin + Math.floor(i / plan.columns) * block.height;
    const last = i === plan.numbers.length - 1;
    const passed = moves.slice(plan.numbers[i - 1] ?? 0, number);
    writeCaption(sheet.ctx, x, y, step, passed, caption, last, theme);
    const markOf = (cell: number): TileMark =>
      cell === step.moved?.cell ? { look: 'moved', towards: step.moved.towards } : { look: 'plain' };
    const frame = last ? 'done' : 'plain';
    drawPuzzle(sheet.ctx, x, y + caption.height, step.board, layout, stamp, theme, markOf, frame);
  });
  return sheet;
}
