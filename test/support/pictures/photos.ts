import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import { type Canvas, createCanvas } from 'canvas';

/**
 * A picture whose corners are red, green, blue and white, from the top left in reading order, and whose
 * middle is grey.
 */
function corners(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffffff'];
  ctx.fillStyle = '#808080';
  ctx.fillRect(0, 0, width, height);
  colours.forEach((colour, at) => {
    ctx.fillStyle = colour;
    const [x, y] = [(at % 2) * (width * 0.6), Math.floor(at / 2) * (height * 0.6)];
    ctx.fillRect(x, y, width * 0.4, height * 0.4);
  });
  return canvas;
}

/** A JPEG with those corners. */
export const jpegPhoto = (width: number, height: number, progressive = false): Buffer =>
  corners(width, height).toBuffer('image/jpeg', { quality: 0.9, progressive });

/** A PNG with those corners. */
export const pngPhoto = (width: number, height: number): Buffer =>
  corners(width, height).toBuffer('image/png');

/** Defaults of libwebp that a picture with those corners needs (`WebPConfig`). */
const WEBP = {
  quality: 90,
  target_size: 0,
  target_PSNR: 0,
  method: 4,
  sns_strength: 50,
  filter_strength: 60,
  filter_sharpness: 0,
  filter_type: 1,
  partitions: 0,
  segments: 4,
  pass: 1,
  show_compressed: 0,
  preprocessing: 0,
  autofilter: 0,
  partition_limit: 0,
  alpha_compression: 1,
  alpha_filtering: 1,
  alpha_quality: 100,
  lossless: 0,
  exact: 0,
  image_hint: 0,
  emulate_jpeg_size: 0,
  thread_level: 0,
  low_memory: 0,
  near_lossless: 100,
  use_delta_palette: 0,
  use_sharp_yuv: 0,
};

/** A WebP with those corners, as libwebp writes it. */
export const webpPhoto = (width: number, height: number, lossless = false): Promise<Buffer> =>
  webpOf(corners(width, height), lossless);

/** The picture as a WebP. */
export async function webpOf(picture: Canvas, lossless = false): Promise<Buffer> {
  const encoder = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc.js');
  const wasmBinary = readFileSync(encoder.replace(/js$/, 'wasm'));
  const { default: load } = await import(pathToFileURL(encoder).href);
  const { encode } = await load({ noInitialRun: true, wasmBinary });
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  return Buffer.from(encode(data, width, height, { ...WEBP, lossless: Number(lossless) }));
}

/** The WebP as an extended file with an Exif chunk that tells this orientation (RFC 9649, 2.7). */
export function turnedWebp(webp: Buffer, orientation: number, { width, height }: Sides): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = 0x08;
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const tiff = Buffer.from([
    0x49,
    0x49,
    42,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    1,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
  ]);
  const exif = Buffer.concat([tiff, Buffer.alloc(4)]);
  const chunks = [webpChunk('VP8X', canvas), webp.subarray(12), webpChunk('EXIF', exif)];
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), length, body]);
}

interface Sides {
  readonly width: number;
  readonly height: number;
}

function webpChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type), length, data]);
}

/**
 * The JPEG with an Exif segment that tells this orientation (CIPA DC-008, 4.6.4: tag 0x0112), in either order
 * of bytes.
 */
export function turned(jpeg: Buffer, orientation: number, order: 'II' | 'MM' = 'MM'): Buffer {
  const short = (value: number) => {
    const bytes = Buffer.alloc(2);
    if (order === 'II') bytes.writeUInt16LE(value);
    else bytes.writeUInt16BE(value);
    return bytes;
  };
  const long = (value: number) => {
    const bytes = Buffer.alloc(4);
    if (order === 'II') bytes.writeUInt32LE(value);
    else bytes.writeUInt32BE(value);
    return bytes;
  };
  const directory = [short(1), short(0x0112), short(3), long(1), short(orientation), short(0), long(0)];
  const tiff = Buffer.concat([Buffer.from(order), short(42), long(8), ...directory]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2)]);
}

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The PNG with other sides in its header, and the checksum right again. */
export function pngClaiming(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(33)]);
}

/**
 * The PNG with a chunk behind its header that makes it an animation of two frames (W3C, PNG (Third Edition),
 * 11.3.6.1).
 */
export const pngAnimated = (png: Buffer): Buffer =>
  Buffer.concat([
    png.subarray(0, 33),
    pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    png.subarray(33),
  ]);

/** The JPEG with other sides in its frame. */
export function jpegClaiming(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = [0xc0, 0xc2]
    .map((marker) => copy.indexOf(Buffer.from([0xff, marker, 0, 17])))
    .find((at) => at > 0);
  if (frame === undefined) throw new Error('a JPEG without a frame of three components');
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}
