import { existsSync } from 'node:fs';
import { ok, type Result } from '../../core/result.ts';
import { buildingBytes, type TableChoice, tableBytes } from '../../core/sliding/solve/needs.ts';
import type { Log } from '../../observe/log.ts';
import type { SharedMemory } from '../workers/memory.ts';
import type { Pool } from '../workers/pool.ts';
import { createTableCache, type TableLease } from './table-cache.ts';
import { tableFilePath } from './table-file.ts';
import type { TableReadResult, TableTasks } from './table-tasks.ts';

export interface TableStoreOptions {
  readonly dir: string;
  readonly memory: SharedMemory;
  readonly log: Log;
  readonly pool: Pool;
}

/** Tables that `TableStore.pick` has chosen. */
export interface TableSelection {
  readonly keys: readonly string[];
  /** Whether no table must be built. */
  readonly isReady: boolean;
}

export interface TableStore {
  /**
   * The first of `choices` (from best to worst) that fits into the solver's memory. If none fits, `keys` is
   * empty.
   */
  pick(choices: readonly TableChoice[]): TableSelection;
  /** Like `TableCache.acquire`. Reads or builds the tables. */
  acquire(keys: readonly string[], onShare: (share: number) => void): Promise<Result<TableLease>>;
  /** Loads tables for later requests. Returns immediately. */
  prepare(keys: readonly string[]): void;
  bytes(): number;
}

type Table = TableReadResult['table'];

const BYTES_PER_MB = 2 ** 20;
const TABLE_JOB_TIMEOUT_MS = 900_000;

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

/** Writes the file if it is missing or can't be used. */
async function readOrBuildTable(
  options: TableStoreOptions,
  key: string,
  onShare: (share: number) => void,
): Promise<Result<Table>> {
  const { dir, log, pool } = options;
  const startedAt = performance.now();
  const request = { key, dir };
  // On search threads, in the lane for small jobs, because a search may be waiting for the table.
  const readResult = await pool.run<TableReadResult>(
    { task: taskName('readTable'), request },
    { lane: 'small', timeMs: TABLE_JOB_TIMEOUT_MS, bytes: tableBytes(key) },
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
 * Builds missing databases (independent parts) at the same time. Returns the fault of one that can't be
 * built.
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
