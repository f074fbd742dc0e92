import { type Kysely, type Migration, sql } from 'kysely';

/** Leaderboards read the finished games of some days, and of each game no more than this index has. */
export const results: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index games_results
      on games (day, person, assisted, made, par, started_at, finished_at)
      where day is not null and finished_at is not null`.execute(db);
  },
};
