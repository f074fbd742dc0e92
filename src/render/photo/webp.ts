import { MAX_CHUNKS, type PhotoSize, type SizeResult } from './photo-size.ts';

/** `RIFF`, the number of bytes that follow, `WEBP`. */
const FILE_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const ANIMATION_FLAG = 0x02;
const LOSSY_START_CODE = 0x9d012a;
const LOSSLESS_SIGNATURE = 0x2f;

/**
 * Reads a lossy frame's header (RFC 6386, 9.1). Width and height have 14 bits each, after a tag and a start
 * code.
 */
function readLossySize(data: Buffer): PhotoSize | undefined {
  if (data.length < 10 || data.readUIntBE(3, 3) !== LOSSY_START_CODE) return undefined;
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

/** Reads the header (RFC 9649, 3.4). Width and height have 14 bits each, and are stored minus one. */
function readLosslessSize(data: Buffer): PhotoSize | undefined {
  if (data.length < 5 || data[0] !== LOSSLESS_SIGNATURE) return undefined;
  const sizeBits = data.readUInt32LE(1);
  return { width: (sizeBits & 0x3fff) + 1, height: ((sizeBits >>> 14) & 0x3fff) + 1 };
}

/** Canvas of an extended file (RFC 9649, 2.7). Width and height have 24 bits each, stored minus one. */
const readCanvasSize = (data: Buffer): PhotoSize => ({
  width: data.readUIntLE(4, 3) + 1,
  height: data.readUIntLE(7, 3) + 1,
});

/**
 * Reads the chunks up to the picture (RFC 9649). No chunk may pass the end of the file. If the file has a
 * canvas, the picture must have the same size. Undefined if the file is no WebP.
 */
export function readWebp(bytes: Buffer): SizeResult | undefined {
  if (!/^RIFF....WEBP/s.test(bytes.toString('latin1', 0, FILE_HEADER_BYTES))) return undefined;
  const fileEnd = CHUNK_HEADER_BYTES + bytes.readUInt32LE(4);
  if (fileEnd > bytes.length) return 'broken';
  let declaredSize: PhotoSize | undefined;
  let chunkCount = 0;
  for (let chunkOffset = FILE_HEADER_BYTES; chunkOffset + CHUNK_HEADER_BYTES <= fileEnd; ) {
    const chunkType = bytes.toString('latin1', chunkOffset, chunkOffset + 4);
    const dataLength = bytes.readUInt32LE(chunkOffset + 4);
    const dataStart = chunkOffset + CHUNK_HEADER_BYTES;
    if (++chunkCount > MAX_CHUNKS || dataStart + dataLength > fileEnd) return 'broken';
    const data = bytes.subarray(dataStart, dataStart + dataLength);
    if (chunkType === 'VP8X') {
      if (declaredSize !== undefined || data.length < 10) return 'broken';
      if ((data.readUInt8(0) & ANIMATION_FLAG) !== 0) return 'animated';
      declaredSize = readCanvasSize(data);
    } else if (chunkType === 'VP8 ' || chunkType === 'VP8L') {
      const pictureSize = chunkType === 'VP8 ' ? readLossySize(data) : readLosslessSize(data);
      const { width, height } = declaredSize ?? pictureSize ?? { width: 0, height: 0 };
      return pictureSize?.width === width && pictureSize.height === height && width * height > 0
        ? pictureSize
        : 'broken';
    }
    // Each chunk starts at an even offset.
    chunkOffset = dataStart + dataLength + (dataLength % 2);
  }
  return 'broken';
}

/** Needs a valid WebP. The data may follow the picture. */
export function findWebpExif(bytes: Buffer): Buffer | undefined {
  for (let chunkOffset = FILE_HEADER_BYTES; chunkOffset + CHUNK_HEADER_BYTES <= bytes.length; ) {
    const dataLength = bytes.readUInt32LE(chunkOffset + 4);
    const dataStart = chunkOffset + CHUNK_HEADER_BYTES;
    if (bytes.toString('latin1', chunkOffset, chunkOffset + 4) === 'EXIF')
      return bytes.subarray(dataStart, dataStart + dataLength);
    chunkOffset = dataStart + dataLength + (dataLength % 2);
  }
  return undefined;
}
