import { closeSync, existsSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, StoreError } from '../contract/faults.ts';
import { openSqlite } from '../database/sqlite.ts';
import {
  BUSY_CODE,
  OWNER_ONLY,
  requireOwnFile,
  sqliteFilePath,
  sqliteResultCode,
} from '../database/sqlite-file.ts';
import { migrate } from '../migrations/migrate.ts';

const BUSY_TIMEOUT_MS = 5_000;

/**
 * Files that SQLite creates. It would use old ones with a new database of the same name, so they must go with
 * the database.
 */
export const EXTRA_FILE_SUFFIXES = ['-wal', '-shm', '-journal'];

export function removeDatabase(path: string): void {
  for (const suffix of ['', ...EXTRA_FILE_SUFFIXES]) rmSync(`${path}${suffix}`, { force: true });
}

/** Replaces an existing file. Returns when the copy is physically on the disk. Only the owner may read it. */
export function writeCopy(database: DatabaseSync, path: string): void {
  removeDatabase(path);
  writeFileSync(path, '', { mode: OWNER_ONLY });
  database.prepare('vacuum into ?').run(path);
  flushToDisk(path);
}

export function flushToDisk(path: string): void {
  const fileDescriptor = openSync(path, 'r');
  fsyncSync(fileDescriptor);
  closeSync(fileDescriptor);
}

/** Throws `StoreError` if there is none, or if it belongs to another user. */
export function existingDatabasePath(dataDir: string): string {
  const databasePath = sqliteFilePath(dataDir);
  requireOwnFile(databasePath);
  if (!existsSync(databasePath))
    throw new StoreError(
      `There is no database at ${databasePath}. Set DATA_DIR to the folder that the bot uses.`,
    );
  return databasePath;
}

/** Throws `StoreError` if the file is damaged, or if another program made the database. */
export function openUndamaged(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    // In read-only mode SQLite leaves WAL files behind. Those of root would keep the bot from the database.
    database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    const [{ integrity_check: integrity } = {}] = database.prepare('pragma integrity_check').all();
    if (integrity !== 'ok') throw new Error(String(integrity));
    database.prepare('select 1 from kysely_migration').all();
    return database;
  } catch (cause) {
    database?.close();
    throw new StoreError(`${path} can't be read as a database of TileKnight (${reasonOf(cause)}).`, {
      cause,
    });
  }
}

/**
 * Throws `StoreError` if another program has it open: SQLite then refuses to switch off WAL mode. The lock
 * lasts until it is closed.
 */
export function openExclusively(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.exec('pragma journal_mode = delete');
    database.exec('pragma locking_mode = exclusive');
    database.exec('begin exclusive');
    database.exec('commit');
    return database;
  } catch (cause) {
    database.close();
    throw sqliteResultCode(cause) === BUSY_CODE
      ? new StoreError(`${path} is in use. Stop the bot, then run this again.`, { cause })
      : cause;
  }
}

/** Throws `StoreError`, for example if a newer version wrote the database. */
export async function upgradeDatabase(path: string): Promise<void> {
  const db = openSqlite(path);
  try {
    await migrate(db);
  } catch (cause) {
    throw new StoreError(
      `The database can't be brought to this version of TileKnight (${reasonOf(cause)}).`,
      {
        cause,
      },
    );
  } finally {
    await db.destroy();
  }
}
