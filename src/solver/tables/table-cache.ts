import { ok, type Result } from '../../core/result.ts';
import type { SharedTables } from '../workers/job.ts';
import type { SharedMemory } from '../workers/memory.ts';

type Table = Uint8Array<SharedArrayBuffer>;

/** Reads or builds the table of `key`. `onShare` receives the completed share, 0 .. 1. */
export type FindTable = (key: string, onShare: (share: number) => void) => Promise<Result<Table>>;

/** Tables that stay in memory until the holder calls `release`, which must be called once. */
export interface TableLease {
  readonly tables: SharedTables;
  release(): void;
}

/**
 * The tables of the process. Each table is loaded once, even if many requests need it, and all workers share
 * it.
 */
export interface TableCache {
  /**
   * Returns the tables of `keys`. `find` loads those that aren't in memory. `onShare` receives the share
   * loaded of all tables together, 0 .. 1. If tables fail, the fault is that of the first one, and the next
   * request tries again.
   */
  acquire(
    keys: readonly string[],
    find: FindTable,
    onShare: (share: number) => void,
  ): Promise<Result<TableLease>>;
  /** Bytes of all tables in memory. */
  bytes(): number;
  /** Whether all tables of `keys` are in memory, so that `acquire` would not wait. */
  has(keys: readonly string[]): boolean;
}

interface Entry {
  readonly found: Promise<Result<Table>>;
  bytes: number;
  share: number;
  users: number;
  readonly listeners: Set<() => void>;
}

/** Starts to load table `key` by `find`. Returns its entry in the cache. */
function begin(key: string, find: FindTable): Entry {
  const listeners = new Set<() => void>();
  const entry: Entry = {
    found: find(key, (share) => {
      entry.share = share;
      for (const listener of listeners) listener();
    }),
    bytes: 0,
    share: 0,
    users: 0,
    listeners,
  };
  return entry;
}

/**
 * Creates an empty cache. If jobs and tables together exceed the memory, it drops the least recently used
 * tables. Tables in use are never dropped.
 */
export function createTableCache(memory: SharedMemory): TableCache {
  // Tables in order of their last use, the least recently used first.
  const entries = new Map<string, Entry>();

  const all = (): number => [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);
  const trim = (): void => {
    let bytes = all();
    for (const [key, entry] of entries) {
      if (bytes + memory.jobs <= memory.all) break;
      if (entry.users > 0 || entry.bytes === 0) continue;
      entries.delete(key);
      bytes -= entry.bytes;
    }
  };

  memory.watch(trim);

  /** Changes the number of a table's users, or its size, and updates the memory in use. */
  const used = (entry: Entry, change: Partial<Pick<Entry, 'users' | 'bytes'>>): void => {
    const before = entry.users > 0 ? entry.bytes : 0;
    Object.assign(entry, change);
    memory.change({ tables: (entry.users > 0 ? entry.bytes : 0) - before });
    trim();
  };

  const use = (key: string, find: FindTable): Entry => {
    const known = entries.get(key);
    const entry = known ?? begin(key, find);
    entries.delete(key);
    entries.set(key, entry);
    used(entry, { users: entry.users + 1 });
    if (known === undefined)
      void entry.found.then((result) => {
        entry.share = 1;
        if (result.ok) used(entry, { bytes: result.value.length });
        else entries.delete(key);
      });
    return entry;
  };

  return {
    bytes: all,
    has: (keys) => keys.every((key) => (entries.get(key)?.bytes ?? 0) > 0),
    acquire: async (keys, find, onShare) => {
      const wanted = keys.map((key) => use(key, find));
      const release = (): void => {
        for (const entry of wanted) used(entry, { users: entry.users - 1 });
      };
      const listener = (): void =>
        onShare(wanted.reduce((sum, entry) => sum + entry.share, 0) / wanted.length);
      for (const entry of wanted) entry.listeners.add(listener);
      const results = await Promise.all(wanted.map((entry) => entry.found));
      for (const entry of wanted) entry.listeners.delete(listener);
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
