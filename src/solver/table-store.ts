import { existsSync } from 'node:fs';
import { ok, type Result } from '../core/result.ts';
import { tablePath } from './table-file.ts';
import { createTables, type FindTable, type TableLease } from './tables.ts';
import type { Lane, SolverLog } from './worker-queue.ts';

/** Tables that together serve a request. */
export interface TableChoice {
  readonly keys: readonly string[];
  /** Their memory, about. */
  readonly megabytes: number;
}

/** What `pick` chose. */
export interface Picked {
  readonly keys: readonly string[];
  /** They are in memory or on disk. */
  readonly isReady: boolean;
  /** Better ones that would fit, but have to be built first. */
  readonly better?: readonly string[];
}

/** The solver's tables: chosen, read or built, shared, and better ones built behind those that serve. */
export interface Supply {
  /** The best choice that is ready, else the last, which is built soonest; none that takes more than the memory for tables. */
  pick(choices: readonly TableChoice[]): Picked;
  /** The tables of these keys, read or built on that lane where they are not in memory; `onShare` hears the share, 0 .. 1. */
  acquire(keys: readonly string[], on: Lane, onShare: (share: number) => void): Promise<Result<TableLease>>;
  /** Builds tables for later requests, on a thread of their own. */
  prepare(keys: readonly string[] | undefined): void;
  close(): Promise<void>;
}

export interface SupplyOptions {
  /** Where tables are kept. */
  readonly dir: string;
  readonly memoryMb: number;
  readonly log: SolverLog;
  /** The lane of the tables that nobody waits for. */
  readonly builder: Lane;
}

const TABLE_MS = 900_000;
const BYTES_PER_MB = 2 ** 20;

/** A supply with nothing in memory. */
export function createSupply({ dir, memoryMb, log, builder }: SupplyOptions): Supply {
  const tables = createTables({ memoryBytes: memoryMb * BYTES_PER_MB });
  let isClosed = false;

  const findOn =
    (lane: Lane): FindTable =>
    async (key, onShare) => {
      const begun = performance.now();
      const found = await lane.run(
        { kind: 'table', key, dir },
        {
          timeMs: TABLE_MS,
          onMessage: (message) => {
            if (message.type === 'share') onShare(message.share);
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

  const isReady = (keys: readonly string[]): boolean =>
    tables.has(keys) || keys.every((key) => existsSync(tablePath(dir, key)));

  return {
    pick(choices) {
      const fitting = choices.filter(({ megabytes }) => megabytes <= memoryMb);
      const ready = fitting.find(({ keys }) => isReady(keys));
      const { keys = [] } = ready ?? fitting.at(-1) ?? {};
      const best = fitting[0]?.keys;
      return {
        keys,
        isReady: ready !== undefined || keys.length === 0,
        ...(best !== undefined && best !== keys && { better: best }),
      };
    },
    acquire: (keys, on, onShare) => tables.acquire(keys, findOn(on), onShare),
    prepare(keys) {
      if (isClosed || keys === undefined) return;
      void tables
        .acquire(keys, findOn(builder), () => {})
        .then((lease) => {
          if (lease.ok) lease.value.release();
        });
    },
    close() {
      isClosed = true;
      return builder.close();
    },
  };
}
