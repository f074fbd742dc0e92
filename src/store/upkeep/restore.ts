import { chownSync, existsSync, linkSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../contract/faults.ts';
import { DAMAGED, makeDataFolder, resultCode, sqliteFile } from '../database/sqlite-file.ts';
import { BESIDE, flush, openAlone, openSound, removeDatabase, upgrade, writeCopy } from './offline-sqlite.ts';

/**
 * Puts the database of a backup, brought up to date, in the place of the one in `dataDir`. Returns where the
 * replaced one lies now, if there was one. Killed at any instant it leaves the one or the other in place,
 * whole. Throws `StoreError` if the backup is no sound database, or a program uses the one in place.
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

/** That name, or with a number where an earlier restore of the same second has taken it. */
function freeName(name: string): string {
  let free = name;
  for (let at = 2; existsSync(free); at++) free = `${name}-${at}`;
  return free;
}

/** What lies beside a damaged database would spoil the one that takes its place. */
function moveRests(target: string, kept: string): void {
  for (const end of BESIDE) if (existsSync(`${target}${end}`)) renameSync(`${target}${end}`, `${kept}${end}`);
}

/** Puts `fresh` in the place of `target`, which is called `kept` then. */
function replace(target: string, fresh: string, kept: string): void {
  // A second name, not a copy: reading the file would give up the lock on it (sqlite.org/howtocorrupt.html,
  // 2.2).
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
    if (DAMAGED.has(resultCode(error))) return undefined;
    throw error;
  }
}
