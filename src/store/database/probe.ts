import type { Kysely } from 'kysely';
import { randomId } from '../contract/id.ts';
import type { Schema } from './schema.ts';
import { runTransaction } from './transactions.ts';

/**
 * Larger than the unused space in a database file, so the file has to grow. If the disk is full, the write
 * therefore fails.
 */
const PROBE_CHARS = 8192;

/**
 * Writes a row and removes it in one transaction. Each test has a row of its own, so that a process that
 * stands still in the middle of one blocks no other. Rejects with the driver's error.
 */
export async function probe(db: Kysely<Schema>): Promise<void> {
  const row = { key: `probe:${randomId()}`, value: '0'.repeat(PROBE_CHARS) };
  await runTransaction(db, async (transaction) => {
    await transaction.insertInto('key_values').values(row).execute();
    await transaction.deleteFrom('key_values').where('key', '=', row.key).execute();
  });
}
