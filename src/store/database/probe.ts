import type { Kysely } from 'kysely';
import { randomId } from '../contract/id.ts';
import type { Schema } from './schema.ts';
import { runTransaction } from './transactions.ts';

/** Larger than the unused space in a database file, so the write fails if the disk is full. */
const PROBE_CHARS = 8192;

/**
 * Each call writes a row of its own, so that a process that stands still blocks no other. Rejects with the
 * driver's error.
 */
export async function probe(db: Kysely<Schema>): Promise<void> {
  const row = { key: `probe:${randomId()}`, value: '0'.repeat(PROBE_CHARS) };
  await runTransaction(db, async (transaction) => {
    await transaction.insertInto('key_values').values(row).execute();
    await transaction.deleteFrom('key_values').where('key', '=', row.key).execute();
  });
}
