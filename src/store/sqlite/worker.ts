import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Reply } from '../../threads/worker-thread.ts';
import { BUSY, resultCode } from './result-code.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

/** Statements in their order, or the file's end. Several that write are one transaction: all are on the disk, or none is. */
export type Question = readonly Statement[] | 'close';

/** What became of a statement: its rows, or how many it changed, or SQLite's own words and result code. */
export type Outcome =
  | { readonly rows: unknown[]; readonly changes?: number }
  | { readonly error: { readonly message: string; readonly code?: unknown; readonly errcode?: unknown } };

/** Milliseconds to wait for another process that holds the write lock: what is longer is an outage, of which people are told. */
const BUSY_TIMEOUT_MS = 2_000;

/** SQL texts whose preparing is not repeated; the program has fewer. */
const MOST_PREPARED = 200;

/** SQLite's result code for a file that was moved; it looks itself only without WAL. */
const READONLY_DBMOVED = 1032;

interface OpenFile {
  readonly path: string;
  /** The file's number in its file system. */
  readonly inode: number;
  readonly database: DatabaseSync;
  readonly prepared: LRUCache<string, StatementSync>;
}

let opened: OpenFile | undefined;

function answers(question: readonly Statement[]): readonly Outcome[] {
  try {
    opened ??= open(workerData);
    return outcomesOf(question, opened);
  } catch (error) {
    return question.map(() => failure(error));
  }
}

function answer(question: Question, locked?: Outcome): void {
  if (question === 'close') {
    opened?.database.close();
    opened = undefined;
    reply([]);
    return;
  }
  const outcomes = locked === undefined ? answers(question) : question.map(() => locked);
  reply(outcomes);
  // Questions behind a locked file have waited as long as this one.
  const isLocked = locked ?? outcomes.find(isBusy);
  const next = isLocked && parentPort && receiveMessageOnPort(parentPort);
  if (next) answer(next.message, isLocked);
}

const reply = (answer: readonly Outcome[]): void =>
  parentPort?.postMessage({ answer } satisfies Reply<readonly Outcome[]>);

parentPort?.on('message', (question: Question) => answer(question));

const isBusy = (outcome: Outcome): boolean => 'error' in outcome && resultCode(outcome.error) === BUSY;

/**
 * WAL and synchronous=FULL: what is committed is on the disk, so it survives a kill -9 and a power cut. What is removed is overwritten
 * (secure_delete), so that it can't be found in the file.
 */
function open(path: string): OpenFile {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
    database.exec('pragma secure_delete = on');
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    path,
    inode: statSync(path).ino,
    database,
    prepared: new LRUCache({ max: MOST_PREPARED, memoMethod: (sql) => database.prepare(sql) }),
  };
}

function outcomesOf(statements: readonly Statement[], file: OpenFile): Outcome[] {
  const { database, path, inode } = file;
  // What goes into a file without a name is lost at the end of the program.
  if (statSync(path, { throwIfNoEntry: false })?.ino !== inode)
    return statements.map(() => ({
      error: { message: `${path} was removed or replaced`, errcode: READONLY_DBMOVED },
    }));
  if (statements.length === 1 || statements.every(({ sql }) => /^select /i.test(sql)))
    return statements.map((statement) => outcome(statement, file));
  database.exec('begin immediate');
  try {
    const outcomes: Outcome[] = [];
    for (const statement of statements) {
      const last = outcome(statement, file);
      // After some faults, a full disk among them, SQLite has taken everything back.
      if (!database.isTransaction) return statements.map(() => last);
      outcomes.push(last);
    }
    database.exec('commit');
    return outcomes;
  } finally {
    if (database.isTransaction) database.exec('rollback');
  }
}

function outcome({ sql, parameters }: Statement, { prepared }: OpenFile): Outcome {
  try {
    const statement = prepared.memo(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
    return { rows: [], changes: Number(statement.run(...parameters).changes) };
  } catch (error) {
    return failure(error);
  }
}

/** An error as it can cross to another thread, which leaves its codes behind. */
function failure(error: unknown): Outcome {
  if (!(error instanceof Error)) return { error: { message: String(error) } };
  const { message, code, errcode }: Error & { code?: unknown; errcode?: unknown } = error;
  return { error: { message, code, errcode } };
}
