import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { baseline } from './0001-baseline.ts';

/** By name, in the order in which they are applied. Only ever added to. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-baseline': baseline,
};

/**
 * Brings the tables up to this program's version. Several processes may start at the same time: PostgreSQL
 * takes an advisory lock, SQLite the write lock of one transaction. Throws if a migration fails or the
 * database is newer than the program.
 */
export async function migrate(db: Kysely<Schema>, migrations = MIGRATIONS): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
