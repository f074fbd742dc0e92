import { ok } from '../../core/result.ts';
import { buildingBytes } from '../../core/sliding/solve/solve.ts';
import type { Task } from '../task.ts';
import { readTable, writeTable } from './table-file.ts';

/** A table to be read or, where that can't be, built and kept. */
export interface TableFileRequest {
  readonly key: string;
  /** The folder of the tables. */
  readonly dir: string;
}

/** A table that a worker has read or built. */
export interface TableFound {
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  readonly built: boolean;
  /** Why the file that was there could not be used. */
  readonly damage?: string;
  /** Why the built table could not be written to disk; it still serves from memory. */
  readonly unsaved?: string;
}

/**
 * The task of the table store, which nobody else asks for: the progress is the share that is built, 0 .. 1.
 */
export const tableTask = (
  buildTable: (key: string, onShare: (share: number) => void) => Uint8Array<SharedArrayBuffer>,
): Task<TableFileRequest, TableFound, number> => ({
  run({ key, dir }, { onProgress }) {
    const { bytes: read, damage } = readSoundly(dir, key);
    if (read !== undefined) return ok({ bytes: read, built: false });
    const bytes = buildTable(key, onProgress);
    const found = { bytes, built: true, ...(damage !== undefined && { damage }) };
    try {
      writeTable(dir, key, bytes);
      return ok(found);
    } catch (error) {
      return ok({ ...found, unsaved: String(error) });
    }
  },
  // A file has its checksum; what is built here is checked by the answers that it leads to.
  check: () => undefined,
  isSmall: () => false,
  bytes: ({ key }) => buildingBytes(key),
});

/** The table's file, if it can be used; why not, if it is there. */
function readSoundly(dir: string, key: string): { bytes?: TableFound['bytes']; damage?: string } {
  try {
    const file = readTable(dir, key);
    if (file.state === 'sound') return { bytes: file.bytes };
    return file.state === 'damaged' ? { damage: file.why } : {};
  } catch (error) {
    return { damage: String(error) };
  }
}
