import type { Kysely } from 'kysely';
import type { Days } from '../contract/game.ts';
import type { Schema } from '../database/schema.ts';

/** The days' puzzles of `Store`. */
export function openDays(db: Kysely<Schema>): Days {
  return {
    get: ({ day, series }) =>
      db
        .selectFrom('days')
        .select(['kind', 'start', 'goal', 'par'])
        .where('day', '=', day)
        .where('series', '=', series)
        .executeTakeFirst(),

    keep: ({ day, series }, puzzle) =>
      db
        .insertInto('days')
        .values({ day, series, ...puzzle })
        // Changing nothing, so that the row that was there is returned, also when another process made it
        // just now.
        .onConflict((conflict) =>
          conflict.columns(['day', 'series']).doUpdateSet((of) => ({ day: of.ref('excluded.day') })),
        )
        .returning(['kind', 'start', 'goal', 'par'])
        .executeTakeFirstOrThrow(),
  };
}
