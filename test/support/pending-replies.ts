import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

interface PendingRow {
  readonly key: string;
  readonly request: string;
  /** The message that stands for the answer, as the adapter finds it; empty: none yet. */
  readonly message: string;
}

/** The pending replies in a data folder, read without taking them up. */
export function readPendingReplies(folder: string, adapter: string): PendingRow[] {
  const database = new DatabaseSync(join(folder, 'tileknight.sqlite'), { readOnly: true });
  try {
    const rows = database
      .prepare(
        "select key, request, message from received where adapter = ? and request <> '' order by saved_at",
      )
      .all(adapter);
    return rows.map(({ key, request, message }) => ({
      key: String(key),
      request: String(request),
      message: String(message ?? ''),
    }));
  } finally {
    database.close();
  }
}

/**
 * Lets the leases on all pending replies in a data folder run out, as if their processes had stood still for
 * long enough.
 */
export function expireLeases(folder: string): void {
  const database = new DatabaseSync(join(folder, 'tileknight.sqlite'));
  database.exec('update received set held_until = 1');
  database.close();
}
