import { ok, type Result } from '../../core/result.ts';
import type { SharedSearch } from '../../core/sliding/solve/proof/shared-search.ts';
import { answerQuestions } from '../../threads/worker-thread.ts';
import type { AnyTask, TaskContext, TaskSet } from '../task/task.ts';
import type { JobNews, SentJob } from './job.ts';

/** Minimum time between two progress messages of a job. Progress in between is dropped. */
const PROGRESS_INTERVAL_MS = 250;

/**
 * Returns a function that calls `call` at most every `minIntervalMs` milliseconds and drops the calls in
 * between.
 */
function throttle<T>(minIntervalMs: number, call: (value: T) => void): (value: T) => void {
  let lastCallAt = Number.NEGATIVE_INFINITY;
  return (value) => {
    const now = performance.now();
    if (now - lastCallAt < minIntervalMs) return;
    lastCallAt = now;
    call(value);
  };
}

function createTaskContext(
  { help }: AnyTask,
  { job, stopFlag }: SentJob,
  sendNews: (news: JobNews) => void,
): TaskContext<unknown> {
  const sendProgress = (progress: unknown): void => sendNews({ type: 'progress', progress });
  return {
    now: () => performance.now(),
    shouldStop: () => Atomics.load(stopFlag, 0) !== 0,
    onProgress: throttle(PROGRESS_INTERVAL_MS, sendProgress),
    reportProgressNow: sendProgress,
    ...(help && { askForHelp: (shared: SharedSearch) => sendNews({ type: 'help-wanted', shared }) }),
    table: (key) => job.tables?.[key],
  };
}

/**
 * Makes this worker thread run jobs of `tasks`. Each answer is checked before it is sent. An exception is
 * always a bug. It ends the thread, because the data in its memory may be wrong.
 */
export function hostTasks(tasks: TaskSet): void {
  const taskOf = ({ job }: SentJob): AnyTask => {
    const task = tasks[job.task];
    if (task === undefined) throw new RangeError(`no task is called ${job.task}`);
    return task;
  };
  answerQuestions<SentJob, Result<unknown>, JobNews>(
    (sentJob, sendNews) => {
      const task = taskOf(sentJob);
      const { request, help } = sentJob.job;
      const context = createTaskContext(task, sentJob, sendNews);
      if (help !== undefined) {
        task.help?.(request, help.shared, help.helper, context);
        return ok(true);
      }
      const result = task.run(request, context);
      const problem = result.ok ? task.check(request, result.value) : undefined;
      if (problem !== undefined) throw new Error(`an answer failed its check: ${problem}`);
      return result;
    },
    (answer, sentJob) => {
      const memory =
        answer.ok && !sentJob.job.help ? taskOf(sentJob).memoryToTransfer?.(answer.value) : undefined;
      return memory instanceof ArrayBuffer && memory.byteLength > 0 ? [memory] : [];
    },
  );
}
