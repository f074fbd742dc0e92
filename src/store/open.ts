import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Log } from '../observe/log.ts';
import { openGames } from './games.ts';
import { openKeyValues } from './key-value.ts';
import { openLeaderboard } from './leaderboard.ts';
import { migrate } from './migrate.ts';
import { openPendingReplies } from './pending-replies.ts';
import { openPeople } from './people.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSolutions } from './solutions.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The database can't be used; `message` is one sentence for whoever runs the bot. Never contains a password. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

export interface StoreOptions {
  /** `postgres://...`; absent: SQLite in `dataDir`. */
  readonly databaseUrl?: string;
  /** The folder of `tileknight.sqlite`; made if there is none. */
  readonly dataDir: string;
  /** Told of connections that break. */
  readonly log?: Pick<Log, 'warn'>;
}

/** Opens the store and brings its tables up to date. Throws `StoreError` if the folder or the server can't be used. */
export function openStore({ databaseUrl, dataDir, log }: StoreOptions): Promise<Store> {
  return databaseUrl === undefined ? openSqliteStore(dataDir) : openPostgresStore(databaseUrl, log);
}

async function openSqliteStore(dataDir: string): Promise<Store> {
  try {
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StoreError(
      `The data folder ${dataDir} can't be written (${reason(cause)}); set DATA_DIR to one that can.`,
      { cause },
    );
  }
  const file = join(dataDir, 'tileknight.sqlite');
  try {
    return await storeOver(openSqlite(file));
  } catch (cause) {
    throw new StoreError(`The database ${file} can't be opened (${reason(cause)}).`, { cause });
  }
}

async function openPostgresStore(databaseUrl: string, log?: Pick<Log, 'warn'>): Promise<Store> {
  const url = URL.parse(databaseUrl);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new StoreError(
      'DATABASE_URL must look like postgres://user:password@host:5432/database; leave it empty for SQLite.',
    );
  }
  try {
    return await storeOver(openPostgres(databaseUrl, log));
  } catch (cause) {
    throw new StoreError(
      `The database at ${url.host}${url.pathname} can't be used (${reason(cause)}); check DATABASE_URL.`,
      { cause },
    );
  }
}

async function storeOver(db: Kysely<Schema>): Promise<Store> {
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    games: openGames(db),
    leaderboard: openLeaderboard(db),
    solutions: openSolutions(db),
    pendingReplies: openPendingReplies(db),
    keyValues: openKeyValues(db),
    ...openPeople(db),
    close: () => db.destroy(),
  };
}

/** The error's own words without line breaks; node's errors for several addresses (`localhost`) carry them inside. */
function reason(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  return (inner instanceof Error ? inner.message : String(inner)).replaceAll(/\s+/g, ' ');
}

/** Makes a folder and those above it. Node's own `recursive` never returns where a folder can't have children (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}
