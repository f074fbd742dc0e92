import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Published, publishedBoards, randomBoards, requestFor } from './boards.ts';
import { type Part, size } from './report.ts';
import { tiers } from './tables.ts';

const CHILD = fileURLToPath(new URL('./memory-child.ts', import.meta.url));

/** A separate process' resident bytes: at rest, and the peak while it solved. */
interface Resident {
  readonly rest: number;
  readonly most: number;
}

function measure(title: string, board: Published | undefined, memoryMb: number, timeMs: number): Part {
  return {
    name: `sliding memory ${title}`,
    run({ quick }) {
      if (board === undefined) throw new Error('no boards');
      for (const tier of tiers(requestFor(board, 1))) tier();
      const within = quick ? timeMs / 10 : timeMs;
      const job = JSON.stringify({ board, memoryMb, timeMs: within });
      const { status, stdout, stderr } = spawnSync(process.execPath, [CHILD, job], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      const { rest, most } = JSON.parse(stdout) as Resident;
      return [
        {
          task: `memory of the process while solving ${title}, tables of at most ${memoryMb} MiB, 2 threads, ${within / 1000} s`,
          figure: size(most),
          reach: '350 MB',
          aim: '250 MB',
          against: `threads at rest ${size(rest)}: x ${(most / rest).toFixed(1)}`,
        },
      ];
    },
  };
}

export const memoryParts: readonly Part[] = [
  measure('4x4, the transposed board', publishedBoards('structured')[0], 64, 10_000),
  measure('5x5', publishedBoards('korf24')[0], 256, 10_000),
  measure('10x10', randomBoards(10, 1, 10)[0], 256, 10_000),
];
