import { type Kysely, type Migration, sql } from 'kysely';

/** A person has several unfinished games of their own; each game knows when it was last touched. */
export const ownGames: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`drop index games_own_unfinished`.execute(db);
    await sql`alter table games add column touched_at bigint not null default 0`.execute(db);
    await sql`update games set touched_at = coalesce(finished_at, started_at)`.execute(db);
  },
};
