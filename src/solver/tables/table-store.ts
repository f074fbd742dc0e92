import { existsSync } from 'node:fs';
import { ok, type Result } from '../../core/result.ts';
import { buildingBytes, type TableChoice, tableBytes } from '../../core/sliding/solve/solve-sliding.ts';
import type { Log } from '../../observe/log.ts';
import type { SharedMemory } from '../workers/memory.ts';
import type { Pool } from '../workers/pool.ts';
import { createTableCache, type TableLease } from './table-cache.ts';
import { tableFilePath } from './table-file.ts';
import type { TableReadResult, TableTasks } from './table-tasks.ts';

export interface TableStoreOptions {
  /** Folder of the table files. */
  readonly dir: string;
  readonly memory: SharedMemory;
  readonly log: Log;
  /** The threads that read and build tables. */
  readonly pool: Pool;
}

/** A set of tables, chosen by `TableStore.pick` for one request. */
export interface TableSelection {
  /** Keys of the chosen tables. */
  readonly keys: readonly string[];
  /** Is each table of `keys` in memory or in a file, so that no table must be built? */
  readonly isReady: boolean;
}

/**
 * The solver's tables: chooses the right ones for a request, reads or builds them, and shares them between
 * requests.
 */
export interface TableStore {
  /**
   * Returns the first of `choices`, which are ordered from best to worst, that fits into the solver's memory.
   * If none fits, `keys` is empty.
   */
  pick(choices: readonly TableChoice[]): TableSelection;
  /**
   * Returns the tables of `keys`. Reads or builds the tables that aren't in memory. Calls `onShare` with the
   * loaded share of all these tables, 0 .. 1.
   */
  acquire(keys: readonly string[], onShare: (share: number) => void): Promise<Result<TableLease>>;
  /** Starts to read or build the tables of `keys` for later requests. Returns immediately. */
  prepare(keys: readonly string[]): void;
  /** Returns the total size of the tables in memory, in bytes. */
  bytes(): number;
}

type Table = TableReadResult['table'];

const BYTES_PER_MB = 2 ** 20;
const TABLE_JOB_TIMEOUT_MS = 900_000;

/** Creates a store that has no tables in memory yet. */
export function createTableStore(options: TableStoreOptions): TableStore {
  const { dir, memory } = options;
  const cache = createTableCache(memory);
  const acquire: TableStore['acquire'] = (keys, onShare) =>
    cache.acquire(keys, (key, onTableShare) => readOrBuildTable(options, key, onTableShare), onShare);
  return {
    pick(choices) {
      const { keys = [] } =
        choices.find(({ megabytes }) => megabytes * BYTES_PER_MB <= memory.limitBytes) ?? {};
      return { keys, isReady: cache.has(keys) || keys.every((key) => existsSync(tableFilePath(dir, key))) };
    },
    acquire,
    prepare(keys) {
      void acquire(keys, () => {}).then((lease) => {
        if (lease.ok) lease.value.release();
      });
    },
    bytes: cache.bytes,
  };
}

const taskName = (name: keyof TableTasks): string => name;

/**
 * Reads a table from its file. If the file is missing or can't be used, builds the table and writes the file.
 */
async function readOrBuildTable(
  options: TableStoreOptions,
  key: string,
  onShare: (share: number) => void,
): Promise<Result<Table>> {
  const { dir, log, pool } = options;
  const startedAt = performance.now();
  const request = { key, dir };
  // Read table files on search threads, in the lane for small jobs, because a search may be waiting for the
  // table.
  const readOptions = { lane: 'small', isExpensive: false } as const;
  const readResult = await pool.run<TableReadResult>(
    { task: taskName('readTable'), request },
    { ...readOptions, timeMs: TABLE_JOB_TIMEOUT_MS, bytes: tableBytes(key) },
  );
  if (!readResult.ok) return readResult;
  const { table, missingBytes, damage } = readResult.value;
  const logFields = () => ({
    table: key,
    bytes: table.length,
    milliseconds: Math.round(performance.now() - startedAt),
  });
  if (missingBytes.length === 0) {
    log.info(logFields(), 'a table was loaded');
    return ok(table);
  }
  const buildResult = await buildTable(options, key, readResult.value, onShare);
  if (!buildResult.ok) return buildResult;
  if (damage !== undefined) log.warn({ ...logFields(), damage }, 'a damaged table was built again');
  log.info(logFields(), 'a table was built');
  const writeResult = await pool.run<{ readonly unsaved?: string }>(
    { task: taskName('writeTable'), request, tables: { [key]: table } },
    { lane: 'tables', timeMs: TABLE_JOB_TIMEOUT_MS },
  );
  const unsavedReason = writeResult.ok ? writeResult.value.unsaved : writeResult.fault.code;
  if (unsavedReason !== undefined)
    log.warn({ ...logFields(), unsaved: unsavedReason }, 'a table could not be kept on disk');
  return ok(table);
}

/**
 * Builds all missing databases (independent parts) of a table, several at the same time. If building a
 * database crashes, it is tried once more. If one can't be built, returns its fault.
 */
async function buildTable(
  { memory, pool }: TableStoreOptions,
  key: string,
  { table, missingBytes }: TableReadResult,
  onShare: (share: number) => void,
): Promise<Result<Table>> {
  const builtBytesByDatabase = missingBytes.map(() => 0);
  let databaseOffset = 0;
  memory.change({ tables: table.length });
  const databaseJobs = missingBytes.map((bytes, index) => {
    const databaseMemory = table.subarray(databaseOffset, databaseOffset + bytes);
    databaseOffset += bytes;
    return pool.run<true>(
      { task: taskName('buildDatabase'), request: { key, index }, tables: { [key]: databaseMemory } },
      {
        lane: 'tables',
        timeMs: TABLE_JOB_TIMEOUT_MS,
        bytes: buildingBytes(key, index),
        onProgress(share) {
          builtBytesByDatabase[index] = Number(share) * bytes;
          onShare(builtBytesByDatabase.reduce((sum, databaseBytes) => sum + databaseBytes, 0) / table.length);
        },
      },
    );
  });
  const results = await Promise.all(databaseJobs);
  memory.change({ tables: -table.length });
  return results.find((result) => !result.ok) ?? ok(table);
}
