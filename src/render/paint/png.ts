import { crc32, deflateSync } from 'node:zlib';

/*
 * A PNG encoder, used instead of node-canvas' own. Its asynchronous `toBuffer` (3.2.3) leaks its worker and
 * the caller's `AsyncLocalStorage` store with each picture.
 */

/** Higher levels and filters take much more time, but make the files hardly smaller. */
const DEFLATE_OPTIONS = { level: 3, chunkSize: 2 ** 16 };

/** Each pixel is a 32-bit number 0xrrggbb; the highest byte is ignored. */
export interface Pixels {
  /** Row by row, without gaps. Encoding overwrites them. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes the rows of a PNG in the same buffer: a byte 0 (no filter), then red, green and blue of each pixel
 * (W3C, PNG (Third Edition), 7.2).
 */
function packPixels({ bytes, width, height }: Pixels): Buffer {
  const pixelWords = new Int32Array(bytes.buffer, bytes.byteOffset, width * height);
  const rowByteCount = 3 * width + 1;
  for (let row = 0; row < height; row++) packRow(pixelWords, bytes, row * width, row * rowByteCount, width);
  return bytes.subarray(0, rowByteCount * height);
}

/**
 * Uses the same buffer. The PNG's row isn't longer than the row of pixels, so no pixel is overwritten before
 * it is read.
 */
function packRow(
  pixelWords: Int32Array,
  bytes: Buffer,
  firstPixelIndex: number,
  rowStartIndex: number,
  width: number,
): void {
  const endPixelIndex = firstPixelIndex + width;
  let writeIndex = rowStartIndex;
  for (let readIndex = firstPixelIndex; readIndex < endPixelIndex; ) {
    // Four pixels as three 32-bit numbers at a time, which is faster than writing single bytes.
    if (writeIndex % 4 === 0 && readIndex > firstPixelIndex) {
      let wordIndex = writeIndex >> 2;
      for (; readIndex + 4 <= endPixelIndex; readIndex += 4, wordIndex += 3) {
        const a = pixelWords[readIndex] as number;
        const b = pixelWords[readIndex + 1] as number;
        const c = pixelWords[readIndex + 2] as number;
        const d = pixelWords[readIndex + 3] as number;
        pixelWords[wordIndex] =
          ((a >>> 16) & 0xff) | (a & 0xff00) | ((a & 0xff) << 16) | ((b << 8) & 0xff000000);
        pixelWords[wordIndex + 1] =
          ((b >>> 8) & 0xff) | ((b & 0xff) << 8) | (c & 0xff0000) | ((c << 16) & 0xff000000);
        pixelWords[wordIndex + 2] =
          (c & 0xff) | ((d >>> 8) & 0xff00) | ((d << 8) & 0xff0000) | ((d & 0xff) << 24);
      }
      writeIndex = wordIndex << 2;
      if (readIndex === endPixelIndex) return;
    }
    const pixel = pixelWords[readIndex++] as number;
    if (writeIndex === rowStartIndex) bytes[writeIndex++] = 0;
    bytes[writeIndex++] = pixel >>> 16;
    bytes[writeIndex++] = pixel >>> 8;
    bytes[writeIndex++] = pixel;
  }
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Length, name, data, and the checksum of name and data. */
function makeChunk(name: string, data: Buffer): Buffer[] {
  const chunkHead = Buffer.alloc(8);
  chunkHead.writeUInt32BE(data.length);
  chunkHead.write(name, 4, 'latin1');
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(data, crc32(chunkHead.subarray(4))));
  return [chunkHead, data, checksum];
}

function pngOf(data: Buffer, { width, height, bytes }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 8 and colour type 2: each pixel has eight bits of red, green and blue.
  header.set([8, 2], 8);
  // Free the memory of the pixels immediately. The garbage collector would free it only after many more
  // pictures.
  (bytes.buffer as ArrayBuffer).transfer(0);
  return Buffer.concat([
    PNG_SIGNATURE,
    ...makeChunk('IHDR', header),
    ...makeChunk('IDAT', data),
    ...makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An opaque PNG. */
export const encodePixels = (pixels: Pixels): Buffer =>
  pngOf(deflateSync(packPixels(pixels), DEFLATE_OPTIONS), pixels);
