import { type Kysely, type Migration, sql } from 'kysely';

/** The first tables: games and where they were seen, solutions, promises, facts. */
export const first: Migration = {
  // A migration must not follow the schema's later changes, so it is not typed by it.
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('games')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('person_name', 'text', (column) => column.notNull())
      .addColumn('day', 'text')
      .addColumn('start', 'text', (column) => column.notNull())
      .addColumn('goal', 'text', (column) => column.notNull())
      .addColumn('moves', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('finished_at', 'bigint')
      .addColumn('touched', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('games_person_day').unique().on('games').columns(['person', 'day']).execute();
    await db.schema
      .createIndex('games_own_unfinished')
      .unique()
      .on('games')
      .column('person')
      .where(sql.ref('day'), 'is', null)
      .where(sql.ref('finished_at'), 'is', null)
      .execute();
    await db.schema.createIndex('games_person_touched').on('games').columns(['person', 'touched']).execute();
    await db.schema
      .createTable('seen')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('place', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seen_key', ['place', 'game'])
      .execute();
    await db.schema.createIndex('seen_game').on('seen').column('game').execute();
    await db.schema
      .createTable('solutions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('start', 'text', (column) => column.notNull())
      .addColumn('goal', 'text', (column) => column.notNull())
      .addColumn('moves', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('kept_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('promises')
      .addColumn('adapter', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('kept_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('promises_key', ['adapter', 'key'])
      .execute();
    await db.schema
      .createTable('facts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
