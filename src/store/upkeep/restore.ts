import { chownSync, existsSync, linkSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../contract/faults.ts';
import {
  DAMAGED_CODES,
  makeDataFolder,
  requireOwnFile,
  sqliteFilePath,
  sqliteResultCode,
} from '../database/sqlite-file.ts';
import {
  EXTRA_FILE_SUFFIXES,
  flushToDisk,
  openExclusively,
  openUndamaged,
  removeDatabase,
  upgradeDatabase,
  writeCopy,
} from './offline-sqlite.ts';

/**
 * Replaces the database by a backup, which it migrates. Returns the new path of the old database, if any. A
 * kill leaves the old or the new database, complete. Throws `StoreError` if the backup is invalid or a
 * program uses the database.
 */
export async function restore(dataDir: string, backupPath: string, now: Date): Promise<string | undefined> {
  if (!existsSync(backupPath)) throw new StoreError(`There is no file ${backupPath}.`);
  const databasePath = sqliteFilePath(dataDir);
  requireOwnFile(databasePath);
  const oldDatabaseSize = statSync(databasePath, { throwIfNoEntry: false })?.size ?? 0;
  if (oldDatabaseSize > 0 && realpathSync(backupPath) === realpathSync(databasePath))
    throw new StoreError(`${backupPath} is the database itself. Name a backup of it.`);
  makeDataFolder(dataDir);
  const backupDatabase = openUndamaged(backupPath);
  const newPath = `${databasePath}.restoring`;
  let lockedDatabase: DatabaseSync | undefined;
  try {
    lockedDatabase = lockUnlessDamaged(databasePath);
    writeCopy(backupDatabase, newPath);
    await upgradeDatabase(newPath);
    openUndamaged(newPath).close();
    changeOwner(newPath, dataDir);
    flushToDisk(newPath);
    const oldPath = findFreeName(
      `${databasePath}.replaced-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    );
    if (lockedDatabase === undefined) moveExtraFiles(databasePath, oldPath);
    replaceFile(databasePath, newPath, oldPath);
    if (oldDatabaseSize > 0) return oldPath;
    rmSync(oldPath);
    return undefined;
  } finally {
    removeDatabase(newPath);
    lockedDatabase?.close();
    backupDatabase.close();
  }
}

function findFreeName(name: string): string {
  let candidateName = name;
  for (let suffixNumber = 2; existsSync(candidateName); suffixNumber++)
    candidateName = `${name}-${suffixNumber}`;
  return candidateName;
}

/** Extra files of a damaged database would corrupt the new one. */
function moveExtraFiles(databasePath: string, oldPath: string): void {
  for (const suffix of EXTRA_FILE_SUFFIXES)
    if (existsSync(`${databasePath}${suffix}`)) renameSync(`${databasePath}${suffix}`, `${oldPath}${suffix}`);
}

function replaceFile(databasePath: string, newPath: string, oldPath: string): void {
  // A hard link: closing the old file after a copy would release its lock (sqlite.org/howtocorrupt.html,
  // 2.2).
  linkSync(databasePath, oldPath);
  renameSync(newPath, databasePath);
  flushToDisk(dirname(databasePath));
}

/** If root runs the program, the folder's owner gets the file: the bot must be able to write it. */
function changeOwner(path: string, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}

/** Undefined if the database is damaged: it can't be locked, but may be replaced. */
function lockUnlessDamaged(databasePath: string): DatabaseSync | undefined {
  try {
    return openExclusively(databasePath);
  } catch (error) {
    if (DAMAGED_CODES.has(sqliteResultCode(error))) return undefined;
    throw error;
  }
}
