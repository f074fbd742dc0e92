import { ok } from '../../core/result.ts';
import { buildingBytes, tableBytes } from '../../core/sliding/solve/needs.ts';
import type { Task } from '../task/task.ts';
import { readTable, writeTable } from './table-file.ts';

type Table = Uint8Array<SharedArrayBuffer>;

export interface TableFileRequest {
  readonly key: string;
  readonly dir: string;
}

/** A table from its file. If this can't be used, all bytes of the table are 0 and it must be built. */
export interface TableReadResult {
  /** One or several databases, in shared memory. */
  readonly table: Table;
  /** Sizes of the databases that must be built, in the table's order. Empty if the file was read. */
  readonly missingBytes: readonly number[];
  /** Why the file can't be used. Undefined if it was read, or doesn't exist. */
  readonly damage?: string;
}

/**
 * Request to build one database of the table `key`. The thread gets shared memory for it under the name
 * `key`, as if that memory were a finished table.
 */
export interface DatabaseRequest {
  readonly key: string;
  readonly index: number;
}

/** Computes the content of tables. */
export interface TableBuilder {
  /** Returns the size of each database of the table. */
  databaseBytes(key: string): number[];
  /** Builds one database into `memory`. `share`: 0..1. */
  buildPart(key: string, index: number, memory: Uint8Array, onShare: (share: number) => void): void;
}

/** Run on worker threads. */
export interface TableTasks {
  readonly readTable: Task<TableFileRequest, TableReadResult>;
  /** Its progress is the completed share of the work, 0..1. */
  readonly buildDatabase: Task<DatabaseRequest, true, number>;
  /** Writes the table that comes with the job. If that fails, `unsaved` is the reason. */
  readonly writeTable: Task<TableFileRequest, { readonly unsaved?: string }>;
}

/** A file has a checksum, and the solver checks every solution that it finds with a table. */
const UNCHECKED_LARGE_TASK = { check: () => undefined, isSmall: () => false } as const;

export const tableTasks = ({ databaseBytes, buildPart }: TableBuilder): TableTasks => ({
  readTable: {
    ...UNCHECKED_LARGE_TASK,
    run({ key, dir }) {
      const { table, damage } = readTableOrDamage(dir, key);
      if (table !== undefined) return ok({ table, missingBytes: [] });
      const missingBytes = databaseBytes(key);
      const totalBytes = missingBytes.reduce((sum, bytes) => sum + bytes, 0);
      return ok({
        table: new Uint8Array(new SharedArrayBuffer(totalBytes)),
        missingBytes,
        damage,
      });
    },
    estimateBytes: ({ key }) => tableBytes(key),
  },
  buildDatabase: {
    ...UNCHECKED_LARGE_TASK,
    run({ key, index }, { table, onProgress }) {
      const databaseMemory = table(key);
      if (databaseMemory === undefined) throw new Error(`${key} came without its memory`);
      buildPart(key, index, databaseMemory, onProgress);
      return ok(true as const);
    },
    estimateBytes: ({ key, index }) => buildingBytes(key, index),
  },
  writeTable: {
    ...UNCHECKED_LARGE_TASK,
    run({ key, dir }, { table }) {
      const bytes = table(key);
      if (bytes === undefined) throw new Error(`${key} came without its bytes`);
      try {
        writeTable(dir, key, bytes);
        return ok({});
      } catch (error) {
        return ok({ unsaved: String(error) });
      }
    },
  },
});

/** `damage`: the reason if the file exists but can't be used. */
function readTableOrDamage(dir: string, key: string): { table?: Table; damage?: string } {
  try {
    const tableFile = readTable(dir, key);
    if (tableFile.state === 'sound') return { table: tableFile.bytes };
    return tableFile.state === 'damaged' ? { damage: tableFile.reason } : {};
  } catch (error) {
    return { damage: String(error) };
  }
}
