import { type Canvas, createCanvas } from 'canvas';
import { type Random, randomBelow, shuffle } from '../../src/core/random.ts';
import { drawStyled } from './styles.ts';

/** Pictures without a sliding puzzle, by their names. */
export const NO_BOARDS = [
  'chessboard',
  'sudoku',
  'magic-square',
  'calendar',
  'text',
  'empty',
  'table',
] as const;

function page(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = '#222';
  ctx.textBaseline = 'middle';
  return canvas;
}

/** Texts in the cells of a grid; an empty text leaves a cell empty. */
function grid(texts: readonly (readonly string[])[], side: number, family: string): Canvas {
  const [rows, cols] = [texts.length, texts[0]?.length ?? 0];
  const canvas = page(cols * side + 60, rows * side + 60);
  const ctx = canvas.getContext('2d');
  ctx.textAlign = 'center';
  ctx.font = `${Math.round(side * 0.5)}px "${family}"`;
  texts.forEach((line, row) => {
    line.forEach((text, col) => {
      const [x, y] = [30 + col * side, 30 + row * side];
      ctx.strokeRect(x, y, side, side);
      ctx.fillText(text, x + side / 2, y + side / 2);
    });
  });
  return canvas;
}

function chessboard(family: string, random: Random): Canvas {
  const canvas = page(560, 560);
  const ctx = canvas.getContext('2d');
  ctx.font = `18px "${family}"`;
  for (let row = 0; row < 8; row++)
    for (let col = 0; col < 8; col++) {
      ctx.fillStyle = (row + col) % 2 === 0 ? '#f0d9b5' : '#b58863';
      ctx.fillRect(40 + 60 * col, 40 + 60 * row, 60, 60);
      ctx.fillStyle = random() < 0.5 ? '#222' : '#eee';
      if (random() < 0.4) {
        ctx.beginPath();
        ctx.arc(70 + 60 * col, 70 + 60 * row, 18, 0, 7);
        ctx.fill();
      }
    }
  ctx.fillStyle = '#222';
  for (let line = 0; line < 8; line++) {
    ctx.fillText(String(8 - line), 16, 70 + 60 * line);
    ctx.fillText('abcdefgh'[line] ?? '', 65 + 60 * line, 540);
  }
  return canvas;
}

/** A solved sudoku (a cyclic square, rows and columns exchanged in their bands) of which a part is shown. */
function sudoku(family: string, random: Random): Canvas {
  const names = Array.from({ length: 9 }, (_, at) => at + 1);
  shuffle(names, (range) => randomBelow(random, range));
  const share = 0.3 + 0.6 * random();
  const texts = names.map((_, row) =>
    names.map((__, col) =>
      random() < share ? String(names[(row * 3 + Math.floor(row / 3) + col) % 9]) : '',
    ),
  );
  return grid(texts, 56, family);
}

/** Magic squares of odd order by de la Loubère's rule, and one of four. */
function magicSquare(family: string, random: Random): Canvas {
  const order = [3, 4, 5][randomBelow(random, 3)] ?? 3;
  const four = [
    [16, 3, 2, 13],
    [5, 10, 11, 8],
    [9, 6, 7, 12],
    [4, 15, 14, 1],
  ];
  const texts = Array.from({ length: order }, (_, row) =>
    Array.from({ length: order }, (__, col) =>
      order === 4
        ? String(four[row]?.[col])
        : String(
            order * ((row + col + 1 + (order >> 1)) % order) +
              ((row + 2 * col + order - 3 + (order % 2)) % order) +
              1,
          ),
    ),
  );
  return grid(texts, 90, family);
}

function calendar(family: string, random: Random): Canvas {
  const [first, days] = [randomBelow(random, 7), 28 + randomBelow(random, 4)];
  const weeks = Math.ceil((first + days) / 7);
  const texts = Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => {
      const date = 7 * week + day - first + 1;
      return date >= 1 && date <= days ? String(date) : '';
    }),
  );
  return grid([['M', 'T', 'W', 'T', 'F', 'S', 'S'], ...texts], 64, family);
}

function text(family: string, random: Random): Canvas {
  const canvas = page(700, 620);
  const ctx = canvas.getContext('2d');
  ctx.font = `${16 + randomBelow(random, 10)}px "${family}"`;
  const words = [
    'In',
    'the',
    'year',
    'tiles',
    'were',
    'sold',
    'for',
    'cents',
    'each',
    'Page',
    'and',
    'moves',
  ];
  for (let line = 0; line < 18; line++) {
    const parts = Array.from({ length: 9 }, () =>
      random() < 0.35
        ? String(randomBelow(random, 10 ** (1 + randomBelow(random, 4))))
        : words[randomBelow(random, words.length)],
    );
    ctx.fillText(`${line + 1}. ${parts.join(' ')}`, 24, 30 + line * 32);
  }
  return canvas;
}

/** A table of numbers drawn at random. */
function table(family: string, random: Random): Canvas {
  const [rows, cols] = [3 + randomBelow(random, 4), 3 + randomBelow(random, 4)];
  const texts = Array.from({ length: rows }, () =>
    Array.from({ length: cols }, () => String(randomBelow(random, 60))),
  );
  return grid(texts, 70, family);
}

/** A picture of the kind `name`. */
export function drawNoBoard(name: (typeof NO_BOARDS)[number], family: string, random: Random): Canvas {
  switch (name) {
    case 'chessboard':
      return chessboard(family, random);
    case 'sudoku':
      return sudoku(family, random);
    case 'magic-square':
      return magicSquare(family, random);
    case 'calendar':
      return calendar(family, random);
    case 'text':
      return text(family, random);
    case 'table':
      return table(family, random);
    case 'empty':
      return drawStyled({ rows: 4, cols: 4, tiles: new Array(16).fill(0) }, 'flat', family, random);
  }
}
