import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Characters: more than lies free in a database whose disk is full. */
const LENGTH = 8192;

/** Writes a row and takes it back, in one transaction. Rejects with the driver's error where nothing can be written. */
export async function probe(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = { key: 'probe', value: '0'.repeat(LENGTH) };
    await transaction
      .insertInto('key_values')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction.deleteFrom('key_values').where('key', '=', row.key).execute();
  });
}
