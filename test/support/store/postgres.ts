import { join } from 'node:path';
import { inject } from 'vitest';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';

export type { PostgresServer } from './postgres-server.ts';

/** Starts a PostgreSQL server for tests: what all of a run begin with is made once. */
export const startPostgres = (): Promise<PostgresServer> =>
  startPostgresServer(join(inject('runFolder'), 'postgres'));
