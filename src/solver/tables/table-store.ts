import { existsSync } from 'node:fs';
import type { Result } from '../../core/result.ts';
import type { TableChoice } from '../../core/sliding/solve/solve.ts';
import type { WorkerQueue } from '../workers/worker-queue.ts';
import { type FindTableOptions, tableFinder } from './find-table.ts';
import { createTableCache, type TableCache, type TableLease } from './table-cache.ts';
import { tablePath } from './table-file.ts';

/** What `pick` chose. */
export interface Picked {
  readonly keys: readonly string[];
  /** They are in memory or on disk. */
  readonly isReady: boolean;
}

/** The solver's tables: chosen, read or built, and shared. */
export interface TableStore {
  /** The best choice that doesn't take more than the memory for tables; no keys if there is none. */
  pick(choices: readonly TableChoice[]): Picked;
  /**
   * The tables of these keys, read on that queue or built where they are not in memory; `onShare` is told the
   * share, 0 .. 1.
   */
  acquire(
    keys: readonly string[],
    queue: WorkerQueue,
    onShare: (share: number) => void,
  ): Promise<Result<TableLease>>;
  readonly whenCome: TableCache['whenCome'];
  /** Builds tables for later requests. */
  prepare(keys: readonly string[]): void;
  /** What tables take in memory. */
  bytes(): number;
  close(): Promise<void>;
}

const BYTES_PER_MB = 2 ** 20;

/** A store with nothing in memory. */
export function createTableStore(options: FindTableOptions): TableStore {
  const { dir, memory, builder } = options;
  const tables = createTableCache(memory);
  let isClosed = false;

  const acquire: TableStore['acquire'] = (keys, queue, onShare) =>
    tables.acquire(keys, tableFinder(options, queue), onShare);

  return {
    pick(choices) {
      const { keys = [] } = choices.find(({ megabytes }) => megabytes * BYTES_PER_MB <= memory.all) ?? {};
      return { keys, isReady: tables.has(keys) || keys.every((key) => existsSync(tablePath(dir, key))) };
    },
    acquire,
    whenCome: tables.whenCome,
    prepare(keys) {
      if (isClosed) return;
      void acquire(keys, builder, () => {}).then((lease) => {
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
