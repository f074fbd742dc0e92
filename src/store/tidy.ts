import type { Kysely } from 'kysely';
import { engineOf } from './engine.ts';
import type { Schema } from './schema.ts';

/** Milliseconds for which what came in is remembered: Telegram delivers an update for 24 hours (core.telegram.org/bots/api#update). */
const REMEMBERED = 24 * 3_600_000;
/** Rows removed by one statement, so that none takes long. */
const BATCH = 5000;

/** Removes what nobody needs any more. `now`: milliseconds since the epoch. */
export async function tidy(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('leases').where('held_until', '<=', engineOf(db).now).execute();
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('received')
      .where((row) =>
        row(
          row.refTuple('adapter', 'key'),
          'in',
          row
            .selectFrom('received')
            .select(['adapter', 'key'])
            .where('saved_at', '<=', now - REMEMBERED)
            .where('until', '<', now)
            .limit(BATCH)
            .$asTuple('adapter', 'key'),
        ),
      )
      .executeTakeFirst();
    if (numDeletedRows < BATCH) return;
  }
}
