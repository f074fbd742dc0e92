import { chownSync, existsSync, linkSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../contract/faults.ts';
import { DAMAGED, makeDataFolder, resultCode, sqliteFile } from '../database/sqlite-file.ts';
import { BESIDE, flush, openAlone, openSound, removeDatabase, upgrade, writeCopy } from './offline-sqlite.ts';

/**
 * Replaces the database in `dataDir` by a backup, which is migrated first. Returns the new path of the
 * replaced database, if there was one. After a kill at any time, either the old or the new database is in
 * place, complete. Throws `StoreError` if the backup is invalid or a program uses the database.
 */
export async function restore(dataDir: string, backup: string, now: Date): Promise<string | undefined> {
  if (!existsSync(backup)) throw new StoreError(`There is no file ${backup}.`);
  const target = sqliteFile(dataDir);
  const before = statSync(target, { throwIfNoEntry: false })?.size ?? 0;
  if (before > 0 && realpathSync(backup) === realpathSync(target))
    throw new StoreError(`${backup} is the database itself. Name a backup of it.`);
  makeDataFolder(dataDir);
  const source = openSound(backup);
  const fresh = `${target}.restoring`;
  let held: DatabaseSync | undefined;
  try {
    held = heldUnlessDamaged(target);
    writeCopy(source, fresh);
    await upgrade(fresh);
    openSound(fresh).close();
    giveToOwner(fresh, dataDir);
    flush(fresh);
    const kept = freeName(`${target}.replaced-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
    if (held === undefined) moveRests(target, kept);
    replace(target, fresh, kept);
    if (before > 0) return kept;
    rmSync(kept);
    return undefined;
  } finally {
    removeDatabase(fresh);
    held?.close();
    source.close();
  }
}

/** Returns the name, with a number added if a file of that name exists. */
function freeName(name: string): string {
  let free = name;
  for (let at = 2; existsSync(free); at++) free = `${name}-${at}`;
  return free;
}

/** Moves the files that SQLite has put next to a damaged database. They would corrupt the new database. */
function moveRests(target: string, kept: string): void {
  for (const end of BESIDE) if (existsSync(`${target}${end}`)) renameSync(`${target}${end}`, `${kept}${end}`);
}

/** Replaces the file `target` by `fresh`. The old file gets the name `kept`. */
function replace(target: string, fresh: string, kept: string): void {
  // Use a hard link, because to copy the old file means to close it, which would release the lock on it
  // (sqlite.org/howtocorrupt.html, 2.2).
  linkSync(target, kept);
  renameSync(fresh, target);
  flush(dirname(target));
}

/**
 * Gives a file written by root to the owner of the folder, because the bot must be able to write the file.
 */
function giveToOwner(path: string, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}

/**
 * Opens the database exclusively. Undefined if the database is damaged: a restore may replace it without a
 * lock.
 */
function heldUnlessDamaged(target: string): DatabaseSync | undefined {
  try {
    return openAlone(target);
  } catch (error) {
    if (DAMAGED.has(resultCode(error))) return undefined;
    throw error;
  }
}
