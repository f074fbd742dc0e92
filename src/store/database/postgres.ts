import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { codeOf, StoreError } from '../contract/faults.ts';
import { DEFAULT_DATABASE_CONNECTIONS } from '../contract/store.ts';
import { DUE_CHANNEL, PEER_CHANNEL } from './engine.ts';
import { createRenewingPool, type RenewingPool, TOO_MANY_CONNECTIONS_CODE } from './postgres-pool.ts';
import { probe } from './probe.ts';
import type { Schema } from './schema.ts';

/**
 * Each is shorter than the next one, so that what blocks others ends before they give up:
 * - `idleTransactionMs`: The server ends an idle transaction. Its process stands still or is gone, and its
 *   locks block others.
 * - `statementMs`: The server cancels a longer statement. Its connection can be used again.
 * - `queryMs`: The client drops a connection without an answer.
 * - `connectMs`: A call waits for a connection longer than other calls can keep it, and than it takes to
 *   replace it.
 */
interface TimeLimits {
  readonly idleTransactionMs: number;
  readonly statementMs: number;
  readonly queryMs: number;
  readonly connectMs: number;
}

const CALL_LIMITS: TimeLimits = {
  idleTransactionMs: 2000,
  statementMs: 4000,
  queryMs: 5000,
  connectMs: 8000,
};
/** Limits for migrations, tidying and copies, whose statements may handle whole tables. */
const UPKEEP_LIMITS: TimeLimits = {
  idleTransactionMs: 10_000,
  statementMs: 600_000,
  queryMs: 610_000,
  connectMs: 8000,
};

/** A test blocks no other work, and the program may stand still while it starts. */
const PROBE_LIMITS: TimeLimits = { ...CALL_LIMITS, idleTransactionMs: UPKEEP_LIMITS.idleTransactionMs };

/** Idle time until the operating system checks the connection. */
const KEEP_ALIVE_MS = 10_000;

/** Host and name of the database, without the password. Throws `StoreError` if it isn't a PostgreSQL URL. */
export function databaseNameOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new StoreError(
      'DATABASE_URL must look like postgres://user:password@host:5432/database; leave it empty for SQLite.',
    );
  }
  return `${url.host}${url.pathname}`;
}

export interface PostgresDatabase {
  readonly db: Kysely<Schema>;
  renewConnections(): void;
  /**
   * Writes by a new connection. A server without a further connection passes the test if the pool has
   * connections. Rejects with the driver's error.
   */
  probe(): Promise<void>;
  /** Uses a connection of its own, whose statements may take ten minutes. */
  runUpkeep<T>(work: (upkeepDb: Kysely<Schema>) => Promise<T>): Promise<T>;
}

/**
 * The pool connects at the first query. `databaseUrl`: `postgres://user:password@host:port/database`. One of
 * `maxConnections` is left to `listenPostgres`. Tests and upkeep each take a further one.
 */
export function openPostgresDatabase(databaseUrl: string, maxConnections: number): PostgresDatabase {
  const pool = openPool(databaseUrl, maxConnections - 1, CALL_LIMITS);
  return {
    db: openWithPool(pool),
    renewConnections: pool.renew,
    async probe() {
      try {
        await runApart(databaseUrl, PROBE_LIMITS, probe);
      } catch (error) {
        if (codeOf(error) !== TOO_MANY_CONNECTIONS_CODE || pool.countConnections() === 0) throw error;
      }
    },
    runUpkeep: (work) => runApart(databaseUrl, UPKEEP_LIMITS, work),
  };
}

export const openPostgres = (databaseUrl: string): Kysely<Schema> =>
  openPostgresDatabase(databaseUrl, DEFAULT_DATABASE_CONNECTIONS).db;

/** One connection, whose statements may take long. */
export const openPostgresForUpkeep = (databaseUrl: string): Kysely<Schema> =>
  openWithPool(openPool(databaseUrl, 1, UPKEEP_LIMITS));

async function runApart<T>(
  databaseUrl: string,
  limits: TimeLimits,
  work: (db: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  const db = openWithPool(openPool(databaseUrl, 1, limits));
  try {
    return await work(db);
  } finally {
    // Don't wait for the end of the connection: a server that is gone doesn't confirm it.
    void db.destroy().catch(() => {});
  }
}

const openWithPool = (pool: RenewingPool): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

function openPool(databaseUrl: string, maxConnections: number, limits: TimeLimits): RenewingPool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.queryMs,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'tileknight',
    types: { getTypeParser: typeParser },
  });
  // Ignore errors of broken connections, which the pool replaces. Without a listener, Node would end the
  // process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return createRenewingPool(pool, maxConnections);
}

const RECONNECT_PAUSE_MS = 1000;

/**
 * Calls `onMaybeDue` when any process calls `notifyDue`, and after each connection: notifications before it
 * are lost. Returns a function that ends these calls.
 */
export function listenPostgres(
  databaseUrl: string,
  onMaybeDue: () => void,
  onMessage: (message: string) => void,
): () => void {
  const closeController = new AbortController();
  const { signal } = closeController;

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CALL_LIMITS.connectMs,
      query_timeout: CALL_LIMITS.queryMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      application_name: 'tileknight',
    });
    // `on`, not `once`: a broken connection may emit several errors.
    const connectionEndPromise = new Promise((resolve) => client.on('error', resolve).once('end', resolve));
    const endConnection = () => void client.end().catch(() => {});
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === PEER_CHANNEL) onMessage(payload);
      else onMaybeDue();
    });
    signal.addEventListener('abort', endConnection);
    try {
      await client.connect();
      await client.query(`listen ${DUE_CHANNEL}; listen ${PEER_CHANNEL}`);
      onMaybeDue();
      await connectionEndPromise;
    } finally {
      signal.removeEventListener('abort', endConnection);
      endConnection();
    }
  }

  async function listenForever(): Promise<void> {
    while (!signal.aborted) {
      await listen().catch(() => {});
      await sleep(RECONNECT_PAUSE_MS, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  void listenForever();
  return () => closeController.abort();
}

/**
 * pg's parser for a column type, except that int8 becomes a number. Safe: times in milliseconds and counts
 * stay far below 2^53.
 */
function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === pg.types.builtins.INT8 && format !== 'binary') return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}
