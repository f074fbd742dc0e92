import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Log } from '../../observe/log.ts';
import { logUnlessUnavailable } from '../contract/faults.ts';
import type { Store } from '../contract/store.ts';
import { MAX_BATCH_ROWS, runInBatches } from '../database/batches.ts';
import { engineOf } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';
import { removeUnusedPictures } from '../games/pictures.ts';
import { MAX_REMOVED_ROUNDS, removeRounds } from '../games/rounds.ts';
import { removeOldLiveMessages } from '../posts/live-messages.ts';

const DAY_MS = 24 * 3_600_000;
/** Telegram repeats updates for 24 hours (core.telegram.org/bots/api#update). */
const REQUEST_MEMORY_MS = DAY_MS;
const QUESTION_LIFETIME_MS = DAY_MS;
/** Lifetime of solutions, own games and finished rounds. */
const UNUSED_DATA_MS = 90 * DAY_MS;
const LEFT_CHAT_DATA_MS = 30 * DAY_MS;

/** Shortest time between two calls, in all processes together. */
const TIDY_INTERVAL_MS = 10 * 60_000;
const SWEEP_INTERVAL_MS = DAY_MS;

/** Calls `tidy` and `sweep`, by a lease in one process at a time. The returned function stops the calls. */
export function startCleanup(
  store: Pick<Store, 'leases' | 'clock' | 'tidy' | 'sweep'>,
  log: Log,
): () => void {
  const { leases, clock } = store;
  const cleanUp = async () => {
    if (clock.problem() !== undefined) return;
    if (await leases.take('tidy', TIDY_INTERVAL_MS)) await store.tidy(clock.now());
    if (await leases.take('sweep', SWEEP_INTERVAL_MS)) await store.sweep(clock.now());
  };
  const logFailure = (error: unknown) => {
    logUnlessUnavailable(log, error, 'the database could not be tidied');
  };
  const timer = setInterval(() => void cleanUp().catch(logFailure), TIDY_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

export async function tidy(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('leases').where('held_until', '<=', engineOf(db).nowSql).execute();
  await removeUnusedPictures(db, now);
  await removeOldLiveMessages(db, now);
  await runInBatches(
    db,
    sql`delete from questions where (person, place) in (select person, place from questions
      where asked_at <= ${now - QUESTION_LIFETIME_MS} limit ${MAX_BATCH_ROWS})`,
  );
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

/** With SQLite, also removes from the file what removed rows have left there. */
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
  await removeRoundsWhere(db, sql`rounds.state = 'over' and rounds.ends_at <= ${unusedSince}`);
  await removeChatsLeft(db, now - LEFT_CHAT_DATA_MS);
  await engineOf(db).rewrite?.(db);
}

async function removeRoundsWhere(db: Kysely<Schema>, roundCondition: RawBuilder<boolean>): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('rounds')
      .select('id')
      .where(roundCondition)
      .limit(MAX_REMOVED_ROUNDS)
      .execute();
    await removeRounds(
      db,
      rows.map(({ id }) => id),
    );
    if (rows.length < MAX_REMOVED_ROUNDS) return;
  }
}

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
  await removeRoundsWhere(db, sql`rounds.place in ${placesSql}`);
  await sql`delete from settings where gone_at <= ${leftBefore}`.execute(db);
}
