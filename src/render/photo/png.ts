import type { PhotoSize, SizeResult } from './photo-size.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const HEADER_BYTES = 13;

/**
 * Reads a PNG's chunks from the signature to the end (W3C, PNG (Third Edition), 5). Checks that the header
 * comes first and only once, that there are pixels, and that no chunk extends past the end of the file. Other
 * errors are left to the decoder. Returns undefined if the file is no PNG.
 */
export function readPng(bytes: Buffer): SizeResult | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  let size: PhotoSize | undefined;
  let hasPixels = false;
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const [type, from, end] = [bytes.toString('latin1', at + 4, at + 8), at + 8, at + 8 + length];
    if (end + 4 > bytes.length || (type === 'IHDR') !== (size === undefined)) return 'broken';
    if (size === undefined) {
      size = { width: bytes.readUInt32BE(from), height: bytes.readUInt32BE(from + 4) };
      if (length !== HEADER_BYTES || size.width === 0 || size.height === 0) return 'broken';
    }
    if (type === 'acTL') return 'animated';
    if (type === 'IEND') return hasPixels ? size : 'broken';
    hasPixels ||= type === 'IDAT' && length > 0;
    at = end + 4;
  }
  return 'broken';
}
