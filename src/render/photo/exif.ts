const ORIENTATION_TAG = 0x0112;
const DIRECTORY_ENTRY_BYTES = 12;
/** Bytes before the TIFF header in some files. WebP files should not have them (RFC 9649, 2.7.1.5). */
const EXIF_PREFIX = Buffer.from('Exif\0\0');

/**
 * Reads Exif data (CIPA DC-008, 4.6.4): 1 to 8, the number of the transformation that turns the picture
 * upright. 1, which means upright, if the data has no valid orientation.
 */
export function readOrientation(exif: Buffer): number {
  const tiff = exif.subarray(0, EXIF_PREFIX.length).equals(EXIF_PREFIX)
    ? exif.subarray(EXIF_PREFIX.length)
    : exif;
  const byteOrder = tiff.toString('latin1', 0, 2);
  if (tiff.length < 10 || (byteOrder !== 'II' && byteOrder !== 'MM')) return 1;
  const readUint16 = (offset: number) =>
    byteOrder === 'II' ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset);
  const directoryOffset = byteOrder === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directoryOffset + 2 > tiff.length) return 1;
  for (let entryIndex = 0; entryIndex < readUint16(directoryOffset); entryIndex++) {
    const entryOffset = directoryOffset + 2 + entryIndex * DIRECTORY_ENTRY_BYTES;
    if (entryOffset + DIRECTORY_ENTRY_BYTES > tiff.length) return 1;
    const value = readUint16(entryOffset + 8);
    if (readUint16(entryOffset) === ORIENTATION_TAG) return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
