import { ok } from '../../core/result.ts';
import { buildingBytes, tableBytes } from '../../core/sliding/solve/solve-sliding.ts';
import type { Task } from '../task/task.ts';
import { readTable, writeTable } from './table-file.ts';

type Table = Uint8Array<SharedArrayBuffer>;

/** A table's file, by its key in the folder of the tables. */
export interface TableFileRequest {
  readonly key: string;
  readonly dir: string;
}

/** What a worker has read. */
export interface TableRead {
  /** The table, or as much memory as it needs. */
  readonly table: Table;
  /** Bytes of its databases, which have to be built; none: they are all there. */
  readonly missing: readonly number[];
  /** Why the file that was there could not be used. */
  readonly damage?: string;
}

/**
 * One database of a table, built into the part of it that comes with the request as the table of that key.
 */
export interface DatabaseRequest {
  readonly key: string;
  readonly at: number;
}

/** How tables are built. */
export interface TableBuilder {
  /** Bytes of a table's databases. */
  databaseBytes(key: string): number[];
  /** Builds the database at that place of a table into its part. */
  buildPart(key: string, at: number, part: Uint8Array, onShare: (share: number) => void): void;
}

/** What the table store has done on workers. */
export interface TableTasks {
  readonly readTable: Task<TableFileRequest, TableRead>;
  /** The progress is the share that is built, 0 .. 1. */
  readonly buildDatabase: Task<DatabaseRequest, true, number>;
  /** Keeps the table that comes with the request; the answer says why that couldn't be. */
  readonly writeTable: Task<TableFileRequest, { readonly unsaved?: string }>;
}

/** A file has its checksum; what is built is checked by the answers that it leads to. */
const unchecked = { check: () => undefined, isSmall: () => false } as const;

/** The tasks of tables that are built so. */
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

/** The table's file, if it can be used; why not, if it is there. */
function readSoundly(dir: string, key: string): { table?: Table; damage?: string } {
  try {
    const file = readTable(dir, key);
    if (file.state === 'sound') return { table: file.bytes };
    return file.state === 'damaged' ? { damage: file.why } : {};
  } catch (error) {
    return { damage: String(error) };
  }
}
