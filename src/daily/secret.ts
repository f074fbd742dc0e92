import { StoreAway } from '../store/contract/faults.ts';
import type { Store } from '../store/contract/store.ts';
import { keptSecret } from '../store/kept-secret.ts';

/**
 * The secret behind the daily puzzles: the configured one, else one kept in the store, so that restarts and several
 * processes on one database set the same puzzles. What is returned throws `StoreAway` until the store has told it.
 */
export async function dailySecret(
  store: Pick<Store, 'keyValues'>,
  configured?: string,
): Promise<() => string> {
  if (configured !== undefined && configured !== '') return () => configured;
  const kept = await keptSecret(store.keyValues, 'daily-secret');
  return () => {
    const secret = kept();
    if (secret === undefined) throw new StoreAway('the daily secret is not known yet');
    return secret;
  };
}
