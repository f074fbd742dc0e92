import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The pending replies in a data folder, read without taking them up. */
export function pendingIn(folder: string, adapter: string): { key: string; request: string }[] {
  const database = new DatabaseSync(join(folder, 'tileknight.sqlite'), { readOnly: true });
  try {
    const rows = database
      .prepare("select key, request from received where adapter = ? and request <> '' order by saved_at")
      .all(adapter);
    return rows.map(({ key, request }) => ({ key: String(key), request: String(request) }));
  } finally {
    database.close();
  }
}

/** Lets the leases on all pending replies in a data folder run out, as if their processes had stood still for long enough. */
export function letLeasesRunOut(folder: string): void {
  const database = new DatabaseSync(join(folder, 'tileknight.sqlite'));
  database.exec('update received set held_until = 1');
  database.close();
}
