import { WorkerThread } from '../../threads/worker-thread.ts';
import { StoreAway } from '../outage.ts';
import type { Outcome, Question, Statement } from './worker.ts';

/** What became of a statement: its rows, how many it changed, or SQLite's error with its `errcode`. */
export type Answer = { readonly rows: unknown[]; readonly changes?: number } | Error;

/** A file on a thread of its own, which answers questions in their order. */
export class SqliteFile {
  readonly #path: string;
  #thread: WorkerThread<Question, readonly Outcome[]> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** An answer to each statement. Rejects with `StoreAway` if the thread ends before that; the next question starts another. */
  async ask<const Statements extends readonly Statement[]>(
    statements: Statements,
  ): Promise<{ [At in keyof Statements]: Answer }> {
    if (this.#thread === undefined || this.#thread.hasEnded)
      this.#thread = new WorkerThread(new URL('./worker.ts', import.meta.url), {
        name: 'sqlite',
        workerData: this.#path,
      });
    try {
      const outcomes = await this.#thread.ask(statements);
      return outcomes.map(answerOf) as { [At in keyof Statements]: Answer };
    } catch (cause) {
      throw new StoreAway('the thread of the database ended', { cause });
    }
  }

  /** Resolves when the file is closed. */
  async close(): Promise<void> {
    // A thread that ends before has closed the file, too.
    await this.#thread?.ask('close').catch(() => {});
    await this.#thread?.end();
  }
}

/** Errors lose their codes between threads, so they come as plain values. */
const answerOf = (outcome: Outcome): Answer =>
  'error' in outcome ? Object.assign(new Error(outcome.error.message), outcome.error) : outcome;
