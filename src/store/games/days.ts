import type { Kysely } from 'kysely';
import type { Days } from '../contract/game.ts';
import type { Schema } from '../database/schema.ts';

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
        // An update without effect returns the existing row, even one that another process has just inserted.
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'series'])
            .doUpdateSet((builder) => ({ day: builder.ref('excluded.day') })),
        )
        .returning(['kind', 'start', 'goal', 'par'])
        .executeTakeFirstOrThrow(),
  };
}
