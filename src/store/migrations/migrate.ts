import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StoreError } from '../contract/faults.ts';
import type { Schema } from '../database/schema.ts';
import { baseline } from './0001-baseline.ts';
import { owners } from './0002-owners.ts';
import { sharedState } from './0003-shared-state.ts';
import { standings } from './0004-standings.ts';
import { requests } from './0005-requests.ts';

/** In the order in which they run. A released one must never be changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-baseline': baseline,
  '0002-owners': owners,
  '0003-shared-state': sharedState,
  '0004-standings': standings,
  '0005-requests': requests,
};

/**
 * Several processes may call this at the same time: a lock orders them. Throws `StoreError` if a newer
 * program has migrated the database.
 */
export async function migrate(db: Kysely<Schema>, migrations = MIGRATIONS): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw (await findNewerVersion(db, migrations)) ?? error;
}

async function findNewerVersion(
  db: Kysely<Schema>,
  migrations: typeof MIGRATIONS,
): Promise<StoreError | undefined> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch(() => ({ rows: [] }));
  const newestUnknown = rows.findLast(({ name }) => !Object.hasOwn(migrations, name));
  return (
    newestUnknown &&
    new StoreError(
      `The database has version ${newestUnknown.name} of a newer TileKnight, and this one knows versions up to ${Object.keys(migrations).at(-1)}: start the newer one, or restore a backup from before the upgrade.`,
    )
  );
}
