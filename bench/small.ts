import { createRequire } from 'node:module';
import { defaultGoal } from '../src/core/sliding/board.ts';
import { canonicalPuzzle } from '../src/core/sliding/solve/position/canonical-puzzle.ts';
import { descend, spaceOf } from '../src/core/sliding/solve/position/space.ts';
import { solveSliding } from '../src/core/sliding/solve/solve-sliding.ts';
import { type Published, randomBoards, requestFor } from './boards.ts';
import { digits, duration, mean, now, type Part, type Row, sample, timed } from './report.ts';
import { contextWith } from './tables.ts';

const PATHS = 20_000;
const PEER_BOARDS = 20;

/** The two boards that are farthest from the goal (Reinefeld 1993). */
const LONGEST: readonly Published[] = [
  [8, 6, 7, 2, 5, 4, 3, 0, 1],
  [6, 4, 7, 8, 5, 0, 3, 2, 1],
].map((tiles) => ({ start: { rows: 3, cols: 3, tiles }, goal: defaultGoal(3, 3), length: 31 }));

/** The used parts of npm's sliding-puzzle-solver 0.0.2, which has no types of its own. */
interface Peer {
  readonly Grid: new (tiles: (number | '')[], blank: number, goal: (number | '')[]) => object;
  /** `solve` returns false if it gives up. */
  readonly Solver: new (
    grid: object,
  ) => { solve(): readonly string[] | false };
}

function byPeer({ Grid, Solver }: Peer, { start, goal }: Published): readonly string[] | false {
  const blankAsText = (tiles: readonly number[]): (number | '')[] => tiles.map((tile) => tile || '');
  const grid = new Grid(blankAsText(start.tiles), start.tiles.indexOf(0), blankAsText(goal.tiles));
  return new Solver(grid).solve();
}

/** Measures the whole space once, then shortest ways for uniformly random boards (mean length 21.97). */
const paths: Part = {
  name: 'sliding small 3x3 path',
  run(options) {
    const boards = sample(randomBoards(3, PATHS, 1), PATHS, options);
    const requests = boards.map((board) => requestFor(board, 60_000));
    const first = requests.slice(0, 1);
    const context = contextWith([]);
    const setUp = timed(() => first.map((request) => solveSliding(request, context)));
    const again = mean(
      Array.from({ length: 5 }, () => {
        const fresh = contextWith([]);
        return timed(() => first.map((request) => solveSliding(request, fresh)));
      }),
    );
    const puzzles = requests.map(canonicalPuzzle);
    const space = spaceOf(context.memory, 3, 3, 8, 'stm');
    const walk = (): void => puzzles.forEach(({ state }) => void descend(space, state));
    const answer = (): void => requests.forEach((request) => void solveSliding(request, context));
    const each = (work: () => void): number => {
      work();
      return timed(work) / boards.length;
    };
    const [walked, answered] = [each(walk), each(answer)];
    return [
      {
        task: '3x3, set-up: the whole space, with the first answer',
        figure: `${duration(setUp)} (once more in the same process: ${duration(again)})`,
        reach: '35 ms',
        aim: '20 ms',
      },
      {
        task: '3x3, any path: the walk down the table, moves written',
        figure: duration(walked),
        reach: '2 us',
        aim: '1 us',
        against: `set-up / ${digits(setUp / walked)}`,
      },
      {
        task: '3x3, any answer: parity, relabelled and turned, the walk, moves turned back',
        figure: duration(answered),
        against: `the walk x ${digits(answered / walked)}`,
      },
    ];
  },
};

/** Compares our time with the peer's on the boards that the peer solves. */
function besidePeer(package_: Peer, title: string, boards: readonly Published[]): Row {
  const context = contextWith([]);
  const ours = (board: Published) => solveSliding(requestFor(board, 60_000), context);
  const rounds = 1000;
  for (const board of boards) for (let round = 0; round < rounds; round++) ours(board);
  const solved: { theirs: number; ours: number; over: number }[] = [];
  for (const board of boards) {
    const began = now();
    const moves = byPeer(package_, board);
    const theirs = now() - began;
    const took = timed(() => Array.from({ length: rounds }, () => ours(board))) / rounds;
    if (moves !== false) solved.push({ theirs, ours: took, over: moves.length - ours(board).length });
  }
  const [theirs, took] = [mean(solved.map((it) => it.theirs)), mean(solved.map((it) => it.ours))];
  const longer = solved.filter(({ over }) => over > 0).length;
  return {
    task: `3x3, ${title}, those that npm sliding-puzzle-solver 0.0.2 solves (${solved.length} of ${boards.length})`,
    figure: duration(took),
    reach: 'peer / 10,000',
    against: `peer ${duration(theirs)} (${longer} not shortest): ours / ${Math.round(theirs / took).toLocaleString('en')}`,
  };
}

const peer: Part = {
  name: 'sliding small 3x3 peer',
  run(options) {
    const package_ = createRequire(import.meta.url)('sliding-puzzle-solver') as Peer;
    return [
      besidePeer(package_, 'random boards', sample(randomBoards(3, PEER_BOARDS, 2), PEER_BOARDS, options)),
      besidePeer(package_, 'the two of 31 moves', LONGEST),
    ];
  },
};

export const smallParts: readonly Part[] = [paths, peer];
