import { ok, type Result } from '../../core/result.ts';
import type { SharedTables } from '../workers/job.ts';
import type { SharedMemory } from '../workers/memory.ts';

type Table = Uint8Array<SharedArrayBuffer>;

/** `share`: completed share of the work, 0..1. */
export type LoadTable = (key: string, onShare: (share: number) => void) => Promise<Result<Table>>;

/** `release` must be called exactly once. */
export interface TableLease {
  readonly tables: SharedTables;
  release(): void;
}

/** Each table is loaded once for all requests and worker threads. */
export interface TableCache {
  /**
   * `onShare`: loaded share of all these tables, 0..1. Returns the fault of the first that can't be loaded.
   * The next request tries again.
   */
  acquire(
    keys: readonly string[],
    load: LoadTable,
    onShare: (share: number) => void,
  ): Promise<Result<TableLease>>;
  bytes(): number;
  /** Whether `acquire` needn't wait. */
  has(keys: readonly string[]): boolean;
}

interface CacheEntry {
  readonly tablePromise: Promise<Result<Table>>;
  /** 0 until the table is loaded. */
  bytes: number;
  /** 0..1. */
  loadedShare: number;
  userCount: number;
  readonly listeners: Set<() => void>;
}

function startLoading(key: string, load: LoadTable): CacheEntry {
  const listeners = new Set<() => void>();
  const entry: CacheEntry = {
    tablePromise: load(key, (share) => {
      entry.loadedShare = share;
      for (const listener of listeners) listener();
    }),
    bytes: 0,
    loadedShare: 0,
    userCount: 0,
    listeners,
  };
  return entry;
}

/**
 * If jobs and tables need more than the solver's memory, drops tables that no request uses, the least
 * recently used first.
 */
export function createTableCache(memory: SharedMemory): TableCache {
  // The least recently used table comes first.
  const entries = new Map<string, CacheEntry>();

  const totalBytes = (): number => [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);
  const dropUnusedTables = (): void => {
    let remainingBytes = totalBytes();
    for (const [key, entry] of entries) {
      if (remainingBytes + memory.jobs <= memory.limitBytes) break;
      if (entry.userCount > 0 || entry.bytes === 0) continue;
      entries.delete(key);
      remainingBytes -= entry.bytes;
    }
  };

  memory.onChange(dropUnusedTables);

  /** Also drops tables if the memory is too small. */
  const updateEntry = (entry: CacheEntry, change: Partial<Pick<CacheEntry, 'userCount' | 'bytes'>>): void => {
    const previousBytesInUse = entry.userCount > 0 ? entry.bytes : 0;
    Object.assign(entry, change);
    memory.change({ tables: (entry.userCount > 0 ? entry.bytes : 0) - previousBytesInUse });
    dropUnusedTables();
  };

  const addUser = (key: string, load: LoadTable): CacheEntry => {
    const existingEntry = entries.get(key);
    const entry = existingEntry ?? startLoading(key, load);
    entries.delete(key);
    entries.set(key, entry);
    updateEntry(entry, { userCount: entry.userCount + 1 });
    if (existingEntry === undefined)
      void entry.tablePromise.then((result) => {
        entry.loadedShare = 1;
        if (result.ok) updateEntry(entry, { bytes: result.value.length });
        else entries.delete(key);
      });
    return entry;
  };

  return {
    bytes: totalBytes,
    has: (keys) => keys.every((key) => (entries.get(key)?.bytes ?? 0) > 0),
    acquire: async (keys, load, onShare) => {
      const wantedEntries = keys.map((key) => addUser(key, load));
      const release = (): void => {
        for (const entry of wantedEntries) updateEntry(entry, { userCount: entry.userCount - 1 });
      };
      const reportShare = (): void =>
        onShare(wantedEntries.reduce((sum, entry) => sum + entry.loadedShare, 0) / wantedEntries.length);
      for (const entry of wantedEntries) entry.listeners.add(reportShare);
      const results = await Promise.all(wantedEntries.map((entry) => entry.tablePromise));
      for (const entry of wantedEntries) entry.listeners.delete(reportShare);
      const tables: Record<string, Table> = {};
      for (const [index, result] of results.entries()) {
        if (!result.ok) {
          release();
          return result;
        }
        tables[keys[index] ?? ''] = result.value;
      }
      return ok({ tables, release });
    },
  };
}
