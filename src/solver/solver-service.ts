import { LRUCache } from 'lru-cache';
import { fault, ok, type Result } from '../core/result.ts';
import { type Asked, answer, timeOf } from './answer.ts';
import {
  createQueues,
  type LimitedQueue,
  type Queues,
  type SolverOptions,
  type ThreadFiles,
} from './queues.ts';
import type { AnswerOf, AskOptions, RunningSolver } from './solver.ts';
import type { AnyTask, TaskSet } from './task.ts';
import { createTogether } from './together.ts';

/** What the solver can do, and the files of the threads that do it. */
export interface Work<Tasks extends TaskSet> extends ThreadFiles {
  readonly tasks: Tasks;
}

/** Of answers that last, about; three times as much with what they are kept in. */
const KEPT_BYTES = 2 ** 20;

/** Lets requests in while there is room for them. */
interface Admission {
  /** The request's answer. */
  answer(asked: Asked): Promise<Result<unknown>>;
  isClosing(): boolean;
  /** Lets nobody in any more, and closes the queues when all that is open has been answered. */
  close(): Promise<void>;
}

function createAdmission(queues: Queues): Admission {
  const { large, small } = queues;
  const open = new Map<LimitedQueue, Set<Promise<unknown>>>([large, small].map((one) => [one, new Set()]));
  let closing: Promise<void> | undefined;
  return {
    async answer(asked) {
      const place = asked.task.isSmall(asked.request) ? small : large;
      const others = open.get(place) ?? new Set();
      if (others.size >= place.limit) return fault('busy');
      const found = answer(queues, asked);
      others.add(found);
      const leave = (): void => void others.delete(found);
      // Who cancels gives up its place at once; what runs ends in its own time.
      asked.signal.addEventListener('abort', leave);
      return found.finally(leave);
    },
    isClosing: () => closing !== undefined,
    close() {
      closing ??= Promise.allSettled([...open.values()].flatMap((some) => [...some])).then(queues.close);
      return closing;
    },
  };
}

/** The answer, with progress as a person may see it: neither is worse than what was told before. */
async function bestAnswer({ answer }: Admission, asked: Asked): Promise<Result<unknown>> {
  const best = asked.task.bestSoFar?.();
  let isOver = false;
  const found = await answer({
    ...asked,
    onProgress(progress, part) {
      const shown = best ? best.progress(progress, part) : progress;
      if (!isOver && !asked.signal.aborted) asked.onProgress(shown, part);
    },
  });
  isOver = true;
  return found.ok && best ? ok(best.answer(found.value)) : found;
}

/** The solver over any tasks; `createSolver` binds it to its own. */
export function createSolverService<Tasks extends TaskSet>(
  options: SolverOptions,
  { tasks, ...files }: Work<Tasks>,
): RunningSolver<Tasks> {
  const queues = createQueues(options, files);
  const admission = createAdmission(queues);
  const together = createTogether();
  const kept = new LRUCache<string, Result<unknown>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (answer, key) => 2 * (key.length + JSON.stringify(answer).length),
  });

  let keptGiven = 0;

  const ask = async (
    name: string,
    given: object,
    { signal, person = '', onProgress, isMeasured = false }: AskOptions<unknown>,
  ): Promise<Result<unknown>> => {
    const task: AnyTask | undefined = tasks[name];
    if (task === undefined) throw new RangeError(`no task is called ${name}`);
    const refusal = task.refusal?.(given, queues.memory.all);
    if (refusal) return { ok: false, fault: refusal };
    // Joined, not a template: V8 would keep that as a tree of its parts.
    const key = task.cache && [name, task.cache.key(given)].join(' ');
    if (signal?.aborted) return fault('cancelled');
    if (admission.isClosing()) return fault('busy');
    const known = key === undefined || isMeasured ? undefined : kept.get(key);
    if (known !== undefined) {
      keptGiven++;
      return known;
    }
    const timeMs = timeOf(given, options.timeMs);
    const request = { ...given, timeMs };
    // With another time it is another question: less of it gives a worse answer, more of it a later one.
    const question = isMeasured ? undefined : `${timeMs} ${key ?? name + JSON.stringify(request)}`;
    const asker = { person, signal, onProgress: onProgress ?? (() => {}) };
    return together.ask(question, asker, async (audience) => {
      const found = await bestAnswer(admission, { name, task, request, timeMs, ...audience });
      if (key !== undefined && found.ok && task.cache?.isLasting(found.value)) kept.set(key, found);
      return found;
    });
  };

  return {
    // A task answers with its own kind of answer, and tells its own kind of progress.
    ask: <Name extends keyof Tasks & string>(name: Name, request: object, given: object = {}) =>
      ask(name, request, given) as Promise<Result<AnswerOf<Tasks[Name]>>>,
    state: () => ({ ...queues.state(), questions: { kept: keptGiven, ...together.count } }),
    end() {
      together.end();
      return admission.close();
    },
    close: admission.close,
  };
}
