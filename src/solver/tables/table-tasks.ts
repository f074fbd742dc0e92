import { ok } from '../../core/result.ts';
import { buildingBytes, tableBytes } from '../../core/sliding/solve/solve-sliding.ts';
import type { Task } from '../task/task.ts';
import { readTable, writeTable } from './table-file.ts';

type Table = Uint8Array<SharedArrayBuffer>;

/** The folder and the key of a table's file. */
export interface TableFileRequest {
  readonly key: string;
  readonly dir: string;
}

/** The result of reading a table file. */
export interface TableRead {
  /** The table's memory. Databases that are missing in the file are empty. */
  readonly table: Table;
  /** Sizes of the databases that must be built, in bytes. Empty if the table is complete. */
  readonly missing: readonly number[];
  /** The reason why the table's file exists but can't be used. */
  readonly damage?: string;
}

/**
 * A request to build one database of a table. The table's part for it is attached to the request under `key`.
 */
export interface DatabaseRequest {
  readonly key: string;
  readonly at: number;
}

/** Functions that build tables. */
export interface TableBuilder {
  /** Returns the sizes of a table's databases, in bytes. */
  databaseBytes(key: string): number[];
  /** Builds one database into `part`; `at` is its index in the table. */
  buildPart(key: string, at: number, part: Uint8Array, onShare: (share: number) => void): void;
}

/** Tasks that read, build and write tables on worker threads. */
export interface TableTasks {
  readonly readTable: Task<TableFileRequest, TableRead>;
  /** Builds one database. The progress is the completed share, 0 .. 1. */
  readonly buildDatabase: Task<DatabaseRequest, true, number>;
  /** Writes the table that is attached to the request to its file. `unsaved`: the reason if that failed. */
  readonly writeTable: Task<TableFileRequest, { readonly unsaved?: string }>;
}

/**
 * Answers about tables aren't checked: files have a checksum, and each answer that uses a table is checked.
 */
const unchecked = { check: () => undefined, isSmall: () => false } as const;

/** Returns the tasks that read, build and write tables. The given functions build a table's content. */
export const tableTasks = ({ databaseBytes, buildPart }: TableBuilder): TableTasks => ({
  readTable: {
    ...unchecked,
    run({ key, dir }) {
      const { table, damage } = readSoundly(dir, key);
      if (table !== undefined) return ok({ table, missing: [] });
      const missing = databaseBytes(key);
      const all = missing.reduce((sum, bytes) => sum + bytes, 0);
      return ok({
        table: new Uint8Array(new SharedArrayBuffer(all)),
        missing,
        ...(damage !== undefined && { damage }),
      });
    },
    bytes: ({ key }) => tableBytes(key),
  },
  buildDatabase: {
    ...unchecked,
    run({ key, at }, { table, onProgress }) {
      const part = table(key);
      if (part === undefined) throw new Error(`${key} came without its memory`);
      buildPart(key, at, part, onProgress);
      return ok(true as const);
    },
    bytes: ({ key, at }) => buildingBytes(key, at),
  },
  writeTable: {
    ...unchecked,
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

/** Returns the table if its file is usable. `damage`: the reason why an existing file isn't. */
function readSoundly(dir: string, key: string): { table?: Table; damage?: string } {
  try {
    const file = readTable(dir, key);
    if (file.state === 'sound') return { table: file.bytes };
    return file.state === 'damaged' ? { damage: file.why } : {};
  } catch (error) {
    return { damage: String(error) };
  }
}
