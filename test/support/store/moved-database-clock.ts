import { chmodSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';

/**
 * From now on this database's clock is moved by the milliseconds in that file, which the clock of programs
 * may read, too (`MovedClock.file`). Programs that are connected already don't see it.
 */
export async function moveDatabaseClock(databaseUrl: string, file: string): Promise<void> {
  // The server is another user.
  chmodSync(dirname(file), 0o755);
  const database = new pg.Client(databaseUrl);
  await database.connect();
  // A schema that stands before pg_catalog may replace its functions.
  await database.query(`create schema moved;
    create function moved.clock_timestamp() returns timestamptz volatile language sql as
      $$ select pg_catalog.clock_timestamp() + make_interval(secs => pg_read_file('${file}')::float8 / 1000) $$;
    alter database ${new URL(databaseUrl).pathname.slice(1)} set search_path = public, moved, pg_catalog`);
  await database.end();
}
