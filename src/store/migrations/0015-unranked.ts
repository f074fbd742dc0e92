import { type Kysely, type Migration, sql } from 'kysely';

/** Results that no person could reach are kept, and stand on no leaderboard. */
export const unranked: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('games')
      .addColumn('unranked', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`drop index games_results`.execute(db);
    await sql`create index games_results
      on games (series, day, person, assisted, made, par, started_at, finished_at)
      where day is not null and finished_at is not null and unranked = 0`.execute(db);
  },
};
