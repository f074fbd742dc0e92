import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, type Transferable, Worker, type WorkerOptions } from 'node:worker_threads';

/** Concerns the oldest unanswered question. */
export type ThreadMessage<Answer, News = never> = { readonly news: News } | { readonly answer: Answer };

export interface AskOptions<News> {
  /** Buffers to move instead of copy. */
  readonly transfer?: readonly Transferable[];
  /** Called in the async context of the caller of `ask`. */
  readonly onNews?: ((news: News) => void) | undefined;
}

interface OpenQuestion<Answer, News> extends PromiseWithResolvers<Answer> {
  readonly onNews: ((news: News) => void) | undefined;
}

/** A thread started within the async context of its first caller would keep that context in memory. */
const runOutsideContext = AsyncLocalStorage.snapshot();

/**
 * A worker thread that answers questions in order. Its entry file must call `answerQuestions`. The thread
 * starts when it is constructed. It keeps the process alive only while a question is unanswered. A thread
 * that has ended never restarts.
 * @example
 * const thread = new WorkerThread<Pixels, Uint8Array>(new URL('./png-worker.ts', import.meta.url));
 * const png = await thread.ask(pixels, { transfer: [pixels.bytes.buffer] });
 */
export class WorkerThread<Question, Answer, News = never> {
  readonly #worker: Worker;
  /** Oldest first. */
  readonly #openQuestions: OpenQuestion<Answer, News>[] = [];
  #endReason: { readonly cause: unknown } | undefined;

  constructor(file: URL, options: WorkerOptions = {}) {
    this.#worker = runOutsideContext(() => new Worker(file, { execArgv: [], ...options }));
    this.#worker.unref();
    this.#worker.on('message', (reply: ThreadMessage<Answer, News>) => this.#receive(reply));
    let workerError: unknown;
    this.#worker.once('error', (error) => (workerError = error));
    // The last answers may arrive after the `error` event, so reject only at `exit`.
    this.#worker.once('exit', (code) =>
      this.#rejectAll(workerError ?? new Error(`the thread ended with code ${code}`)),
    );
  }

  get hasEnded(): boolean {
    return this.#endReason !== undefined;
  }

  /** If the thread ends first, rejects with the error that ended it, or with its exit code. */
  async ask(question: Question, { transfer = [], onNews }: AskOptions<News> = {}): Promise<Answer> {
    if (this.#endReason !== undefined) throw this.#endReason.cause;
    this.#worker.postMessage(question, transfer);
    const resolvers = Promise.withResolvers<Answer>();
    this.#openQuestions.push({ ...resolvers, onNews: onNews && AsyncLocalStorage.bind(onNews) });
    this.#worker.ref();
    return resolvers.promise;
  }

  /** Rejects all unanswered questions. */
  async end(): Promise<void> {
    this.#endReason ??= { cause: new Error('the thread was ended') };
    await this.#worker.terminate();
  }

  #receive(reply: ThreadMessage<Answer, News>): void {
    if ('news' in reply) {
      this.#openQuestions[0]?.onNews?.(reply.news);
      return;
    }
    const question = this.#openQuestions.shift();
    // `end` needs the process to stay alive.
    if (this.#openQuestions.length === 0 && this.#endReason === undefined) this.#worker.unref();
    question?.resolve(reply.answer);
  }

  #rejectAll(cause: unknown): void {
    this.#endReason ??= { cause };
    for (const { reject } of this.#openQuestions.splice(0)) reject(this.#endReason.cause);
  }
}

/**
 * Must be called on the worker thread. `transferOf` returns the buffers of an answer to move instead of copy.
 * An exception ends the thread.
 */
export function answerQuestions<Question, Answer, News = never>(
  answer: (question: Question, sendNews: (news: News) => void) => Answer | Promise<Answer>,
  transferOf: (answer: Answer, question: Question) => readonly Transferable[] = () => [],
): void {
  const postReply = (reply: ThreadMessage<Answer, News>, transfer: readonly Transferable[] = []): void =>
    parentPort?.postMessage(reply, transfer);
  let lastAnswer: Promise<void> = Promise.resolve();
  parentPort?.on('message', (question: Question) => {
    lastAnswer = lastAnswer.then(async () => {
      const result = await answer(question, (news) => postReply({ news }));
      postReply({ answer: result }, transferOf(result, question));
    });
  });
}
