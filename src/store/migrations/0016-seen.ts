import { type Kysely, type Migration, sql } from 'kysely';

/** Whether a day was opened in a place, or counts there as its player plays there. */
export const seen: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table seen add column opened integer not null default 1`.execute(db);
    // How long a message stands doesn't matter any more.
    await sql`alter table standings drop column sent_at`.execute(db);
  },
};
