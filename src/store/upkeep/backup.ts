import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf, StoreError } from '../contract/faults.ts';
import { sqliteFile } from '../database/sqlite-file.ts';
import { flush, openUndamaged, removeDatabase, writeCopy } from './offline-sqlite.ts';

/**
 * Writes a copy of the database in `dataDir` to a new file, even while the bot runs. The copy contains
 * everything that was stored before the call. The file appears only when the copy is complete. Throws
 * `StoreError` if the copy can't be made.
 */
export function backUp(dataDir: string, file: string): void {
  if (existsSync(file))
    throw new StoreError(`${file} is there already. Name another file, or remove it first.`);
  const source = sqliteFile(dataDir);
  if (!existsSync(source))
    throw new StoreError(`There is no database at ${source}. Set DATA_DIR to the folder that the bot uses.`);
  const database = openUndamaged(source);
  const part = `${file}.part`;
  try {
    writeCopy(database, part);
    openUndamaged(part).close();
    renameSync(part, file);
    flush(dirname(file));
  } catch (cause) {
    throw new StoreError(`The backup can't be written to ${file} (${reasonOf(cause)}).`, { cause });
  } finally {
    removeDatabase(part);
    database.close();
  }
}
