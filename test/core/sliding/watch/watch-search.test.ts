import { describe, expect, test } from 'vitest';
import { defaultGoal, type Puzzle } from '../../../../src/core/sliding/board.ts';
import { boardKey } from '../../../../src/core/sliding/notation/key.ts';
import { parsePuzzle } from '../../../../src/core/sliding/notation/puzzle.ts';
import { checkSearchLog } from '../../../../src/core/sliding/watch/check-search-log.ts';
import { countMetPositions, listsAt, solutionPath } from '../../../../src/core/sliding/watch/lists.ts';
import {
  readWatchedMethod,
  WATCHED_ALGORITHMS,
  WATCHED_HEURISTICS,
  type WatchedMethod,
} from '../../../../src/core/sliding/watch/method.ts';
import type { SearchLog } from '../../../../src/core/sliding/watch/search-log.ts';
import { watchSearch } from '../../../../src/core/sliding/watch/watch-search.ts';

const puzzleOf = (text: string): Puzzle => {
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
};
const logOf = (text: string, method: WatchedMethod, maxSteps = 100_000): SearchLog => {
  const request = { ...puzzleOf(text), method, maxSteps };
  const log = watchSearch(request);
  expect(checkSearchLog(request, log)).toBeUndefined();
  return log;
};
const word = (log: SearchLog, place: number): string => log.positions[place]?.tiles.join('') ?? '';
const listed = (log: SearchLog, step: number): Record<string, string[]> =>
  Object.fromEntries(
    listsAt(log, step).map(({ name, positions }) => [name, positions.map((place) => word(log, place))]),
  );

/** The boards next to one, as texts, the blank going up, left, right, down. */
function next(board: string, cols: number): string[] {
  const at = board.indexOf('0');
  const cells = [at - cols, at % cols > 0 ? at - 1 : -1, at % cols < cols - 1 ? at + 1 : -1, at + cols];
  return cells
    .filter((cell) => cell >= 0 && cell < board.length)
    .map((cell) => {
      const tile = board[cell] ?? '';
      return board.replace('0', '-').replace(tile, '0').replace('-', tile);
    });
}
const misplaced = (board: string, goal: string): number =>
  [...board].filter((tile, cell) => tile !== '0' && tile !== goal[cell]).length;

/** Four moves from the goal. */
const FOUR = '0 1 3/4 2 6/7 5 8';
const GOAL = '123456780';
/** Twelve moves. */
const TWELVE = '4 5 1/7 0 3/8 2 6';
const ALL: readonly (readonly [string, WatchedMethod])[] = [
  ['bfs', { algorithm: 'bfs' }],
  ['dfs', { algorithm: 'dfs', limit: 12 }],
  ['iddfs', { algorithm: 'iddfs' }],
  ['astar', { algorithm: 'astar', heuristic: 'misplaced' }],
  ['ida', { algorithm: 'ida', heuristic: 'manhattan' }],
  ['bidirectional', { algorithm: 'bidirectional' }],
];

describe('the worked example of the article on 2x3', () => {
  const log = logOf('1 2 3 4 0 5', { algorithm: 'bfs' });

  test('takes the start and meets the goal as its last neighbour', () => {
    expect(log.steps).toEqual([{ kind: 'take', position: 0, from: 1, to: 4 }]);
    expect(log.positions.map(({ verdict }, place) => `${word(log, place)} ${verdict}`)).toEqual([
      '123405 undefined',
      // The article names these two: the blank goes left, and right.
      '103425 new',
      '123045 new',
      '123450 goal',
    ]);
    expect(log).toMatchObject({ end: 'found', moves: 'L', expanded: 1 });
  });

  test('has the keys that the article means: it prints 10157 and 10170, base 6 gives 11165 and 11190', () => {
    const keyOf = (place: number) =>
      Number(boardKey({ rows: 2, cols: 3, tiles: log.positions[place]?.tiles ?? [] }));
    expect([keyOf(0), keyOf(3)]).toEqual([Number.parseInt('123405', 6), Number.parseInt('123450', 6)]);
    expect([keyOf(0), keyOf(3)]).toEqual([11165, 11190]);
  });
});

describe('a breadth-first search', () => {
  test('takes and meets what a queue of texts does', () => {
    const log = logOf(FOUR, { algorithm: 'bfs' });
    const queue = ['013426758'];
    const known = new Set(queue);
    const told: string[] = [];
    for (const board of queue) {
      told.push(`take ${board}`);
      const neighbours = next(board, 3);
      const end = neighbours.indexOf(GOAL);
      for (const one of end < 0 ? neighbours : neighbours.slice(0, end + 1)) {
        told.push(`${one} ${known.has(one) ? 'known' : one === GOAL ? 'goal' : 'new'}`);
        if (!known.has(one)) queue.push(one);
        known.add(one);
      }
      if (end >= 0) break;
    }
    expect(
      log.steps.flatMap(({ position, from, to }) => [
        `take ${word(log, position)}`,
        ...log.positions.slice(from, to).map(({ tiles, verdict }) => `${tiles.join('')} ${verdict}`),
      ]),
    ).toEqual(told);
  });

  test('of a 2x3 board that can’t be solved sees all 360 positions, the last 21 moves away', () => {
    const log = logOf('2 1 3 4 5 0', { algorithm: 'bfs' });
    expect(log).toMatchObject({ end: 'none', expanded: 360, held: 360 });
    expect(log.steps).toHaveLength(360);
    expect(Math.max(...log.steps.map(({ position }) => log.positions[position]?.depth ?? 0))).toBe(21);
    expect(solutionPath(log)).toEqual([]);
  });

  test('has its queue in the order of arrival', () => {
    const log = logOf(FOUR, { algorithm: 'bfs' });
    expect(listed(log, 0)).toEqual({ queue: ['013426758'], taken: [] });
    expect(listed(log, 1)).toEqual({ queue: ['103426758', '413026758'], taken: ['013426758'] });
    expect(listed(log, 2).queue).toEqual(['413026758', '130426758', '123406758']);
  });
});

describe('a depth-first search', () => {
  test('takes what came last, and follows no path beyond its limit', () => {
    const log = logOf(FOUR, { algorithm: 'dfs', limit: 4 });
    const stack: string[][] = [['013426758']];
    const taken: string[] = [];
    for (let path = stack.pop(); path !== undefined; path = stack.pop()) {
      const board = path.at(-1) ?? '';
      taken.push(board);
      if (board === GOAL) break;
      if (path.length > 4) continue;
      for (const one of next(board, 3)) if (!path.includes(one)) stack.push([...path, one]);
    }
    expect(log.steps.map(({ position }) => word(log, position))).toEqual(taken);
    const deep = log.positions.filter(({ depth }) => depth > 4);
    expect(new Set(deep.map(({ verdict }) => verdict))).toEqual(new Set(['beyond', 'on-path']));
  });

  test('proves that no solution is as short as its limit', () => {
    const log = logOf(FOUR, { algorithm: 'dfs', limit: 3 });
    expect(log).toMatchObject({ end: 'limited' });
    expect(log.moves).toBeUndefined();
  });

  test('takes next what is first on the stack', () => {
    const log = logOf(TWELVE, { algorithm: 'dfs', limit: 13 }, 300);
    for (const [step, { position }] of log.steps.entries()) {
      expect(listsAt(log, step)[0]?.positions[0]).toBe(position);
    }
  });
});

describe('A*', () => {
  test.each([FOUR, TWELVE])('takes from the open list of %s one with the least F = G + H', (board) => {
    const log = logOf(board, { algorithm: 'astar', heuristic: 'misplaced' });
    const goal = defaultGoal(3, 3).tiles.join('');
    for (const position of log.positions) {
      expect(position.estimate).toBe(misplaced(position.tiles.join(''), goal));
    }
    for (const [step, { position }] of log.steps.entries()) {
      const [open, closed] = listsAt(log, step);
      const weights = open?.positions.map((place) => {
        const { depth = 0, estimate = 0 } = log.positions[place] ?? {};
        return depth + estimate;
      });
      expect(open?.positions[0]).toBe(position);
      expect(weights).toEqual(weights?.toSorted((a, b) => a - b));
      // Both lists together are all boards met so far, each once.
      const met = new Set(
        log.positions.slice(0, countMetPositions(log, step)).map(({ tiles }) => tiles.join('')),
      );
      const held = [...(open?.positions ?? []), ...(closed?.positions ?? [])].map((place) =>
        word(log, place),
      );
      expect(held.toSorted()).toEqual([...met].toSorted());
    }
  });

  test('finds a shortest solution with every heuristic that is shown', () => {
    for (const heuristic of WATCHED_HEURISTICS) {
      const log = logOf(FOUR, { algorithm: 'astar', heuristic });
      expect([heuristic, log.moves]).toEqual([heuristic, 'LUUL']);
    }
  });

  test.each(['misplaced', 'manhattan', 'linear-conflict', 'walking-distance'] as const)(
    'by %s never expects more moves than there are, on tall boards neither',
    (heuristic) => {
      const log = logOf('4x2 4 1/2 6/5 3/7 0', { algorithm: 'astar', heuristic }, 300);
      const found = logOf('4x2 4 1/2 6/5 3/7 0', { algorithm: 'bidirectional' });
      expect(log.positions[0]?.estimate).toBeLessThanOrEqual(12);
      expect(found.moves).toHaveLength(12);
    },
  );
});

describe('IDA* and iterative deepening', () => {
  test.each([
    ['ida', { algorithm: 'ida', heuristic: 'manhattan' }],
    ['iddfs', { algorithm: 'iddfs' }],
  ] as const)('%s cuts off what is over the bound, and the least of it is the next bound', (_, method) => {
    const log = logOf(TWELVE, method);
    expect(log.moves).toHaveLength(12);
    const weightOf = (place: number) => {
      const { depth = 0, estimate = 0 } = log.positions[place] ?? {};
      return depth + estimate;
    };
    expect(log.rounds.length).toBeGreaterThan(1);
    for (const [at, { bound, startPosition }] of log.rounds.entries()) {
      const end = log.rounds[at + 1]?.startPosition ?? log.positions.length;
      const places = Array.from({ length: end - startPosition }, (_, place) => startPosition + place);
      const cut = places.filter((place) => log.positions[place]?.verdict === 'beyond');
      expect(cut.every((place) => weightOf(place) > bound)).toBe(true);
      const went = places.filter((place) => ['new', 'goal'].includes(log.positions[place]?.verdict ?? ''));
      expect(went.every((place) => weightOf(place) <= bound)).toBe(true);
      const after = log.rounds[at + 1]?.bound;
      if (after !== undefined) expect(Math.min(...cut.map(weightOf))).toBe(after);
    }
  });

  test('iterative deepening tries 0 moves, 1, 2 and so on', () => {
    const log = logOf(FOUR, { algorithm: 'iddfs' });
    expect(log.rounds.map(({ bound }) => bound)).toEqual([0, 1, 2, 3, 4]);
    expect(log.moves).toBe('LUUL');
  });

  test('a step says what a search comes back to where it meets more there', () => {
    const log = logOf(TWELVE, { algorithm: 'ida', heuristic: 'misplaced' });
    const steps = log.steps.filter(({ kind }) => kind === 'back');
    expect(steps.length).toBeGreaterThan(0);
    for (const { from, to } of steps) expect(to).toBeGreaterThan(from);
  });
});

describe('a search from both ends', () => {
  test('grows two fronts that meet half the way', () => {
    const log = logOf(TWELVE, { algorithm: 'bidirectional' });
    expect(log.moves).toHaveLength(12);
    const depths = log.steps.map(({ position }) => log.positions[position]?.depth ?? 0);
    expect(Math.max(...depths)).toBe(5);
    expect(log.positions.at(-1)?.verdict).toBe('meeting');
    expect(listed(log, 0)).toEqual({ 'from-start': ['451703826'], 'from-goal': [GOAL] });
    // The way is whole: 13 boards, and the one where they meet is met by either.
    expect(solutionPath(log)).toHaveLength(14);
  });
});

describe.each(ALL)('the log of %s', (_, method) => {
  test('expands what its search expands: each position taken, but for the goal where it is recognised', () => {
    const log = logOf(FOUR, method);
    const taken = log.steps.filter(
      ({ kind, position }) =>
        kind === 'take' && (word(log, position) !== GOAL || log.positions[position]?.isFromGoal),
    );
    expect(taken).toHaveLength(log.expanded);
    expect(log.end).toBe('found');
  });

  test('ends at its most steps and says so', () => {
    const log = logOf('8 6 7/2 5 4/3 0 1', method, 50);
    expect(log.end).toBe('cut');
    expect(log.steps.filter(({ kind }) => kind === 'take')).toHaveLength(50);
  });

  test('of a solved board has nothing to do', () => {
    expect(logOf('1 2 3/4 5 6/7 8 0', method)).toMatchObject({ end: 'found', moves: '', expanded: 0 });
  });

  test('begins with the ends of the puzzle, and each step leaves what was met before it', () => {
    const log = logOf(FOUR, method);
    const counts = log.steps.map((_, step) => countMetPositions(log, step));
    expect(counts[0]).toBe(method.algorithm === 'bidirectional' ? 2 : 1);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  test('works with a goal of one’s own, and a blank that ends in the middle', () => {
    const log = logOf(
      '2 8 3/1 6 4/7 0 5 -> 1 2 3/8 0 4/7 6 5',
      method.algorithm === 'dfs' ? { ...method, limit: 5 } : method,
    );
    expect(log.moves).toHaveLength(5);
  });
});

describe('a log that was tampered with', () => {
  const request = { ...puzzleOf(FOUR), method: { algorithm: 'bfs' } as const, maxSteps: 100 };
  const log = watchSearch(request);
  const [first, second, ...others] = log.positions;
  if (first === undefined || second === undefined) throw new Error('too short');

  test.each<[string, SearchLog]>([
    ['a move', { ...log, positions: [first, { ...second, move: 'U' }, ...others] }],
    ['a depth', { ...log, positions: [first, { ...second, depth: 2 }, ...others] }],
    ['its solution', { ...log, moves: 'LUU' }],
    ['its end', { ...log, end: 'none' }],
    ['a step', { ...log, steps: [{ kind: 'take', position: 5, from: 1, to: 3 }] }],
    ['whose neighbours they are', { ...log, steps: [{ kind: 'take', position: 0, from: 1, to: 6 }] }],
    ['its start', { ...log, positions: [second, ...log.positions.slice(1)] }],
  ])('is refused: %s', (_, changed) => {
    expect(checkSearchLog(request, changed)).toBeDefined();
  });
});

describe('a search in words', () => {
  const size = { rows: 3, cols: 3 };
  test.each([
    [{}, { algorithm: 'bfs' }],
    [{ algorithm: 'A*' }, { algorithm: 'astar', heuristic: 'misplaced' }],
    [{ heuristic: 'Manhattan' }, { algorithm: 'astar', heuristic: 'manhattan' }],
    [{ limit: '8' }, { algorithm: 'dfs', limit: 8 }],
    // No 3x3 board takes more than 31 moves.
    [{ algorithm: 'dfs' }, { algorithm: 'dfs', limit: 31 }],
    [
      { algorithm: 'ida*', heuristic: 'walking-distance' },
      { algorithm: 'ida', heuristic: 'walking-distance' },
    ],
  ])('%j is %j', (words, method) => {
    expect(readWatchedMethod(words, size)).toEqual({ ok: true, value: method });
  });

  test.each([
    [{ algorithm: 'auto' }, 'unknown-search'],
    [{ heuristic: 'pattern-database' }, 'unwatched-heuristic'],
    [{ algorithm: 'bfs', heuristic: 'misplaced' }, 'unused-heuristic'],
    [{ algorithm: 'astar', limit: '4' }, 'search-limit-unused'],
    [{ limit: '0' }, 'search-limit'],
    [{ limit: '4.5' }, 'search-limit'],
    [{ limit: '1000' }, 'search-limit'],
  ])('%j is the fault %s', (words, code) => {
    expect(readWatchedMethod(words, size)).toMatchObject({ ok: false, fault: { code } });
  });

  test('boards of more than 10 cells are refused', () => {
    expect(readWatchedMethod({}, { rows: 2, cols: 5 }).ok).toBe(true);
    expect(readWatchedMethod({}, { rows: 3, cols: 4 })).toMatchObject({
      fault: { code: 'watch-too-large', facts: { rows: 3, cols: 4, max: 10 } },
    });
    expect(WATCHED_ALGORITHMS).toHaveLength(6);
  });
});
