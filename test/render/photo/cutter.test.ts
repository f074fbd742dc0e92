import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createPictureDecoder } from '../../../src/render/photo/apart.ts';
import { cutPhoto } from '../../../src/render/photo/cut.ts';
import { createPhotoCutter } from '../../../src/render/photo/cutter.ts';
import { withoutPngExtras } from '../../../src/render/photo/png.ts';
import { createPictureReader } from '../../../src/render/photo/reader.ts';
import { type DecodedPicture, decodePicture } from '../../support/pictures/decode.ts';
import {
  jpegClaiming,
  jpegPhoto,
  pngChunk,
  pngClaiming,
  pngPhoto,
  turned,
  turnedWebp,
  webpPhoto,
} from '../../support/pictures/photos.ts';

/** Cuts in a process of its own for each photo. */
const cut = createPhotoCutter();

const pictureIn = (bytes: Buffer): DecodedPicture =>
  decodePicture({ bytes, kind: 'png', width: 0, height: 0 });
/** The cut, made in this process. */
const cutOf = async (bytes: Buffer, rows = 1, cols = 1): Promise<DecodedPicture> =>
  pictureIn(await cutPhoto(bytes, cols, rows));

const NAMES = ['red', 'green', 'blue', 'white'];
/** The corners' colours in reading order. */
const cornersOf = ({ width, height, at }: DecodedPicture): (string | undefined)[] =>
  [0, 1, 2, 3].map((corner) => {
    const [r, g, b] = at(corner % 2 ? width - 9 : 8, corner > 1 ? height - 9 : 8);
    const near = [r > 200 && g < 60, g > 200 && r < 60, b > 200 && r < 60, r > 200 && g > 200 && b > 200];
    return NAMES[near.indexOf(true)];
  });

describe('a photo that is cut', () => {
  test.each([
    [jpegPhoto(1200, 1200), 4, 4, 640, 640],
    [pngPhoto(1200, 900), 3, 4, 640, 480],
    [jpegPhoto(1200, 900, true), 4, 3, 480, 640],
    [pngPhoto(900, 900), 2, 10, 640, 128],
    [pngPhoto(200, 200), 2, 2, 200, 200],
  ])(
    'is at most 640 pixels a side, in the board’s proportions (%#)',
    async (bytes, rows, cols, width, height) => {
      expect(await cutOf(bytes, rows, cols)).toMatchObject({ width, height });
    },
  );

  test.each([false, true])('may be a WebP (lossless: %s)', async (lossless) => {
    const shown = await cutOf(await webpPhoto(1200, 900, lossless), 3, 4);
    expect(shown).toMatchObject({ width: 640, height: 480 });
    expect(cornersOf(shown)).toEqual(NAMES);
  });

  test('is the middle of the photo', async () => {
    // The green and white corners of a wide photo reach from 60 % on: the middle half of it ends within them.
    const { at } = await cutOf(pngPhoto(800, 400));
    expect(at(200, 200)).toEqual([128, 128, 128]);
    expect(cornersOf(await cutOf(pngPhoto(800, 400)))).toEqual(NAMES);
  });

  // CIPA DC-008, 4.6.4: the sides at which the stored first row and column are seen.
  test.each([
    [1, ['red', 'green', 'blue', 'white']],
    [2, ['green', 'red', 'white', 'blue']],
    [3, ['white', 'blue', 'green', 'red']],
    [4, ['blue', 'white', 'red', 'green']],
    [5, ['red', 'blue', 'green', 'white']],
    [6, ['blue', 'red', 'white', 'green']],
    [7, ['white', 'green', 'blue', 'red']],
    [8, ['green', 'white', 'red', 'blue']],
  ])('stands upright with orientation %i', async (orientation, corners) => {
    const photo = jpegPhoto(300, 200);
    expect(cornersOf(await cutOf(turned(photo, orientation), 3, 3))).toEqual(corners);
    const isTurned = orientation > 4;
    const shown = await cutOf(turned(photo, orientation, 'II'), isTurned ? 3 : 2, isTurned ? 2 : 3);
    expect(shown).toMatchObject(isTurned ? { width: 200, height: 300 } : { width: 300, height: 200 });
    const sides = { width: 300, height: 200 };
    const webp = turnedWebp(await webpPhoto(300, 200, true), orientation, sides);
    expect(cornersOf(await cutOf(webp, isTurned ? 3 : 2, isTurned ? 2 : 3))).toEqual(corners);
  });

  test('is refused where its data is no picture, and the next one is cut all the same', async () => {
    const photo = pngPhoto(300, 200);
    const data = photo.indexOf('IDAT') + 4;
    const broken = Buffer.from(photo).fill(0x55, data, data + 40);
    const [first, second] = await Promise.all([
      cut(broken, { rows: 3, cols: 3 }),
      cut(photo, { rows: 3, cols: 3 }),
    ]);
    expect(first).toEqual({ ok: false, fault: { code: 'photo-broken', facts: {} } });
    expect(second.ok && pictureIn(second.value)).toMatchObject({ width: 200, height: 200 });
  });

  test('whose header claims more than its data holds is refused', async () => {
    const claiming = [
      pngClaiming(pngPhoto(300, 200), 6000, 6000),
      jpegClaiming(jpegPhoto(300, 200), 6000, 6000),
    ];
    for (const photo of claiming)
      expect(await cut(photo, { rows: 3, cols: 3 })).toMatchObject({ fault: { code: 'photo-broken' } });
  });

  test('of a kind that the decoder does not know is refused', async () => {
    const [jpeg, png] = [jpegPhoto(300, 200), pngPhoto(300, 200)];
    // A lossless JPEG, one of 12 bits a sample, a PNG of a colour type that there is none of.
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0, 0, 17]));
    const [lossless, deep, coloured] = [Buffer.from(jpeg), Buffer.from(jpeg), Buffer.from(png)];
    lossless[frame + 1] = 0xc3;
    deep[frame + 4] = 12;
    coloured[25] = 5;
    for (const photo of [lossless, deep, coloured])
      expect(await cut(photo, { rows: 3, cols: 3 })).toMatchObject({ fault: { code: 'photo-broken' } });
  });

  test('of one person comes second behind eight large ones of another, not ninth', async () => {
    const large = jpegPhoto(3000, 2000);
    const done: string[] = [];
    const cutFor = async (name: string, photo: Buffer) => {
      await cut(photo, { rows: 3, cols: 3 }, { turnKeys: [name] });
      done.push(name);
    };
    await Promise.all([
      ...Array.from({ length: 8 }, () => cutFor('Ann', large)),
      cutFor('Ben', jpegPhoto(300, 200)),
    ]);
    expect(done).toEqual(['Ann', 'Ben', ...Array(7).fill('Ann')]);
  });

  test('takes turns with pictures that are read', async () => {
    const decoder = createPictureDecoder();
    const [cutInTurn, read] = [createPhotoCutter(decoder), createPictureReader(decoder)];
    const done: string[] = [];
    const note = (name: string) => () => void done.push(name);
    const Ann = { turnKeys: ['Ann'] };
    await Promise.all([
      read(jpegPhoto(300, 301), Ann).then(note('Ann')),
      cutInTurn(jpegPhoto(300, 302), { rows: 3, cols: 3 }, Ann).then(note('Ann')),
      read(jpegPhoto(300, 303), Ann).then(note('Ann')),
      read(jpegPhoto(300, 304), { turnKeys: ['Ben'] }).then(note('Ben')),
      cutInTurn(jpegPhoto(300, 305), { rows: 3, cols: 3 }, { turnKeys: ['Cid'] }).then(note('Cid')),
    ]);
    expect(done).toEqual(['Ann', 'Ben', 'Cid', 'Ann', 'Ann']);
  });

  test('is not cut if its sender leaves before its turn', async () => {
    const sender = new AbortController();
    const [first, second] = [
      cut(jpegPhoto(300, 200), { rows: 3, cols: 3 }),
      cut(jpegPhoto(300, 200), { rows: 3, cols: 3 }, { signal: sender.signal }),
    ];
    sender.abort();
    expect(await second).toMatchObject({ fault: { code: 'cancelled' } });
    expect(await first).toMatchObject({ ok: true });
  });

  test('costs no memory for the compressed texts of a PNG', () => {
    // PNG (Third Edition), 11.3.3.3: each chunk holds 8 MB of text in 8 kB. The decoder would keep them all.
    const text = pngChunk(
      'zTXt',
      Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(7_900_000))]),
    );
    const png = pngPhoto(300, 200);
    const bomb = Buffer.concat([png.subarray(0, 33), ...Array(20).fill(text), png.subarray(33)]);
    expect(withoutPngExtras(bomb).equals(withoutPngExtras(png))).toBe(true);
    expect(withoutPngExtras(bomb).includes('zTXt')).toBe(false);
  });

  test('is given up when it takes too long', async () => {
    const hurried = createPhotoCutter(createPictureDecoder(1));
    expect(await hurried(jpegPhoto(300, 200), { rows: 3, cols: 3 })).toMatchObject({
      fault: { code: 'photo-broken' },
    });
  });
});
