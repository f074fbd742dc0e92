import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SlidingRequest } from '../src/core/sliding/sliding-answer.ts';
import {
  buildTable,
  createSolverMemory,
  type SolverContext,
  tableChoices,
} from '../src/core/sliding/solve/solve-sliding.ts';
import { readTable, writeTable } from '../src/solver/tables/table-file.ts';
import { duration, now, timed } from './report.ts';

/** Folder that keeps tables between runs, like a solver's data directory. */
export const dataDir = process.env.DATA_DIR
  ? join(process.env.DATA_DIR, 'bench')
  : join(tmpdir(), 'tileknight-bench');

const tables = new Map<string, Uint8Array>();

/** Returns the table of a key from memory or from disk, or builds it and writes it to disk. */
export function tableOf(key: string): Uint8Array {
  const known = tables.get(key);
  if (known !== undefined) return known;
  const dir = join(dataDir, 'tables');
  const file = readTable(dir, key);
  let bytes = file.state === 'sound' ? file.bytes : undefined;
  if (bytes === undefined) {
    process.stderr.write(`  building ${key}`);
    const took = timed(() => {
      const built = buildTable(key);
      bytes = new Uint8Array(new SharedArrayBuffer(built.length));
      bytes.set(built);
    });
    process.stderr.write(`: ${duration(took)}\n`);
    if (bytes === undefined) throw new Error(`${key} was not built`);
    writeTable(dir, key, bytes);
  }
  tables.set(key, bytes);
  return bytes;
}

/** A set of tables with its true size. */
export interface Tier {
  readonly keys: readonly string[];
  readonly bytes: number;
}

/** Returns functions that make the sets of tables for a request, the best set first. */
export const tiers = (request: SlidingRequest): (() => Tier)[] =>
  tableChoices(request).map(({ keys }) => () => ({
    keys,
    bytes: keys.reduce((sum, key) => sum + tableOf(key).length, 0),
  }));

/** Returns a context in which only these tables exist, with a memory of its own. */
export const contextWith = (keys: readonly string[]): SolverContext => ({
  now,
  memory: createSolverMemory(),
  table: (key) => (keys.includes(key) ? tableOf(key) : undefined),
});
