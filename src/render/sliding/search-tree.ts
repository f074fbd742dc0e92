import type { CanvasRenderingContext2D } from 'canvas';
import { MOVE_ARROWS } from '../../core/sliding/notation/move-text.ts';
import { makeSheet, roundedRect, type Sheet } from '../paint/canvas.ts';
import { fittingFontSize, inkWidth, writeCentred } from '../paint/fonts.ts';
import type { Pen } from '../paint/pen.ts';
import { goalColourIndex, type Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import { drawCachedTile } from '../paint/tile.ts';
import { fitLine, wrapLines, writeLine, writeLines } from '../paint/words.ts';
import type { SearchScene, SearchState } from '../scene/scene.ts';
import { cellCorner, drawCachedFrame } from './draw-puzzle.ts';
import {
  COSTS_HEIGHT_PX,
  LEGEND_LINE_COUNT,
  MARGIN_PX,
  PICTURE_WIDTH_PX,
  type PlacedNode,
  planSearch,
  type SearchPlan,
  TEXT_PX,
} from './search-plan.ts';

/** The legend, which explains the signs, has the same order. */
const SIGN_BY_STATE: Readonly<Record<SearchState, string>> = {
  taken: '▶',
  added: '+',
  waiting: '○',
  done: '●',
  cut: '✕',
  way: '✓',
};

/** Positions that are done and positions that are waiting have the same colour. */
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

export function* drawSearch(scene: SearchScene, theme: Theme): Pieces<Sheet> {
  const plan = planSearch(scene);
  const sheet = makeSheet(plan.width, plan.height, theme.page);
  yield* paintSearch(sheet.ctx, scene, plan, theme);
  return sheet;
}

/** The canvas must already have the page's colour. */
export function* paintSearch(
  ctx: CanvasRenderingContext2D,
  scene: SearchScene,
  plan: SearchPlan,
  theme: Theme,
): Pieces<void> {
  const { labels } = scene;
  ctx.fillStyle = theme.ink;
  const innerWidth = PICTURE_WIDTH_PX - 2 * MARGIN_PX;
  writeLine(ctx, fitLine(labels.title, innerWidth, TEXT_PX.title), MARGIN_PX, MARGIN_PX + TEXT_PX.title / 2);
  const stepPosition = { x: MARGIN_PX, y: MARGIN_PX + TEXT_PX.title + 0.6 * TEXT_PX.line };
  writeLines(ctx, wrapLines(labels.step, innerWidth, TEXT_PX.text, 2), stepPosition, TEXT_PX.line);
  for (const placedNode of plan.tree) {
    if (placedNode.parent !== undefined) drawEdge({ ctx, theme }, placedNode, placedNode.parent, scene, plan);
  }
  yield;
  for (const placedNode of plan.tree) {
    drawArrow(ctx, placedNode, scene, theme);
    drawNode(ctx, placedNode, scene, plan, theme);
    yield;
  }
  ctx.fillStyle = theme.softInk;
  for (const y of plan.gapYs) writeCentred(ctx, '⋮', PICTURE_WIDTH_PX / 2, y, TEXT_PX.title);
  for (const { title, y, nodes } of plan.lists) {
    ctx.fillStyle = theme.ink;
    writeLine(ctx, fitLine(title, innerWidth, TEXT_PX.text), MARGIN_PX, y + TEXT_PX.line / 3);
    for (const placedNode of nodes) drawNode(ctx, placedNode, scene, plan, theme);
    yield;
  }
  ctx.fillStyle = theme.softInk;
  for (const { count, x, y } of plan.hiddenNodes) {
    const { text, size } = fitLine(
      labels.moreNodes.replace('#', String(count)),
      plan.layout.width,
      TEXT_PX.text,
    );
    writeCentred(ctx, text, x, y, size);
  }
  drawLegend(ctx, scene, plan.legendY, theme);
}

/**
 * Leads from a board to its parent in the next row above or below. The line is thick if both boards are on
 * the solution.
 */
function drawEdge(
  { ctx, theme }: Pen,
  child: PlacedNode,
  parent: PlacedNode,
  { nodes }: SearchScene,
  { layout: { width, height } }: SearchPlan,
): void {
  const isOnSolution = [child, parent].every(({ nodeIndex }) => nodes[nodeIndex]?.state === 'way');
  const isChildBelow = child.y > parent.y;
  const [fromY, toY] = isChildBelow
    ? [parent.y + height + COSTS_HEIGHT_PX, child.y]
    : [parent.y, child.y + height + COSTS_HEIGHT_PX];
  ctx.strokeStyle = isOnSolution ? theme.done : theme.softInk;
  ctx.lineWidth = isOnSolution ? 5 : 2;
  ctx.beginPath();
  ctx.moveTo(parent.x + width / 2, fromY);
  ctx.lineTo(child.x + width / 2, toY);
  ctx.stroke();
}

/** Shows the move that led to a board, above its upper left corner. */
function drawArrow(
  ctx: CanvasRenderingContext2D,
  { nodeIndex, x, y }: PlacedNode,
  { nodes }: SearchScene,
  theme: Theme,
): void {
  const move = nodes[nodeIndex]?.move;
  if (move === undefined) return;
  ctx.fillStyle = theme.page;
  ctx.fillRect(x, y - 25, 25, 22);
  ctx.fillStyle = theme.ink;
  writeCentred(ctx, MOVE_ARROWS[move], x + 12, y - 14, TEXT_PX.text);
}

/**
 * Below the board are the sign of its state and its costs. A ring shows that this step examines, adds or cuts
 * off the position.
 */
function drawNode(
  ctx: CanvasRenderingContext2D,
  { nodeIndex, x, y }: PlacedNode,
  { nodes, goal }: SearchScene,
  { layout }: SearchPlan,
  theme: Theme,
): void {
  const searchNode = nodes[nodeIndex];
  if (searchNode === undefined) return;
  const { tiles, state, costs = '' } = searchNode;
  const { tileSide: side, width, height } = layout;
  drawCachedFrame(ctx, { x, y }, layout, theme, state === 'way' ? 'done' : 'plain');
  const numberFontSize = fittingFontSize(['8'], side * 0.7, side * 0.58);
  tiles.forEach((tile, cell) => {
    if (tile === 0) return;
    const corner = cellCorner(layout, cell);
    const look = goal.tiles[cell] === tile ? 'home' : 'plain';
    const goalColour = theme.goalColours && goalColourIndex(tile, goal);
    const tileArea = { x: x + corner.x, y: y + corner.y, side };
    drawCachedTile(ctx, tileArea, { number: tile, numberFontSize, look, goalColour }, theme);
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
  const costsMiddleY = y + height + COSTS_HEIGHT_PX / 2 + 2;
  const costsMaxWidth = width - TEXT_PX.text;
  const costsLine = fitLine(costs, costsMaxWidth, TEXT_PX.text);
  const costsWidth = costs === '' ? 0 : inkWidth(costsLine.text, costsLine.size) + 6;
  const signX = x + width / 2 - (TEXT_PX.text * 0.8 + costsWidth) / 2;
  ctx.fillStyle = colour;
  writeCentred(ctx, SIGN_BY_STATE[state], signX + TEXT_PX.text * 0.4, costsMiddleY, TEXT_PX.text);
  ctx.fillStyle = theme.ink;
  writeLine(ctx, costsLine, signX + TEXT_PX.text * 0.8 + 6, costsMiddleY);
}

/** Has two columns. */
function drawLegend(ctx: CanvasRenderingContext2D, { labels }: SearchScene, y: number, theme: Theme): void {
  const columnWidth = (PICTURE_WIDTH_PX - 2 * MARGIN_PX) / 2;
  Object.entries(SIGN_BY_STATE).forEach(([state, sign], signIndex) => {
    const x = MARGIN_PX + Math.floor(signIndex / LEGEND_LINE_COUNT) * columnWidth;
    const lineMiddleY = y + ((signIndex % LEGEND_LINE_COUNT) + 0.5) * TEXT_PX.line;
    ctx.fillStyle = colourOf(state as SearchState, theme);
    writeCentred(ctx, sign, x + TEXT_PX.text / 2, lineMiddleY, TEXT_PX.text);
    ctx.fillStyle = theme.softInk;
    const line = fitLine(labels.states[state as SearchState], columnWidth - 1.8 * TEXT_PX.text, TEXT_PX.text);
    writeLine(ctx, line, x + 1.5 * TEXT_PX.text, lineMiddleY);
  });
}
