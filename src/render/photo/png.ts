import { MAX_CHUNKS, type PhotoSize, type SizeResult } from './photo-size.ts';

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const HEADER_CHUNK_BYTES = 13;

/**
 * Reads the chunks from the signature to the end (W3C, PNG (Third Edition), 5). Checks that the header comes
 * first and only once, that there are pixels, and that no chunk extends past the end of the file. Other
 * errors are left to the decoder. Undefined if the file is no PNG.
 */
export function readPng(bytes: Buffer): SizeResult | undefined {
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return undefined;
  let size: PhotoSize | undefined;
  let hasPixels = false;
  let chunkCount = 0;
  for (let chunkOffset = PNG_SIGNATURE.length; chunkOffset + 12 <= bytes.length; ) {
    const dataLength = bytes.readUInt32BE(chunkOffset);
    const [chunkType, dataStart, dataEnd] = [
      bytes.toString('latin1', chunkOffset + 4, chunkOffset + 8),
      chunkOffset + 8,
      chunkOffset + 8 + dataLength,
    ];
    if (++chunkCount > MAX_CHUNKS || dataEnd + 4 > bytes.length) return 'broken';
    if ((chunkType === 'IHDR') !== (size === undefined)) return 'broken';
    if (size === undefined) {
      size = { width: bytes.readUInt32BE(dataStart), height: bytes.readUInt32BE(dataStart + 4) };
      if (dataLength !== HEADER_CHUNK_BYTES || size.width === 0 || size.height === 0) return 'broken';
    }
    if (chunkType === 'acTL') return 'animated';
    if (chunkType === 'IEND') return hasPixels ? size : 'broken';
    hasPixels ||= chunkType === 'IDAT' && dataLength > 0;
    chunkOffset = dataEnd + 4;
  }
  return 'broken';
}

/** The pixels and their colours. */
const PIXEL_CHUNKS: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

/**
 * A valid PNG without texts, profiles and other chunks that the pixels don't need. The decoder would unpack
 * all of them: 8 MB of compressed texts fill 8 GB. Returns other files unchanged.
 */
export function withoutPngExtras(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return bytes;
  const parts: Buffer[] = [PNG_SIGNATURE];
  for (let chunkOffset = PNG_SIGNATURE.length; chunkOffset + 12 <= bytes.length; ) {
    const chunkEnd = chunkOffset + 12 + bytes.readUInt32BE(chunkOffset);
    const chunkType = bytes.toString('latin1', chunkOffset + 4, chunkOffset + 8);
    if (PIXEL_CHUNKS.includes(chunkType)) parts.push(bytes.subarray(chunkOffset, chunkEnd));
    if (chunkType === 'IEND') break;
    chunkOffset = chunkEnd;
  }
  return Buffer.concat(parts);
}
