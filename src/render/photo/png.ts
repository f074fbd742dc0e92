import { crc32 } from 'node:zlib';
import type { PhotoSize, Read } from './photo-size.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const HEADER_LENGTH = 13;
/** The bit depths that each colour type may have (W3C, PNG (Third Edition), table 12). */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** What the header's data says: width, height, depth, colour type, compression, filter, interlacing. */
function readHeader(data: Buffer): PhotoSize | undefined {
  if (data.length !== HEADER_LENGTH) return undefined;
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth = 0, colours = 0, compression, filter, interlacing = 2] = data.subarray(8);
  const isKnown = DEPTHS[colours]?.includes(depth) && compression === 0 && filter === 0 && interlacing < 2;
  return isKnown && width > 0 && height > 0 ? { width, height } : undefined;
}

/**
 * Reads a PNG's chunks from the signature to the end (W3C, PNG (Third Edition), 5): the header first, and once, its checksum right,
 * pixels, and no chunk that runs over the file's end. Undefined: it is no PNG.
 */
export function readPng(bytes: Buffer): Read | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  let header: PhotoSize | undefined;
  let hasPixels = false;
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const [type, from, end] = [bytes.toString('latin1', at + 4, at + 8), at + 8, at + 8 + length];
    if (end + 4 > bytes.length || (type === 'IHDR') !== (header === undefined)) return 'broken';
    if (header === undefined) {
      header = readHeader(bytes.subarray(from, end));
      if (header === undefined || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end))
        return 'broken';
    }
    if (type === 'acTL') return 'animated';
    if (type === 'IEND') return hasPixels ? header : 'broken';
    hasPixels ||= type === 'IDAT' && length > 0;
    at = end + 4;
  }
  return 'broken';
}
