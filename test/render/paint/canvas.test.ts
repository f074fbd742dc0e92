import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { encodePng, encodePngInWorker, makeSheet, type Sheet } from '../../../src/render/paint/canvas.ts';
import { decodePicture } from '../../support/pictures/decode.ts';

const PAGE = '#f5f1e8';

/** Half transparent bars on a sheet. */
function withBars(sheet: Sheet): Sheet {
  sheet.ctx.fillStyle = 'rgba(200, 30, 90, 0.6)';
  for (let x = 0; x < 64; x += 8) sheet.ctx.fillRect(x, x / 2, 4, 20);
  return sheet;
}

test('a sheet with a page looks as on a transparent sheet with the page painted below', () => {
  const opaque = encodePng(withBars(makeSheet(64, 48, PAGE)));
  const below = makeSheet(64, 48);
  below.ctx.fillStyle = PAGE;
  below.ctx.fillRect(0, 0, 64, 48);
  const painted = encodePng(withBars(below));
  const [one, other] = [decodePicture(opaque), decodePicture(painted)];
  for (let y = 0; y < 48; y++) for (let x = 0; x < 64; x++) expect(one.at(x, y)).toEqual(other.at(x, y));
});

test('a PNG encoded in a thread is the same bytes', async () => {
  const [one, other] = [makeSheet(64, 48, PAGE), makeSheet(64, 48, PAGE)].map(withBars) as [Sheet, Sheet];
  const [now, later] = [encodePng(one), encodePngInWorker(other)];
  expect((await later).bytes.equals(now.bytes)).toBe(true);
  expect(await later).toMatchObject({ kind: 'png', width: 64, height: 48 });
});

test('a sheet is drawn on again, as if it were fresh, also while its picture is encoded', async () => {
  const first = withBars(makeSheet(72, 48, PAGE));
  const plain = encodePng(withBars(makeSheet(72, 48, PAGE)));
  first.ctx.translate(5, 5);
  first.ctx.globalAlpha = 0.5;
  const encoding = encodePngInWorker(first);
  expect(makeSheet(70, 48, PAGE).canvas).not.toBe(first.canvas);
  const again = makeSheet(72, 48, PAGE);
  expect(again.canvas).toBe(first.canvas);
  expect((await encoding).bytes.equals(plain.bytes)).toBe(true);
  expect(encodePng(withBars(again)).bytes.equals(plain.bytes)).toBe(true);
});

test('a sheet too large to be kept gives its memory back immediately', () => {
  const sheet = makeSheet(2000, 1000, PAGE);
  encodePng(sheet);
  expect(sheet.canvas.width).toBe(0);
});

test('the process can end while pictures are encoded', () => {
  const draw = new URL('../../../src/render/draw.ts', import.meta.url).href;
  const program = `
    const { drawInPieces } = await import('${draw}');
    const board = { rows: 10, cols: 10, tiles: Array.from({ length: 100 }, (_, i) => i) };
    for (let i = 0; i < 3; i++) void drawInPieces({ kind: 'board', board }).next();
    process.exit(0);`;
  const { status, signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect({ status, signal, stderr }).toMatchObject({ status: 0, signal: null });
});
