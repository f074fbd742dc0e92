import type { Kysely, Migration } from 'kysely';

/** How much of a hint a game's present position has been given. */
export const hints: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('games')
      .addColumn('hinted', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
