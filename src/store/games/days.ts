import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Store } from '../store.ts';

/** The days' puzzles of `Store`. */
export function openDays(db: Kysely<Schema>): Store['days'] {
  return {
    get: (day) =>
      db
        .selectFrom('days')
        .select(['kind', 'start', 'goal', 'par'])
        .where('day', '=', day)
        .executeTakeFirst(),

    keep: (day, puzzle) =>
      db
        .insertInto('days')
        .values({ day, ...puzzle })
        // Changing nothing, so that the row that was there is returned, also when another process made it just now.
        .onConflict((conflict) =>
          conflict.column('day').doUpdateSet((of) => ({ day: of.ref('excluded.day') })),
        )
        .returning(['kind', 'start', 'goal', 'par'])
        .executeTakeFirstOrThrow(),
  };
}
