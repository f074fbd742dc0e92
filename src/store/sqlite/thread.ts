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

interface Line {
  readonly worker: Worker;
  readonly port: MessagePort;
  /** Who waits for an answer, the first one next. */
  readonly waiting: PromiseWithResolvers<readonly Outcome[]>[];
  /** The thread has ended: nobody gets an answer. */
  readonly end: (cause: unknown) => void;
}

/** A file on the thread, which answers questions in their order. Only while one is under way it keeps the process alive. */
export class SqliteFile {
  readonly #path: string;
  #line: Line | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** An answer to each statement. Rejects with `StoreAway` if the thread ends before that; the next question starts another. */
  async ask<const Statements extends readonly Statement[]>(
    statements: Statements,
  ): Promise<{ [At in keyof Statements]: Answer }> {
    const { port, waiting } = this.#opened();
    const answered = Promise.withResolvers<readonly Outcome[]>();
    waiting.push(answered);
    port.ref();
    port.postMessage(statements satisfies Question);
    return (await answered.promise).map(answerOf) as { [At in keyof Statements]: Answer };
  }

  /** Resolves when the file is closed. */
  async close(): Promise<void> {
    if (this.#line === undefined || this.#line.worker !== running) return;
    const { worker, port, end } = this.#line;
    worker.off('error', end).off('exit', end);
    const closed = new Promise((resolve) => port.once('close', resolve));
    port.ref();
    port.postMessage('close' satisfies Question);
    await closed;
  }

  #opened(): Line {
    const worker = startedWorker();
    if (this.#line?.worker === worker) return this.#line;
    const { port1: port, port2 } = new MessageChannel();
    const waiting: Line['waiting'] = [];
    const end = (cause: unknown) => {
      for (const { reject } of waiting.splice(0))
        reject(new StoreAway('the thread of the database ended', { cause }));
    };
    const line: Line = { worker, port, waiting, end };
    port.on('message', (outcomes: readonly Outcome[]) => {
      const answered = waiting.shift();
      if (waiting.length === 0) port.unref();
      answered?.resolve(outcomes);
    });
    worker.once('error', line.end).once('exit', line.end);
    port.unref();
    worker.postMessage({ file: this.#path, port: port2 } satisfies Opening, [port2]);
    this.#line = line;
    return line;
  }
}

/** Errors lose their codes between threads, so they come as plain values. */
const answerOf = (outcome: Outcome): Answer =>
  'error' in outcome ? Object.assign(new Error(outcome.error.message), outcome.error) : outcome;
