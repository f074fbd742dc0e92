import type { Kysely, RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** SQLite removes rows in this process, and each row can change several pages. */
export const MAX_BATCH_ROWS = 100;

/** `statement` handles at most `MAX_BATCH_ROWS` rows, and is repeated until none is left. */
export async function runInBatches(db: Kysely<Schema>, statement: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await statement.execute(db);
    if (numAffectedRows < MAX_BATCH_ROWS) return;
  }
}

const MAX_NAMED_ROWS = 100;

export function* batchesOf<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < list.length; start += MAX_NAMED_ROWS)
    yield list.slice(start, start + MAX_NAMED_ROWS);
}
