import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { createKnightMemory } from '../../src/core/knight/memory.ts';
import { findTour } from '../../src/core/knight/tour.ts';
import { fault, ok } from '../../src/core/result.ts';
import { serve } from '../../src/solver/worker-host.ts';

const memory = createKnightMemory();

const spin = (until: () => boolean): void => {
  while (!until()) Math.sqrt(2);
};

/**
 * Knight's tours are real. Sliding boards stand for a behaviour, chosen by the board's first tile; `goal.tiles` is not
 * looked at, and the answer's `moves` tells what the worker saw.
 * 1: answers at once. 2: searches until told to stop or out of time. 3: never stops by itself. 4: ends its thread, every time.
 * 5: throws, the first time. 6: a wrong answer, every time. 7: takes memory without end. 8: answers with the sum of the
 * bytes of the tables `a` and `b`.
 */
export default serve({
  join: () => {},
  knight: (request, context) => findTour(request, { ...context, memory }),
  knightTables: () => fault('stand-in'),
  knightLog: () => fault('stand-in'),
  analysis: () => fault('stand-in'),
  checkKnight: () => undefined,
  checkKnightTables: () => undefined,
  checkKnightLog: () => undefined,
  checkAnalysis: () => undefined,
  checkSliding: (_request, answer) => (answer.moves === 'wrong' ? 'the moves end elsewhere' : undefined),
  sliding: (request, context) => {
    const begun = context.now();
    const answer = (moves: string) =>
      ok({
        solvable: true,
        length: 1,
        moves,
        optimal: false,
        lowerBound: 0,
        metric: 'stm' as const,
        algorithm: 'stand-in',
        expanded: 0,
        milliseconds: context.now() - begun,
      });
    const marker = process.env.STAND_IN_MARKER ?? '';
    switch (request.start.tiles[0]) {
      case 2:
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
        return answer(
          String(
            [...(context.table('a') ?? []), ...(context.table('b') ?? [])].reduce(
              (sum, byte) => sum + byte,
              0,
            ),
          ),
        );
      default:
        return answer('once');
    }
  },
  buildTable: (key, onShare) => {
    appendFileSync(`${process.env.STAND_IN_MARKER}.built`, `${key}\n`);
    for (let part = 1; part <= 4; part++) {
      const until = performance.now() + 260;
      spin(() => performance.now() > until);
      onShare(part / 4);
    }
    return new Uint8Array(1000).fill(key === 'a' ? 1 : 2);
  },
});
