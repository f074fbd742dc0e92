import { existsSync } from 'node:fs';
import { ok, type Result } from '../../core/result.ts';
import { buildingBytes, type TableChoice } from '../../core/sliding/solve/solve.ts';
import type { Log } from '../../observe/log.ts';
import type { SharedMemory } from '../workers/memory.ts';
import type { WorkerQueue } from '../workers/worker-queue.ts';
import { createTableCache, type FindTable, type TableLease } from './table-cache.ts';
import { tablePath } from './table-file.ts';
import type { TableFound } from './table-task.ts';

/** What `pick` chose. */
export interface Picked {
  readonly keys: readonly string[];
  /** They are in memory or on disk. */
  readonly isReady: boolean;
  /** Better ones that would fit, but have to be built first. */
  readonly better?: readonly string[];
}

/** The solver's tables: chosen, read or built, shared, and better ones built behind those that serve. */
export interface TableStore {
  /**
   * The best choice that is ready, else the last, which is built soonest; none that takes more than the
   * memory for tables.
   */
  pick(choices: readonly TableChoice[]): Picked;
  /**
   * The tables of these keys, read or built on that queue where they are not in memory; `onShare` is told the
   * share, 0 .. 1.
   */
  acquire(
    keys: readonly string[],
    queue: WorkerQueue,
    onShare: (share: number) => void,
  ): Promise<Result<TableLease>>;
  /** Builds tables for later requests, on a thread of their own. */
  prepare(keys: readonly string[] | undefined): void;
  /** What tables take in memory. */
  bytes(): number;
  close(): Promise<void>;
}

export interface TableStoreOptions {
  /** Where tables are kept. */
  readonly dir: string;
  readonly memory: SharedMemory;
  readonly log: Log;
  /** The queue of the tables that nobody waits for. */
  readonly builder: WorkerQueue;
}

const TABLE_MS = 900_000;
const BYTES_PER_MB = 2 ** 20;

/** Finds a table by a job on that queue, and tells the operator. */
const finder =
  ({ dir, log }: TableStoreOptions, queue: WorkerQueue): FindTable =>
  async (key, onShare) => {
    const begun = performance.now();
    const found = await queue.run<TableFound>(
      { task: 'table', request: { key, dir } },
      {
        timeMs: TABLE_MS,
        bytes: buildingBytes(key),
        onMessage: (message) => {
          if (message.type === 'progress') onShare(Number(message.progress));
        },
      },
    );
    if (!found.ok) return found;
    const { bytes, built, damage, unsaved } = found.value;
    const facts = { table: key, bytes: bytes.length, milliseconds: Math.round(performance.now() - begun) };
    if (damage !== undefined) log.warn({ ...facts, damage }, 'a damaged table was built again');
    if (unsaved !== undefined) log.warn({ ...facts, unsaved }, 'a table could not be kept on disk');
    log.info(facts, built ? 'a table was built' : 'a table was loaded');
    return ok(bytes);
  };

/** A store with nothing in memory. */
export function createTableStore(options: TableStoreOptions): TableStore {
  const { dir, memory, builder } = options;
  const tables = createTableCache(memory);
  let isClosed = false;

  const isReady = (keys: readonly string[]): boolean =>
    tables.has(keys) || keys.every((key) => existsSync(tablePath(dir, key)));

  return {
    pick(choices) {
      const fitting = choices.filter(({ megabytes }) => megabytes * BYTES_PER_MB <= memory.all);
      const ready = fitting.find(({ keys }) => isReady(keys));
      const { keys = [] } = ready ?? fitting.at(-1) ?? {};
      const best = fitting[0]?.keys;
      return {
        keys,
        isReady: ready !== undefined || keys.length === 0,
        ...(best !== undefined && best !== keys && { better: best }),
      };
    },
    acquire: (keys, queue, onShare) => tables.acquire(keys, finder(options, queue), onShare),
    prepare(keys) {
      if (isClosed || keys === undefined) return;
      void tables
        .acquire(keys, finder(options, builder), () => {})
        .then((lease) => {
          if (lease.ok) lease.value.release();
        });
    },
    bytes: tables.bytes,
    close() {
      isClosed = true;
      return builder.close();
    },
  };
}
