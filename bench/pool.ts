import { type Published, randomBoards, requestFor } from './boards.ts';
import { duration, mean, now, type Part } from './report.ts';
import { solverWith } from './solver.ts';
import { tiers } from './tables.ts';

const SMALL_SIDES = [2, 3];
/** Time limit of a large board. It is short because boards that share one thread wait for each other. */
const LARGE_MS = 1000;

/** Returns fifty requests in the order of their arrival, small ones between large ones and tours. */
function requests(): { readonly isSmall: boolean; readonly board?: Published; readonly knight?: number }[] {
  const boards = (side: number, count: number): { isSmall: boolean; board: Published }[] =>
    randomBoards(side, count, 50 + side).map((board) => ({ isSmall: SMALL_SIDES.includes(side), board }));
  const all = [
    ...boards(10, 3),
    ...boards(6, 3),
    ...boards(5, 4),
    ...boards(4, 10),
    ...boards(3, 20),
    ...boards(2, 4),
    ...[5, 8, 20, 50, 100, 200].map((knight) => ({ isSmall: knight <= 100, knight })),
  ];
  // Takes every seventh request in a circle, which reaches all: 7 and 50 have no common factor.
  return all.flatMap((_, at) => all[(7 * at) % all.length] ?? []);
}

const mixed: Part = {
  name: 'sliding pool mixed requests',
  async run() {
    // Builds the tables first: a bot that has run before has them on disk.
    for (const side of [4, 5])
      for (const board of randomBoards(side, 1, side)) tiers(requestFor(board, 1)).at(-1)?.();
    const solver = solverWith({ threads: 2, memoryMb: 64, timeMs: 30_000 });
    try {
      const began = now();
      const waits = await Promise.all(
        requests().map(async ({ isSmall, board, knight = 0 }) => {
          const tour = { cols: knight, rows: knight, closed: false, method: 'construct', seed: 1 } as const;
          const answer =
            board === undefined
              ? await solver.ask('tour', { ...tour, timeMs: 10_000 })
              : await solver.ask('solve', requestFor(board, isSmall ? 10_000 : LARGE_MS));
          return { isSmall, answered: answer.ok, milliseconds: now() - began };
        }),
      );
      const small = waits.filter(({ isSmall }) => isSmall).map(({ milliseconds }) => milliseconds);
      const answered = waits.filter((one) => one.answered).length;
      const last = Math.max(...waits.map(({ milliseconds }) => milliseconds));
      return [
        {
          task: `pool, ${waits.length} mixed requests at once, 2 threads just started: small boards and tours (${small.length}), mean / max wait`,
          figure: `${duration(mean(small))} / ${duration(Math.max(...small))}`,
          reach: '1 s',
          against: `${answered} of ${waits.length} answered, the last after ${duration(last)}`,
        },
      ];
    } finally {
      await solver.close();
    }
  },
};

export const poolParts: readonly Part[] = [mixed];
