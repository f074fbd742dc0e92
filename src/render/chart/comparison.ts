import type { CanvasRenderingContext2D } from 'canvas';
import { numbersOf } from '../../i18n/numbers.ts';
import { makeSheet, roundedRect, type Sheet } from '../paint/canvas.ts';
import { chipsOf } from '../paint/chips.ts';
import { fontOf, inkWidth, writeCentred } from '../paint/fonts.ts';
import { type Icon, memoryIcon, movesIcon, positionsIcon, timeIcon } from '../paint/icons.ts';
import type { Theme } from '../paint/theme.ts';
import type { Scene } from '../scene.ts';

const { count, memory, time } = numbersOf('en');

type Row = Extract<Scene, { kind: 'comparison' }>['rows'][number];

const MARGIN = 30;
const ROW = 58;
const HEAD = 62;
const CHIP = 40;
/** From the left edge of a row to its first bar: the number's tile and the sign. */
const LABELS = 118;
/** Between a bar and its figure, and between a figure and the next column. */
const GAP = 10;
const BETWEEN = 26;
const LONGEST_BAR = 168;
const BAR_HEIGHT = 20;
const COLUMN = 278;
const TYPE = 22;

/** A column of bars: how far a row's bar goes (0 .. 1) and what stands after it; undefined: nothing is known. */
interface Column {
  readonly icon: Icon;
  /** Places of the lines behind the bars, 0 .. 1. */
  readonly lines: readonly number[];
  readonly bar: (
    row: Row,
  ) => { readonly full: number; readonly sure: number; readonly text: string } | undefined;
}

/** Lengths, to scale: what is proved, and up to the solution, if there is one. */
function lengths(rows: readonly Row[]): Column {
  const longest = Math.max(1, ...rows.map(({ length, lowerBound }) => length ?? lowerBound ?? 0));
  return {
    icon: movesIcon,
    lines: [],
    bar: ({ length, lowerBound }) => {
      if (lowerBound === undefined) return undefined;
      const sure = lowerBound / longest;
      if (length === undefined) return { full: sure, sure, text: `≥ ${lowerBound}` };
      const text = lowerBound === length ? String(length) : `${lowerBound}…${length}`;
      return { full: length / longest, sure, text };
    },
  };
}

/** A figure of wide range: each line is ten times the one before, from `floor` on. */
function decades(
  icon: Icon,
  rows: readonly Row[],
  floor: number,
  figure: (row: Row) => number | undefined,
  write: (value: number) => string,
): Column {
  const most = Math.max(...rows.map((row) => figure(row) ?? 0), floor * 10);
  const span = Math.ceil(Math.log10(most / floor));
  return {
    icon,
    lines: Array.from({ length: span + 1 }, (_, at) => at / span),
    bar: (row) => {
      const value = figure(row);
      if (value === undefined) return undefined;
      const full = Math.max(0, Math.log10(Math.max(value, floor) / floor) / span);
      return { full, sure: full, text: write(value) };
    },
  };
}

const SIGNS = { optimal: '✓', found: '≈', 'gave-up': '…', refused: '✕' } as const;

/** Numbered rows of bars: moves (dark as far as proved), positions, time and memory, the last three by decades. */
export function drawComparison({ rows }: Extract<Scene, { kind: 'comparison' }>, theme: Theme): Sheet {
  const columns = [
    lengths(rows),
    decades(positionsIcon, rows, 1, ({ expanded }) => expanded, count),
    decades(timeIcon, rows, 0.1, ({ milliseconds }) => milliseconds, time),
    decades(memoryIcon, rows, 100, ({ memoryBytes }) => memoryBytes, memory),
  ];
  const width = 2 * MARGIN + LABELS + columns.length * COLUMN - 8;
  const sheet = makeSheet(width, MARGIN + HEAD + rows.length * ROW + MARGIN, theme.page);
  const { ctx } = sheet;
  const top = MARGIN + HEAD;
  rows.forEach((_, at) => {
    if (at % 2 === 1) return;
    ctx.fillStyle = theme.lightSquare;
    ctx.globalAlpha = 0.6;
    roundedRect(ctx, MARGIN - 12, top + at * ROW, width - 2 * MARGIN + 24, ROW, 10);
    ctx.fill();
    ctx.globalAlpha = 1;
  });
  columns.forEach((column, at) => {
    drawColumn(ctx, MARGIN + LABELS + at * COLUMN, top, rows, column, theme);
  });
  const chip = chipsOf(rows.length, CHIP, theme);
  rows.forEach(({ outcome }, at) => {
    const middle = top + (at + 0.5) * ROW;
    ctx.globalAlpha = outcome === 'refused' ? 0.55 : 1;
    chip(ctx, MARGIN, Math.round(middle - CHIP / 2), at + 1, outcome === 'optimal' ? 'home' : 'plain');
    ctx.globalAlpha = 1;
    ctx.fillStyle = colourOf(outcome, theme);
    writeCentred(ctx, SIGNS[outcome], MARGIN + CHIP + 34, middle, 30);
  });
  return sheet;
}

function colourOf(outcome: Row['outcome'], theme: Theme): string {
  if (outcome === 'optimal') return theme.done;
  if (outcome === 'found') return theme.moved.faceBottom;
  return outcome === 'refused' ? theme.frameFault : theme.softInk;
}

function drawColumn(
  ctx: CanvasRenderingContext2D,
  x: number,
  top: number,
  rows: readonly Row[],
  { icon, lines, bar }: Column,
  theme: Theme,
): void {
  const shown = rows.map(bar);
  const widest = Math.max(...shown.map((one) => inkWidth(one?.text ?? '', TYPE)));
  const longest = Math.min(LONGEST_BAR, COLUMN - GAP - BETWEEN - widest);
  ctx.fillStyle = theme.softInk;
  ctx.strokeStyle = theme.softInk;
  icon(ctx, x + 17, top - HEAD / 2 - 4, 34);
  ctx.globalAlpha = 0.16;
  for (const line of lines) ctx.fillRect(Math.round(x + line * longest), top - 4, 1, rows.length * ROW + 8);
  ctx.globalAlpha = 1;
  rows.forEach((row, at) => {
    const middle = top + (at + 0.5) * ROW;
    const one = shown[at];
    if (one === undefined) {
      ctx.fillStyle = theme.softInk;
      ctx.globalAlpha = 0.5;
      ctx.fillRect(x, middle - 1, 18, 2);
      ctx.globalAlpha = 1;
      return;
    }
    ctx.fillStyle = colourOf(row.outcome, theme);
    const y = middle - BAR_HEIGHT / 2;
    ctx.globalAlpha = 0.35;
    drawBar(ctx, x, y, one.full * longest);
    ctx.globalAlpha = 1;
    drawBar(ctx, x, y, one.sure * longest);
    writeAfter(ctx, one.text, x + Math.max(3, one.full * longest) + GAP, middle, theme);
  });
}

function drawBar(ctx: CanvasRenderingContext2D, x: number, y: number, length: number): void {
  const width = Math.max(3, length);
  roundedRect(ctx, x, y, width, BAR_HEIGHT, Math.min(4, width / 2));
  ctx.fill();
}

/** Writes a text that begins at x, on a line with the others whatever its letters. */
function writeAfter(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  middle: number,
  theme: Theme,
): void {
  ctx.fillStyle = theme.ink;
  ctx.font = fontOf(TYPE);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fillText(text, x, middle + TYPE * 0.36);
}
