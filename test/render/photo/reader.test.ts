import { createCanvas, loadImage } from 'canvas';
import { expect, test } from 'vitest';
import { draw } from '../../../src/render/draw.ts';
import { createPictureDecoder } from '../../../src/render/photo/apart.ts';
import { createPictureReader } from '../../../src/render/photo/reader.ts';
import {
  jpegPhoto,
  pngAnimated,
  pngPhoto,
  turned,
  turnedWebp,
  webpOf,
} from '../../support/pictures/photos.ts';

const read = createPictureReader();
const TILES = [8, 6, 7, 2, 5, 4, 3, 0, 1];
const picture = draw({ kind: 'board', board: { rows: 3, cols: 3, tiles: TILES } }).bytes;

test('a picture of the program’s own is read exactly', async () => {
  const reading = await read(picture);
  expect(reading).toMatchObject({ ok: true, value: { rows: 3, cols: 3, tiles: TILES, isSure: true } });
});

test('a JPEG is turned as its EXIF data say', async () => {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.height, image.width);
  const ctx = canvas.getContext('2d');
  // Stored turned to the left: orientation 6 says that its right side is up.
  ctx.translate(0, image.width);
  ctx.rotate(-Math.PI / 2);
  ctx.drawImage(image, 0, 0);
  const reading = await read(turned(canvas.toBuffer('image/jpeg', { quality: 0.95 }), 6));
  expect(reading).toMatchObject({ ok: true, value: { tiles: TILES } });
});

test('a WebP is turned as its EXIF data say', async () => {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.height, image.width);
  const ctx = canvas.getContext('2d');
  ctx.translate(0, image.width);
  ctx.rotate(-Math.PI / 2);
  ctx.drawImage(image, 0, 0);
  const reading = await read(turnedWebp(await webpOf(canvas), 6, canvas));
  expect(reading).toMatchObject({ ok: true, value: { tiles: TILES } });
});

test('what is transparent counts as white', async () => {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width + 80, image.height + 80);
  canvas.getContext('2d').drawImage(image, 40, 40);
  expect(await read(canvas.toBuffer('image/png'))).toMatchObject({ ok: true, value: { tiles: TILES } });
});

test.each([
  ['moves', pngAnimated(pngPhoto(300, 300)), { code: 'picture-unread', facts: { why: 'animated' } }],
  ['is a GIF', Buffer.from('GIF89a'), { code: 'picture-unread', facts: { why: 'kind', kind: 'GIF' } }],
  ['is cut off', picture.subarray(0, 900), { code: 'picture-unread', facts: { why: 'broken' } }],
  ['shows no board', jpegPhoto(300, 300), { code: 'no-board-found' }],
])('a picture that %s is a fault', async (_, bytes, reason) => {
  expect(await read(bytes)).toMatchObject({ ok: false, fault: reason });
});

test('a picture that takes too long is given up', async () => {
  const fault = { code: 'picture-unread', facts: { why: 'slow' } };
  expect(await createPictureReader(createPictureDecoder(1))(picture)).toMatchObject({ fault });
});

test('the same picture under way is read once, also when one caller leaves', async () => {
  const leaving = new AbortController();
  const [first, second] = [read(picture, { signal: leaving.signal }), read(picture)];
  leaving.abort();
  expect(await first).toMatchObject({ fault: { code: 'cancelled' } });
  expect(await second).toMatchObject({ ok: true, value: { tiles: TILES } });
  const [one, other] = await Promise.all([read(picture), read(picture)]);
  expect(one).toBe(other);
});

test('a picture that its caller gives up is not read, and the next one is', async () => {
  const leaving = new AbortController();
  const given = read(picture, { signal: leaving.signal });
  leaving.abort();
  expect(await given).toMatchObject({ fault: { code: 'cancelled' } });
  expect(await read(picture)).toMatchObject({ ok: true });
});

test('the pictures of one person leave turns to others', async () => {
  const done: string[] = [];
  const reading = async (name: string, tile: number) => {
    const tiles = TILES.map((one) => (one === 8 ? tile : one === tile ? 8 : one));
    const { bytes } = draw({ kind: 'board', board: { rows: 3, cols: 3, tiles } });
    await read(bytes, { turnKeys: [name] });
    done.push(name);
  };
  await Promise.all([reading('Ann', 1), reading('Ann', 2), reading('Ann', 3), reading('Ben', 4)]);
  expect(done).toEqual(['Ann', 'Ben', 'Ann', 'Ann']);
});
