import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { baseline } from './0001-baseline.ts';

/** Migrations in the order in which they run. Key: the name. A released migration must never be changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-baseline': baseline,
};

/**
 * Migrates the tables to the newest version. Several processes may call this at the same time; a lock makes
 * them run one after the other (in PostgreSQL an advisory lock, in SQLite the write lock). Throws if a
 * migration fails or the database is newer than the program.
 */
export async function migrate(db: Kysely<Schema>, migrations = MIGRATIONS): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
