import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * After it follow version, length of the key, length of the data, key (UTF-8), SHA-256 of the data, data.
 * Numbers are little endian.
 */
const FILE_SIGNATURE = Buffer.from('TKTABLE\n', 'latin1');
const FORMAT_VERSION = 1;
const FIXED_HEADER_BYTES = 24;
const HASH_BYTES = 32;
const MAX_KEY_BYTES = 1024;
/** Unfinished files of this age are deleted. */
const MIN_STALE_AGE_MS = 3_600_000;
const UNFINISHED_SUFFIX = '.unfinished';

/** `damaged`: why the file can't be used. */
export type TableFile =
  | { readonly state: 'sound'; readonly bytes: Uint8Array<SharedArrayBuffer> }
  | { readonly state: 'absent' }
  | { readonly state: 'damaged'; readonly reason: string };

/** The path contains a hash of the key, so two keys never share a file. */
export function tableFilePath(dir: string, key: string): string {
  const readableKey = key.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 60);
  return join(dir, `${readableKey}-${createHash('sha256').update(key).digest('hex').slice(0, 12)}.table`);
}

function makeHeader(key: string, dataByteCount: number): Buffer {
  const keyBytes = Buffer.from(key);
  if (keyBytes.length > MAX_KEY_BYTES)
    throw new RangeError(`a table's key has at most ${MAX_KEY_BYTES} bytes`);
  const fixedHeader = Buffer.alloc(FIXED_HEADER_BYTES);
  FILE_SIGNATURE.copy(fixedHeader);
  fixedHeader.writeUInt32LE(FORMAT_VERSION, 8);
  fixedHeader.writeUInt32LE(keyBytes.length, 12);
  fixedHeader.writeBigUInt64LE(BigInt(dataByteCount), 16);
  return Buffer.concat([fixedHeader, keyBytes]);
}

function readFully(fd: number, bytes: Uint8Array, filePosition: number): boolean {
  for (let bytesRead = 0; bytesRead < bytes.length; ) {
    const chunkByteCount = readSync(fd, bytes, bytesRead, bytes.length - bytesRead, filePosition + bytesRead);
    if (chunkByteCount === 0) return false;
    bytesRead += chunkByteCount;
  }
  return true;
}

function writeFully(fd: number, bytes: Uint8Array): void {
  for (let bytesWritten = 0; bytesWritten < bytes.length; )
    bytesWritten += writeSync(fd, bytes, bytesWritten, bytes.length - bytesWritten);
}

/** Checks the checksum. Throws the file system's error if the file exists but can't be read. */
export function readTable(dir: string, key: string): TableFile {
  let fd: number;
  try {
    fd = openSync(tableFilePath(dir, key), 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { state: 'absent' };
    throw error;
  }
  try {
    const fileByteCount = fstatSync(fd).size;
    const headerByteCount = FIXED_HEADER_BYTES + Buffer.byteLength(key);
    const dataByteCount = fileByteCount - headerByteCount - HASH_BYTES;
    if (dataByteCount < 0) return { state: 'damaged', reason: 'the file is shorter than its header' };
    const header = Buffer.alloc(headerByteCount + HASH_BYTES);
    if (!readFully(fd, header, 0)) return { state: 'damaged', reason: 'the header ends early' };
    if (!header.subarray(0, headerByteCount).equals(makeHeader(key, dataByteCount)))
      return { state: 'damaged', reason: 'the header names another version, key or length' };
    const bytes = new Uint8Array(new SharedArrayBuffer(dataByteCount));
    if (!readFully(fd, bytes, header.length)) return { state: 'damaged', reason: 'the data ends early' };
    if (!createHash('sha256').update(bytes).digest().equals(header.subarray(headerByteCount)))
      return { state: 'damaged', reason: 'the checksum differs' };
    return { state: 'sound', bytes };
  } finally {
    closeSync(fd);
  }
}

/**
 * Renames a temporary file, so that a reader never sees an incomplete table. Also deletes old temporary files
 * of killed processes. Throws the file system's errors.
 */
export function writeTable(dir: string, key: string, bytes: Uint8Array): void {
  mkdirSync(dir, { recursive: true });
  removeStaleFiles(dir);
  const path = tableFilePath(dir, key);
  const temporaryPath = `${path}.${randomUUID()}${UNFINISHED_SUFFIX}`;
  try {
    const fd = openSync(temporaryPath, 'wx');
    try {
      writeFully(fd, makeHeader(key, bytes.length));
      writeFully(fd, createHash('sha256').update(bytes).digest());
      writeFully(fd, bytes);
    } finally {
      closeSync(fd);
    }
    renameSync(temporaryPath, path);
  } catch (error) {
    rmSync(temporaryPath, { force: true });
    throw error;
  }
}

function removeStaleFiles(dir: string): void {
  for (const name of readdirSync(dir)) {
    if (!name.endsWith(UNFINISHED_SUFFIX)) continue;
    const path = join(dir, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > MIN_STALE_AGE_MS) rmSync(path, { force: true });
  }
}
