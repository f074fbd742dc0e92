const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns width and height from a PNG's header; `undefined` if it is no whole PNG. */
export function pngSize(bytes: Buffer | undefined): { width: number; height: number } | undefined {
  const isPng = bytes?.subarray(0, 8).equals(SIGNATURE) === true && bytes.includes('IEND', -12);
  return isPng ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined;
}

/** Accepts a game's board: nearly square, 500 to 900 pixels. */
export function isBoard(bytes: Buffer | undefined): boolean {
  const { width = 0, height = 0 } = pngSize(bytes) ?? {};
  return width >= 500 && width <= 900 && height >= 500 && height <= 900;
}

/** Accepts a picture of the size of a sheet. */
export function isSheet(bytes: Buffer | undefined): boolean {
  const { width = 0, height = 0 } = pngSize(bytes) ?? {};
  return width >= 200 && height >= 200;
}
