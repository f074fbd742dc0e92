import { chownSync, existsSync, linkSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makeDataFolder, sqliteFile } from '../data-folder.ts';
import { StoreError } from '../store-error.ts';
import {
  BESIDE,
  DAMAGED,
  flush,
  isSqliteError,
  openAlone,
  openSound,
  removeDatabase,
  upgrade,
  writeCopy,
} from './sqlite-file.ts';

/**
 * Puts the database of a backup, brought up to date, in the place of the one in `dataDir`. Returns where the replaced one lies now, if
 * there was one. Killed at any instant it leaves the one or the other in place, whole. Throws `StoreError` if the backup is no sound
 * database, or a program uses the one in place.
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
    const kept = `${target}.replaced-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
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

/** What lies beside a damaged database would spoil the one that takes its place. */
function moveRests(target: string, kept: string): void {
  for (const end of BESIDE) if (existsSync(`${target}${end}`)) renameSync(`${target}${end}`, `${kept}${end}`);
}

/** Puts `fresh` in the place of `target`, which is called `kept` then. */
function replace(target: string, fresh: string, kept: string): void {
  // A second name, not a copy: reading the file would give up the lock on it (sqlite.org/howtocorrupt.html, 2.2).
  linkSync(target, kept);
  renameSync(fresh, target);
  flush(dirname(target));
}

/** What root writes belongs to whom the folder belongs to, whose bot has to write it. */
function giveToOwner(path: string, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}

/** A damaged database is what a restore mends; nobody can use it. */
function heldUnlessDamaged(target: string): DatabaseSync | undefined {
  try {
    return openAlone(target);
  } catch (error) {
    if (isSqliteError(error, ...DAMAGED)) return undefined;
    throw error;
  }
}
