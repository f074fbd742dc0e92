import { randomBytes } from 'node:crypto';
import { StoreAway, throughOutage } from './contract/faults.ts';
import type { KeyValues } from './contract/store.ts';

/**
 * The secret of that name, made at the first start and kept, so that restarts and all processes on one database share
 * it: 64 hexadecimal digits. Undefined until the store could be asked, which an outage at the start puts off.
 */
export async function keptSecret(keyValues: KeyValues, name: string): Promise<() => string | undefined> {
  let secret: string | undefined;
  const ask = async (): Promise<void> => {
    secret = await keyValues.setOnce(name, randomBytes(32).toString('hex'));
  };
  await ask().catch((error: unknown) => {
    if (!(error instanceof StoreAway)) throw error;
    void throughOutage(ask);
  });
  return () => secret;
}
