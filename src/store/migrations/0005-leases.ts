import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What came in stays for a while after it is answered (with an empty request), so that its repetition is known; until then one
 * process at a time is at it. Anything else may be held by name.
 */
export const leases: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('pending_replies').renameTo('received').execute();
    const received = db.schema.alterTable('received');
    await received.addColumn('owner', 'text', (column) => column.notNull().defaultTo('')).execute();
    await received.addColumn('held_until', 'bigint', (column) => column.notNull().defaultTo(0)).execute();
    await db.schema.createIndex('received_saved_at').on('received').column('saved_at').execute();
    await sql`create index received_pending on received (adapter, saved_at) where request <> ''`.execute(db);
    await db.schema
      .createTable('leases')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('held_until', 'bigint', (column) => column.notNull())
      .execute();
  },
};
