import { type Kysely, type Migration, sql } from 'kysely';

/** When the message that stands was sent, and what else stands in its chat. */
export const standing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('standings').addColumn('sent_at', 'bigint').execute();
    await sql`create index standings_address on standings (address)`.execute(db);
  },
};
