import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

const CONNECTIONS = 8;
const CONNECT_TIMEOUT_MS = 3000;
/** Milliseconds; every query of ours takes far less, so a server that takes longer is away. */
const QUERY_TIMEOUT_MS = 5000;

/** A pool of connections to a PostgreSQL server (`postgres://user:password@host:port/database`); connects on first use. */
export function openPostgres(databaseUrl: string): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: 'tileknight',
    types: { getTypeParser: typeParser },
  });
  // The pool replaces an idle connection that breaks, and the next question finds out; unheard, the event would end the process.
  pool.on('error', () => {});
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** As pg reads values, but int8 as a number: times in milliseconds and counts stay far below 2^53. */
function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === pg.types.builtins.INT8 && format !== 'binary') return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}
