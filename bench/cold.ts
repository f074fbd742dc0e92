import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultGoal } from '../src/core/sliding/board.ts';
import { tableChoices } from '../src/core/sliding/solve/solve-sliding.ts';
import { publishedBoards, requestFor } from './boards.ts';
import { duration, mean, type Part, type Row, sample, size } from './report.ts';
import { solverWith, USUAL_MEMORY_MB, type Watched, watch } from './solver.ts';

const CHILD = fileURLToPath(new URL('./cold-child.ts', import.meta.url));
/** The limits of a bot with default settings. */
const LIMITS = { threads: 2, memoryMb: USUAL_MEMORY_MB, timeMs: 300_000 };

/** Runs `work` with an empty folder, which is removed afterwards. */
async function inEmptyFolder<T>(work: (dir: string) => T): Promise<Awaited<T>> {
  const dir = mkdtempSync(join(tmpdir(), 'tileknight-cold-'));
  try {
    return await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

const eighty: Part = {
  name: 'sliding 4x4 cold 80 moves',
  run: (options) =>
    inEmptyFolder(async (dir) => {
      const boards = publishedBoards('eighty');
      const solver = solverWith({ ...LIMITS, dataDir: dir });
      const all: Watched[] = [];
      for (const board of sample(boards, boards.length, options)) {
        const found = await watch(solver, requestFor(board, LIMITS.timeMs));
        if (!found.optimal || found.length !== board.length)
          throw new Error(`${found.lowerBound} to ${found.length} moves, published ${board.length}`);
        all.push(found);
      }
      await solver.close();
      const times = all.map(({ milliseconds }) => milliseconds);
      return [
        {
          task: `4x4, empty DATA_DIR: the 80-move boards (${all.length}) one after another, 2 threads: slowest proved after / all`,
          figure: `${duration(Math.max(...times))} / ${duration(mean(times) * times.length)}`,
          reach: '12 s / 60 s',
          aim: '6 s / 35 s',
          against: `the first ${duration(times[0] ?? 0)}, its first solution after ${duration(all[0]?.first.milliseconds ?? 0)}`,
        },
      ];
    }),
};

/**
 * Cost of building tables: milliseconds, those of all threads, and resident bytes at rest and at the peak.
 */
export interface Building {
  readonly wall: number;
  readonly processor: number;
  readonly bytes: number;
  readonly rest: number;
  readonly most: number;
}

const building = (side: number): Part => ({
  name: `sliding ${side}x${side} cold building tables`,
  run: async () => {
    const goal = defaultGoal(side, side);
    const rows: Row[] = [];
    for (const { keys } of tableChoices(requestFor({ start: goal, goal, length: 0 }, 1))) {
      const { wall, processor, bytes, rest, most } = await inEmptyFolder((dataDir): Building => {
        const job = JSON.stringify({ ...LIMITS, dataDir, keys });
        const { status, stdout, stderr } = spawnSync(process.execPath, [CHILD, job], { encoding: 'utf8' });
        if (status !== 0) throw new Error(stderr);
        return JSON.parse(stdout);
      });
      rows.push({
        task: `${side}x${side}, building a set of ${size(bytes)}, 2 threads: time / processor time / most memory`,
        figure: `${duration(wall)} / ${duration(processor)} / ${size(most)}`,
        against: `memory at rest ${size(rest)}`,
      });
    }
    return rows;
  },
});

export const coldParts: readonly Part[] = [eighty, building(4)];
