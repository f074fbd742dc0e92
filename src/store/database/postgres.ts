import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StoreError } from '../contract/faults.ts';
import { DUE_CHANNEL } from './engine.ts';
import type { Schema } from './schema.ts';

const MAX_CONNECTIONS = 8;
const CONNECT_TIMEOUT_MS = 3000;
/** Time limit of a query. The program's queries are much faster, so a timeout counts as an outage. */
const QUERY_TIMEOUT_MS = 5000;
/**
 * If a process stops or loses its connection in the middle of a transaction, the server aborts the
 * transaction after this time.
 */
const IDLE_TRANSACTION_TIMEOUT_MS = 10_000;

/**
 * Returns the host and the name of the database from a URL, without the password. Throws `StoreError` if it
 * isn't a PostgreSQL URL.
 */
export function databaseNameOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new StoreError(
      'DATABASE_URL must look like postgres://user:password@host:5432/database; leave it empty for SQLite.',
    );
  }
  return `${url.host}${url.pathname}`;
}

/**
 * Returns a database on a PostgreSQL server, with a pool of connections. The pool connects at the first
 * query. Queries fail after `queryTimeoutMs`. `databaseUrl`: `postgres://user:password@host:port/database`.
 */
export function openPostgres(databaseUrl: string, queryTimeoutMs = QUERY_TIMEOUT_MS): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    application_name: 'tileknight',
    types: { getTypeParser: typeParser },
  });
  // Ignore errors of broken connections: the next query on such a connection fails, or the pool replaces it.
  // Node would end the process if these events had no listener.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Pause after a broken connection, before the process connects again to listen for notifications. */
const RECONNECT_PAUSE_MS = 1000;

/**
 * Calls `onMaybeDue` whenever any process calls `notifyDue`. Also calls it each time the connection has been
 * made, because notifications are lost while there is no connection. Returns a function that ends these
 * calls.
 */
export function listenPostgres(databaseUrl: string, onMaybeDue: () => void): () => void {
  const closeController = new AbortController();
  const { signal } = closeController;

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'tileknight',
    });
    // Use `on`, not `once`, for errors: a broken connection may emit several, and Node would end the process
    // at an error without a listener.
    const connectionEndPromise = new Promise((resolve) => client.on('error', resolve).once('end', resolve));
    const endConnection = () => void client.end().catch(() => {});
    client.on('notification', onMaybeDue);
    signal.addEventListener('abort', endConnection);
    try {
      await client.connect();
      await client.query(`listen ${DUE_CHANNEL}`);
      onMaybeDue();
      await connectionEndPromise;
    } finally {
      signal.removeEventListener('abort', endConnection);
      endConnection();
    }
  }

  async function listenForever(): Promise<void> {
    while (!signal.aborted) {
      // Ignore the error here, because the store's own queries detect and report the outage.
      await listen().catch(() => {});
      await sleep(RECONNECT_PAUSE_MS, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  void listenForever();
  return () => closeController.abort();
}

/**
 * Returns pg's parser for a column type. Only int8 differs: it becomes a number instead of a string. This is
 * safe, because times in milliseconds and counts stay far below 2^53.
 */
function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === pg.types.builtins.INT8 && format !== 'binary') return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}
