import type { PhotoSize, SizeResult } from './photo-size.ts';

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const HEADER_CHUNK_BYTES = 13;

/**
 * Reads a PNG's chunks from the signature to the end (W3C, PNG (Third Edition), 5). Checks that the header
 * comes first and only once, that there are pixels, and that no chunk extends past the end of the file. Other
 * errors are left to the decoder. Returns undefined if the file is no PNG.
 */
export function readPng(bytes: Buffer): SizeResult | undefined {
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return undefined;
  let size: PhotoSize | undefined;
  let hasPixels = false;
  for (let chunkOffset = PNG_SIGNATURE.length; chunkOffset + 12 <= bytes.length; ) {
    const dataLength = bytes.readUInt32BE(chunkOffset);
    const [chunkType, dataStart, dataEnd] = [
      bytes.toString('latin1', chunkOffset + 4, chunkOffset + 8),
      chunkOffset + 8,
      chunkOffset + 8 + dataLength,
    ];
    if (dataEnd + 4 > bytes.length || (chunkType === 'IHDR') !== (size === undefined)) return 'broken';
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
