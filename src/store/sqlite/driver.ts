import type { SQLInputValue } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { BUSY, resultCode } from './result-code.ts';
import { type Answer, SqliteFile } from './thread.ts';
import type { Statement } from './worker.ts';

/** Statements that share a turn at most. */
const MOST_TOGETHER = 100;

interface Asked {
  readonly statement: Statement;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Kysely's driver over one file, in turns. A transaction has a turn to itself; statements that wait at the same time share one,
 * and with it the wait for the disk. A shared turn is over when the one before it is answered, so that the thread finds the next
 * question as soon as it is done, however busy the main thread is. A file that stays locked for longer than the busy timeout fails all
 * who wait.
 */
export class SqliteDriver implements Driver {
  readonly #file: SqliteFile;
  /** Settled when every turn so far is over. */
  #last: Promise<unknown> = Promise.resolve();
  /** Settled when the newest shared turn is answered. */
  #answered: Promise<void> = Promise.resolve();
  /** The turn at the end of the line, if others may still join it. */
  #open: Asked[] | undefined;
  /** The newest error of a locked file. */
  #locked: unknown;

  constructor(path: string) {
    this.#file = new SqliteFile(path);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection((statement) => this.#single(statement));
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    this.#open = undefined;
    const over = Promise.withResolvers<void>();
    await new Promise<void>((resolve, reject) => {
      this.#turn(() => {
        resolve();
        return over.promise;
      }).catch(reject);
    });
    connection.begin(async (statement) => (await this.#answers([statement]))[0], over.resolve);
    try {
      // A deferred one that turns from reading to writing fails at once when another process writes; an immediate one waits.
      await connection.run('begin immediate');
    } catch (error) {
      connection.end();
      throw error;
    }
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.run('commit');
    connection.end();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // After some faults SQLite has rolled back by itself, and says that there is nothing to roll back.
    await connection.run('rollback').catch(() => {});
    connection.end();
  }

  async destroy(): Promise<void> {
    await this.#last;
    await this.#answered;
    await this.#file.close();
  }

  /** Does this when all before it is done, unless the file turns out to be locked in the meantime. */
  #turn(work: () => Promise<void>): Promise<void> {
    const known = this.#locked;
    const turn = this.#last.then(() => {
      if (this.#locked !== known) throw this.#locked;
      return work();
    });
    this.#last = turn.catch(() => {});
    return turn;
  }

  #single(statement: Statement): Promise<Answer> {
    return new Promise((resolve, reject) => {
      // A pragma can't be part of a transaction.
      const isAlone = statement.sql.startsWith('pragma ');
      const asked = (isAlone ? undefined : this.#open) ?? this.#sharedTurn();
      asked.push({ statement, resolve, reject });
      this.#open = isAlone || asked.length >= MOST_TOGETHER ? undefined : asked;
    });
  }

  #sharedTurn(): Asked[] {
    const asked: Asked[] = [];
    const close = () => {
      if (this.#open === asked) this.#open = undefined;
    };
    const fail = (error: unknown) => {
      close();
      for (const { reject } of asked) reject(error);
    };
    this.#turn(async () => {
      close();
      const before = this.#answered;
      this.#answered = this.#answers(asked.map(({ statement }) => statement)).then((answers) => {
        for (const [at, answer] of answers.entries()) asked[at]?.resolve(answer);
      }, fail);
      await before;
    }).catch(fail);
    return asked;
  }

  async #answers<const Statements extends readonly Statement[]>(statements: Statements) {
    const answers = await this.#file.ask(statements);
    this.#locked = answers.find(isBusy) ?? this.#locked;
    return answers;
  }
}

const isBusy = (answer: Answer): boolean => resultCode(answer) === BUSY;

/** Statements one after another, each in a turn that it may share, or all in one transaction. */
class SqliteConnection implements DatabaseConnection {
  #ask: (statement: Statement) => Promise<Answer>;
  #over = () => {};

  constructor(ask: (statement: Statement) => Promise<Answer>) {
    this.#ask = ask;
  }

  /** From now on statements are asked in this way; `over` is called at the end. */
  begin(ask: (statement: Statement) => Promise<Answer>, over: () => void): void {
    this.#ask = ask;
    this.#over = over;
  }

  end(): void {
    this.#over();
  }

  async run(sql: string, parameters: readonly unknown[] = []): Promise<Exclude<Answer, Error>> {
    const answer = await this.#ask({ sql, parameters: bound(parameters) });
    if (answer instanceof Error) throw answer;
    return answer;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.run(sql, parameters);
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  streamQuery(): never {
    throw new Error('rows come all at once');
  }
}

/** Throws on a value that SQLite can't hold: only a bug can pass one. */
function bound(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value;
    throw new TypeError(`SQLite can't bind a ${typeof value}`);
  });
}
