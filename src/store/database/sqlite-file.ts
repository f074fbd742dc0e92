import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import { reasonOf, StoreError } from '../contract/faults.ts';

/** A locked file (sqlite.org/rescode.html). */
export const BUSY_CODE = 5;
/** A damaged file, and one that is not a database. */
export const DAMAGED_CODES: ReadonlySet<number | undefined> = new Set([11, 26]);

/** Primary code. Undefined for errors of others. */
export const sqliteResultCode = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;

/** The program has fewer different statements. */
const MAX_PREPARED_STATEMENTS = 200;

/** SQLite's own code, but in WAL mode it doesn't detect this, so this module does. */
const FILE_MOVED_CODE = 1032;

/** Adapts node:sqlite to Kysely. Queries on a locked file fail immediately. */
export class SqliteFile implements SqliteDatabase {
  readonly #path: string;
  /** Inode number, to detect that the file was replaced. */
  readonly #inode: number;
  readonly #database: DatabaseSync;
  readonly #statements: LRUCache<string, SqliteStatement>;

  /**
   * WAL and synchronous=NORMAL: commits are not lost if the process is killed. secure_delete overwrites
   * removed rows.
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
    // Rows written to a file that was removed or replaced would be lost.
    if (statSync(this.#path, { throwIfNoEntry: false })?.ino !== this.#inode)
      throw Object.assign(new Error(`${this.#path} was removed or replaced`), { errcode: FILE_MOVED_CODE });
    return this.#statements.memo(sql);
  }

  close(): void {
    this.#database.close();
  }
}

function createKyselyStatement(statement: StatementSync): SqliteStatement {
  const toInputValues = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...toInputValues(parameters)),
    run: (parameters) => statement.run(...toInputValues(parameters)),
    iterate: (parameters) => statement.iterate(...toInputValues(parameters)),
  };
}

const FILE_NAME = 'tileknight.sqlite';

export const sqliteFilePath = (dataDir: string): string => join(dataDir, FILE_NAME);

export const OWNER_ONLY = 0o600;

/** Earlier versions let everybody read the database and its copies. Leaves files of another owner. */
export function restrictToOwner(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (name.startsWith(FILE_NAME))
      try {
        chmodSync(join(dataDir, name), OWNER_ONLY);
      } catch {
        // Only the owner can change the permissions. The file may also be gone or read-only.
      }
}

/** Throws `StoreError` if an existing file isn't readable and writable. */
export function requireOwnFile(path: string): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return;
    throw new StoreError(
      `${path} can't be read and written by this user (${reasonOf(cause)}); run this as the bot's user.`,
      { cause },
    );
  }
}

/** Throws `StoreError` if it is not writable. */
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

/** Node's option `recursive` hangs for some folders (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}
