import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { codeOf } from '../contract/faults.ts';
import { repeatOnConflict } from './transactions.ts';

/** The server, database or user has all the connections it may have. */
export const TOO_MANY_CONNECTIONS_CODE = '53300';
/** Pause after the server had no connection left. */
const GROW_PAUSE_MS = 5000;
/**
 * Codes of useless connections: it failed, the server is read-only (it was replaced by another one), the
 * transaction stood still for too long, an intervention ended the connection, or the server failed.
 */
const BROKEN_CONNECTION_CODE = /^(08...|25006|25P03|57P..|58...|XX...)$/;

/** The server, database or user may have another default. */
const PREPARATION = "set default_transaction_isolation = 'read committed'";

export interface RenewingPool extends PostgresPool {
  countConnections(): number;
  renew(): void;
}

/**
 * Adapts a pool of the driver to Kysely:
 * - A connection that didn't answer in time, or is broken, leaves the pool. So do those that were made
 *   before: the network may have lost them too.
 * - If the server has no further connection, callers wait for those that the pool has.
 * - A statement outside of transactions is repeated if other transactions made the server roll it back.
 */
export function createRenewingPool(pool: pg.Pool, maxConnections: number): RenewingPool {
  /** Counts renewals in all, and up to a connection's preparation. */
  let renewalCount = 0;
  const renewalCountAtStart = new WeakMap<pg.PoolClient, number>();
  /** The pool's own count has also connections being made. */
  let usedCount = 0;
  let growTimer: NodeJS.Timeout | undefined;

  pool.on('acquire', () => usedCount++);
  pool.on('release', () => usedCount--);
  const countConnections = (): number => usedCount + pool.idleCount;

  function stopGrowing(): void {
    pool.options.max = Math.max(1, countConnections());
    growTimer ??= setTimeout(() => {
      growTimer = undefined;
      pool.options.max = maxConnections;
    }, GROW_PAUSE_MS).unref();
  }

  async function takeClient(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect().catch((error: unknown) => {
        if (codeOf(error) !== TOO_MANY_CONNECTIONS_CODE || pool.totalCount === 0) throw error;
        stopGrowing();
      });
      if (client === undefined) continue;
      if (!renewalCountAtStart.has(client)) await prepareClient(client);
      if (renewalCountAtStart.get(client) === renewalCount) return client;
      client.release(true);
    }
  }

  async function prepareClient(client: pg.PoolClient): Promise<void> {
    renewalCountAtStart.set(client, renewalCount);
    try {
      await client.query(PREPARATION);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  function adaptClient(client: pg.PoolClient): PostgresPoolClient {
    let breakage: { readonly error: unknown } | undefined;

    async function queryOnce<R>(
      sql: string,
      parameters: readonly unknown[],
    ): Promise<PostgresQueryResult<R>> {
      // A rollback must not wait behind a statement that didn't end, nor hide its error.
      if (breakage !== undefined) throw breakage.error;
      try {
        return (await client.query(sql, [...parameters])) as unknown as PostgresQueryResult<R>;
      } catch (error) {
        if (isBreakage(error)) {
          breakage = { error };
          renewalCount++;
        }
        throw error;
      }
    }

    const query = <R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> =>
      client.getTransactionStatus() === 'I'
        ? repeatOnConflict(() => queryOnce<R>(sql, parameters))
        : queryOnce<R>(sql, parameters);

    return {
      query: query as PostgresPoolClient['query'],
      release: () => client.release(breakage !== undefined),
    };
  }

  return {
    connect: async () => adaptClient(await takeClient()),
    end: () => {
      clearTimeout(growTimer);
      return pool.end();
    },
    countConnections,
    renew() {
      renewalCount++;
    },
  };
}

const isBreakage = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || BROKEN_CONNECTION_CODE.test(codeOf(error));
