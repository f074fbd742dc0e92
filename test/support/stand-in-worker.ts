import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fault, ok, type Result } from '../../src/core/result.ts';
import type {
  SlidingAnswer,
  SlidingProgress,
  SlidingRequest,
} from '../../src/core/sliding/sliding-answer.ts';
import { tableTasks } from '../../src/solver/tables/table-tasks.ts';
import type { TableNeed, Task, TaskContext } from '../../src/solver/task/task.ts';
import { createBestSolution } from '../../src/solver/tasks/sliding-task.ts';
import { tourTask } from '../../src/solver/tasks/tour.ts';
import { hostTasks } from '../../src/solver/workers/worker-host.ts';

const NOTHING = new Int32Array(new SharedArrayBuffer(4));
/** Keeps the thread, as a search does, but not a processor. */
const spin = (until: () => boolean): void => {
  while (!until()) Atomics.wait(NOTHING, 0, 0, 2);
};

/** The open resources of this thread's event loop, inactive ones too: each message port is one. */
function handles(): number {
  const { libuv } = process.report.getReport() as unknown as { libuv: readonly object[] };
  return libuv.length;
}

/**
 * Sliding boards stand for a behaviour, chosen by the board's first tile; `goal.tiles` is not looked at, and
 * the answer's `moves` tells what the worker saw. 1: answers at once. 2: searches until told to stop or out
 * of time. 3: never stops by itself. 4: ends its thread, every time. 5: throws, the first time. 6: a wrong
 * answer, every time. 7: takes memory without end. 8: answers with the sum of the bytes of the tables `a` and
 * `b`, which are built first, of two databases each; the second of `a` ends its thread half-way for each
 * letter in the marker's `.kills`. 9: the same after a try without them, each of whose searches tells shares
 * from 0 to 1. 10: an answer that lasts; each time that it is worked out is noted. 11: searches like 2, on a
 * board that may be over soon; each try is noted. 12: searches like 2, after news that are told once. 13: how
 * many handles its thread's event loop has. 14: like 8, and tables are welcome. 15: like 9, and searches
 * without them like 2; each try is noted.
 */
function behave(request: SlidingRequest, context: TaskContext<SlidingProgress>): Result<SlidingAnswer> {
  const begun = context.now();
  const answer = (moves: string, optimal = false) =>
    ok({
      solvable: true,
      length: 1,
      moves,
      optimal,
      lowerBound: optimal ? 1 : 0,
      metric: 'stm' as const,
      algorithm: 'stand-in',
      expanded: 0,
      milliseconds: context.now() - begun,
    });
  const marker = process.env.STAND_IN_MARKER ?? '';
  const sum = (): string =>
    String(
      [...(context.table('a') ?? []), ...(context.table('b') ?? [])].reduce((all, byte) => all + byte, 0),
    );
  switch (request.start.tiles[0]) {
    case 2:
    case 11:
      if (request.start.tiles[0] === 11) appendFileSync(`${marker}.runs`, '.');
      spin(() => {
        context.onProgress({ phase: 'search', expanded: 1 });
        return context.shouldStop() || context.now() - begun > request.timeMs;
      });
      return context.shouldStop() ? answer('stopped') : fault('out-of-time', { seconds: 1 });
    case 3:
      spin(() => false);
      return answer('never');
    case 4:
      return process.exit(7);
    case 5:
      if (existsSync(marker)) return answer('second');
      writeFileSync(marker, '');
      throw new Error('a bug');
    case 6:
      return answer('wrong');
    case 7: {
      const taken: number[][] = [];
      for (;;) taken.push(new Array<number>(100_000).fill(taken.length + 0.5));
    }
    case 8:
    case 14:
      return answer(sum());
    case 9:
      for (const share of [0, 0.5, 1]) context.reportProgressNow({ phase: 'search', share });
      return answer(sum());
    case 15:
      if (context.table('a') !== undefined) return answer(sum());
      appendFileSync(`${marker}.runs`, '.');
      spin(() => context.shouldStop() || context.now() - begun > request.timeMs);
      return fault('out-of-time', { seconds: 1 });
    case 10:
      appendFileSync(`${marker}.runs`, '.');
      return answer('lasts', true);
    case 12:
      appendFileSync(`${marker}.runs`, '.');
      context.reportProgressNow({ phase: 'search', moves: 'LURD', length: 4, lowerBound: 2 });
      spin(() => context.shouldStop() || context.now() - begun > request.timeMs);
      appendFileSync(`${marker}.runs`, context.shouldStop() ? 'stopped' : 'over');
      return answer('in time');
    case 13:
      return answer(String(handles()));
    default:
      return answer('once');
  }
}

const NEEDS: Readonly<Record<number, TableNeed>> = { 9: 'awaited', 14: 'welcome', 15: 'awaited' };

const solve: Task<SlidingRequest, SlidingAnswer, SlidingProgress> = {
  run: behave,
  check: (_request, { moves }) => (moves === 'wrong' ? 'the moves end elsewhere' : undefined),
  isSmall: ({ start }) => start.tiles.length <= 10,
  refuse: ({ algorithm }) => (algorithm === 'bfs' ? fault('too-large-for-bfs').fault : undefined),
  cache: { key: ({ start }) => start.tiles.join(), isLasting: ({ optimal }) => optimal },
  tables: {
    choices: ({ start }) =>
      [8, 9, 14, 15].includes(start.tiles[0] ?? 0) ? [{ keys: ['a', 'b'], megabytes: 1 }] : [],
    progress: (share) => ({ phase: 'tables', share }),
    need: ({ start }) => NEEDS[start.tiles[0] ?? 0] ?? 'required',
    isFinal: (found) => !found.ok && found.fault.code !== 'out-of-time',
  },
  mayFinishQuickly: ({ start }) => start.tiles[0] === 11,
  bestSoFar: createBestSolution,
};

export const STAND_IN_TASKS = { solve, tour: tourTask };

hostTasks({
  ...STAND_IN_TASKS,
  ...tableTasks({
    databaseBytes: () => [400, 600],
    buildPart(key, at, part, onShare) {
      appendFileSync(`${process.env.STAND_IN_MARKER}.built`, `${key}${at}\n`);
      part.fill(9, 0, part.length / 2);
      for (let quarter = 1; quarter <= 4; quarter++) {
        const until = performance.now() + 130;
        spin(() => performance.now() > until);
        onShare(quarter / 4);
      }
      const kills = `${process.env.STAND_IN_MARKER}.kills`;
      if (key === 'a' && at === 1 && existsSync(kills) && readFileSync(kills, 'utf8') !== '') {
        writeFileSync(kills, readFileSync(kills, 'utf8').slice(1));
        process.exit(7);
      }
      part.fill(key === 'a' ? 1 : 2);
    },
  }),
});
