import { ok, type Result } from '../../core/result.ts';
import type { SharedTables } from '../workers/job.ts';
import type { SharedMemory } from '../workers/memory.ts';

type Table = Uint8Array<SharedArrayBuffer>;

/** Reads or builds a table; `onShare` is told the share that is built, 0 .. 1. */
export type FindTable = (key: string, onShare: (share: number) => void) => Promise<Result<Table>>;

/** Tables that stay in memory until `release` is called (once). */
export interface TableLease {
  readonly tables: SharedTables;
  release(): void;
}

/** The tables of the process: each is found once, however many ask for it, and shared by all workers. */
export interface TableCache {
  /**
   * The tables of `keys`, found by `find` where they are not in memory. `onShare` is told the share of all of
   * them, 0 .. 1, while it waits. The fault is that of the table that could not be had; the next request
   * tries again.
   */
  acquire(
    keys: readonly string[],
    find: FindTable,
    onShare: (share: number) => void,
  ): Promise<Result<TableLease>>;
  /** What all tables take that are in memory. */
  bytes(): number;
  /** Are all of them in memory, so that `acquire` would not wait? */
  has(keys: readonly string[]): boolean;
}

interface Entry {
  readonly found: Promise<Result<Table>>;
  bytes: number;
  share: number;
  users: number;
  readonly listeners: Set<() => void>;
}

/** A table that is being found, or there. */
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
 * An empty cache. The least recently used go first when jobs and tables together exceed the memory; those in
 * use are never dropped.
 */
export function createTableCache(memory: SharedMemory): TableCache {
  // In order of use: the one used longest ago comes first.
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

  /** More or fewer use it, or it has come. */
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
