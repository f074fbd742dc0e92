import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { type Random, randomBelow } from '../../src/core/random.ts';

/** A board to draw. */
export interface Numbers {
  readonly rows: number;
  readonly cols: number;
  readonly tiles: readonly number[];
}

/** How other programs draw a board. Lengths are shares of a tile's side. */
interface Style {
  readonly page: string;
  readonly frame: string;
  readonly blank: string;
  readonly ink: string;
  readonly gap: number;
  readonly radius: number;
  readonly rim: number;
  readonly fontSize: number;
  /** The colour, or from top to bottom two colours, of the tile of a number. */
  readonly face: (number: number, board: Numbers, random: Random) => readonly [string, string?];
  readonly line?: string;
  readonly hasHeader?: boolean;
}

const one =
  (...face: [string, string?]) =>
  (): readonly [string, string?] =>
    face;

const PAPER = { page: '#fdfbf4', frame: '#fdfbf4', blank: '#fdfbf4', gap: 0, radius: 0, rim: 0.3 };

export const STYLES: Readonly<Record<string, Style>> = {
  plain: {
    ...PAPER,
    page: '#fff',
    frame: '#fff',
    blank: '#fff',
    ink: '#000',
    fontSize: 0.42,
    face: one('#fff'),
    line: '#000',
  },
  paper: { ...PAPER, ink: '#333', fontSize: 0.36, face: one('#fdfbf4'), line: '#c9c2b0' },
  blue: {
    page: '#eef',
    frame: '#1a2a44',
    blank: '#15243c',
    ink: '#fff',
    gap: 0.03,
    radius: 0.08,
    rim: 0.1,
    fontSize: 0.44,
    face: one('#2a6fdb'),
    hasHeader: true,
  },
  slidysim: {
    page: '#111',
    frame: '#111',
    blank: '#000',
    ink: '#111',
    gap: 0.02,
    radius: 0,
    rim: 0.04,
    fontSize: 0.42,
    face: (number, { rows, cols }) => [`hsl(${(330 * (number - 1)) / (rows * cols)}, 75%, 65%)`],
    hasHeader: true,
  },
  fringe: {
    page: '#222',
    frame: '#222',
    blank: '#222',
    ink: '#fff',
    gap: 0.01,
    radius: 0,
    rim: 0.1,
    fontSize: 0.44,
    face: (number, { cols }) => [
      ['#f22', '#8f2', '#1ee', '#82f', '#fa0', '#08f'][
        Math.min((number - 1) % cols, Math.floor((number - 1) / cols)) % 6
      ] ?? '#f22',
    ],
  },
  wood: {
    page: '#6b4524',
    frame: '#3b2413',
    blank: '#2e1b0d',
    ink: '#2a1606',
    gap: 0.05,
    radius: 0.06,
    rim: 0.18,
    fontSize: 0.4,
    face: one('#dfb57a', '#b98546'),
  },
  ivory: {
    page: '#1e6b4f',
    frame: '#000',
    blank: '#000',
    ink: '#a01010',
    gap: 0.06,
    radius: 0.12,
    rim: 0.2,
    fontSize: 0.5,
    face: one('#fffdf2', '#e5dfc8'),
  },
  dark: {
    page: '#121212',
    frame: '#121212',
    blank: '#121212',
    ink: '#e8e8e8',
    gap: 0.05,
    radius: 0.1,
    rim: 0.2,
    fontSize: 0.32,
    face: one('#1f1f1f'),
    line: '#3a3a3a',
  },
  flat: {
    page: '#faf8ef',
    frame: '#bbada0',
    blank: '#cdc1b4',
    ink: '#776e65',
    gap: 0.07,
    radius: 0.03,
    rim: 0.1,
    fontSize: 0.42,
    face: one('#eee4da'),
    hasHeader: true,
  },
  ghost: {
    page: '#fff',
    frame: '#fff',
    blank: '#fff',
    ink: '#999',
    gap: 0.05,
    radius: 0.02,
    rim: 0.15,
    fontSize: 0.36,
    face: one('#f1f1f1'),
  },
  candy: {
    page: '#ffe9f3',
    frame: '#c04a86',
    blank: '#8c2f5f',
    ink: '#fff',
    gap: 0.08,
    radius: 0.3,
    rim: 0.15,
    fontSize: 0.46,
    face: one('#ff8cc0', '#e0559b'),
    hasHeader: true,
  },
  terminal: {
    page: '#000',
    frame: '#000',
    blank: '#000',
    ink: '#3f6',
    gap: 0,
    radius: 0,
    rim: 0.3,
    fontSize: 0.45,
    face: one('#000'),
    line: '#2a6',
  },
};

function roundedBox(
  ctx: CanvasRenderingContext2D,
  [x, y, side]: readonly [number, number, number],
  radius: number,
): void {
  ctx.beginPath();
  ctx.moveTo(x + radius, y);
  ctx.arcTo(x + side, y, x + side, y + side, radius);
  ctx.arcTo(x + side, y + side, x, y + side, radius);
  ctx.arcTo(x, y + side, x, y, radius);
  ctx.arcTo(x, y, x + side, y, radius);
  ctx.closePath();
}

/** How digits and tiles of a style are changed, as some programs have them. */
export interface Look {
  /** Shown on the blank, which then has a tile's colour. */
  readonly sign?: string;
  readonly digits?: 'full' | 'hollow' | 'raised' | 'gilt';
  /** Whether a pattern is under the digits. */
  readonly hasPattern?: boolean;
  /** Of a tile, in pixels. */
  readonly side?: number;
}

/** Draws a board in another program's style, its tiles `side` pixels large. */
export function drawStyled(
  board: Numbers,
  name: string,
  family: string,
  random: Random,
  look: Look = {},
): Canvas {
  const style = STYLES[name] as Style;
  const longer = Math.max(board.rows, board.cols);
  const side = look.side ?? Math.max(44, Math.min(96, Math.round((360 + randomBelow(random, 200)) / longer)));
  const [rim, gap] = [Math.round(style.rim * side), Math.round(style.gap * side)];
  const header = style.hasHeader ? 50 : 0;
  const canvas = createCanvas(board.cols * side + 2 * rim + 24, board.rows * side + 2 * rim + 24 + header);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = style.page;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.textBaseline = 'middle';
  if (header) {
    ctx.fillStyle = ['#111', '#000'].includes(style.page) ? '#eee' : '#333';
    ctx.font = `14px "${family}"`;
    ctx.fillText(
      `Moves: ${randomBelow(random, 300)}   Time: ${randomBelow(random, 9)}:${10 + randomBelow(random, 50)}`,
      14,
      26,
    );
  }
  ctx.fillStyle = style.frame;
  ctx.fillRect(12, 12 + header, canvas.width - 24, canvas.height - 24 - header);
  ctx.textAlign = 'center';
  board.tiles.forEach((number, cell) => {
    const x = 12 + rim + (cell % board.cols) * side + gap / 2;
    const y = 12 + rim + header + Math.floor(cell / board.cols) * side + gap / 2;
    drawTile(ctx, { x, y, side: side - gap, number }, { style, look, family, board, random });
  });
  return canvas;
}

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly number: number;
}

interface Brush {
  readonly style: Style;
  readonly look: Look;
  readonly family: string;
  readonly board: Numbers;
  readonly random: Random;
}

/** Spots of two colours near the tile's, inside the path. */
function drawPattern(ctx: CanvasRenderingContext2D, { x, y, side }: Tile, random: Random): void {
  ctx.save();
  ctx.clip();
  for (let spot = 0; spot < 40; spot++) {
    ctx.fillStyle = random() < 0.5 ? 'rgba(255, 255, 255, 0.22)' : 'rgba(0, 0, 0, 0.22)';
    ctx.beginPath();
    ctx.arc(x + side * random(), y + side * random(), side * (0.04 + 0.12 * random()), 0, 7);
    ctx.fill();
  }
  ctx.restore();
}

/** Writes a text at the middle of a tile. */
function drawDigits(
  ctx: CanvasRenderingContext2D,
  text: string,
  { x, y, side }: Tile,
  { style, look }: Brush,
): void {
  const [middle, centre] = [x + side / 2, y + side / 2];
  switch (look.digits) {
    case 'hollow':
      ctx.strokeStyle = style.ink;
      ctx.lineWidth = Math.max(1.5, side * 0.025);
      ctx.strokeText(text, middle, centre);
      return;
    case 'raised': {
      const edge = Math.max(1, side * 0.02);
      ctx.fillStyle = 'rgba(255, 255, 255, 0.8)';
      ctx.fillText(text, middle - edge, centre - edge);
      ctx.fillStyle = 'rgba(0, 0, 0, 0.8)';
      ctx.fillText(text, middle + edge, centre + edge);
      ctx.fillStyle = '#998877';
      ctx.fillText(text, middle, centre);
      return;
    }
    case 'gilt': {
      const gold = ctx.createLinearGradient(x, centre - side * 0.25, x, centre + side * 0.25);
      ['#6b4a08', '#fff3b0', '#b8860b', '#ffe27a', '#7a5200'].forEach((colour, at) => {
        gold.addColorStop(at / 4, colour);
      });
      ctx.strokeStyle = '#4a3200';
      ctx.lineWidth = Math.max(1, side * 0.02);
      ctx.fillStyle = gold;
      ctx.fillText(text, middle, centre);
      ctx.strokeText(text, middle, centre);
      return;
    }
    default:
      ctx.fillStyle = style.ink;
      ctx.fillText(text, middle, centre);
  }
}

function drawTile(ctx: CanvasRenderingContext2D, tile: Tile, brush: Brush): void {
  const { x, y, side, number } = tile;
  const { style, look, family, board, random } = brush;
  const isBlank = number === 0 && look.sign === undefined;
  roundedBox(ctx, [x, y, side], isBlank ? 0 : style.radius * side);
  if (isBlank) ctx.fillStyle = style.blank;
  else {
    const [upper, lower = upper] = style.face(number, board, random);
    const face = ctx.createLinearGradient(x, y, x, y + side);
    face.addColorStop(0, upper);
    face.addColorStop(1, lower);
    ctx.fillStyle = face;
  }
  ctx.fill();
  if (style.line && (!isBlank || style.gap === 0)) {
    ctx.strokeStyle = style.line;
    ctx.lineWidth = 1.5;
    ctx.stroke();
  }
  if (isBlank) return;
  if (look.hasPattern) drawPattern(ctx, tile, random);
  ctx.font = `${Math.round(style.fontSize * side)}px "${family}"`;
  drawDigits(ctx, number === 0 ? (look.sign ?? '') : String(number), tile, brush);
}
