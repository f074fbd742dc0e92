import { type Canvas, createCanvas } from 'canvas';
import { type Random, randomBelow } from '../../src/core/random.ts';
import { drawStyled, type Look, type Numbers, STYLES } from './styles.ts';

/** Kinds of pictures that are hard to read for one reason each. */
export const KINDS = ['sign', 'relief', 'pattern', 'terminal', 'small', 'several', 'part'] as const;
export type Kind = (typeof KINDS)[number];

const pick = <T>(list: readonly T[], random: Random): T => list[randomBelow(random, list.length)] as T;
const pickStyle = (random: Random): string => pick(Object.keys(STYLES), random);

/** Tiles with a picture under the digits, whose colours stay clear of it. */
const PATTERNED = ['plain', 'paper', 'blue', 'fringe', 'wood', 'ivory', 'flat'] as const;

/** Heights of a terminal's font, in pixels. */
const [MIN_FONT_PX, MAX_FONT_PX] = [13, 24];

/** A board that a program writes into a terminal, in characters of one width. */
function terminalLines({ rows, cols, tiles }: Numbers, random: Random): string[] {
  const digits = String(rows * cols - 1).length;
  const pad = pick([' ', ' ', '0'], random);
  const blank = pick([' ', '_', '0', '-', 'x'], random);
  const side = pick(['|', '|', ' '], random);
  const texts = tiles.map((tile) =>
    tile === 0
      ? (blank === '_' ? '_'.repeat(digits) : blank).padStart(digits)
      : String(tile).padStart(digits, pad),
  );
  const rule =
    side === ' ' ? undefined : pick([`+${'-'.repeat(digits + 2)}`, `|${'='.repeat(digits + 2)}`, ''], random);
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = texts.slice(row * cols, (row + 1) * cols);
    return `${side} ${cells.join(` ${side} `)} ${side}`;
  });
  if (!rule) return lines;
  const between = `${rule.repeat(cols)}${rule[0]}`;
  return [between, ...lines.flatMap((line) => [line, between])];
}

function drawTerminal(board: Numbers, family: string, random: Random): Canvas {
  const lines = ['Initial state', '', ...terminalLines(board, random), '', 'Moves 12'];
  const height = MIN_FONT_PX + randomBelow(random, MAX_FONT_PX - MIN_FONT_PX);
  const [width, lineHeight] = [Math.round(height * 0.62), Math.round(height * 1.25)];
  const longest = Math.max(...lines.map(({ length }) => length));
  const canvas = createCanvas(longest * width + 160, lines.length * lineHeight + 80);
  const ctx = canvas.getContext('2d');
  const [paper, ink] = pick(['#000 #ddd', '#300a24 #fff', '#fff #111', '#1e3a8a #fff'], random).split(' ');
  ctx.fillStyle = paper as string;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.fillStyle = ink as string;
  ctx.font = `${height}px "${family}"`;
  ctx.textAlign = 'center';
  lines.forEach((line, row) => {
    [...line].forEach((character, col) => {
      ctx.fillText(character, 20 + (col + 0.5) * width, 30 + row * lineHeight);
    });
  });
  return canvas;
}

/** Pictures beside each other on a white page. */
function sideBySide(pictures: readonly Canvas[]): Canvas {
  const gap = 60;
  const canvas = createCanvas(
    pictures.reduce((sum, { width }) => sum + width + gap, gap),
    Math.max(...pictures.map(({ height }) => height)) + 2 * gap,
  );
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  let left = gap;
  for (const picture of pictures) {
    ctx.drawImage(picture, left, gap);
    left += picture.width + gap;
  }
  return canvas;
}

/** A grid that goes on around a board with numbers of two or three digits. */
function surround({ rows, cols, tiles }: Numbers, random: Random): Numbers {
  const [left, top] = [randomBelow(random, 3), randomBelow(random, 3)];
  const [allCols, allRows] = [cols + left + 1 + randomBelow(random, 2), rows + top + 1];
  const highest = pick([99, 999], random);
  const all = Array.from({ length: allRows * allCols }, (_, cell) => {
    const [col, row] = [(cell % allCols) - left, Math.floor(cell / allCols) - top];
    return col >= 0 && row >= 0 && col < cols && row < rows
      ? (tiles[row * cols + col] as number)
      : 10 + randomBelow(random, highest - 9);
  });
  return { rows: allRows, cols: allCols, tiles: all };
}

/** Draws `board` as the kind says. `goal`: the further board of the kind `several`. */
export function drawKind(
  kind: Kind,
  { board, goal }: { readonly board: Numbers; readonly goal: Numbers },
  family: string,
  random: Random,
): Canvas {
  const drawn = (look: Look, style = pickStyle(random)) => drawStyled(board, style, family, random, look);
  switch (kind) {
    case 'sign':
      return drawn({ sign: pick(['0', 'X', '-', String(board.tiles.length)], random) });
    case 'relief':
      return drawn({ digits: pick(['hollow', 'raised', 'gilt'], random) });
    case 'pattern':
      return drawn({ hasPattern: true }, pick(PATTERNED, random));
    case 'small':
      return drawn({ side: 24 + randomBelow(random, 12) });
    case 'terminal':
      return drawTerminal(board, family, random);
    case 'several': {
      const style = pickStyle(random);
      return sideBySide([board, goal].map((one) => drawStyled(one, style, family, random)));
    }
    case 'part':
      return drawStyled(surround(board, random), pickStyle(random), family, random);
  }
}
