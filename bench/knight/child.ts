// Finds tours in a separate process, for figures of memory and for peers that may not end. Prints each result
// as a line of JSON (see peers.ts and knight.ts).
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { createKnightCache, findTour } from '../../src/core/knight/find-tour.ts';
import { seededRandom } from '../../src/core/random.ts';
import { now } from '../report.ts';
import { walkFault } from './checker.ts';
import { drawStart, type Size } from './draw.ts';
import type { PeerJob, PeerLine } from './peers.ts';
import { timeCheck, timeTours, timeWriting } from './time.ts';
import { textbookWarnsdorff } from './warnsdorff.ts';

/** Figures of a large board: resident bytes at rest and at the peak, and milliseconds. */
export interface LargeLine {
  readonly rest: number;
  /** The process's first tour of that board. */
  readonly first: { readonly milliseconds: number; readonly most: number };
  readonly most: number;
  readonly pair: { readonly median: number; readonly best: number };
  readonly any: { readonly median: number; readonly best: number };
  readonly write: { readonly warm: number; readonly fresh: number };
  readonly check: number;
}

export interface LargeJob {
  readonly kind: 'large';
  readonly size: Size;
  readonly rounds: number;
}

/** The used parts of npm's knightstour 1.0.6. */
interface NpmTour {
  readonly solved: boolean;
  readonly players: readonly { readonly moveIndexes: readonly number[] }[];
  solve(): void;
}
type NpmPackage = new (config: {
  rows: number;
  cols: number;
  gameMode: 'Open';
  players: { name: string; color: string; moveIndexes: number[] }[];
}) => NpmTour;

const say = (line: PeerLine | LargeLine): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

async function large({ size, rounds }: LargeJob): Promise<void> {
  const memory = createKnightCache();
  await timeTours([8, 8], 'pair', { rounds: 20, memory });
  const rest = process.memoryUsage.rss();
  // Frees each tour's numbers before the next tour, as a bot does between two users.
  const between = async (): Promise<void> => {
    globalThis.gc?.();
    await sleep(50);
  };
  const peak = (): number => process.resourceUsage().maxRSS * 1024;
  const { best } = await timeTours(size, 'pair', { rounds: 1, memory, between });
  const first = { milliseconds: best, most: peak() };
  const pair = await timeTours(size, 'pair', { rounds, memory, between });
  const any = await timeTours(size, 'any', { rounds, memory, between });
  const most = peak();
  say({
    rest,
    first,
    most,
    pair,
    any,
    write: timeWriting(size[0] * size[1], rounds),
    check: timeCheck(size, memory, 1),
  });
}

/** Returns the numbers of the peer's tour from a square, or the reason why there is none. */
function ask({ kind, size: [cols, rows] }: PeerJob, start: number): Int32Array | string {
  if (kind === 'textbook') return textbookWarnsdorff(cols, rows, start) ?? 'stuck';
  if (kind === 'backtracking') {
    const square = { file: start % cols, rank: rows - 1 - Math.trunc(start / cols) };
    const request = { cols, rows, start: square, closed: false, seed: 1, timeMs: 60_000 } as const;
    const found = findTour({ ...request, method: 'warnsdorff' }, { now, memory: createKnightCache() });
    return found.ok ? found.value.order : found.fault.code;
  }
  const package_ = createRequire(import.meta.url)('knightstour') as { default: NpmPackage };
  const players = [{ name: 'knight', color: 'white', moveIndexes: [start] }];
  const game = new package_.default({ rows, cols, gameMode: 'Open', players });
  game.solve();
  if (!game.solved) return 'given up';
  const order = new Int32Array(cols * rows);
  for (const [at, place] of (game.players[0]?.moveIndexes ?? []).entries()) order[place] = at + 1;
  return order;
}

function peer(job: PeerJob): void {
  const [cols, rows] = job.size;
  const random = seededRandom(cols);
  for (let round = 0; round < job.starts; round++) {
    const { file, rank } = drawStart(job.size, random);
    const start = (rows - 1 - rank) * cols + file;
    const began = now();
    try {
      const answer = ask(job, start);
      const milliseconds = now() - began;
      const wrong =
        typeof answer === 'string' ? answer : walkFault({ cols, rows, order: answer, start, closed: false });
      say({ milliseconds, ...(wrong !== undefined && { wrong }) });
    } catch (error) {
      say({ milliseconds: now() - began, wrong: error instanceof Error ? error.message : String(error) });
    }
  }
}

const job = JSON.parse(process.argv[2] ?? '') as PeerJob | LargeJob;
if (job.kind === 'large') await large(job);
else peer(job);
