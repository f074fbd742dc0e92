import type { Kysely, Migration } from 'kysely';

/**
 * Pending answers of all platforms have one shape. What an older program left unanswered is dropped: it kept platforms' own
 * messages, which live for a quarter of an hour or an hour.
 */
export const pendingReplies: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropTable('promises').execute();
    await db.schema
      .createTable('pending_replies')
      .addColumn('adapter', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('request', 'text', (column) => column.notNull())
      .addColumn('message', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('pending_replies_key', ['adapter', 'key'])
      .execute();
    await db.schema.alterTable('facts').renameTo('key_values').execute();
  },
};
