import { type Kysely, type Migration, sql } from 'kysely';

/** Steps of a round are transactions, so nobody holds one; what is proved of its board; an entry is found by its game. */
export const rounds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ['owner', 'held_until'])
      await db.schema.alterTable('rounds').dropColumn(column).execute();
    await db.schema.alterTable('rounds').addColumn('bound', 'integer').execute();
    await db.schema.alterTable('entries').dropColumn('address').execute();
    await sql`create index entries_game on entries (game)`.execute(db);
  },
};
