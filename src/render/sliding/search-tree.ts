import type { CanvasRenderingContext2D } from 'canvas';
import { MOVE_ARROWS } from '../../core/sliding/notation/move-text.ts';
import { makeSheet, roundedRect, type Sheet } from '../paint/canvas.ts';
import { fittingSize, inkWidth, writeCentred } from '../paint/fonts.ts';
import type { Pen } from '../paint/pen.ts';
import { placeColourNumber, type Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import { stampTile } from '../paint/tile.ts';
import { fitLine, wrapLines, writeLine, writeLines } from '../paint/words.ts';
import type { SearchScene, SearchState } from '../scene/scene.ts';
import { cellCorner, stampFrame } from './draw-puzzle.ts';
import {
  COSTS_PX,
  KEY_LINES,
  MARGIN_PX,
  type PlacedNode,
  planSearch,
  type SearchPlan,
  TYPE,
  WIDTH_PX,
} from './search-plan.ts';

/** The sign for each state of a position. The legend, which explains the signs, has the same order. */
const SIGNS: Readonly<Record<SearchState, string>> = {
  taken: '▶',
  added: '+',
  waiting: '○',
  done: '●',
  cut: '✕',
  way: '✓',
};

/**
 * Returns the colour for a position's state. Positions that are done and positions that are waiting have the
 * same colour.
 */
function colourOf(state: SearchState, theme: Theme): string {
  switch (state) {
    case 'taken':
      return theme.focus;
    case 'way':
      return theme.done;
    case 'cut':
      return theme.fault;
    case 'added':
      return theme.ink;
    default:
      return theme.softInk;
  }
}

/** Draws a search at one of its steps: its tree, its lists, and the legend that explains the signs. */
export function* drawSearch(scene: SearchScene, theme: Theme): Pieces<Sheet> {
  const plan = planSearch(scene);
  const sheet = makeSheet(plan.width, plan.height, theme.page);
  yield* paintSearch(sheet.ctx, scene, plan, theme);
  return sheet;
}

/**
 * Paints the picture of a search step according to its plan. The canvas must already have the page's colour.
 */
export function* paintSearch(
  ctx: CanvasRenderingContext2D,
  scene: SearchScene,
  plan: SearchPlan,
  theme: Theme,
): Pieces<void> {
  const { labels } = scene;
  ctx.fillStyle = theme.ink;
  const room = WIDTH_PX - 2 * MARGIN_PX;
  writeLine(ctx, fitLine(labels.title, room, TYPE.title), MARGIN_PX, MARGIN_PX + TYPE.title / 2);
  const step = { x: MARGIN_PX, y: MARGIN_PX + TYPE.title + 0.6 * TYPE.line };
  writeLines(ctx, wrapLines(labels.step, room, TYPE.text, 2), step, TYPE.line);
  for (const placed of plan.tree) {
    if (placed.parent !== undefined) drawEdge({ ctx, theme }, placed, placed.parent, scene, plan);
  }
  yield;
  for (const placed of plan.tree) {
    drawArrow(ctx, placed, scene, theme);
    drawNode(ctx, placed, scene, plan, theme);
    yield;
  }
  ctx.fillStyle = theme.softInk;
  for (const y of plan.gaps) writeCentred(ctx, '⋮', WIDTH_PX / 2, y, TYPE.title);
  for (const { title, y, nodes } of plan.lists) {
    ctx.fillStyle = theme.ink;
    writeLine(ctx, fitLine(title, room, TYPE.text), MARGIN_PX, y + TYPE.line / 3);
    for (const placed of nodes) drawNode(ctx, placed, scene, plan, theme);
    yield;
  }
  ctx.fillStyle = theme.softInk;
  for (const { count, x, y } of plan.hidden) {
    const { text, size } = fitLine(labels.more.replace('#', String(count)), plan.layout.width, TYPE.text);
    writeCentred(ctx, text, x, y, size);
  }
  drawKey(ctx, scene, plan.keyY, theme);
}

/**
 * Draws the line from a board to its parent in the next row above or below. The line is thick if both boards
 * are on the solution.
 */
function drawEdge(
  { ctx, theme }: Pen,
  child: PlacedNode,
  parent: PlacedNode,
  { nodes }: SearchScene,
  { layout: { width, height } }: SearchPlan,
): void {
  const isWay = [child, parent].every(({ node }) => nodes[node]?.state === 'way');
  const isBelow = child.y > parent.y;
  const [fromY, toY] = isBelow
    ? [parent.y + height + COSTS_PX, child.y]
    : [parent.y, child.y + height + COSTS_PX];
  ctx.strokeStyle = isWay ? theme.done : theme.softInk;
  ctx.lineWidth = isWay ? 5 : 2;
  ctx.beginPath();
  ctx.moveTo(parent.x + width / 2, fromY);
  ctx.lineTo(child.x + width / 2, toY);
  ctx.stroke();
}

/** Draws an arrow for the move that led to a board, above the board's upper left corner. */
function drawArrow(
  ctx: CanvasRenderingContext2D,
  { node, x, y }: PlacedNode,
  { nodes }: SearchScene,
  theme: Theme,
): void {
  const move = nodes[node]?.move;
  if (move === undefined) return;
  ctx.fillStyle = theme.page;
  ctx.fillRect(x, y - 25, 25, 22);
  ctx.fillStyle = theme.ink;
  writeCentred(ctx, MOVE_ARROWS[move], x + 12, y - 14, TYPE.text);
}

/**
 * Draws a small board. Below are the sign of its state and its costs. A ring shows that this step examines,
 * adds or cuts off the position.
 */
function drawNode(
  ctx: CanvasRenderingContext2D,
  { node, x, y }: PlacedNode,
  { nodes, goal }: SearchScene,
  { layout }: SearchPlan,
  theme: Theme,
): void {
  const shown = nodes[node];
  if (shown === undefined) return;
  const { tiles, state, costs = '' } = shown;
  const { tile: side, width, height } = layout;
  stampFrame(ctx, { x, y }, layout, theme, state === 'way' ? 'done' : 'plain');
  const size = fittingSize(['8'], side * 0.7, side * 0.58);
  tiles.forEach((number, cell) => {
    if (number === 0) return;
    const corner = cellCorner(layout, cell);
    const look = goal.tiles[cell] === number ? 'home' : 'plain';
    const place = theme.places && placeColourNumber(number, goal);
    const square = { x: x + corner.x, y: y + corner.y, side };
    stampTile(ctx, square, { number, labelSize: size, look, place }, theme);
  });
  const colour = colourOf(state, theme);
  if (state === 'taken' || state === 'cut' || state === 'added') {
    ctx.strokeStyle = colour;
    ctx.lineWidth = state === 'taken' ? 5 : 3;
    if (state === 'cut') ctx.setLineDash([8, 6]);
    roundedRect(ctx, x - 3, y - 3, width + 6, height + 6, 10);
    ctx.stroke();
    ctx.setLineDash([]);
  }
  const middle = y + height + COSTS_PX / 2 + 2;
  const room = width - TYPE.text;
  const line = fitLine(costs, room, TYPE.text);
  const words = costs === '' ? 0 : inkWidth(line.text, line.size) + 6;
  const left = x + width / 2 - (TYPE.text * 0.8 + words) / 2;
  ctx.fillStyle = colour;
  writeCentred(ctx, SIGNS[state], left + TYPE.text * 0.4, middle, TYPE.text);
  ctx.fillStyle = theme.ink;
  writeLine(ctx, line, left + TYPE.text * 0.8 + 6, middle);
}

/** Draws the legend, which explains the signs of the states, in two columns. */
function drawKey(ctx: CanvasRenderingContext2D, { labels }: SearchScene, y: number, theme: Theme): void {
  const column = (WIDTH_PX - 2 * MARGIN_PX) / 2;
  Object.entries(SIGNS).forEach(([state, sign], at) => {
    const x = MARGIN_PX + Math.floor(at / KEY_LINES) * column;
    const middle = y + ((at % KEY_LINES) + 0.5) * TYPE.line;
    ctx.fillStyle = colourOf(state as SearchState, theme);
    writeCentred(ctx, sign, x + TYPE.text / 2, middle, TYPE.text);
    ctx.fillStyle = theme.softInk;
    const line = fitLine(labels.states[state as SearchState], column - 1.8 * TYPE.text, TYPE.text);
    writeLine(ctx, line, x + 1.5 * TYPE.text, middle);
  });
}
