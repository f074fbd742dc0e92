import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../schema.ts';

const DAY = 24 * 3_600_000;
/** Milliseconds that solutions are kept once asked for, games of one's own once touched, rounds once over. */
const KEPT = 90 * DAY;
/** And what is known of a chat that the bot has left. */
const LEFT = 30 * DAY;
/** Rows removed by one statement, so that none takes long. */
const BATCH = 500;

/** Removes what has been kept for long enough, in small steps. Days that were solved stay. `now`: milliseconds since the epoch. */
export async function sweep(db: Kysely<Schema>, now: number): Promise<void> {
  const old = now - KEPT;
  await inSteps(
    db,
    (most) => sql`delete from solutions where id in
    (select id from solutions where kept_at <= ${old} limit ${most})`,
  );
  await inSteps(
    db,
    (most) => sql`delete from games where id in
    (select id from games where day is null and round is null and touched_at <= ${old} limit ${most})`,
  );
  await removeRounds(db, sql`rounds.state = 'over' and rounds.ends_at <= ${old}`);
  await removeChatsLeft(db, now - LEFT);
}

/** Those rounds with their games; entries go with their round. */
async function removeRounds(db: Kysely<Schema>, which: RawBuilder<unknown>): Promise<void> {
  await inSteps(
    db,
    (most) => sql`delete from games where id in
    (select games.id from games join rounds on rounds.id = games.round where ${which} limit ${most})`,
  );
  await inSteps(
    db,
    (most) => sql`delete from rounds where id in (select id from rounds where ${which} limit ${most})`,
  );
}

async function removeChatsLeft(db: Kysely<Schema>, left: number): Promise<void> {
  const places = sql`(select owner from settings where gone_at <= ${left})`;
  await inSteps(
    db,
    (most) => sql`delete from seen where (place, game) in
    (select place, game from seen where place in ${places} limit ${most})`,
  );
  await inSteps(
    db,
    (most) => sql`update games set origin = null where id in
    (select id from games where origin in ${places} limit ${most})`,
  );
  await removeRounds(db, sql`rounds.place in ${places}`);
  await sql`delete from settings where gone_at <= ${left}`.execute(db);
}

/** Until there is nothing more. */
async function inSteps(db: Kysely<Schema>, step: (most: number) => RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await step(BATCH).execute(db);
    if (numAffectedRows < BATCH) return;
  }
}
