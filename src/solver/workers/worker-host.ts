import { ok, type Result } from '../../core/result.ts';
import type { SharedSearch } from '../../core/sliding/solve/proof/shared-search.ts';
import { answerQuestions } from '../../threads/worker-thread.ts';
import type { AnyTask, TaskContext, TaskSet } from '../task/task.ts';
import type { JobNews, SentJob } from './job.ts';

/** Progress in between is dropped. */
const PROGRESS_INTERVAL_MS = 250;

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
    askForHelp: help && ((shared: SharedSearch) => sendNews({ type: 'help-wanted', shared })),
    table: (key) => job.tables?.[key],
  };
}

/** Throws if the answer fails its check. */
export async function runJob(
  task: AnyTask,
  sentJob: SentJob,
  sendNews: (news: JobNews) => void,
): Promise<Result<unknown>> {
  const { request } = sentJob.job;
  const result = await task.run(request, createTaskContext(task, sentJob, sendNews));
  const problem = result.ok ? await task.check(request, result.value) : undefined;
  if (problem !== undefined) throw new Error(`an answer failed its check: ${problem}`);
  return result;
}

/**
 * Answers are checked before they are sent. An exception is a bug, and ends the thread, whose data may be
 * wrong.
 */
export function hostTasks(tasks: TaskSet): void {
  const taskOf = ({ job }: SentJob): AnyTask => {
    const task = tasks[job.task];
    if (task === undefined) throw new RangeError(`no task is called ${job.task}`);
    return task;
  };
  answerQuestions<SentJob, Result<unknown>, JobNews>(
    async (sentJob, sendNews) => {
      const task = taskOf(sentJob);
      const { request, help } = sentJob.job;
      if (help === undefined) return runJob(task, sentJob, sendNews);
      await task.help?.(request, help.shared, help.helper, createTaskContext(task, sentJob, sendNews));
      return ok(true);
    },
    (answer, sentJob) => {
      const memory =
        answer.ok && !sentJob.job.help ? taskOf(sentJob).memoryToTransfer?.(answer.value) : undefined;
      return memory instanceof ArrayBuffer && memory.byteLength > 0 ? [memory] : [];
    },
  );
}
