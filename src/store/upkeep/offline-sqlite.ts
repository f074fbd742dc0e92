import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, StoreError } from '../contract/faults.ts';
import { openSqlite } from '../database/sqlite.ts';
import { BUSY_CODE, sqliteFilePath, sqliteResultCode } from '../database/sqlite-file.ts';
import { migrate } from '../migrations/migrate.ts';

/** Longest wait for the database while another program writes to it. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Suffixes of the extra files that SQLite creates next to a database. SQLite would also use old extra files
 * with a new database of the same name, so they must be removed with the database.
 */
export const EXTRA_FILE_SUFFIXES = ['-wal', '-shm', '-journal'];

/** Removes a database and the extra files that SQLite has created next to it. */
export function removeDatabase(path: string): void {
  for (const suffix of ['', ...EXTRA_FILE_SUFFIXES]) rmSync(`${path}${suffix}`, { force: true });
}

/**
 * Writes a copy of the database to `path`, and replaces a file that exists there. When the function returns,
 * the copy is physically on the disk.
 */
export function writeCopy(database: DatabaseSync, path: string): void {
  removeDatabase(path);
  database.prepare('vacuum into ?').run(path);
  flushToDisk(path);
}

/** Waits until the data of a file or folder is physically on the disk. */
export function flushToDisk(path: string): void {
  const fileDescriptor = openSync(path, 'r');
  fsyncSync(fileDescriptor);
  closeSync(fileDescriptor);
}

/** Returns the path of the database in `dataDir`. Throws `StoreError` if there is none. */
export function existingDatabasePath(dataDir: string): string {
  const databasePath = sqliteFilePath(dataDir);
  if (!existsSync(databasePath))
    throw new StoreError(
      `There is no database at ${databasePath}. Set DATA_DIR to the folder that the bot uses.`,
    );
  return databasePath;
}

/**
 * Opens a database of this program to read it. Throws `StoreError` if the file is damaged, or if another
 * program made the database.
 */
export function openUndamaged(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    // Don't open the database in read-only mode, because SQLite then leaves WAL files behind. If root ran the
    // program, these files would belong to root. Then the bot could not open the database.
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
 * Opens a database with an exclusive lock, which lasts until the database is closed. Throws `StoreError` if
 * another program has the database open. To detect another program, the function switches WAL mode off.
 * SQLite allows this only if no other connection is open.
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

/**
 * Migrates a copy of a database to the newest version. Throws `StoreError` if the migration fails, for
 * example because a newer version of the program wrote the database.
 */
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
