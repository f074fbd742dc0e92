import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf, StoreError } from '../contract/faults.ts';
import {
  existingDatabasePath,
  flushToDisk,
  openUndamaged,
  removeDatabase,
  writeCopy,
} from './offline-sqlite.ts';

/**
 * Works while the bot runs. The copy contains all that was stored before. The file appears only when
 * complete. Throws `StoreError` if that fails.
 */
export function backUp(dataDir: string, backupPath: string): void {
  if (existsSync(backupPath))
    throw new StoreError(`${backupPath} is there already. Name another file, or remove it first.`);
  const database = openUndamaged(existingDatabasePath(dataDir));
  const partialPath = `${backupPath}.part`;
  try {
    writeCopy(database, partialPath);
    openUndamaged(partialPath).close();
    renameSync(partialPath, backupPath);
    flushToDisk(dirname(backupPath));
  } catch (cause) {
    throw new StoreError(`The backup can't be written to ${backupPath} (${reasonOf(cause)}).`, { cause });
  } finally {
    removeDatabase(partialPath);
    database.close();
  }
}
