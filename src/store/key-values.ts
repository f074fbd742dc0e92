import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { retryDuringOutage, StoreUnavailableError } from './contract/faults.ts';
import type { KeyValues } from './contract/store.ts';
import type { Schema } from './database/schema.ts';

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
        // An update without effect returns the existing row, even one that another process has just inserted.
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((builder) => ({ key: builder.ref('excluded.key') })),
        )
        .returning('value')
        .executeTakeFirstOrThrow();
      return row.value;
    },
  };
}

/** Used unless the operator has set a secret. */
export const DAILY_SECRET_KEY = 'daily-secret';

/** 64 hexadecimal digits, created if absent. */
export const readSecret = (keyValues: KeyValues, name: string): Promise<string> =>
  keyValues.setOnce(name, randomBytes(32).toString('hex'));

/**
 * Like `readSecret`, but doesn't wait for the end of an outage: the returned function gives undefined until
 * then.
 */
export async function loadSecret(keyValues: KeyValues, name: string): Promise<() => string | undefined> {
  let secret: string | undefined;
  const load = async (): Promise<void> => {
    secret = await readSecret(keyValues, name);
  };
  await load().catch((error: unknown) => {
    if (!(error instanceof StoreUnavailableError)) throw error;
    void retryDuringOutage(load);
  });
  return () => secret;
}
