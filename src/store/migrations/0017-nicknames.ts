import { type Kysely, type Migration, sql } from 'kysely';

/** What people call themselves where no platform names them. */
export const nicknames: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table settings add column nickname text`.execute(db);
  },
};
