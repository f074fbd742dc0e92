import { ok } from '../../core/result.ts';
import { buildingBytes, tableBytes } from '../../core/sliding/solve/needs.ts';
import type { Task } from '../task/task.ts';
import { readTable, writeTable } from './table-file.ts';

type Table = Uint8Array<SharedArrayBuffer>;

export interface TableFileRequest {
  readonly key: string;
  readonly dir: string;
}

/** If the file can't be used, all bytes of the table are 0. */
export interface TableReadResult {
  /** One or several databases, in shared memory. */
  readonly table: Table;
  /** Sizes of databases to build, in the table's order. Empty if the file was read. */
  readonly missingBytes: readonly number[];
  /** Why an existing file can't be used. */
  readonly damage?: string;
}

/** The thread gets shared memory for the database under the name `key`, as if it were a finished table. */
export interface DatabaseRequest {
  readonly key: string;
  readonly index: number;
}

export interface TableBuilder {
  databaseBytes(key: string): number[];
  /** `share`: completed share of the work, 0..1. */
  buildPart(key: string, index: number, memory: Uint8Array, onShare: (share: number) => void): void;
}

/** Run on worker threads. */
export interface TableTasks {
  readonly readTable: Task<TableFileRequest, TableReadResult>;
  /** Progress: completed share, 0..1. */
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

function readTableOrDamage(dir: string, key: string): { table?: Table; damage?: string } {
  try {
    const tableFile = readTable(dir, key);
    if (tableFile.state === 'sound') return { table: tableFile.bytes };
    return tableFile.state === 'damaged' ? { damage: tableFile.reason } : {};
  } catch (error) {
    return { damage: String(error) };
  }
}
