import { type Canvas, createCanvas } from 'canvas';
import { beforeAll, expect, test } from 'vitest';
import { readBoard } from '../../src/vision/read-board.ts';
import { registerFonts, TEST_FONTS } from '../../tools/vision/fonts.ts';

beforeAll(async () => {
  await registerFonts(TEST_FONTS.filter(({ name }) => name === 'mulish'));
});

interface Look {
  /** Of a cell, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly hasLines?: boolean;
  readonly ink?: string;
  readonly page?: string;
}

/** Texts in the cells of a grid. */
function drawTexts(
  rows: readonly string[],
  { width, height, fontSize, hasLines, ink = '#222', page = '#fff' }: Look,
): Canvas {
  const texts = rows.map((row) => row.split(' '));
  const canvas = createCanvas(width * (texts[0]?.length ?? 0) + 80, height * texts.length + 80);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = page;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.fillStyle = ink;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.font = `${fontSize}px "Test mulish 700"`;
  texts.forEach((line, row) => {
    line.forEach((text, col) => {
      const [x, y] = [40 + col * width, 40 + row * height];
      if (hasLines) ctx.strokeRect(x, y, width, height);
      if (text !== '.') ctx.fillText(text, x + width / 2, y + height / 2);
    });
  });
  return canvas;
}

const read = (rows: readonly string[], look: Look) => {
  const canvas = drawTexts(rows, look);
  return readBoard(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height));
};

const LINED: Look = { width: 80, height: 80, fontSize: 34, hasLines: true };

test('a board is not sure while rows of other numbers go on beside it', () => {
  const found = read(['2 5 3 100', '1 . 6 101', '4 7 8 102', '103 104 105 106'], LINED);
  expect(found.ok && found.value.isSure).toBe(false);
});

test('two-digit tiles that stand as close as the digits of one number are read', () => {
  const rows = ['12 11 15 10', '14 13 1 9', '2 3 4 8', '5 6 7 .'];
  expect(read(rows, { width: 52, height: 60, fontSize: 40 })).toMatchObject({
    ok: true,
    value: { tiles: [12, 11, 15, 10, 14, 13, 1, 9, 2, 3, 4, 8, 5, 6, 7, 0] },
  });
});

test('a printed 0 is the blank, and the board is sure', () => {
  expect(read(['2 5 3', '1 0 6', '4 7 8'], LINED)).toMatchObject({
    ok: true,
    value: { tiles: [2, 5, 3, 1, 0, 6, 4, 7, 8], isSure: true },
  });
});

test.each(['X', '#', '-'])('the sign %s marks the blank', (sign) => {
  expect(read(['2 5 3', `1 ${sign} 6`, '4 7 8'], LINED)).toMatchObject({
    ok: true,
    value: { tiles: [2, 5, 3, 1, 0, 6, 4, 7, 8] },
  });
});

test('a 0 beside an empty cell is no tile of a board', () => {
  const found = read(['2 5 3', '1 . 6', '4 7 0'], LINED);
  expect(found.ok && found.value.isSure).toBe(false);
});

test('numbers with a leading 0 are read', () => {
  expect(read(['12 15 14 07', '05 10 08 02', '11 09 04 03', '01 . 13 06'], LINED)).toMatchObject({
    ok: true,
    value: { tiles: [12, 15, 14, 7, 5, 10, 8, 2, 11, 9, 4, 3, 1, 0, 13, 6] },
  });
});

test('coloured digits on a grey pattern of the same brightness are read', () => {
  const rows = ['2 5 3', '1 . 6', '4 7 8'];
  const canvas = drawTexts(rows, { width: 150, height: 150, fontSize: 60, ink: '#a08a66', page: '#0000' });
  const pattern = createCanvas(canvas.width, canvas.height);
  const ctx = pattern.getContext('2d');
  for (let y = 0; y < pattern.height; y += 18)
    for (let x = 0; x < pattern.width; x += 18) {
      ctx.fillStyle = ['#6e6e72', '#9a9a9c', '#c4c4c6'][(x / 18 + 2 * (y / 18)) % 3] ?? '#fff';
      ctx.fillRect(x, y, 18, 18);
    }
  ctx.drawImage(canvas, 0, 0);
  expect(readBoard(ctx.getImageData(0, 0, canvas.width, canvas.height))).toMatchObject({
    ok: true,
    value: { tiles: [2, 5, 3, 1, 0, 6, 4, 7, 8] },
  });
});

/** Two boards beside each other. */
function readPair(first: readonly string[], second: readonly string[]) {
  const [left, right] = [drawTexts(first, LINED), drawTexts(second, LINED)];
  const canvas = createCanvas(left.width + right.width, left.height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(left, 0, 0);
  ctx.drawImage(right, left.width, 0);
  return readBoard(ctx.getImageData(0, 0, canvas.width, canvas.height));
}

const UNSOLVED = ['2 5 3', '1 . 6', '4 7 8'];

test.each([
  ['before', UNSOLVED, ['1 2 3', '4 5 6', '7 8 .']],
  ['after', ['1 2 3', '4 5 6', '7 8 .'], UNSOLVED],
])('an unsolved board %s a solved one is solved towards it', (_, first, second) => {
  expect(readPair(first, second)).toMatchObject({
    ok: true,
    value: {
      tiles: [2, 5, 3, 1, 0, 6, 4, 7, 8],
      goal: [1, 2, 3, 4, 5, 6, 7, 8, 0],
      isSure: true,
      boardCount: 2,
    },
  });
});

test('of two unsolved boards the second is the goal, and the user is asked', () => {
  expect(readPair(['2 5 3', '1 . 6', '4 7 8'], ['2 5 3', '. 1 6', '4 7 8'])).toMatchObject({
    ok: true,
    value: {
      tiles: [2, 5, 3, 1, 0, 6, 4, 7, 8],
      goal: [2, 5, 3, 0, 1, 6, 4, 7, 8],
      isSure: false,
      boardCount: 2,
    },
  });
});

test('if one of two boards can not be reached from the other, either may be meant', () => {
  expect(readPair(['2 5 3', '1 . 6', '4 7 8'], ['5 2 3', '1 . 6', '4 7 8'])).toMatchObject({
    ok: true,
    value: { goal: undefined, isSure: false, alternatives: [[5, 2, 3, 1, 0, 6, 4, 7, 8]], boardCount: 2 },
  });
});

test('another board is found though a column of it is written larger', () => {
  const solved = drawTexts(['1 2 3', '4 5 6', '7 8 .'], LINED);
  const [largeColumn, others] = [
    drawTexts(['2', '1', '4'], { ...LINED, fontSize: 50 }),
    drawTexts(['5 3', '. 6', '7 8'], LINED),
  ];
  const canvas = createCanvas(2 * solved.width, solved.height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(solved, 0, 0);
  ctx.drawImage(others, solved.width + 80, 0);
  ctx.drawImage(largeColumn, 0, 0, 120, solved.height, solved.width, 0, 120, solved.height);
  expect(readBoard(ctx.getImageData(0, 0, canvas.width, canvas.height))).toMatchObject({
    ok: true,
    value: { tiles: [2, 5, 3, 1, 0, 6, 4, 7, 8], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0], boardCount: 2 },
  });
});

test('a solved board is not sure beside an unclear one', () => {
  expect(readPair(['1 2 3', '4 5 6', '7 8 .'], ['2 5 3', '1 & 6', '& & &'])).toMatchObject({
    ok: true,
    value: { goal: undefined, isSure: false, boardCount: 2 },
  });
});

test('a board is not sure beside another one of its size that is refused', () => {
  expect(readPair(UNSOLVED, ['5 3 .', '. 1 6', '4 7 8'])).toMatchObject({
    ok: true,
    value: { tiles: [2, 5, 3, 1, 0, 6, 4, 7, 8], isSure: false, boardCount: 2 },
  });
});

test('a board that is shown twice is one board', () => {
  expect(readPair(UNSOLVED, UNSOLVED)).toMatchObject({
    ok: true,
    value: { tiles: [2, 5, 3, 1, 0, 6, 4, 7, 8], isSure: true, boardCount: 1 },
  });
});

test.each([
  ['numbers without a blank', ['2 7 6', '9 5 1', '4 3 8']],
  ['a grid with two blanks', ['5 3 .', '. 1 6', '4 7 8']],
])('%s beside a solved board are ignored', (_, neighbour) => {
  expect(readPair(['1 2 3', '4 5 6', '7 8 .'], neighbour)).toMatchObject({
    ok: true,
    value: { tiles: [1, 2, 3, 4, 5, 6, 7, 8, 0] },
  });
});

test.each([
  ['tour', ['1 20 17 12 3', '16 11 2 7 18', '21 24 19 4 13', '10 15 6 23 8', '25 22 9 14 5']],
  ['no-blank', ['2 7 6', '9 5 1', '4 3 8']],
  ['blanks', ['1 2 3 4', '5 . 6 7', '8 9 . 10', '11 12 13 14']],
])('the fault says what is seen instead of a board: %s', (why, rows) => {
  expect(read(rows, LINED)).toMatchObject({
    ok: false,
    fault: { code: 'not-a-sliding-puzzle', facts: { why } },
  });
});

test.each([
  ['letters', ['F C .', 'A H E', 'G B D'], { rows: 3, cols: 3 }],
  ['hexadecimal digits', ['D 5 8 1', '2 C 3 7', '4 F . B', '9 E A 6'], { rows: 4, cols: 4 }],
])('a board with %s is refused as such', (_, rows, facts) => {
  expect(read(rows, LINED)).toEqual({ ok: false, fault: { code: 'letters', facts } });
  expect(read(rows, { ...LINED, ink: '#fff', page: '#247' })).toEqual({
    ok: false,
    fault: { code: 'letters', facts },
  });
});

test('a number that is too large for a board makes it unsure, and is named', () => {
  expect(read(['1 2 3', '4 5 9', '7 8 .'], LINED)).toMatchObject({
    ok: true,
    value: { tiles: [1, 2, 3, 4, 5, 6, 7, 8, 0], isSure: false, shown: [1, 2, 3, 4, 5, 9, 7, 8, 0] },
  });
});

test('a number of three digits is named as it is shown', () => {
  expect(read(['1 2 3', '4 5 100', '7 8 .'], LINED)).toMatchObject({
    ok: true,
    value: { tiles: [1, 2, 3, 4, 5, 6, 7, 8, 0], isSure: false, shown: [1, 2, 3, 4, 5, 100, 7, 8, 0] },
  });
});
