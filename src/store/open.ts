import type { Kysely } from 'kysely';
import type { Log } from '../observe/log.ts';
import { openDays } from './games/days.ts';
import { openGames } from './games/games.ts';
import { openLeaderboard } from './games/leaderboard.ts';
import { openPictures } from './games/pictures.ts';
import { openRounds } from './games/rounds.ts';
import { openSolutions } from './games/solutions.ts';
import { openKeyValues } from './key-value.ts';
import { openLeases, releaseAll } from './leases/leases.ts';
import { newOwner } from './leases/owner.ts';
import { openPendingReplies } from './leases/pending-replies.ts';
import { migrate } from './migrations/migrate.ts';
import { createOutages } from './outage.ts';
import { openPeople } from './people/people.ts';
import { openPosts } from './posts/open-posts.ts';
import { openStandings } from './posts/standings.ts';
import { probe } from './probe.ts';
import type { Schema } from './schema.ts';
import { openSettings } from './settings/open-settings.ts';
import { makeDataFolder, sqliteFile } from './sqlite/data-folder.ts';
import { openSqlite } from './sqlite/dialect.ts';
import type { Store } from './store.ts';
import { reason, StoreError } from './store-error.ts';
import { sweep } from './upkeep/sweep.ts';
import { tidy } from './upkeep/tidy.ts';

export interface StoreOptions {
  /** `postgres://...`; absent: SQLite in `dataDir`. */
  readonly databaseUrl?: string;
  /** The folder of `tileknight.sqlite`; made if there is none. */
  readonly dataDir: string;
  /** Told when an outage begins and when it is over. */
  readonly log?: Pick<Log, 'warn'>;
  /** Told the same. */
  readonly onState?: (state: 'up' | 'down', why?: string) => void;
}

/** Opens the store and brings its tables up to date. Throws `StoreError` if the folder or the server can't be used. */
export function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl } = options;
  return databaseUrl === undefined ? openSqliteStore(options) : openPostgresStore(databaseUrl, options);
}

async function openSqliteStore({ dataDir, ...told }: StoreOptions): Promise<Store> {
  makeDataFolder(dataDir);
  const file = sqliteFile(dataDir);
  try {
    return await storeOver(openSqlite(file), told);
  } catch (cause) {
    throw new StoreError(`The database ${file} can't be opened (${reason(cause)}).`, { cause });
  }
}

async function openPostgresStore(databaseUrl: string, told: StoreOptions): Promise<Store> {
  // Loaded only where it is used.
  const { openPostgres, postgresPlace } = await import('./postgres.ts');
  const place = postgresPlace(databaseUrl);
  try {
    return await storeOver(openPostgres(databaseUrl), told);
  } catch (cause) {
    throw new StoreError(`The database at ${place} can't be used (${reason(cause)}); check DATABASE_URL.`, {
      cause,
    });
  }
}

/** The store over an open database. Rejects with the driver's error if its tables can't be brought up to date. */
export async function storeOver(
  db: Kysely<Schema>,
  { log, onState }: Pick<StoreOptions, 'log' | 'onState'> = {},
): Promise<Store> {
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const outages = createOutages({ probe: () => probe(db), log, onState });
  const owner = newOwner();
  return {
    ...outages.guarded({
      games: openGames(db),
      days: openDays(db),
      leaderboard: openLeaderboard(db),
      solutions: openSolutions(db),
      pictures: openPictures(db),
      pendingReplies: openPendingReplies(db, owner),
      standings: openStandings(db, owner),
      posts: openPosts(db),
      rounds: openRounds(db),
      settings: openSettings(db),
      leases: openLeases(db, owner),
      keyValues: openKeyValues(db),
      ...openPeople(db),
      tidy: (now: number) => tidy(db, now),
      sweep: (now: number) => sweep(db, now),
    }),
    check: outages.check,
    async close() {
      outages.close();
      // What can't be let go runs out.
      await releaseAll(db, owner).catch(() => {});
      owner.end();
      await db.destroy();
    },
  };
}
