import type { Kysely } from 'kysely';
import type { Log } from '../observe/log.ts';
import { createAgenda, queryMsUntilDue } from './agenda.ts';
import type { DueWork } from './contract/agenda.ts';
import { reasonOf, StoreError } from './contract/faults.ts';
import type { Store } from './contract/store.ts';
import { setDueListener } from './database/engine.ts';
import type { Schema } from './database/schema.ts';
import { openSqlite } from './database/sqlite.ts';
import { makeDataFolder, sqliteFilePath } from './database/sqlite-file.ts';
import { openDays } from './games/days.ts';
import { openGames } from './games/games.ts';
import { openPictures } from './games/pictures.ts';
import { openLeaderboard } from './games/results.ts';
import { openRounds } from './games/rounds.ts';
import { openSolutions } from './games/solutions.ts';
import { openKeyValues, probe } from './key-values.ts';
import { openLeases, releaseAllLeases } from './leases/leases.ts';
import { createOwner } from './leases/owner.ts';
import { openPendingReplies } from './leases/pending-replies.ts';
import { migrate } from './migrations/migrate.ts';
import { createOutageGuard, type OutageOptions } from './outage.ts';
import { openPeople } from './people/people.ts';
import { openSettings } from './people/settings-store.ts';
import { openLiveMessages } from './posts/live-messages.ts';
import { openPosts } from './posts/posts.ts';
import { sweep, tidy } from './upkeep/tidy.ts';

export interface StoreOptions {
  /** URL `postgres://...` of a PostgreSQL server. Default: the program uses SQLite in `dataDir`. */
  readonly databaseUrl?: string;
  /** Folder of the file `tileknight.sqlite`. It is created if absent. */
  readonly dataDir: string;
  /** Logs the beginning and end of outages. */
  readonly log?: Pick<Log, 'warn'>;
  /** Called when an outage begins (`down`) and when it ends (`up`). */
  readonly onState?: (state: 'up' | 'down', reason?: string) => void;
  /**
   * Called if the store was opened during an outage and the operator then must repair the database. At that
   * time `openStore` has already resolved, so it can't throw the error.
   */
  readonly onRefused?: (error: StoreError) => void;
}

/**
 * Opens the store and migrates its tables. Throws `StoreError` for problems that the operator must fix. If
 * the database is only unavailable for a time, resolves with a store whose methods reject with
 * `StoreUnavailableError` until the database is available.
 */
export function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl } = options;
  return databaseUrl === undefined ? openSqliteStore(options) : openPostgresStore(databaseUrl, options);
}

async function openSqliteStore({ dataDir, ...callbacks }: StoreOptions): Promise<Store> {
  makeDataFolder(dataDir);
  const filePath = sqliteFilePath(dataDir);
  return openWithStoreErrors(
    callbacks,
    (reason) => `The database ${filePath} can't be opened (${reason}).`,
    (events) => createStore(openSqlite(filePath), events),
  );
}

async function openPostgresStore(databaseUrl: string, options: StoreOptions): Promise<Store> {
  // Load the driver only if PostgreSQL is used.
  const { listenPostgres, openPostgres, databaseNameOf } = await import('./database/postgres.ts');
  const databaseName = databaseNameOf(databaseUrl);
  return openWithStoreErrors(
    options,
    (reason) => `The database at ${databaseName} can't be used (${reason}); check DATABASE_URL.`,
    (events) =>
      createStore(openPostgres(databaseUrl), {
        ...events,
        listen: (onMaybeDue) => listenPostgres(databaseUrl, onMaybeDue),
      }),
  );
}

/**
 * Calls `open` and returns its store. If `open` fails, throws a `StoreError` whose message is the result of
 * `makeMessage`. `reason`: the message of the original error.
 */
async function openWithStoreErrors(
  { onRefused, ...callbacks }: Pick<StoreOptions, 'log' | 'onState' | 'onRefused'>,
  makeMessage: (reason: string) => string,
  open: (events: StoreEvents) => Promise<Store>,
): Promise<Store> {
  const toStoreError = (cause: unknown) => new StoreError(makeMessage(reasonOf(cause)), { cause });
  try {
    return await open({ ...callbacks, onRefused: (cause) => onRefused?.(toStoreError(cause)) });
  } catch (error) {
    throw toStoreError(error);
  }
}

/** Callbacks of a store, and a function that subscribes to notifications from the database. */
interface StoreEvents extends Pick<OutageOptions, 'log' | 'onState' | 'onRefused'> {
  /**
   * Calls `onMaybeDue` whenever a process reports that a row may be due. Returns a function that ends these
   * calls.
   */
  readonly listen?: (onMaybeDue: () => void) => () => void;
}

/** Creates a store on the database `db`. Rejects with the driver's error if the database is unusable. */
export async function createStore(
  db: Kysely<Schema>,
  { listen, ...events }: StoreEvents = {},
): Promise<Store> {
  const outageGuard = createOutageGuard({ prepare: () => migrate(db), probe: () => probe(db), ...events });
  try {
    await outageGuard.open();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const owner = createOwner();
  const { queryDueTimes } = outageGuard.guardMethods({
    queryDueTimes: (works: readonly DueWork[]) => queryMsUntilDue(db, owner, works),
  });
  const agenda = createAgenda(queryDueTimes, events.log);
  setDueListener(db, agenda.wake);
  const stopListening = listen?.(agenda.wake);
  return {
    ...outageGuard.guardMethods({
      games: openGames(db),
      days: openDays(db),
      leaderboard: openLeaderboard(db),
      solutions: openSolutions(db),
      pictures: openPictures(db),
      pendingReplies: openPendingReplies(db, owner),
      liveMessages: openLiveMessages(db, owner),
      posts: openPosts(db),
      rounds: openRounds(db),
      settings: openSettings(db),
      leases: openLeases(db, owner),
      keyValues: openKeyValues(db),
      ...openPeople(db),
      tidy: (now: number) => tidy(db, now),
      sweep: (now: number) => sweep(db, now),
    }),
    agenda,
    check: outageGuard.check,
    async close() {
      await agenda.close();
      stopListening?.();
      outageGuard.close();
      // Ignore errors: leases that can't be released end by themselves soon.
      await releaseAllLeases(db, owner).catch(() => {});
      owner.end();
      await db.destroy();
    },
  };
}
