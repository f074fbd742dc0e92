import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { StoreAway } from '../outage.ts';
import type { Opening, Outcome, Question, Statement } from './worker.ts';

/** What became of a statement: its rows, how many it changed, or SQLite's error with its `errcode`. */
export type Answer = { readonly rows: unknown[]; readonly changes?: number } | Error;

/** One thread for all files of the process, started when it is first needed and kept; another one after its end. */
let running: Worker | undefined;

function startedWorker(): Worker {
  if (running !== undefined) return running;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { name: 'sqlite', execArgv: [] });
  worker.unref();
  // Each file listens.
  worker.setMaxListeners(0);
  const over = () => {
    if (running === worker) running = undefined;
  };
  worker.once('error', over).once('exit', over);
  running = worker;
  return worker;
}

/** A file on the thread. One question at a time; only while one is under way it keeps the process alive. */
export class SqliteFile {
  readonly #path: string;
  #line: { readonly worker: Worker; readonly port: MessagePort } | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** An answer to each statement. Rejects with `StoreAway` if the thread ends before that; the next question starts another. */
  ask<const Statements extends readonly Statement[]>(
    statements: Statements,
  ): Promise<{ [At in keyof Statements]: Answer }> {
    const { worker, port } = this.#opened();
    return new Promise((resolve, reject) => {
      const ended = (cause: unknown) => {
        port.off('message', answered);
        reject(new StoreAway('the thread of the database ended', { cause }));
      };
      const answered = (outcomes: readonly Outcome[]) => {
        worker.off('error', ended).off('exit', ended);
        resolve(outcomes.map(answerOf) as { [At in keyof Statements]: Answer });
      };
      worker.once('error', ended).once('exit', ended);
      port.once('message', answered);
      port.postMessage(statements satisfies Question);
    });
  }

  /** Resolves when the file is closed. */
  async close(): Promise<void> {
    if (this.#line === undefined || this.#line.worker !== running) return;
    const { port } = this.#line;
    const closed = new Promise((resolve) => port.once('close', resolve));
    port.ref();
    port.postMessage('close' satisfies Question);
    await closed;
  }

  #opened(): { worker: Worker; port: MessagePort } {
    const worker = startedWorker();
    if (this.#line?.worker === worker) return this.#line;
    const { port1: port, port2 } = new MessageChannel();
    worker.postMessage({ file: this.#path, port: port2 } satisfies Opening, [port2]);
    this.#line = { worker, port };
    return this.#line;
  }
}

/** Errors lose their codes between threads, so they come as plain values. */
const answerOf = (outcome: Outcome): Answer =>
  'error' in outcome ? Object.assign(new Error(outcome.error.message), outcome.error) : outcome;
