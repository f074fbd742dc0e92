import type { Kysely } from 'kysely';
import type { Log } from '../../observe/log.ts';
import { engineOf } from '../engine.ts';
import { removeUnneeded } from '../games/pictures.ts';
import { logUnlessAway } from '../outage.ts';
import { removeOldStandings } from '../posts/standings.ts';
import type { Schema } from '../schema.ts';
import type { Store } from '../store.ts';

/** Milliseconds for which what came in is remembered: Telegram delivers an update for 24 hours (core.telegram.org/bots/api#update). */
const REMEMBERED = 24 * 3_600_000;
/** Rows removed by one statement, so that none takes long. */
const BATCH = 5000;

/** Removes what nobody needs any more. `now`: milliseconds since the epoch. */
export async function tidy(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('leases').where('held_until', '<=', engineOf(db).now).execute();
  await removeUnneeded(db, now);
  await removeOldStandings(db, now);
  await db
    .updateTable('received')
    .set({ request: '', message: null, owner: '' })
    .where('request', '<>', '')
    .where('until', '<', now)
    .execute();
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
    if (numDeletedRows < BATCH) break;
  }
  await engineOf(db).emptyLog?.execute(db);
}

/** Milliseconds between two rounds of all processes together. */
const EVERY = 10 * 60_000;

/** And between two sweeps. */
const DAY = 24 * 3_600_000;

/** Keeps a store tidy and swept, by one of all processes at a time, until the returned function is called. */
export function keepTidy(store: Pick<Store, 'leases' | 'tidy' | 'sweep'>, log: Log): () => void {
  const round = async () => {
    if (await store.leases.take('tidy', EVERY)) await store.tidy(Date.now());
    if (await store.leases.take('sweep', DAY)) await store.sweep(Date.now());
  };
  const report = (error: unknown) => {
    logUnlessAway(log, error, 'the database could not be tidied');
  };
  const timer = setInterval(() => void round().catch(report), EVERY).unref();
  return () => clearInterval(timer);
}
