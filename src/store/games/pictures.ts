import { type Kysely, sql } from 'kysely';
import { randomId } from '../contract/id.ts';
import type { Pictures } from '../contract/store.ts';
import type { Schema } from '../database/schema.ts';

/** A picture that no unfinished game uses is removed after this time. */
const UNUSED_PICTURE_MS = 24 * 3_600_000;

/** Opens the part of the store that has the pictures. */
export function openPictures(db: Kysely<Schema>): Pictures {
  return {
    keep: async (bytes, now) => {
      const id = randomId();
      const pictureRow = { id, bytes: bytes.toString('base64'), kind: 'jpeg', made_at: now };
      await db.insertInto('pictures').values(pictureRow).execute();
      return id;
    },

    byId: async (id) => {
      const row = await db.selectFrom('pictures').select('bytes').where('id', '=', id).executeTakeFirst();
      return row && Buffer.from(row.bytes, 'base64');
    },
  };
}

/** Removes pictures that no game has used in the last day. `now`: milliseconds since the epoch. */
export async function removeUnusedPictures(db: Kysely<Schema>, now: number): Promise<void> {
  await sql`delete from pictures where made_at <= ${now - UNUSED_PICTURE_MS} and not exists (select 1 from games
    where games.picture = pictures.id and (finished_at is null or finished_at > ${now - UNUSED_PICTURE_MS}))`.execute(
    db,
  );
}
