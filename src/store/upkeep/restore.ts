import { chownSync, existsSync, linkSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../contract/faults.ts';
import { DAMAGED, makeDataFolder, resultCode, sqliteFile } from '../database/sqlite-file.ts';
import { BESIDE, flush, openAlone, openSound, removeDatabase, upgrade, writeCopy } from './offline-sqlite.ts';

/**
 * Replaces the database in `dataDir` by a migrated backup. Returns the new path of the replaced one, if there
 * was one. A kill at any time leaves one of the two in place, complete. Throws `StoreError` if the backup is
 * invalid or a program uses the database.
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

/** The name, with a number if it is taken. */
function freeName(name: string): string {
  let free = name;
  for (let at = 2; existsSync(free); at++) free = `${name}-${at}`;
  return free;
}

/** Moves the additional files of a damaged database, which would corrupt the new one. */
function moveRests(target: string, kept: string): void {
  for (const end of BESIDE) if (existsSync(`${target}${end}`)) renameSync(`${target}${end}`, `${kept}${end}`);
}

/** Replaces `target` by `fresh`. The old file is then called `kept`. */
function replace(target: string, fresh: string, kept: string): void {
  // A hard link, not a copy: closing a copied file would release the lock on it
  // (sqlite.org/howtocorrupt.html, 2.2).
  linkSync(target, kept);
  renameSync(fresh, target);
  flush(dirname(target));
}

/** Gives a file written by root to the folder's owner, because the bot must be able to write it. */
function giveToOwner(path: string, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}

/** Opens the database exclusively. Undefined if it is damaged, because a restore may replace it then. */
function heldUnlessDamaged(target: string): DatabaseSync | undefined {
  try {
    return openAlone(target);
  } catch (error) {
    if (DAMAGED.has(resultCode(error))) return undefined;
    throw error;
  }
}
