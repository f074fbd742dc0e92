import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { retryDuringOutage, StoreUnavailableError } from './contract/faults.ts';
import type { KeyValues } from './contract/store.ts';
import type { Schema } from './database/schema.ts';

/** The key-values of `Store`: one text by key. */
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
        // Changing nothing, so that the row that was there is returned, also when another process made it
        // just now.
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((of) => ({ key: of.ref('excluded.key') })),
        )
        .returning('value')
        .executeTakeFirstOrThrow();
      return row.value;
    },
  };
}

/** Characters: more than lies free in a database whose disk is full. */
const PROBE_CHARS = 8192;

/** Writes a row and takes it back, in one transaction. Rejects with the driver's error if that fails. */
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
 * The secret of that name, made at the first start and kept, so that restarts and all processes on one
 * database share it: 64 hexadecimal digits. Undefined until the store could be asked, which an outage at the
 * start puts off.
 */
export async function keptSecret(keyValues: KeyValues, name: string): Promise<() => string | undefined> {
  let secret: string | undefined;
  const ask = async (): Promise<void> => {
    secret = await keyValues.setOnce(name, randomBytes(32).toString('hex'));
  };
  await ask().catch((error: unknown) => {
    if (!(error instanceof StoreUnavailableError)) throw error;
    void retryDuringOutage(ask);
  });
  return () => secret;
}
