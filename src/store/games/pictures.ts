import { type Kysely, sql } from 'kysely';
import { randomId } from '../contract/id.ts';
import { MAX_ALL_PICTURES, MAX_PICTURES, type Pictures } from '../contract/store.ts';
import { engineOf } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';
import { runTransaction } from '../database/transactions.ts';

const UNUSED_PICTURE_MS = 24 * 3_600_000;

export function openPictures(db: Kysely<Schema>): Pictures {
  const { skipsLocked } = engineOf(db);
  return {
    keep: (person, bytes, now) =>
      runTransaction(db, async (transaction) => {
        const id = randomId();
        const pictureRow = { id, person, bytes: bytes.toString('base64'), kind: 'jpeg', made_at: now };
        await transaction.insertInto('pictures').values(pictureRow).execute();
        await sql`delete from pictures where id in (select id from pictures where person = ${person} and id <> ${id}
          order by (select coalesce(max(touched_at), 0) from games
            where games.picture = pictures.id and finished_at is null) desc, made_at desc
          limit 1000 offset ${MAX_PICTURES - 1})`.execute(transaction);
        // Skip rows that another transaction removes now: two that wait for each other would fail.
        await sql`delete from pictures where id in (select id from pictures where id in
          (select id from pictures where id <> ${id} order by (case when exists (select 1 from games
            where games.picture = pictures.id and finished_at is null) then 1 else 0 end) desc, made_at desc
          limit 1000 offset ${MAX_ALL_PICTURES - 1})
          ${skipsLocked ? sql`for update skip locked` : sql``})`.execute(transaction);
        return id;
      }),

    byId: async (id) => {
      const row = await db.selectFrom('pictures').select('bytes').where('id', '=', id).executeTakeFirst();
      return row && Buffer.from(row.bytes, 'base64');
    },
  };
}

export async function removeUnusedPictures(db: Kysely<Schema>, now: number): Promise<void> {
  await sql`delete from pictures where made_at <= ${now - UNUSED_PICTURE_MS} and not exists (select 1 from games
    where games.picture = pictures.id and (finished_at is null or finished_at > ${now - UNUSED_PICTURE_MS}))`.execute(
    db,
  );
}
