import type { Kysely, Migration } from 'kysely';

/** Games of one's own that practise on a past day's puzzle know the day. */
export const practice: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('games').addColumn('practice', 'text').execute();
  },
};
