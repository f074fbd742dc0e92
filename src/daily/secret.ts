import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';

/**
 * The secret behind the daily puzzles: the configured one, else one made at the first start and kept in the store, so
 * that restarts and several processes on one database set the same puzzles.
 */
export async function dailySecret(store: Pick<Store, 'keyValues'>, configured?: string): Promise<string> {
  if (configured !== undefined && configured !== '') return configured;
  return store.keyValues.setOnce('daily-secret', randomBytes(32).toString('hex'));
}
