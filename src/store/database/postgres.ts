import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StoreError } from '../contract/faults.ts';
import { DUE_CHANNEL } from './engine.ts';
import type { Schema } from './schema.ts';

const CONNECTIONS = 8;
const CONNECT_TIMEOUT_MS = 3000;
/** Milliseconds; every query of ours takes far less, so a server that takes longer is away. */
const QUERY_TIMEOUT_MS = 5000;
/** Milliseconds after which the server gives up a transaction of a process that is stopped or cut off. */
const IDLE_TRANSACTION_MS = 10_000;

/**
 * The server and the database of a URL, without the password. Throws `StoreError` if it is no URL of
 * PostgreSQL.
 */
export function postgresPlace(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new StoreError(
      'DATABASE_URL must look like postgres://user:password@host:5432/database; leave it empty for SQLite.',
    );
  }
  return `${url.host}${url.pathname}`;
}

/**
 * A pool of connections to a PostgreSQL server (`postgres://user:password@host:port/database`); connects on
 * first use. A query that takes longer than `queryTimeoutMs` fails.
 */
export function openPostgres(databaseUrl: string, queryTimeoutMs = QUERY_TIMEOUT_MS): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    application_name: 'tileknight',
    types: { getTypeParser: typeParser },
  });
  // A connection that breaks is told to the next question on it, or replaced by the pool; unheard, its event
  // would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Milliseconds between two tries to listen. */
const LISTEN_AGAIN_MS = 1000;

/**
 * Calls `onMaybeDue` whenever a process tells that something may be due (`tellDue`), and after each new connection,
 * until the returned function is called. While there is no connection nothing is heard.
 */
export function listenPostgres(databaseUrl: string, onMaybeDue: () => void): () => void {
  const closing = new AbortController();
  const { signal } = closing;

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'tileknight',
    });
    // A connection that breaks may tell so more than once.
    const ended = new Promise((resolve) => client.on('error', resolve).once('end', resolve));
    const end = () => void client.end().catch(() => {});
    client.on('notification', onMaybeDue);
    signal.addEventListener('abort', end);
    try {
      await client.connect();
      await client.query(`listen ${DUE_CHANNEL}`);
      onMaybeDue();
      await ended;
    } finally {
      signal.removeEventListener('abort', end);
      end();
    }
  }

  async function goOn(): Promise<void> {
    while (!signal.aborted) {
      // An outage is told by the store.
      await listen().catch(() => {});
      await sleep(LISTEN_AGAIN_MS, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  void goOn();
  return () => closing.abort();
}

/** As pg reads values, but int8 as a number: times in milliseconds and counts stay far below 2^53. */
function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === pg.types.builtins.INT8 && format !== 'binary') return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}
