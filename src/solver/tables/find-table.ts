import { ok, type Result } from '../../core/result.ts';
import { buildingBytes, tableBytes } from '../../core/sliding/solve/solve.ts';
import type { Log } from '../../observe/log.ts';
import type { SharedMemory } from '../workers/memory.ts';
import type { WorkerQueue } from '../workers/worker-queue.ts';
import type { FindTable } from './table-cache.ts';
import type { TableRead, TableTasks } from './table-tasks.ts';

export interface FindTableOptions {
  /** Where tables are kept. */
  readonly dir: string;
  readonly memory: SharedMemory;
  readonly log: Log;
  /** The queue that builds: as many databases of a table at once as it has threads. */
  readonly builder: WorkerQueue;
}

type Table = TableRead['table'];

const TABLE_MS = 900_000;

const task = (name: keyof TableTasks): string => name;

/** Builds the databases that a table misses, all or none; a crash costs one retry of its own database. */
async function build(
  { memory, builder }: FindTableOptions,
  key: string,
  { table, missing }: TableRead,
  onShare: (share: number) => void,
): Promise<Result<Table>> {
  const built = missing.map(() => 0);
  let begin = 0;
  memory.change({ tables: table.length });
  const databases = missing.map((bytes, at) => {
    const part = table.subarray(begin, begin + bytes);
    begin += bytes;
    return builder.run<true>(
      { task: task('buildDatabase'), request: { key, at }, tables: { [key]: part } },
      {
        timeMs: TABLE_MS,
        bytes: buildingBytes(key, at),
        onMessage(message) {
          if (message.type !== 'progress') return;
          built[at] = Number(message.progress) * bytes;
          onShare(built.reduce((sum, done) => sum + done, 0) / table.length);
        },
      },
    );
  });
  const results = await Promise.all(databases);
  memory.change({ tables: -table.length });
  return results.find((result) => !result.ok) ?? ok(table);
}

/** Finds a table: reads its file on that queue, or has it built and kept where there is none that can be used. */
export const tableFinder =
  (options: FindTableOptions, reader: WorkerQueue): FindTable =>
  async (key, onShare) => {
    const { dir, log, builder } = options;
    const begun = performance.now();
    const request = { key, dir };
    const facts = (table: Table) => ({
      table: key,
      bytes: table.length,
      milliseconds: Math.round(performance.now() - begun),
    });
    const read = await reader.run<TableRead>(
      { task: task('readTable'), request },
      // What waits for a thread may be over sooner with it.
      { timeMs: TABLE_MS, bytes: tableBytes(key), isDear: false },
    );
    if (!read.ok) return read;
    const { table, missing, damage } = read.value;
    if (missing.length === 0) {
      log.info(facts(table), 'a table was loaded');
      return ok(table);
    }
    const built = await build(options, key, read.value, onShare);
    if (!built.ok) return built;
    if (damage !== undefined) log.warn({ ...facts(table), damage }, 'a damaged table was built again');
    log.info(facts(table), 'a table was built');
    const kept = await builder.run<{ readonly unsaved?: string }>(
      { task: task('writeTable'), request, tables: { [key]: table } },
      { timeMs: TABLE_MS },
    );
    const unsaved = kept.ok ? kept.value.unsaved : kept.fault.code;
    if (unsaved !== undefined) log.warn({ ...facts(table), unsaved }, 'a table could not be kept on disk');
    return ok(table);
  };
