import { type Kysely, sql } from 'kysely';
import type { Log } from '../observe/log.ts';
import { createAgenda, queryMsUntilDue } from './agenda.ts';
import { createServerClock, MACHINE_CLOCK } from './clock.ts';
import type { DueWork } from './contract/agenda.ts';
import { reasonOf, StoreError } from './contract/faults.ts';
import type { Peers } from './contract/peers.ts';
import { DEFAULT_DATABASE_CONNECTIONS, type Store } from './contract/store.ts';
import { engineOf, PEER_CHANNEL, setDueListener } from './database/engine.ts';
import { probe as probeDatabase } from './database/probe.ts';
import { isBeingRewritten } from './database/rewrite.ts';
import type { Schema } from './database/schema.ts';
import { openSqlite } from './database/sqlite.ts';
import { makeDataFolder, requireOwnFile, restrictToOwner, sqliteFilePath } from './database/sqlite-file.ts';
import { openDays } from './games/days.ts';
import { openGames } from './games/games.ts';
import { openPictures } from './games/pictures.ts';
import { openLeaderboard } from './games/results.ts';
import { openRounds } from './games/rounds.ts';
import { openSolutions } from './games/solutions.ts';
import { DAILY_SECRET_KEY, openKeyValues, readSecret } from './key-values.ts';
import { createAgreement, type DailySettings, startRenewals } from './leases/agreement.ts';
import { openLeases, releaseAllLeases } from './leases/leases.ts';
import { createOwner } from './leases/owner.ts';
import { openPendingReplies } from './leases/pending-replies.ts';
import { migrate } from './migrations/migrate.ts';
import { createOutageGuard, type OutageOptions } from './outage.ts';
import { openPeople } from './people/people.ts';
import { openQuestions } from './people/questions.ts';
import { openSettings } from './people/settings-store.ts';
import { openLiveMessages } from './posts/live-messages.ts';
import { openPosts } from './posts/posts.ts';
import { sweep, tidy } from './upkeep/tidy.ts';

export interface StoreOptions {
  /** Default: SQLite in `dataDir`. */
  readonly databaseUrl?: string;
  /** At least 2: one listens. */
  readonly databaseConnections?: number;
  /** Folder of the SQLite database. Created if absent. */
  readonly dataDir: string;
  /**
   * `secret`: the seed of the daily puzzles, by default the one in the database. If processes with other
   * settings serve, opening fails, or `onRefused` is called later. Without `daily` the process doesn't count
   * as one that serves.
   */
  readonly daily?: { readonly secret?: string | undefined; readonly timeZone: DailySettings['timeZone'] };
  readonly log?: Pick<Log, 'warn'>;
  readonly onState?: (state: 'up' | 'down', reason?: string) => void;
  /**
   * Called after `openStore` has fulfilled, if only the operator can help: to repair the database, or stop
   * processes with other settings.
   */
  readonly onRefused?: (error: StoreError) => void;
}

/**
 * Also migrates. Rejects with `StoreError` for problems that the operator must fix. During an outage, fulfils
 * with a store whose methods reject with `StoreUnavailableError`.
 */
export function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl } = options;
  return databaseUrl === undefined ? openSqliteStore(options) : openPostgresStore(databaseUrl, options);
}

async function openSqliteStore({ dataDir, ...callbacks }: StoreOptions): Promise<Store> {
  makeDataFolder(dataDir);
  restrictToOwner(dataDir);
  const filePath = sqliteFilePath(dataDir);
  requireOwnFile(filePath);
  return openWithStoreErrors(
    callbacks,
    (reason) => `The database ${filePath} can't be opened (${reason}).`,
    (events) => createStore(openSqlite(filePath), events),
  );
}

async function openPostgresStore(databaseUrl: string, options: StoreOptions): Promise<Store> {
  try {
    makeDataFolder(options.dataDir);
  } catch (error) {
    options.log?.warn({ why: reasonOf(error) }, "each start builds the solver's tables again");
  }
  const { listenPostgres, openPostgresDatabase, databaseNameOf } = await import('./database/postgres.ts');
  const databaseName = databaseNameOf(databaseUrl);
  const { databaseConnections = DEFAULT_DATABASE_CONNECTIONS } = options;
  return openWithStoreErrors(
    options,
    (reason) => `The database at ${databaseName} can't be used (${reason}); check DATABASE_URL.`,
    (events) => {
      const { db, probe, runUpkeep, renewConnections } = openPostgresDatabase(
        databaseUrl,
        databaseConnections,
      );
      return createStore(db, {
        ...events,
        onState(state, reason) {
          renewConnections();
          events.onState?.(state, reason);
        },
        probe,
        runUpkeep,
        listen: (onMaybeDue, onMessage) => listenPostgres(databaseUrl, onMaybeDue, onMessage),
      });
    },
  );
}

/** Other errors become a `StoreError` with the result of `makeMessage`. */
async function openWithStoreErrors(
  { onRefused, ...callbacks }: Omit<StoreOptions, 'dataDir' | 'databaseUrl'>,
  makeMessage: (reason: string) => string,
  open: (events: StoreEvents) => Promise<Store>,
): Promise<Store> {
  const toStoreError = (cause: unknown) =>
    cause instanceof StoreError ? cause : new StoreError(makeMessage(reasonOf(cause)), { cause });
  try {
    return await open({ ...callbacks, onRefused: (cause) => onRefused?.(toStoreError(cause)) });
  } catch (error) {
    throw toStoreError(error);
  }
}

interface StoreEvents
  extends Pick<OutageOptions, 'log' | 'onState' | 'onRefused'>,
    Pick<StoreOptions, 'daily'> {
  /** Rejects with the driver's error. */
  readonly probe?: () => Promise<void>;
  /** Serves statements that may take long. */
  readonly runUpkeep?: (work: (upkeepDb: Kysely<Schema>) => Promise<void>) => Promise<void>;
  /** See `listenPostgres`. */
  readonly listen?: (onMaybeDue: () => void, onMessage: (message: string) => void) => () => void;
}

/** Rejects with the driver's error if the database is unusable. */
export async function createStore(
  db: Kysely<Schema>,
  {
    listen,
    daily,
    probe = () => probeDatabase(db),
    runUpkeep = (work) => work(db),
    ...events
  }: StoreEvents = {},
): Promise<Store> {
  const owner = createOwner();
  const clock = engineOf(db).hasServerClock ? createServerClock(events.log) : MACHINE_CLOCK;
  const agreement =
    daily &&
    createAgreement(
      db,
      owner,
      async () => ({
        ...daily,
        secret: daily.secret ?? (await readSecret(openKeyValues(db), DAILY_SECRET_KEY)),
      }),
      events.log,
    );
  async function prepare(): Promise<void> {
    await runUpkeep(migrate);
    // Without work the query only adjusts the clock.
    await queryMsUntilDue(db, owner, clock, []);
    await agreement?.join();
  }
  const outageGuard = createOutageGuard({
    prepare,
    probe,
    isBeingRewritten: () => isBeingRewritten(db),
    ...events,
  });
  try {
    await outageGuard.open();
  } catch (error) {
    owner.end();
    await db.destroy();
    throw error;
  }
  const { queryDueTimes, renewAgreement } = outageGuard.guardMethods({
    queryDueTimes: (works: readonly DueWork[]) => queryMsUntilDue(db, owner, clock, works),
    renewAgreement: async () => agreement?.renew(),
  });
  const stopRenewals = agreement && startRenewals(renewAgreement, (refusal) => events.onRefused?.(refusal));
  const agenda = createAgenda(queryDueTimes, events.log, clock);
  setDueListener(db, agenda.wake);
  const peerListeners = new Set<(message: string) => void>();
  const stopListening = listen?.(agenda.wake, (message) => {
    for (const listener of peerListeners) listener(message);
  });
  const peers: Peers = {
    ...outageGuard.guardMethods({
      send: async (message: string) => {
        await sql`select pg_notify(${PEER_CHANNEL}, ${message})`.execute(db);
      },
    }),
    listen(listener) {
      peerListeners.add(listener);
      return () => void peerListeners.delete(listener);
    },
  };
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
      questions: openQuestions(db),
      rounds: openRounds(db),
      settings: openSettings(db),
      leases: openLeases(db, owner),
      keyValues: openKeyValues(db),
      ...openPeople(db),
      tidy: (now: number) => runUpkeep((upkeepDb) => tidy(upkeepDb, now)),
      sweep: (now: number) => runUpkeep((upkeepDb) => sweep(upkeepDb, now)),
    }),
    agenda,
    clock,
    peers: listen && peers,
    check: outageGuard.check,
    async close() {
      await agenda.close();
      await stopRenewals?.();
      stopListening?.();
      outageGuard.close();
      // Leases expire soon anyway.
      await releaseAllLeases(db, owner).catch(() => {});
      owner.end();
      await db.destroy();
    },
  };
}
