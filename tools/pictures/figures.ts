import type { CanvasRenderingContext2D } from 'canvas';
import { neighbourLists } from '../../src/core/knight/board/knight-moves.ts';
import { cellsInOrder } from '../../src/core/knight/board/tour-task.ts';
import { numberWalk } from '../../src/core/knight/construct/block-numbers.ts';
import { constructBlockTour } from '../../src/core/knight/construct/block-tour.ts';
import { blockAt, blockIndexOf, cutBoard, routeBetween } from '../../src/core/knight/construct/blocks.ts';
import { constructTour } from '../../src/core/knight/construct/construct.ts';
import { crossedOf, cutOf, highPartOf, joinsBetween, RIGHT } from '../../src/core/knight/construct/joins.ts';
import { createKnightCache } from '../../src/core/knight/find-tour.ts';
import { type BlockPath, closedBlockTour } from '../../src/core/knight/search/block-path.ts';
import { randomBelow, seededRandom } from '../../src/core/random.ts';
import { type Board, defaultGoal, type Puzzle } from '../../src/core/sliding/board.ts';
import { patternSets } from '../../src/core/sliding/solve/pattern/views.ts';
import type { SearchLog } from '../../src/core/sliding/watch/search-log.ts';
import { watchSearch } from '../../src/core/sliding/watch/watch-search.ts';
import { drawSquares } from '../../src/render/knight/chessboard.ts';
import { encodePng, makeSheet, type Sheet } from '../../src/render/paint/canvas.ts';
import { writeCentred } from '../../src/render/paint/fonts.ts';
import { colourAt } from '../../src/render/paint/gradient.ts';
import type { Point } from '../../src/render/paint/pen.ts';
import type { Picture } from '../../src/render/paint/picture.ts';
import type { Theme, TileLook } from '../../src/render/paint/picture-theme.ts';
import { themeOf } from '../../src/render/paint/themes/styles.ts';
import { writeLine } from '../../src/render/paint/words.ts';
import {
  cellCorner,
  drawCachedFrame,
  drawPuzzleTile,
  layoutPuzzle,
} from '../../src/render/sliding/draw-puzzle.ts';

/** Twice the width at which the documents show a figure, in pixels. */
const WIDTH = 640;
const MARGIN = 20;
/** Pixels of a caption's letters and of its line. */
const CAPTION = 24;
const CAPTION_LINE = 40;

const THEME = themeOf({ theme: 'light' });
/** The looks of tiles whose colours tell three groups apart. */
const GROUP_LOOKS: readonly TileLook[] = ['home', 'next', 'moved'];

function caption(ctx: CanvasRenderingContext2D, text: string, y: number, x = WIDTH / 2): void {
  ctx.fillStyle = THEME.ink;
  writeLine(ctx, { text, size: CAPTION }, x, y, 'center');
}

/** The theme with plain tiles in the colours of a group, without the signs that go with a look. */
function themeOfGroup(group: number): Theme {
  const look = GROUP_LOOKS[group % GROUP_LOOKS.length] ?? 'plain';
  return {
    ...THEME,
    name: `${THEME.name} group ${group}`,
    tiles: { ...THEME.tiles, plain: THEME.tiles[look] },
  };
}

/** The groups of the 7-7-1 databases, and a placement of one group with the region of the blank. */
export function groupsFigure(): Picture {
  const goal = defaultGoal(4, 4);
  const [sevens] = patternSets({ rows: 4, cols: 4, blank: 15 });
  const groups = sevens?.views[0]?.patterns.map(({ cells }) => cells) ?? [];
  const groupOf = (tile: number) => groups.findIndex((cells) => cells.includes(tile - 1));
  const layout = layoutPuzzle(4, 4, 62);
  const sheet = makeSheet(WIDTH, layout.height + MARGIN + 3 * CAPTION_LINE, THEME.page);
  const { ctx } = sheet;
  const right = WIDTH - MARGIN - layout.width;
  const drawBoard = (at: Point, board: Board, region: readonly number[] = []): void => {
    drawCachedFrame(ctx, at, layout, THEME, 'plain');
    ctx.fillStyle = THEME.focus;
    for (const cell of region) {
      const { x, y } = cellCorner(layout, cell);
      ctx.fillRect(at.x + x, at.y + y, layout.tileSide, layout.tileSide);
    }
    for (const [cell, tile] of board.tiles.entries()) {
      if (tile === 0) continue;
      const { x, y } = cellCorner(layout, cell);
      const corner = { x: at.x + x, y: at.y + y };
      const puzzle = { goal, layout };
      const pen = { ctx, theme: themeOfGroup(groupOf(tile)) };
      drawPuzzleTile(pen, corner, tile, { look: 'plain' }, puzzle);
    }
  };
  const placed = { rows: 4, cols: 4, tiles: [0, 6, 1, 0, 0, 0, 5, 0, 13, 9, 10, 0, 2, 0, 0, 0] };
  drawBoard({ x: MARGIN, y: MARGIN }, goal);
  drawBoard({ x: right, y: MARGIN }, placed, [3, 7, 11, 13, 14, 15]);
  const [leftMiddle, rightMiddle] = [MARGIN + layout.width / 2, right + layout.width / 2];
  const first = MARGIN + layout.height + CAPTION_LINE;
  caption(ctx, 'groups of 7, 7 and 1', first, leftMiddle);
  caption(ctx, 'one placement:', first, rightMiddle);
  caption(ctx, 'blank in purple', first + 32, rightMiddle);
  return encodePng(sheet);
}

/** The rounds of a deepening search as trees: their positions level by level. */
export function deepeningFigure(puzzle: Puzzle): Picture {
  const method = { algorithm: 'ida', heuristic: 'manhattan' } as const;
  const log = watchSearch({ ...puzzle, method, maxSteps: 1000 });
  const heights = log.rounds.map((_, round) => levelsOf(log, round).length);
  const [level, radius] = [38, 9];
  const heightOf = (levels: number) => CAPTION_LINE + levels * level;
  const height = heights.reduce((sum, levels) => sum + heightOf(levels), MARGIN + CAPTION_LINE);
  const sheet = makeSheet(WIDTH, height, THEME.page);
  const { ctx } = sheet;
  let top = MARGIN;
  for (const [round, { bound }] of log.rounds.entries()) {
    caption(ctx, `bound ${bound}`, top + CAPTION / 2, MARGIN + 50);
    drawTree(sheet, log, levelsOf(log, round), (depth) => top + CAPTION + depth * level, radius);
    top += heightOf(heights[round] ?? 0);
  }
  key(sheet, top, radius);
  return encodePng(sheet);
}

/** Where the entries of the key begin, in pixels from the first. */
const KEY_COLUMNS = [0, 190, 440];

function key({ ctx }: Sheet, y: number, radius: number): void {
  const entries = [
    ['expanded', THEME.softInk],
    ['over the bound', THEME.page],
    ['solution', THEME.done],
  ] as const;
  for (const [at, [text, colour]] of entries.entries()) {
    const x = MARGIN + 10 + (KEY_COLUMNS[at] ?? 0);
    dot(ctx, [x, y], radius, colour, colour === THEME.page ? THEME.softInk : colour);
    ctx.fillStyle = THEME.ink;
    writeLine(ctx, { text, size: 20 }, x + 20, y);
  }
}

/** The positions that a round of a search has met, by depth, in the order in which they were met. */
function levelsOf({ positions, rounds }: SearchLog, round: number): number[][] {
  const { startPosition } = rounds[round] ?? { startPosition: 0 };
  const end = rounds[round + 1]?.startPosition ?? positions.length;
  const levels: number[][] = [];
  for (let at = startPosition; at < end; at++) {
    const position = positions[at];
    if (position === undefined || position.verdict === 'on-path') continue;
    levels[position.depth] = [...(levels[position.depth] ?? []), at];
  }
  return levels;
}

function drawTree(
  { ctx }: Sheet,
  { positions }: SearchLog,
  levels: readonly (readonly number[])[],
  yOf: (depth: number) => number,
  radius: number,
): void {
  const xs = columnsOf(positions, levels);
  const isOnWay = wayTo(positions, levels);
  const pointOf = (at: number): [number, number] => [xs.get(at) ?? 0, yOf(positions[at]?.depth ?? 0)];
  for (const at of levels.flat()) {
    const parent = positions[at]?.parent;
    if (parent === undefined || !xs.has(parent)) continue;
    line(
      ctx,
      [pointOf(parent), pointOf(at)],
      isOnWay.has(at) ? THEME.done : THEME.softInk,
      isOnWay.has(at) ? 5 : 2,
    );
  }
  for (const at of levels.flat()) {
    const isCut = positions[at]?.verdict === 'beyond';
    const colour = isOnWay.has(at) ? THEME.done : THEME.softInk;
    dot(ctx, pointOf(at), radius, isCut ? THEME.page : colour, colour);
  }
}

/**
 * Where each position of a tree stands, in pixels: leaves side by side, others above the middle of what
 * follows.
 */
function columnsOf(
  positions: SearchLog['positions'],
  levels: readonly (readonly number[])[],
): ReadonlyMap<number, number> {
  const xs = new Map<number, number>();
  let leaves = 0;
  const placeAt = (at: number, depth: number): number => {
    const below = (levels[depth + 1] ?? []).filter((one) => positions[one]?.parent === at);
    const middles = below.map((one) => placeAt(one, depth + 1));
    const x = below.length === 0 ? leaves++ : ((middles[0] ?? 0) + (middles.at(-1) ?? 0)) / 2;
    xs.set(at, x);
    return x;
  };
  placeAt(levels[0]?.[0] ?? 0, 0);
  const step = Math.min(60, (WIDTH - 4 * MARGIN) / leaves);
  return new Map([...xs].map(([at, x]) => [at, WIDTH / 2 + (x - (leaves - 1) / 2) * step]));
}

/** The positions from the goal back to the start; none if the goal was not met. */
function wayTo(positions: SearchLog['positions'], levels: readonly (readonly number[])[]): Set<number> {
  const way = new Set<number>();
  let at = levels.flat().find((one) => positions[one]?.verdict === 'goal');
  for (; at !== undefined; at = positions[at]?.parent) way.add(at);
  return way;
}

function dot(
  ctx: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  radius: number,
  fill: string,
  edge: string,
): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.lineWidth = 3;
  ctx.strokeStyle = edge;
  ctx.stroke();
}

function line(
  ctx: CanvasRenderingContext2D,
  points: readonly (readonly [number, number])[],
  colour: string,
  width: number,
): void {
  // Without soft edges a picture takes half the bytes, and at half its size it looks the same.
  ctx.antialias = 'none';
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.stroke();
  ctx.antialias = 'default';
}

/** A chessboard in a figure: the middles of its squares in pixels. */
interface DrawnBoard {
  readonly scale: number;
  readonly centre: (col: number, row: number) => [number, number];
}

/** A chessboard with its top at `y`, as wide as the figure unless `scale` says the side of a square. */
function drawBoard(
  sheet: Sheet,
  cols: number,
  rows: number,
  y = MARGIN,
  scale = Math.floor((WIDTH - 2 * MARGIN) / cols),
): DrawnBoard {
  const x = Math.floor((WIDTH - cols * scale) / 2);
  const panel = { x, y, col: 0, row: 0, cols, rows };
  drawSquares({ sheet, panel, plan: { scale }, theme: THEME }, rows);
  return { scale, centre: (col, row) => [x + (col + 0.5) * scale, y + (row + 0.5) * scale] };
}

/** A large board cut into blocks, with the blocks of the route and the tour. */
export function blocksFigure(): Picture {
  const [cols, rows, seed] = [40, 26, 7];
  const task = { rows, cols, start: { row: 1, col: 1 }, end: { row: 24, col: 37 }, closed: false, seed };
  const walked = constructBlockTour(task, createKnightCache(), () => false);
  if (walked === undefined) throw new Error('no tour');
  const path = cellsInOrder(numberWalk(walked).order);
  // The draws of the construction's first attempt.
  const random = seededRandom(Math.imul(seed, 0x85ebca6b));
  const grid = cutBoard(rows, cols, task.start.row, task.start.col, random);
  const route = routeBetween(grid, 0, blockIndexOf(grid, task.end.row, task.end.col), random);
  const block = (cell: number) => blockIndexOf(grid, Math.floor(cell / cols), cell % cols);
  const crossings = path.slice(1).filter((cell, at) => block(cell) !== block(path[at] ?? 0)).length;
  const seams = grid.blockRows * grid.blockCols - route.length;
  if (crossings !== route.length - 1 + 2 * seams) throw new Error('the tour has other blocks');
  const sheet = makeSheet(WIDTH, 2 * MARGIN + rows * 15 + CAPTION_LINE, THEME.page);
  const { ctx } = sheet;
  const { scale, centre } = drawBoard(sheet, cols, rows);
  const [left, top] = [centre(0, 0)[0] - scale / 2, centre(0, 0)[1] - scale / 2];
  const rectOf = (index: number): [number, number, number, number] => {
    const { row, col, rows, cols } = blockAt(grid, index);
    return [left + col * scale, top + row * scale, cols * scale, rows * scale];
  };
  for (let index = 0; index < grid.blockRows * grid.blockCols; index++) {
    ctx.fillStyle = route.includes(index) ? THEME.tiles.next.faceTop : THEME.lightSquare;
    ctx.fillRect(...rectOf(index));
  }
  const points = [...path].map((cell) => centre(cell % cols, Math.floor(cell / cols)));
  for (let at = 1; at < points.length; at++) {
    const move = [points[at - 1] ?? [0, 0], points[at] ?? [0, 0]] as const;
    line(ctx, move, colourAt(THEME.path, Math.floor((8 * at) / points.length) / 8), 2);
  }
  ctx.lineWidth = 5;
  ctx.strokeStyle = THEME.boardEdge;
  for (let index = 0; index < grid.blockRows * grid.blockCols; index++) ctx.strokeRect(...rectOf(index));
  for (const at of [0, points.length - 1]) dot(ctx, points[at] ?? [0, 0], 9, THEME.lightSquare, THEME.ink);
  caption(ctx, 'the route’s blocks are blue', MARGIN + rows * scale + 34);
  return encodePng(sheet);
}

/** Two closed tours before and after they are joined at the seam. */
export function seamFigure(): Picture {
  const memory = createKnightCache();
  const side = 6;
  const [p, q] = [closedBlockTour(side, side, 0, memory), closedBlockTour(side, side, 1, memory)];
  const joins = joinsBetween(p, q, 1, RIGHT);
  const join = joins[randomBelow(seededRandom(3), joins.length)];
  if (join === undefined) throw new Error('no seam');
  const next = (at: number) => (at + 1) % (side * side);
  const [i, j] = [highPartOf(join), cutOf(join)];
  const ends = [i, next(i), ...(crossedOf(join) ? [next(j), j] : [j, next(j)])];
  const scale = 44;
  const height = side * scale;
  const sheet = makeSheet(WIDTH, MARGIN + 2 * (height + CAPTION_LINE + MARGIN), THEME.page);
  for (const [nth, text] of ['two closed tours', 'one, after the exchange'].entries()) {
    const y = MARGIN + nth * (height + CAPTION_LINE + MARGIN);
    const board = drawBoard(sheet, 2 * side, side, y, scale);
    const pointOf = (path: BlockPath, at: number) =>
      board.centre((path.colAt[at] ?? 0) + (path === q ? side : 0), path.rowAt[at] ?? 0);
    drawSeam(sheet.ctx, { p, q, i, j, ends, pointOf, isJoined: nth === 1, scale });
    caption(sheet.ctx, text, y + height + 26);
  }
  return encodePng(sheet);
}

interface Seam {
  readonly p: BlockPath;
  readonly q: BlockPath;
  /** The cut moves: from place i of p, and from place j of q. */
  readonly i: number;
  readonly j: number;
  /** a and b on p, then c and d on q; a is joined to c and b to d. */
  readonly ends: readonly number[];
  readonly pointOf: (path: BlockPath, at: number) => [number, number];
  readonly isJoined: boolean;
  readonly scale: number;
}

function drawSeam(ctx: CanvasRenderingContext2D, { p, q, i, j, ends, pointOf, isJoined, scale }: Seam): void {
  const count = p.rowAt.length;
  for (const [path, cut, colour] of [
    [p, i, colourAt(THEME.path, 0)],
    [q, j, colourAt(THEME.path, 1)],
  ] as const) {
    for (let at = 0; at < count; at++) {
      const move = [pointOf(path, at), pointOf(path, (at + 1) % count)];
      if (at !== cut) line(ctx, move, colour, 5);
      else if (!isJoined) line(ctx, move, THEME.done, 9);
    }
  }
  const points = ends.map((at, nth) => pointOf(nth < 2 ? p : q, at));
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = points as [number, number][];
  if (isJoined)
    for (const move of [
      [a, c],
      [b, d],
    ])
      line(ctx, move, THEME.done, 9);
  for (const [nth, name] of ['a', 'b', 'c', 'd'].entries()) {
    const [x, y] = points[nth] ?? [0, 0];
    dot(ctx, [x, y], scale * 0.36, THEME.lightSquare, THEME.done);
    ctx.fillStyle = THEME.ink;
    writeCentred(ctx, name, x, y, scale * 0.5);
  }
}

/** A tour of a board with four rows: each half on its own strip. */
export function stripsFigure(): Picture {
  const [rows, cols] = [4, 10];
  const task = { rows, cols, start: { row: 0, col: 0 }, closed: false, seed: 1 };
  const tour = constructTour(task, createKnightCache(), () => false);
  if (tour === undefined) throw new Error('no tour');
  const path = cellsInOrder(tour.order);
  const isOuter = (cell: number) => cell < cols || cell >= 3 * cols;
  const meeting = path.findIndex((cell, at) => at > 0 && !isOuter(cell) && !isOuter(path[at - 1] ?? 0));
  const scale = 60;
  const sheet = makeSheet(WIDTH, 2 * MARGIN + rows * scale + 2 * CAPTION_LINE, THEME.page);
  const { ctx } = sheet;
  const { centre } = drawBoard(sheet, cols, rows, MARGIN, scale);
  const points = [...path].map((cell) => centre(cell % cols, Math.floor(cell / cols)));
  const colours = [colourAt(THEME.path, 0), colourAt(THEME.path, 1)] as const;
  const half = (at: number) => colours[at < meeting ? 0 : 1];
  for (let at = 1; at < points.length; at++)
    line(
      ctx,
      [points[at - 1] ?? [0, 0], points[at] ?? [0, 0]],
      at === meeting ? THEME.done : half(at),
      at === meeting ? 9 : 5,
    );
  for (const [at, [x, y]] of points.entries()) {
    dot(ctx, [x, y], scale * 0.3, half(at), THEME.lightSquare);
    ctx.fillStyle = THEME.pathInk;
    writeCentred(ctx, String(at + 1), x, y, scale * 0.32);
  }
  const y = MARGIN + rows * scale + 36;
  caption(ctx, 'blue: one strip; red: the other', y);
  caption(ctx, 'green: the move between them', y + 34);
  return encodePng(sheet);
}

/** A knight in the middle of a tour by Warnsdorff's rule, with the free exits of each square in reach. */
export function warnsdorffFigure(): Picture {
  const side = 8;
  const neighbours = neighbourLists(side, side);
  const free = (cell: number, way: readonly number[]) =>
    (neighbours[cell] ?? []).filter((to) => !way.includes(to));
  const way = [0];
  const choices = () =>
    free(way.at(-1) ?? 0, way)
      .map((cell) => ({ cell, exits: free(cell, way).length }))
      .sort((a, b) => a.exits - b.exits);
  const isClear = () => {
    const [first, second, ...others] = choices();
    return others.length > 2 && first !== undefined && second !== undefined && first.exits < second.exits;
  };
  while (way.length < 20 || !isClear()) way.push(choices()[0]?.cell ?? 0);
  const scale = 72;
  const sheet = makeSheet(WIDTH, 2 * MARGIN + side * scale + 2 * CAPTION_LINE, THEME.page);
  const { ctx } = sheet;
  const { centre } = drawBoard(sheet, side, side, MARGIN, scale);
  const pointOf = (cell: number) => centre(cell % side, Math.floor(cell / side));
  line(ctx, way.map(pointOf), THEME.softInk, 4);
  for (const cell of way) dot(ctx, pointOf(cell), 8, THEME.softInk, THEME.softInk);
  for (const [nth, { cell, exits }] of choices().entries()) {
    const colour = nth === 0 ? THEME.done : THEME.tiles.next.edge;
    line(ctx, [pointOf(way.at(-1) ?? 0), pointOf(cell)], colour, nth === 0 ? 9 : 4);
    dot(ctx, pointOf(cell), scale * 0.33, nth === 0 ? THEME.done : THEME.lightSquare, colour);
    ctx.fillStyle = nth === 0 ? THEME.pathInk : THEME.ink;
    writeCentred(ctx, String(exits), ...pointOf(cell), scale * 0.42);
  }
  dot(ctx, pointOf(way.at(-1) ?? 0), scale * 0.4, THEME.lightSquare, THEME.ink);
  ctx.fillStyle = THEME.ink;
  writeCentred(ctx, '♞', ...pointOf(way.at(-1) ?? 0), scale * 0.66);
  const y = MARGIN + side * scale + 36;
  caption(ctx, 'numbers: free exits from there', y);
  caption(ctx, 'green: the fewest', y + 34);
  return encodePng(sheet);
}
