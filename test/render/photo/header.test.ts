import { createCanvas } from 'canvas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PHOTO_BYTES, photoSize } from '../../../src/render/photo/header.ts';
import {
  jpegClaiming,
  jpegPhoto,
  pngAnimated,
  pngChunk,
  pngClaiming,
  pngPhoto,
  turned,
  webpPhoto,
} from '../../support/pictures/photos.ts';

const jpeg = jpegPhoto(300, 200);
const progressive = jpegPhoto(300, 200, true);
const png = pngPhoto(300, 200);
const whole = { jpeg, progressive, png };
const codeOf = (bytes: Buffer) => {
  const size = photoSize(bytes);
  return size.ok ? size.value : size.fault.code;
};

describe('a WebP', () => {
  /** The header of an extended file (RFC 9649, 2.7). */
  const extended = (flags: number, width: number, height: number): Buffer => {
    const bytes = Buffer.from('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1');
    bytes[20] = flags;
    bytes.writeUIntLE(width - 1, 24, 3);
    bytes.writeUIntLE(height - 1, 27, 3);
    return bytes;
  };

  test.each([false, true])('has the size that it was made with (lossless: %s)', async (lossless) => {
    const bytes = await webpPhoto(300, 200, lossless);
    expect(photoSize(bytes)).toEqual({ ok: true, value: { width: 300, height: 200 } });
    for (let end = 12; end < bytes.length; end++)
      expect([end, codeOf(bytes.subarray(0, end))]).toEqual([end, 'photo-broken']);
  });

  test('that moves is told as such, and one without a picture is broken', () => {
    expect(codeOf(extended(0x02, 300, 200))).toBe('photo-animated');
    expect(codeOf(extended(0x10, 300, 200))).toBe('photo-broken');
  });

  test('whose picture is larger than its canvas is broken', async () => {
    const picture = (await webpPhoto(300, 200, true)).subarray(12);
    const bytes = Buffer.concat([extended(0x10, 100, 100), picture]);
    bytes.writeUInt32LE(bytes.length - 8, 4);
    expect(codeOf(bytes)).toBe('photo-broken');
    bytes.writeUIntLE(299, 24, 3);
    bytes.writeUIntLE(199, 27, 3);
    expect(codeOf(bytes)).toEqual({ width: 300, height: 200 });
  });
});

describe('the size of a photo', () => {
  test.each(Object.entries(whole))('of a %s is what it was made with', (_, bytes) => {
    expect(photoSize(bytes)).toEqual({ ok: true, value: { width: 300, height: 200 } });
  });

  test('is as stored, whatever the orientation', () => {
    expect(photoSize(turned(jpeg, 6))).toEqual({ ok: true, value: { width: 300, height: 200 } });
  });

  test('ignores data after a JPEG’s end, as phones write it', () => {
    expect(codeOf(Buffer.concat([jpeg, Buffer.from('ftypmp42, a film'), jpeg]))).toEqual({
      width: 300,
      height: 200,
    });
  });

  test.each([
    ['GIF', Buffer.from('GIF89a\x01\0\x01\0')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0')],
    ['BMP', Buffer.from('BM6\0\0\0\0\0\0\0')],
    ['PDF', Buffer.from('%PDF-1.7 and so on')],
    ['video', Buffer.from('\0\0\0\x18ftypmp42')],
    ['video', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 0])],
    ['none', Buffer.from('only words')],
    ['none', Buffer.alloc(0)],
    ['none', Buffer.from([0xff, 0xd8])],
  ])('%s is no picture that is taken', (kind, bytes) => {
    expect(photoSize(bytes)).toEqual({ ok: false, fault: { code: 'photo-kind', facts: { kind } } });
  });

  test('an animated PNG is told as such', () => expect(codeOf(pngAnimated(png))).toBe('photo-animated'));

  test('may be 40 megapixels, and not a row more', () => {
    expect(codeOf(pngClaiming(png, 8000, 5000))).toEqual({ width: 8000, height: 5000 });
    expect(photoSize(pngClaiming(png, 8000, 5001))).toEqual({
      ok: false,
      fault: { code: 'photo-large', facts: { width: 8000, height: 5001, most: 40 } },
    });
    expect(codeOf(pngClaiming(png, 2 ** 31 - 1, 2 ** 31 - 1))).toBe('photo-large');
    expect(codeOf(jpegClaiming(jpeg, 40_000, 10))).toBe('photo-large');
  });

  test('a JPEG with far fewer bytes than its size needs is broken', () => {
    expect(codeOf(jpegClaiming(jpeg, 8000, 5000))).toBe('photo-broken');
    expect(codeOf(jpegClaiming(progressive, 5000, 8000))).toBe('photo-broken');
  });

  test('a JPEG of one colour has enough of them', () => {
    for (const progressive of [false, true]) {
      const canvas = createCanvas(2000, 1500);
      expect(codeOf(canvas.toBuffer('image/jpeg', { quality: 0.1, progressive }))).toEqual({
        width: 2000,
        height: 1500,
      });
    }
  });

  test('is refused for a tiny picture and for a file of more than 10 MB', () => {
    expect(codeOf(pngPhoto(63, 200))).toBe('photo-small');
    expect(codeOf(Buffer.concat([jpeg, Buffer.alloc(MAX_PHOTO_BYTES)]))).toBe('photo-heavy');
  });

  test.each(Object.entries(whole))('a %s that is cut off anywhere is broken', (_, bytes) => {
    for (let end = 9; end < bytes.length; end++)
      expect([end, codeOf(bytes.subarray(0, end))]).toEqual([end, 'photo-broken']);
  });

  test('a JPEG with two frames, or a hundred and one scans, is broken', () => {
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const again = (from: number, to: number, times: number) =>
      Buffer.concat([jpeg.subarray(0, to), ...Array(times).fill(jpeg.subarray(from, to)), jpeg.subarray(to)]);
    expect(codeOf(again(frame, frame + 19, 1))).toBe('photo-broken');
    const end = jpeg.length - 2;
    expect(codeOf(again(scan, end, 99))).toEqual({ width: 300, height: 200 });
    expect(codeOf(again(scan, end, 100))).toBe('photo-broken');
  });

  test('a JPEG of 40 megapixels may have twenty scans, and not one more', () => {
    const scans = (width: number, height: number, count: number) => {
      const claiming = jpegClaiming(jpeg, width, height);
      const [scan, end] = [claiming.indexOf(Buffer.from([0xff, 0xda])), claiming.length - 2];
      // Enough data for the size that is claimed: a bit for each block.
      const data = Buffer.concat([claiming.subarray(scan, end), Buffer.alloc((width * height) / 512)]);
      return Buffer.concat([claiming.subarray(0, scan), ...Array(count).fill(data), claiming.subarray(end)]);
    };
    expect(codeOf(scans(8000, 5000, 20))).toEqual({ width: 8000, height: 5000 });
    expect(codeOf(scans(8000, 5000, 21))).toBe('photo-broken');
    expect(codeOf(scans(4000, 3000, 66))).toEqual({ width: 4000, height: 3000 });
    expect(codeOf(scans(4000, 3000, 67))).toBe('photo-broken');
    expect(codeOf(scans(16_000, 5000, 20))).toBe('photo-large');
  });

  test('a JPEG with arithmetic codes is broken, as no camera writes them', () => {
    // T.81, table B.1: SOF9 and SOF10.
    for (const marker of [0xc9, 0xca]) {
      const arithmetic = Buffer.from(jpeg);
      arithmetic[jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 1] = marker;
      expect(codeOf(arithmetic)).toBe('photo-broken');
    }
  });

  test('a PNG or WebP of more chunks than any program writes is broken', async () => {
    const chunks = (count: number) => Array<Buffer>(count).fill(pngChunk('tEXt', Buffer.alloc(0)));
    const pngOf = (count: number) => Buffer.concat([png.subarray(0, 33), ...chunks(count), png.subarray(33)]);
    expect(codeOf(pngOf(5000))).toEqual({ width: 300, height: 200 });
    expect(codeOf(pngOf(20_000))).toBe('photo-broken');
    const webp = await webpPhoto(300, 200);
    const webpOf = (count: number) => {
      const extras = Buffer.from('XXXX\0\0\0\0'.repeat(count), 'latin1');
      const bytes = Buffer.concat([webp.subarray(0, 12), extras, webp.subarray(12)]);
      bytes.writeUInt32LE(bytes.length - 8, 4);
      return bytes;
    };
    expect(codeOf(webpOf(5000))).toEqual({ width: 300, height: 200 });
    expect(codeOf(webpOf(20_000))).toBe('photo-broken');
  });

  test('no bytes make it throw, and what it lets through is within the limits', () => {
    const changed = fc.record({
      of: fc.constantFrom(...Object.values(whole)),
      at: fc.array(fc.tuple(fc.nat(20_000), fc.nat(255)), { maxLength: 6 }),
      length: fc.nat(20_000),
    });
    fc.assert(
      fc.property(changed, ({ of, at, length }) => {
        const bytes = Buffer.from(of);
        for (const [place, value] of at) bytes[place % bytes.length] = value;
        const size = photoSize(length % 2 === 0 ? bytes : bytes.subarray(0, length));
        if (!size.ok) return;
        expect(size.value.width * size.value.height).toBeLessThanOrEqual(40_000_000);
      }),
      { numRuns: 3000 },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        for (const start of ['', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n'])
          photoSize(Buffer.concat([Buffer.from(start, 'latin1'), bytes]));
      }),
      { numRuns: 2000 },
    );
  });
});
