import { fault, ok, type Result } from '../../core/result.ts';
import { readJpeg } from './jpeg.ts';
import type { PhotoSize } from './photo-size.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

export const MAX_PHOTO_BYTES = 10 * 1000 * 1000;
const MAX_PIXELS = 40_000_000;
const MIN_SIDE_PX = 64;
/** Limit of Cairo, the graphics library below node-canvas. */
const MAX_SIDE_PX = 32_767;

/** Formats that users send: the beginning of a file, and a name. */
const UNSUPPORTED_FORMATS: readonly (readonly [RegExp, string])[] = [
  [/^GIF8/, 'GIF'],
  [/^....ftyp(?:hei|mif|msf)/s, 'HEIC'],
  [/^....ftypavi/s, 'AVIF'],
  [/^(?:....ftyp|.E\xdf\xa3)/s, 'video'],
  [/^%PDF/, 'PDF'],
  [/^BM.{4}\0\0\0\0/s, 'BMP'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/, 'SVG'],
];
/** Every format of `UNSUPPORTED_FORMATS` can be told from so many bytes. */
const FORMAT_BYTES = 128;

function unsupportedFormat(bytes: Buffer): string | undefined {
  const fileStart = bytes.toString('latin1', 0, FORMAT_BYTES);
  return UNSUPPORTED_FORMATS.find(([startPattern]) => startPattern.test(fileStart))?.[1];
}

/** A picture of any known format, a video or a PDF. Its beginning is enough. */
export const isPictureFormat = (bytes: Buffer): boolean =>
  (readJpeg(bytes) ?? readPng(bytes) ?? readWebp(bytes) ?? unsupportedFormat(bytes)) !== undefined;

/**
 * Size of a JPEG, PNG or WebP without decoding it. Reads the whole file, so that it detects truncated files.
 * Faults: `photo-heavy` {most: megabytes}, `photo-kind` {kind: `GIF`, ..., or `none`}, `photo-animated`,
 * `photo-broken`, `photo-large` {width, height, most: megapixels}, `photo-small` {width, height, least}.
 */
export function photoSize(bytes: Buffer): Result<PhotoSize> {
  if (bytes.length > MAX_PHOTO_BYTES) return fault('photo-heavy', { most: MAX_PHOTO_BYTES / 1e6 });
  const sizeResult = readJpeg(bytes) ?? readPng(bytes) ?? readWebp(bytes);
  if (sizeResult === undefined) return fault('photo-kind', { kind: unsupportedFormat(bytes) ?? 'none' });
  if (typeof sizeResult === 'string') return fault(`photo-${sizeResult}`);
  const { width, height } = sizeResult;
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX)
    return fault('photo-large', { width, height, most: MAX_PIXELS / 1e6 });
  if (Math.min(width, height) < MIN_SIDE_PX)
    return fault('photo-small', { width, height, least: MIN_SIDE_PX });
  return ok(sizeResult);
}
