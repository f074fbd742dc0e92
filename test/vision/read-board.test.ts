import { type Canvas, createCanvas, loadImage } from 'canvas';
import { beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../src/core/random.ts';
import { draw } from '../../src/render/draw.ts';
import { THEMES, TILE_STYLES } from '../../src/render/paint/picture.ts';
import { readBoard } from '../../src/vision/read-board.ts';
import { registerFonts, TEST_FONTS } from '../../tools/vision/fonts.ts';
import { drawNoBoard } from '../../tools/vision/no-boards.ts';
import { PHOTO, photograph } from '../../tools/vision/photograph.ts';
import { drawBoard } from '../../tools/vision/pictures.ts';
import { drawStyled, type Numbers } from '../../tools/vision/styles.ts';

// Fonts that the network has not learnt from.
let families: string[] = [];
beforeAll(async () => {
  families = await registerFonts(TEST_FONTS.filter(({ name }) => ['mulish', 'arvo', 'cabin'].includes(name)));
});

const [MULISH, ARVO, CABIN] = ['Test mulish 700', 'Test arvo 400', 'Test cabin 700'];

const random = seededRandom(7);
const pixelsOf = (canvas: Canvas) => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
const read = (canvas: Canvas) => readBoard(pixelsOf(canvas));

async function ownPicture(board: Numbers, look: object = {}): Promise<Canvas> {
  const image = await loadImage(draw({ kind: 'board', board }, look).bytes);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

/** A page with pictures on it, at their places. */
function pageOf(
  width: number,
  height: number,
  ...pictures: readonly (readonly [Canvas, number, number])[]
): Canvas {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, width, height);
  for (const [picture, x, y] of pictures) ctx.drawImage(picture, x, y);
  return canvas;
}

test.each(THEMES.flatMap((theme) => TILE_STYLES.map((tiles) => [theme, tiles] as const)))(
  'the program reads its own board, theme %s, tiles %s, and is sure of it',
  async (theme, tiles) => {
    const board = drawBoard('4x4', random);
    expect(read(await ownPicture(board, { theme, tiles }))).toMatchObject({
      ok: true,
      value: { ...board, isSure: true, alternatives: [] },
    });
  },
);

test.each(['2x2', '2x3', '3x2', '3x3', '5x4', '6x6', '2x10', '10x10'])(
  'a board of %s is read',
  async (size) => {
    const board = drawBoard(size, random);
    expect(read(await ownPicture(board))).toMatchObject({ ok: true, value: board });
  },
);

test.each([
  ['blue', MULISH],
  ['dark', MULISH],
  ['ghost', ARVO],
  ['terminal', CABIN],
  ['paper', ARVO],
] as const)('a board of another program is read: style %s, font %s', (style, family) => {
  expect(families).toContain(family);
  const board = drawBoard('4x4', random);
  expect(read(drawStyled(board, style, family ?? '', random))).toMatchObject({ ok: true, value: board });
});

test('a board turned by 20 degrees is read', () => {
  const board = drawBoard('4x4', random);
  const flat = drawStyled(board, 'ivory', MULISH ?? '', random);
  const canvas = pageOf(900, 900);
  const ctx = canvas.getContext('2d');
  ctx.translate(450, 450);
  ctx.rotate((20 * Math.PI) / 180);
  ctx.drawImage(flat, -flat.width / 2, -flat.height / 2);
  expect(read(canvas)).toMatchObject({ ok: true, value: board });
});

test('a photographed board is read, and its cells are found in the picture', () => {
  const board = drawBoard('4x4', random);
  const found = read(photograph(drawStyled(board, 'wood', CABIN ?? '', random), PHOTO, random));
  expect(found).toMatchObject({ ok: true, value: board });
  if (!found.ok) return;
  const [first, last] = [found.value.centres[0], found.value.centres[15]];
  expect(last?.x).toBeGreaterThan((first?.x ?? 0) + 100);
  expect(last?.y).toBeGreaterThan((first?.y ?? 0) + 100);
});

test('of two boards in a picture one is read', async () => {
  const boards = [drawBoard('3x3', random), drawBoard('3x3', random)] as const;
  const [one, other] = await Promise.all(boards.map((board) => ownPicture(board)));
  if (!one || !other) throw new Error('no pictures');
  const found = read(pageOf(2 * one.width + 60, one.height + 20, [one, 10, 10], [other, one.width + 50, 10]));
  expect(boards.map(({ tiles }) => tiles)).toContainEqual(found.ok ? found.value.tiles : found.fault);
});

test('a small board in a large picture is read', async () => {
  const board = drawBoard('3x3', random);
  const own = await ownPicture(board);
  expect(read(pageOf(2400, 1800, [own, 1200, 700]))).toMatchObject({ ok: true, value: board });
});

test('a board of which a row is cut off is not read as a smaller one', async () => {
  // 1 to 15 in order: the upper three rows hold 1 to 12, none of them the blank.
  const tiles = Array.from({ length: 16 }, (_, at) => (at + 1) % 16);
  const own = await ownPicture({ rows: 4, cols: 4, tiles });
  const found = read(pageOf(own.width, Math.round(own.height * 0.73), [own, 0, 0]));
  expect(found).toMatchObject({
    ok: false,
    fault: { code: 'not-a-sliding-puzzle', facts: { rows: 3, cols: 4, blanks: 0 } },
  });
});

test('in a page of text no board is claimed', () => {
  expect(read(drawNoBoard('text', MULISH ?? '', random))).toMatchObject({ ok: false });
});

test('a month of 28 days that begins on a Sunday is no board, though one cell is free', () => {
  const days = Array.from({ length: 35 }, (_, cell) => (cell < 6 || cell > 33 ? 0 : cell - 5));
  const month = drawStyled({ rows: 5, cols: 7, tiles: days }, 'plain', MULISH ?? '', random);
  expect(read(month)).toMatchObject({ ok: false, fault: { code: 'not-a-sliding-puzzle' } });
});

test('an empty picture has no board', () => {
  expect(read(pageOf(400, 300))).toMatchObject({ ok: false, fault: { code: 'no-board-found', facts: {} } });
});

test('a number that is there twice makes the board unsure, and others are offered', async () => {
  const board = drawBoard('4x4', random);
  const at = board.tiles.indexOf(7);
  const twice = { ...board, tiles: board.tiles.map((tile, cell) => (cell === at ? 8 : tile)) };
  const found = read(drawStyled(twice, 'ivory', MULISH ?? '', random));
  expect(found).toMatchObject({ ok: true, value: { isSure: false, shown: twice.tiles } });
  if (!found.ok) return;
  // Either of the two is the seven: both boards are among those that are offered.
  const offered = [found.value.tiles, ...found.value.alternatives].map((tiles) => tiles.join());
  expect(offered).toContain(board.tiles.join());
  const swapped = board.tiles.map((tile) => (tile === 7 ? 8 : tile === 8 ? 7 : tile));
  expect(offered).toContain(swapped.join());
});
