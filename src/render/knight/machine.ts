import type { CanvasRenderingContext2D } from 'canvas';
import { FINAL_STATES, INPUTS, OUTPUTS, STATES, type State } from '../../core/knight/classic/machine.ts';
import { drawArrow, type Point } from '../paint/arrow.ts';
import { makeSheet, roundedRect, type Sheet, softShadow } from '../paint/canvas.ts';
import { writeCentred } from '../paint/fonts.ts';
import { symbolWidth, writeSymbol } from '../paint/symbol.ts';
import type { Theme } from '../paint/theme.ts';
import {
  type ArrowLabel,
  MACHINE_SIZE,
  ORDER_DISC,
  planMachine,
  RADIUS,
  STATE_PLACES,
  spaceAfter,
  TYPE,
} from './machine-plan.ts';

const LINE = 3;
/** The scheme of connections stands on the left. */
const BOX = { x: 150, y: 160, width: 130, height: 400 } as const;
const WIRE = 74;

/** The article's Mealy machine: its scheme of connections, and the graph of its transitions with their order, conditions and actions. */
export function drawMachine(theme: Theme): Sheet {
  const sheet = makeSheet(MACHINE_SIZE.width, MACHINE_SIZE.height, theme.page);
  const { ctx } = sheet;
  drawScheme(ctx, theme);
  ctx.fillStyle = theme.darkSquare;
  ctx.fillRect(446, 70, 2, MACHINE_SIZE.height - 140);
  const arrows = planMachine();
  for (const { points, transition } of arrows) {
    const isReturn = FINAL_STATES.includes(transition.from);
    const colour = isReturn ? theme.softInk : theme.ink;
    ctx.strokeStyle = colour;
    ctx.fillStyle = colour;
    drawArrow(ctx, points, isReturn ? LINE * 0.7 : LINE);
  }
  drawStart(ctx, theme);
  for (const { state } of STATES) drawState(ctx, state, theme);
  for (const { label } of arrows) if (label) drawLabel(ctx, label, theme);
  return sheet;
}

function drawStart(ctx: CanvasRenderingContext2D, theme: Theme): void {
  const [x, y] = STATE_PLACES.y0;
  const top: Point = [x, y - RADIUS - 70];
  ctx.strokeStyle = theme.ink;
  ctx.fillStyle = theme.ink;
  drawArrow(ctx, [top, [x, y - RADIUS]], LINE);
  ctx.beginPath();
  ctx.arc(...top, 8, 0, 2 * Math.PI);
  ctx.fill();
}

/** The colour of a state's ring: an end with a tour, one without, or on the way. */
function ringOf(state: State, theme: Theme): string {
  if (state === 'y4') return theme.done;
  return FINAL_STATES.includes(state) ? theme.frameFault : theme.frameTop;
}

function drawState(ctx: CanvasRenderingContext2D, state: State, theme: Theme): void {
  const [x, y] = STATE_PLACES[state];
  const box = { x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS, radius: RADIUS };
  softShadow(ctx, box, 6, theme.shadow, theme.shadowDepth);
  const ring = ringOf(state, theme);
  const circles: readonly (readonly [number, string])[] = FINAL_STATES.includes(state)
    ? [
        [RADIUS, ring],
        [RADIUS - 4, theme.lightSquare],
        [RADIUS - 8, ring],
        [RADIUS - 11, theme.lightSquare],
      ]
    : [
        [RADIUS, ring],
        [RADIUS - 4, theme.lightSquare],
      ];
  for (const [radius, colour] of circles) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
    ctx.fill();
  }
  const size = TYPE * 1.25;
  ctx.fillStyle = theme.ink;
  writeSymbol(ctx, state, x - symbolWidth(state, size) / 2, y, size);
}

function drawLabel(
  ctx: CanvasRenderingContext2D,
  { x, y, width, order, symbols }: ArrowLabel,
  theme: Theme,
): void {
  let at = x - width / 2;
  if (order !== '') {
    ctx.fillStyle = theme.softInk;
    ctx.beginPath();
    ctx.arc(at + ORDER_DISC / 2, y, ORDER_DISC / 2, 0, 2 * Math.PI);
    ctx.fill();
    ctx.fillStyle = theme.page;
    writeCentred(ctx, order, at + ORDER_DISC / 2, y, TYPE * 0.72);
    at += ORDER_DISC + TYPE * 0.4;
  }
  symbols.forEach((symbol, i) => {
    ctx.fillStyle = symbol === '/' || symbol === ',' ? theme.softInk : colourOf(symbol, theme);
    writeSymbol(ctx, symbol, at, y, TYPE);
    at += symbolWidth(symbol, TYPE) + spaceAfter(symbol, symbols[i + 1]);
  });
}

/** What is asked and what is done are told apart by colour, here and in the scheme. */
function colourOf(symbol: string, theme: Theme): string {
  return symbol.startsWith('x') ? theme.asked : theme.done;
}

/** The machine as a box: what it asks enters on the left, what it does leaves on the right, its state below. */
function drawScheme(ctx: CanvasRenderingContext2D, theme: Theme): void {
  const { x, y, width, height } = BOX;
  softShadow(ctx, { x, y, width, height, radius: 14 }, 6, theme.shadow, theme.shadowDepth);
  ctx.fillStyle = theme.frameTop;
  roundedRect(ctx, x, y, width, height, 14);
  ctx.fill();
  ctx.fillStyle = theme.lightSquare;
  roundedRect(ctx, x + 4, y + 4, width - 8, height - 8, 11);
  ctx.fill();
  ctx.fillStyle = theme.ink;
  writeCentred(ctx, '♞', x + width / 2, y + height / 2, 74, 'normal');
  const wires = (names: readonly string[], place: (name: string, at: number) => void) => {
    names.forEach((name, i) => {
      ctx.strokeStyle = colourOf(name, theme);
      ctx.fillStyle = colourOf(name, theme);
      place(name, y + (height * (i + 0.5)) / names.length);
    });
  };
  wires(
    INPUTS.map(({ input }) => input),
    (name, at) => {
      drawArrow(
        ctx,
        [
          [x - WIRE, at],
          [x, at],
        ],
        LINE,
      );
      writeSymbol(ctx, name, x - WIRE - symbolWidth(name, TYPE) - 14, at, TYPE);
    },
  );
  wires(
    OUTPUTS.map(({ output }) => output),
    (name, at) => {
      drawArrow(
        ctx,
        [
          [x + width, at],
          [x + width + WIRE, at],
        ],
        LINE,
      );
      writeSymbol(ctx, name, x + width + WIRE + 14, at, TYPE);
    },
  );
  ctx.strokeStyle = theme.ink;
  ctx.fillStyle = theme.ink;
  const below = y + height;
  drawArrow(
    ctx,
    [
      [x + width / 2, below],
      [x + width / 2, below + WIRE * 0.8],
    ],
    LINE,
  );
  writeSymbol(ctx, 'y', x + width / 2 - symbolWidth('y', TYPE) / 2, below + WIRE * 0.8 + 24, TYPE);
}
