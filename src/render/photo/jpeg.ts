import type { PhotoSize, SizeResult } from './photo-size.ts';

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** Marker for temporary use in arithmetic coding (T.81, table B.1). It has no data. */
const TEM_MARKER = 0x01;
/** Cameras write about ten. */
const MAX_SCANS = 100;
/**
 * Pixels times scans, because the decoder visits all pixels for each scan. A file with more is an attack on
 * the decoder. Any picture may have `MIN_MAX_SCANS` scans. So a picture that has too many pixels is refused
 * for its size.
 */
const MAX_SCANNED_PIXELS = 800_000_000;
const MIN_MAX_SCANS = 20;

const isRestartMarker = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
/** Excludes 0xc4, 0xc8 and 0xcc, which are tables and an extension. */
const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/**
 * The last kind of frame that cameras write: baseline, extended or progressive, with Huffman codes. The
 * decoder takes many times as long for arithmetic codes, which need few bytes for many pixels.
 */
const LAST_HUFFMAN_FRAME = 0xc2;

/** The header's fields start at `offset`: precision, height, width (T.81, B.2.2). */
function readFrameSize(bytes: Buffer, offset: number, headerEnd: number): PhotoSize | undefined {
  if (headerEnd - offset < 6) return undefined;
  const [height, width] = [bytes.readUInt16BE(offset + 1), bytes.readUInt16BE(offset + 3)];
  // A height of 0 means that the file gives the height only after the first scan. No program writes such a
  // file, and the size limits could not be applied.
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/**
 * Position of the marker after a scan's data: a byte 0xff that isn't followed by a zero or a restart number.
 */
function findScanEnd(bytes: Buffer, startOffset: number): number {
  let offset = startOffset;
  for (;;) {
    offset = bytes.indexOf(0xff, offset);
    if (offset < 0 || offset + 1 >= bytes.length) return bytes.length;
    const nextByte = bytes.readUInt8(offset + 1);
    if (nextByte === 0xff) offset += 1;
    else if (nextByte === 0 || isRestartMarker(nextByte)) offset += 2;
    else return offset;
  }
}

/** Each block of 8 x 8 pixels takes at least one bit (T.81, F.1.2). */
const isEnoughData = (codedBytes: number, { width, height }: PhotoSize): boolean =>
  8 * codedBytes >= Math.ceil(width / 8) * Math.ceil(height / 8);

const maxScansOf = ({ width, height }: PhotoSize): number =>
  Math.min(MAX_SCANS, Math.max(MIN_MAX_SCANS, MAX_SCANNED_PIXELS / (width * height)));

/**
 * Reads markers up to the end of the image (ITU-T T.81, annex B). A valid file has one frame and at least one
 * scan. Ignores data after the image, such as a phone's film or a second picture. Undefined if the file is no
 * JPEG.
 */
export function readJpeg(bytes: Buffer): SizeResult | undefined {
  if (bytes.length < 3 || bytes.readUInt16BE(0) !== 0xff00 + START_OF_IMAGE || bytes[2] !== 0xff)
    return undefined;
  let frameSize: PhotoSize | undefined;
  let scanCount = 0;
  let codedBytes = 0;
  for (let offset = 2; offset + 1 < bytes.length; ) {
    if (bytes[offset] !== 0xff) return 'broken';
    const marker = bytes.readUInt8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === END_OF_IMAGE)
      return frameSize !== undefined && scanCount > 0 && isEnoughData(codedBytes, frameSize)
        ? frameSize
        : 'broken';
    if (marker < TEM_MARKER || marker === START_OF_IMAGE || isRestartMarker(marker)) return 'broken';
    if (marker === TEM_MARKER) {
      offset += 2;
      continue;
    }
    if (offset + 4 > bytes.length) return 'broken';
    const segmentEnd = offset + 2 + bytes.readUInt16BE(offset + 2);
    if (segmentEnd < offset + 4 || segmentEnd > bytes.length) return 'broken';
    if (isFrameMarker(marker)) {
      if (frameSize !== undefined || marker > LAST_HUFFMAN_FRAME) return 'broken';
      frameSize = readFrameSize(bytes, offset + 4, segmentEnd);
      if (frameSize === undefined) return 'broken';
    }
    if (marker === START_OF_SCAN) {
      if (frameSize === undefined || ++scanCount > maxScansOf(frameSize)) return 'broken';
      offset = findScanEnd(bytes, segmentEnd);
      codedBytes += offset - segmentEnd;
    } else offset = segmentEnd;
  }
  return 'broken';
}
