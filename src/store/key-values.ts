import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { retryDuringOutage, StoreUnavailableError } from './contract/faults.ts';
import type { KeyValues } from './contract/store.ts';
import type { Schema } from './database/schema.ts';

/** Opens the part of the store that has small texts, each stored under a key. */
export function openKeyValues(db: Kysely<Schema>): KeyValues {
  return {
    get: async (key) => {
      const row = await db.selectFrom('key_values').select('value').where('key', '=', key).executeTakeFirst();
      return row?.value;
    },

    set: async (key, value) => {
      await db
        .insertInto('key_values')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },

    setOnce: async (key, value) => {
      const row = await db
        .insertInto('key_values')
        .values({ key, value })
        // If the key exists, an update without effect makes the statement return the existing row, even one
        // that another process has just inserted.
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((builder) => ({ key: builder.ref('excluded.key') })),
        )
        .returning('value')
        .executeTakeFirstOrThrow();
      return row.value;
    },
  };
}

/**
 * Size of the row that `probe` writes, in characters. The row is larger than the unused space in a database
 * file, so the file has to grow. If the disk is full, the write therefore fails.
 */
const PROBE_CHARS = 8192;

/**
 * Tests whether the database accepts writes: writes a row and removes it in one transaction. Rejects with the
 * driver's error.
 */
export async function probe(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = { key: 'probe', value: '0'.repeat(PROBE_CHARS) };
    await transaction
      .insertInto('key_values')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction.deleteFrom('key_values').where('key', '=', row.key).execute();
  });
}

/**
 * Creates the secret `name` (64 hexadecimal digits) if the store has none yet. All processes share it. The
 * returned function returns the secret, or undefined as long as an outage prevents reading it.
 */
export async function loadSecret(keyValues: KeyValues, name: string): Promise<() => string | undefined> {
  let secret: string | undefined;
  const readSecret = async (): Promise<void> => {
    secret = await keyValues.setOnce(name, randomBytes(32).toString('hex'));
  };
  await readSecret().catch((error: unknown) => {
    if (!(error instanceof StoreUnavailableError)) throw error;
    void retryDuringOutage(readSecret);
  });
  return () => secret;
}
