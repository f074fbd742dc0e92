import { receiveMessageOnPort } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { ok, type Result } from '../../core/result.ts';
import type { SharedSearch } from '../../core/sliding/solve/proof/shared-search.ts';
import type { AnyTask, TaskContext, TaskSet } from '../task.ts';
import { collect, collectOnRequest } from './collect.ts';
import type { SentJob, WorkerMessage } from './job.ts';

/** A progress message goes out at most this often. */
const PROGRESS_MS = 250;

/** A function called at most every `ms` milliseconds; calls in between are dropped. */
function seldom<T>(ms: number, call: (value: T) => void): (value: T) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (value) => {
    const now = performance.now();
    if (now - last < ms) return;
    last = now;
    call(value);
  };
}

function contextOf({ help }: AnyTask, { job, stop, port }: SentJob): TaskContext<unknown> {
  const send = (message: WorkerMessage): void => port.postMessage(message);
  const onNews = (progress: unknown): void => send({ type: 'progress', progress });
  return {
    now: () => performance.now(),
    shouldStop: () => Atomics.load(stop, 0) !== 0,
    onProgress: seldom(PROGRESS_MS, onNews),
    onNews,
    ...(help && { askForHelp: (shared: SharedSearch) => send({ type: 'help-wanted', shared }) }),
    table: (key) => job.tables?.[key],
  };
}

function perform(task: AnyTask, sent: SentJob): Result<unknown> {
  const { request, help } = sent.job;
  const context = contextOf(task, sent);
  if (help !== undefined) {
    task.help?.(request, help.shared, help.helper, context);
    return ok(true);
  }
  const answer = task.run(request, context);
  const wrong = answer.ok ? task.check(request, answer.value) : undefined;
  if (wrong !== undefined) throw new Error(`an answer failed its check: ${wrong}`);
  return answer;
}

/**
 * The function that a worker file exports to its pool: does one job and checks the answer before it leaves. A
 * throw is a bug: the worker tells it and ends itself, since what it keeps in memory can't be trusted any
 * more.
 */
export function hostTasks(tasks: TaskSet): (sent: SentJob) => unknown {
  collectOnRequest();
  return (sent) => {
    try {
      const task = tasks[sent.job.task];
      if (task === undefined) throw new RangeError(`no task is called ${sent.job.task}`);
      const isLarge = (task.bytes?.(sent.job.request) ?? 0) > 0;
      // What made room for it is let go of before, too: requests to collect are heard only between jobs.
      if (isLarge) collect();
      const result = perform(task, sent);
      if (isLarge) collect();
      const memory = result.ok && sent.job.help === undefined ? task.transferred?.(result.value) : undefined;
      // Handed over, not copied.
      return memory instanceof ArrayBuffer && memory.byteLength > 0
        ? move({ [transferableSymbol]: memory, [valueSymbol]: result })
        : result;
    } catch (error) {
      const crash: WorkerMessage = {
        type: 'crash',
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
      sent.port.postMessage(crash);
      return process.exit(1);
    }
  };
}

/** The messages that still lie in `port`, oldest first. */
export function leftMessages(port: SentJob['port']): WorkerMessage[] {
  const messages: WorkerMessage[] = [];
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port))
    messages.push(next.message);
  return messages;
}
