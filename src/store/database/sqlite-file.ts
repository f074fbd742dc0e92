import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import { reason, StoreError } from '../contract/faults.ts';

/** SQLite's result code for a file that somebody else holds. sqlite.org/rescode.html */
export const BUSY = 5;
/** Those for a file that is damaged, or is no database. */
export const DAMAGED: ReadonlySet<number | undefined> = new Set([11, 26]);

/** The primary result code of SQLite's error; undefined: the error is none of SQLite's. */
export const resultCode = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;

/** SQL texts whose preparing is not repeated; the program has fewer. */
const MAX_PREPARED = 200;

/** SQLite's result code for a file that was moved; it looks itself only without WAL. */
const READONLY_DBMOVED = 1032;

/** A database file in Node's own driver, as Kysely's dialect uses one. A locked file fails immediately. */
export class SqliteFile implements SqliteDatabase {
  readonly #path: string;
  /** The file's number in its file system. */
  readonly #inode: number;
  readonly #database: DatabaseSync;
  readonly #statements: LRUCache<string, SqliteStatement>;

  /**
   * WAL and synchronous=NORMAL: what is committed survives a kill -9, as it has left the process. Deleted
   * rows are overwritten (secure_delete), so that they can't be found in the file.
   */
  constructor(path: string) {
    const database = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true });
    try {
      database.exec('pragma journal_mode = wal');
      database.exec('pragma synchronous = normal');
      database.exec('pragma secure_delete = on');
    } catch (error) {
      database.close();
      throw error;
    }
    this.#path = path;
    this.#inode = statSync(path).ino;
    this.#database = database;
    this.#statements = new LRUCache({
      max: MAX_PREPARED,
      memoMethod: (sql) => kyselyStatement(database.prepare(sql)),
    });
  }

  prepare(sql: string): SqliteStatement {
    // Rows that go into a file without a name are lost at the end of the program.
    if (statSync(this.#path, { throwIfNoEntry: false })?.ino !== this.#inode)
      throw Object.assign(new Error(`${this.#path} was removed or replaced`), { errcode: READONLY_DBMOVED });
    return this.#statements.memo(sql);
  }

  close(): void {
    this.#database.close();
  }
}

/** Kysely passes parameters as one list, node:sqlite takes them one by one and checks their types. */
function kyselyStatement(statement: StatementSync): SqliteStatement {
  const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate: (parameters) => statement.iterate(...bound(parameters)),
  };
}

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

/** Makes a folder and those above it. Node's own `recursive` never returns for some folders (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}
