import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Log } from '../../observe/log.ts';
import { logUnlessUnavailable } from '../contract/faults.ts';
import type { Store } from '../contract/store.ts';
import { engineOf } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';
import { removeUnneeded } from '../games/pictures.ts';
import { removeOldLiveMessages } from '../posts/live-messages.ts';

const DAY_MS = 24 * 3_600_000;
/**
 * How long incoming requests are remembered: Telegram delivers an update for 24 hours
 * (core.telegram.org/bots/api#update).
 */
const REMEMBERED_MS = DAY_MS;
/** How long solutions are kept once asked for, own games once touched, rounds once over. */
const KEPT_MS = 90 * DAY_MS;
/** How long data about a chat is kept that the bot has left. */
const LEFT_MS = 30 * DAY_MS;
/** Rows removed by one statement, so that none takes long. */
const BATCH_ROWS = 500;

/** Milliseconds between two rounds of tidying, and between two sweeps, of all processes together. */
const TIDY_EVERY_MS = 10 * 60_000;
const SWEEP_EVERY_MS = DAY_MS;

/** Keeps a store tidy and swept, by one of all processes at a time, until the returned function is called. */
export function startCleanup(store: Pick<Store, 'leases' | 'tidy' | 'sweep'>, log: Log): () => void {
  const round = async () => {
    if (await store.leases.take('tidy', TIDY_EVERY_MS)) await store.tidy(Date.now());
    if (await store.leases.take('sweep', SWEEP_EVERY_MS)) await store.sweep(Date.now());
  };
  const report = (error: unknown) => {
    logUnlessUnavailable(log, error, 'the database could not be tidied');
  };
  const timer = setInterval(() => void round().catch(report), TIDY_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Removes rows without any use. `now`: milliseconds since the epoch. */
export async function tidy(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('leases').where('held_until', '<=', engineOf(db).now).execute();
  await removeUnneeded(db, now);
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
      where saved_at <= ${now - REMEMBERED_MS} and until < ${now} limit ${BATCH_ROWS})`,
  );
  await engineOf(db).emptyLog?.execute(db);
}

/** Removes rows at the end of their time. Solved days stay. `now`: milliseconds since the epoch. */
export async function sweep(db: Kysely<Schema>, now: number): Promise<void> {
  const old = now - KEPT_MS;
  await runInBatches(
    db,
    sql`delete from solutions where id in (select id from solutions where kept_at <= ${old} limit ${BATCH_ROWS})`,
  );
  await runInBatches(
    db,
    sql`delete from games where id in
      (select id from games where day is null and round is null and touched_at <= ${old} limit ${BATCH_ROWS})`,
  );
  await removeRounds(db, sql`rounds.state = 'over' and rounds.ends_at <= ${old}`);
  await removeChatsLeft(db, now - LEFT_MS);
}

/** Removes those rounds with their games; entries go with their round. */
async function removeRounds(db: Kysely<Schema>, which: RawBuilder<unknown>): Promise<void> {
  await runInBatches(
    db,
    sql`delete from games where id in
      (select games.id from games join rounds on rounds.id = games.round where ${which} limit ${BATCH_ROWS})`,
  );
  await runInBatches(
    db,
    sql`delete from rounds where id in (select id from rounds where ${which} limit ${BATCH_ROWS})`,
  );
}

async function removeChatsLeft(db: Kysely<Schema>, left: number): Promise<void> {
  const places = sql`(select owner from settings where gone_at <= ${left})`;
  await runInBatches(
    db,
    sql`delete from seen where (place, game) in
      (select place, game from seen where place in ${places} limit ${BATCH_ROWS})`,
  );
  await runInBatches(
    db,
    sql`update games set origin = null where id in
      (select id from games where origin in ${places} limit ${BATCH_ROWS})`,
  );
  await removeRounds(db, sql`rounds.place in ${places}`);
  await sql`delete from settings where gone_at <= ${left}`.execute(db);
}

/** Repeats a statement that changes at most `BATCH` rows until there are no more. */
async function runInBatches(db: Kysely<Schema>, statement: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await statement.execute(db);
    if (numAffectedRows < BATCH_ROWS) return;
  }
}
