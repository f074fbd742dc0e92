import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { reason, StoreError } from '../contract/faults.ts';

/** Where the SQLite database lies. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'tileknight.sqlite');

/** Makes the folder if there is none. Throws `StoreError` if nothing can be written there. */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StoreError(
      `The data folder ${dataDir} can't be written (${reason(cause)}); set DATA_DIR to one that can.`,
      { cause },
    );
  }
}

/** Makes a folder and those above it. Node's own `recursive` never returns where a folder can't have children (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}
