import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { reason, StoreError } from '../contract/faults.ts';
import { openSqlite } from '../database/sqlite.ts';
import { BUSY, resultCode } from '../database/sqlite-file.ts';
import { migrate } from '../migrations/migrate.ts';

/** Milliseconds to wait for another program's write. */
const BUSY_TIMEOUT_MS = 5_000;

/** The ends of the names of files next to a database. SQLite takes them for a part of any database there. */
export const BESIDE = ['-wal', '-shm', '-journal'];

/** Removes a database with all that lies beside it. */
export function removeDatabase(path: string): void {
  for (const end of ['', ...BESIDE]) rmSync(`${path}${end}`, { force: true });
}

/** Writes the present database to the file `path`, replacing it; it is on the disk when this returns. */
export function writeCopy(database: DatabaseSync, path: string): void {
  removeDatabase(path);
  database.prepare('vacuum into ?').run(path);
  flush(path);
}

/** Waits until a file or a folder is on the disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Opens a database of this program, to be read. Throws `StoreError` if it is none, or is damaged. */
export function openSound(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    // Not for reading alone: that would leave files of WAL behind, and those of root keep the bot out.
    database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    const [{ integrity_check: said } = {}] = database.prepare('pragma integrity_check').all();
    if (said !== 'ok') throw new Error(String(said));
    database.prepare('select 1 from kysely_migration').all();
    return database;
  } catch (cause) {
    database?.close();
    throw new StoreError(`${path} can't be read as a database of TileKnight (${reason(cause)}).`, { cause });
  }
}

/**
 * Opens a database that nobody else uses and keeps it from everybody until it is closed. Throws `StoreError`
 * if a program has it open: in WAL mode each holds a lock for as long as it lives, and only who is alone can
 * leave that mode.
 */
export function openAlone(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.exec('pragma journal_mode = delete');
    database.exec('pragma locking_mode = exclusive');
    database.exec('begin exclusive');
    database.exec('commit');
    return database;
  } catch (cause) {
    database.close();
    throw resultCode(cause) === BUSY
      ? new StoreError(`${path} is in use. Stop the bot, then run this again.`, { cause })
      : cause;
  }
}

/** Brings a copy up to this program's version. Throws `StoreError` if a newer one wrote it. */
export async function upgrade(path: string): Promise<void> {
  const db = openSqlite(path);
  try {
    await migrate(db);
  } catch (cause) {
    throw new StoreError(`The database can't be brought to this version of TileKnight (${reason(cause)}).`, {
      cause,
    });
  } finally {
    await db.destroy();
  }
}
