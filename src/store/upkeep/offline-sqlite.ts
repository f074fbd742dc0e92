import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { reason, StoreError } from '../contract/faults.ts';
import { openSqlite } from '../database/sqlite.ts';
import { BUSY, resultCode } from '../database/sqlite-file.ts';
import { migrate } from '../migrations/migrate.ts';

/** Longest wait while another program writes to the database. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Suffixes of the files that SQLite puts next to a database. SQLite would use them with any database of the
 * same name.
 */
export const BESIDE = ['-wal', '-shm', '-journal'];

/** Removes a database and the files that SQLite has put next to it. */
export function removeDatabase(path: string): void {
  for (const end of ['', ...BESIDE]) rmSync(`${path}${end}`, { force: true });
}

/**
 * Writes a copy of the database to `path`, where it replaces any file. The copy is on disk when this function
 * returns.
 */
export function writeCopy(database: DatabaseSync, path: string): void {
  removeDatabase(path);
  database.prepare('vacuum into ?').run(path);
  flush(path);
}

/** Waits until a file or folder is on disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Opens a database of this program for reading. Throws `StoreError` if the file is damaged or isn't such a
 * database.
 */
export function openSound(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    // Don't use the read-only mode, because it leaves WAL files behind. If root owned such files, the bot
    // could not open the database.
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
 * Opens a database exclusively until it is closed. Throws `StoreError` if a program has it open: in WAL mode
 * every open connection holds a lock, and leaving this mode needs all locks.
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

/** Migrates the copy at `path` to the newest version. Throws `StoreError` if a newer program wrote it. */
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
