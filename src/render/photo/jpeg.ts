import type { PhotoSize, SizeResult } from './photo-size.ts';

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const TEM_MARKER = 0x01;
/**
 * The maximum number of scans. The decoder processes the whole picture for each scan. Cameras write about ten
 * scans. A file with more scans than the maximum is an attack on the decoder.
 */
const MAX_SCANS = 100;

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
/** Whether a marker begins a frame. Excludes 0xc4, 0xc8 and 0xcc, which are tables and an extension. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/**
 * Reads the picture's size from a frame's header. The header's fields start at the offset `at`: precision,
 * height, width (T.81, B.2.2).
 */
function readFrame(bytes: Buffer, at: number, end: number): PhotoSize | undefined {
  if (end - at < 6) return undefined;
  const [height, width] = [bytes.readUInt16BE(at + 1), bytes.readUInt16BE(at + 3)];
  // A height of 0 means that the file gives the height only after the first scan. Refuse such a file: no
  // program writes it, and the size limits could not be applied.
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/**
 * Returns the position of the marker after a scan's data. A marker is a byte 0xff that isn't followed by a
 * zero or a restart number.
 */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return bytes.length;
    const next = bytes.readUInt8(at + 1);
    if (next === 0xff) at += 1;
    else if (next === 0 || isRestart(next)) at += 2;
    else return at;
  }
}

/**
 * Whether `coded` bytes are enough for a picture of this size. Each block of 8 x 8 pixels takes at least one
 * bit (T.81, F.1.2).
 */
const isEnoughData = (coded: number, { width, height }: PhotoSize): boolean =>
  8 * coded >= Math.ceil(width / 8) * Math.ceil(height / 8);

/**
 * Reads a JPEG's markers up to the end of the image (ITU-T T.81, annex B). A valid file has one frame and at
 * least one scan. Ignores data after the image, such as a phone's film or a second picture. Returns undefined
 * if the file is no JPEG.
 */
export function readJpeg(bytes: Buffer): SizeResult | undefined {
  if (bytes.length < 3 || bytes.readUInt16BE(0) !== 0xff00 + START_OF_IMAGE || bytes[2] !== 0xff)
    return undefined;
  let frame: PhotoSize | undefined;
  let scans = 0;
  let codedBytes = 0;
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return 'broken';
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE)
      return frame !== undefined && scans > 0 && isEnoughData(codedBytes, frame) ? frame : 'broken';
    if (marker < TEM_MARKER || marker === START_OF_IMAGE || isRestart(marker)) return 'broken';
    if (marker === TEM_MARKER) {
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) return 'broken';
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return 'broken';
    if (isFrame(marker)) {
      if (frame !== undefined) return 'broken';
      frame = readFrame(bytes, at + 4, end);
      if (frame === undefined) return 'broken';
    }
    if (marker === START_OF_SCAN) {
      if (frame === undefined || ++scans > MAX_SCANS) return 'broken';
      at = endOfScan(bytes, end);
      codedBytes += at - end;
    } else at = end;
  }
  return 'broken';
}
