import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createKnightCache } from '../../src/core/knight/find-tour.ts';
import { type BenchOptions, digits, duration, type Part, type Row } from '../report.ts';
import type { Size } from './draw.ts';
import { timeTours, timing } from './time.ts';

/** The program of the separate processes. */
export const KNIGHT_CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
/** Time limit of a peer for all its starts on one board, the start of its process included. */
const LIMIT_MS = 3000;

/** A job for a peer: tours from random squares to any end. */
export interface PeerJob {
  readonly kind: 'textbook' | 'backtracking' | 'npm';
  readonly size: Size;
  readonly starts: number;
}

/** The time of a peer's tour, or the reason why there is none. */
export interface PeerLine {
  readonly milliseconds: number;
  readonly wrong?: string;
}

const PEERS = [
  ['textbook', "Warnsdorff's rule as in textbooks, no way back"],
  ['backtracking', "Warnsdorff's rule with backtracking (method:warnsdorff)"],
  ['npm', 'npm knightstour 1.0.6'],
] as const;

/** `41 ms, a tour from 9 of 20 starts (else stuck)`, `no tour from 6 starts (stuck)`, `no tour in 3 s`. */
function figureOf(lines: readonly PeerLine[], isLate: boolean, median: number): string {
  const right = lines.filter(({ wrong }) => wrong === undefined).length;
  const reasons = [...new Set(lines.flatMap(({ wrong }) => wrong ?? []))].join(', ');
  const limit = `${LIMIT_MS / 1000} s`;
  if (lines.length === 0) return isLate ? `no tour in ${limit}` : 'no answer';
  const starts = `${lines.length} ${lines.length === 1 ? 'start' : 'starts'}`;
  const late = isLate ? `, then ${limit} were over` : '';
  if (right === 0) return `no tour from ${starts} (${reasons})${late}`;
  const rest = right < lines.length ? ` (else ${reasons})` : '';
  return `${duration(median)}, a tour from ${right < lines.length ? `${right} of ` : ''}${starts}${rest}${late}`;
}

function peerRow(job: PeerJob, title: string, ours: number): Row {
  const { size } = job;
  const { stdout, signal } = spawnSync(process.execPath, [KNIGHT_CHILD, JSON.stringify(job)], {
    encoding: 'utf8',
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
    // Ignores the peer's standard error; its answers are on standard output.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const whole = stdout.slice(0, stdout.lastIndexOf('\n') + 1);
  const lines = whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as PeerLine);
  const right = lines.filter(({ wrong }) => wrong === undefined);
  const { median } = timing(right.map(({ milliseconds }) => milliseconds));
  return {
    task: `knight ${size[0]}x${size[1]}, any end: ${title}`,
    figure: figureOf(lines, signal !== null, median),
    ...(right.length > 0 && { against: `ours ${duration(ours)}: peer / ${digits(median / ours)}` }),
  };
}

/** A board with the peers' starts, and the rounds for our own tours. */
const BOARDS: readonly (readonly [Size, starts: number, rounds: number])[] = [
  [[8, 8], 200, 200],
  [[20, 20], 50, 100],
  [[200, 200], 20, 20],
  [[1000, 1000], 6, 6],
  [[2000, 2000], 3, 4],
  [[10_000, 3], 20, 20],
  [[10_000, 4], 20, 20],
  [[10_000, 5], 20, 20],
];

export const knightPeerParts: readonly Part[] = BOARDS.map(([size, starts, rounds]) => ({
  name: `knight ${size[0]}x${size[1]} peers warnsdorff npm`,
  async run({ quick }: BenchOptions) {
    const memory = createKnightCache();
    const ours = await timeTours(size, 'any', { rounds, memory });
    const asked = quick ? Math.ceil(starts / 10) : starts;
    return PEERS.map(([kind, title]) => peerRow({ kind, size, starts: asked }, title, ours.median));
  },
}));
