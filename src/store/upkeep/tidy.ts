import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Log } from '../../observe/log.ts';
import { logUnlessUnavailable } from '../contract/faults.ts';
import type { Store } from '../contract/store.ts';
import { engineOf } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';
import { removeUnusedPictures } from '../games/pictures.ts';
import { removeOldLiveMessages } from '../posts/live-messages.ts';

const DAY_MS = 24 * 3_600_000;
/**
 * How long received requests are remembered, to recognise repeated ones. Telegram repeats updates for 24
 * hours (core.telegram.org/bots/api#update).
 */
const REQUEST_MEMORY_MS = DAY_MS;
/** Solutions, own games and finished rounds are removed this long after their last use. */
const UNUSED_DATA_MS = 90 * DAY_MS;
/** The data about a chat is removed this long after the bot left the chat. */
const LEFT_CHAT_DATA_MS = 30 * DAY_MS;
/** Maximum number of rows that one statement changes, so that no statement takes long. */
const MAX_BATCH_ROWS = 500;

/** Shortest time between two calls of `tidy`, in all processes together. */
const TIDY_INTERVAL_MS = 10 * 60_000;
/** Shortest time between two calls of `sweep`, in all processes together. */
const SWEEP_INTERVAL_MS = DAY_MS;

/**
 * Calls `tidy` and `sweep` regularly. Leases make sure that only one process does this work at a time.
 * Returns a function that stops the calls.
 */
export function startCleanup(store: Pick<Store, 'leases' | 'tidy' | 'sweep'>, log: Log): () => void {
  const cleanUp = async () => {
    if (await store.leases.take('tidy', TIDY_INTERVAL_MS)) await store.tidy(Date.now());
    if (await store.leases.take('sweep', SWEEP_INTERVAL_MS)) await store.sweep(Date.now());
  };
  const logFailure = (error: unknown) => {
    logUnlessUnavailable(log, error, 'the database could not be tidied');
  };
  const timer = setInterval(() => void cleanUp().catch(logFailure), TIDY_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Removes rows without use: expired leases, old pictures, old live messages and old requests. `now`:
 * milliseconds since the epoch.
 */
export async function tidy(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('leases').where('held_until', '<=', engineOf(db).nowSql).execute();
  await removeUnusedPictures(db, now);
  await removeOldLiveMessages(db, now);
  await db
    .updateTable('received')
    .set({ request: '', message: null, owner: '' })
    .where('request', '<>', '')
    .where('until', '<', now)
    .execute();
  await runInBatches(
    db,
    sql`delete from received where (adapter, key) in (select adapter, key from received
      where saved_at <= ${now - REQUEST_MEMORY_MS} and until < ${now} limit ${MAX_BATCH_ROWS})`,
  );
  await engineOf(db).emptyLog?.execute(db);
}

/**
 * Removes own games, rounds and solutions that were not used for 90 days, and the data of chats that the bot
 * has left. Games of daily puzzles remain. `now`: milliseconds since the epoch.
 */
export async function sweep(db: Kysely<Schema>, now: number): Promise<void> {
  const unusedSince = now - UNUSED_DATA_MS;
  await runInBatches(
    db,
    sql`delete from solutions where id in (select id from solutions where kept_at <= ${unusedSince} limit ${MAX_BATCH_ROWS})`,
  );
  await runInBatches(
    db,
    sql`delete from games where id in
      (select id from games where day is null and round is null and touched_at <= ${unusedSince} limit ${MAX_BATCH_ROWS})`,
  );
  await removeRounds(db, sql`rounds.state = 'over' and rounds.ends_at <= ${unusedSince}`);
  await removeChatsLeft(db, now - LEFT_CHAT_DATA_MS);
}

/**
 * Removes the rounds that meet the SQL condition `roundCondition`, and the games in these rounds. The
 * database removes the entries together with their round.
 */
async function removeRounds(db: Kysely<Schema>, roundCondition: RawBuilder<unknown>): Promise<void> {
  await runInBatches(
    db,
    sql`delete from games where id in
      (select games.id from games join rounds on rounds.id = games.round where ${roundCondition} limit ${MAX_BATCH_ROWS})`,
  );
  await runInBatches(
    db,
    sql`delete from rounds where id in (select id from rounds where ${roundCondition} limit ${MAX_BATCH_ROWS})`,
  );
}

/** Removes the data of chats that the bot left before `leftBefore` (milliseconds since the epoch). */
async function removeChatsLeft(db: Kysely<Schema>, leftBefore: number): Promise<void> {
  const placesSql = sql`(select owner from settings where gone_at <= ${leftBefore})`;
  await runInBatches(
    db,
    sql`delete from seen where (place, game) in
      (select place, game from seen where place in ${placesSql} limit ${MAX_BATCH_ROWS})`,
  );
  await runInBatches(
    db,
    sql`update games set origin = null where id in
      (select id from games where origin in ${placesSql} limit ${MAX_BATCH_ROWS})`,
  );
  await removeRounds(db, sql`rounds.place in ${placesSql}`);
  await sql`delete from settings where gone_at <= ${leftBefore}`.execute(db);
}

/**
 * Repeats a statement that removes or changes at most `MAX_BATCH_ROWS` rows, until it has handled all rows.
 */
async function runInBatches(db: Kysely<Schema>, statement: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await statement.execute(db);
    if (numAffectedRows < MAX_BATCH_ROWS) return;
  }
}
