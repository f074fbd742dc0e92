import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import { reasonOf, StoreError } from '../contract/faults.ts';

/** SQLite's result code for a locked file (sqlite.org/rescode.html). */
export const BUSY_CODE = 5;
/** SQLite's result codes for a damaged file and for a file that is not a database. */
export const DAMAGED_CODES: ReadonlySet<number | undefined> = new Set([11, 26]);

/** Returns the primary result code of an SQLite error. Undefined for other errors. */
export const sqliteResultCode = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;

/** Maximum number of prepared statements in the cache. The program has fewer different statements. */
const MAX_PREPARED_STATEMENTS = 200;

/**
 * SQLite's result code for a database file that was moved. In WAL mode SQLite doesn't detect this, so this
 * module throws the error.
 */
const FILE_MOVED_CODE = 1032;

/**
 * Adapts a database file, opened by node:sqlite, to the interface of Kysely's SQLite dialect. If the file is
 * locked, queries fail immediately.
 */
export class SqliteFile implements SqliteDatabase {
  readonly #path: string;
  /** Inode number of the file when it was opened, to detect that the file was replaced. */
  readonly #inode: number;
  readonly #database: DatabaseSync;
  readonly #statements: LRUCache<string, SqliteStatement>;

  /**
   * Opens the file with WAL and synchronous=NORMAL, so that commits are not lost if the process is killed.
   * With secure_delete, SQLite overwrites removed rows, so that nobody can recover them from the file.
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
      max: MAX_PREPARED_STATEMENTS,
      memoMethod: (sql) => createKyselyStatement(database.prepare(sql)),
    });
  }

  prepare(sql: string): SqliteStatement {
    // Throw an error if the file was removed or replaced, because rows written to it would be lost.
    if (statSync(this.#path, { throwIfNoEntry: false })?.ino !== this.#inode)
      throw Object.assign(new Error(`${this.#path} was removed or replaced`), { errcode: FILE_MOVED_CODE });
    return this.#statements.memo(sql);
  }

  close(): void {
    this.#database.close();
  }
}

/**
 * Adapts a statement of node:sqlite to Kysely. Kysely passes the parameters as a list; node:sqlite takes them
 * as separate arguments.
 */
function createKyselyStatement(statement: StatementSync): SqliteStatement {
  const toInputValues = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...toInputValues(parameters)),
    run: (parameters) => statement.run(...toInputValues(parameters)),
    iterate: (parameters) => statement.iterate(...toInputValues(parameters)),
  };
}

/** Returns the path of the SQLite database in the data folder. */
export const sqliteFilePath = (dataDir: string): string => join(dataDir, 'tileknight.sqlite');

/** Creates the data folder if it is absent. Throws `StoreError` if it is not writable. */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StoreError(
      `The data folder ${dataDir} can't be written (${reasonOf(cause)}); set DATA_DIR to one that can.`,
      { cause },
    );
  }
}

/**
 * Creates a folder and its parents. Node's option `recursive` is not used, because it hangs for some folders
 * (/proc).
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}
