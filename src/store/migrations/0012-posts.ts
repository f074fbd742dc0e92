import { type Kysely, type Migration, sql } from 'kysely';

/** When the bot meant to begin a message by itself, and in which language where its chat has chosen none. */
export const posts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table standings add column planned_at bigint`.execute(db);
    await sql`alter table settings add column locale text`.execute(db);
  },
};
