import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/random.ts';
import { searchByAStar } from '../../../src/core/search/a-star.ts';
import { searchFromBothEnds } from '../../../src/core/search/bidirectional.ts';
import { searchBreadthFirst } from '../../../src/core/search/breadth-first.ts';
import { searchDepthFirst } from '../../../src/core/search/depth-first.ts';
import { Frontier } from '../../../src/core/search/frontier.ts';
import { searchByIterativeDeepening } from '../../../src/core/search/iterative-deepening.ts';
import type {
  Problem,
  SearchEvent,
  SearchLimits,
  SearchResult,
  TwoEndedProblem,
} from '../../../src/core/search/problem.ts';

type Search = <State>(problem: Problem<State>, limits?: SearchLimits) => SearchResult<State>;
const SEARCHES: [string, Search][] = [
  ['searchBreadthFirst', searchBreadthFirst],
  ['searchByAStar', searchByAStar],
  ['searchByIterativeDeepening', searchByIterativeDeepening],
];

/** Two jugs: fill, empty or pour until one holds the wanted amount. */
function jugs(small: number, large: number, wanted: number): Problem<readonly [number, number]> {
  return {
    start: [0, 0],
    *neighbours([a, b]) {
      const pour = Math.min(a, large - b);
      const back = Math.min(b, small - a);
      const states = [
        [small, b],
        [a, large],
        [0, b],
        [a, 0],
        [a - pour, b + pour],
        [a + back, b - back],
      ] as const;
      for (const state of states) yield { state, cost: 1 };
    },
    isGoal: (state) => state.includes(wanted),
    key: ([a, b]) => a * 100 + b,
    heuristic: (state) => (state.includes(wanted) ? 0 : 1),
  };
}

/** A knight on an endless board, from the origin to (x, y). */
function knight(x: number, y: number): TwoEndedProblem<readonly [number, number]> {
  return {
    start: [0, 0],
    goal: [x, y],
    *neighbours([a, b]) {
      for (const [dx, dy] of [
        [1, 2],
        [2, 1],
      ] as const) {
        for (const sx of [dx, -dx]) for (const sy of [dy, -dy]) yield { state: [a + sx, b + sy], cost: 1 };
      }
    },
    isGoal: ([a, b]) => a === x && b === y,
    key: ([a, b]) => `${a},${b}`,
    heuristic: ([a, b]) => Math.ceil((Math.abs(x - a) + Math.abs(y - b)) / 3),
  };
}

describe.each(SEARCHES)('%s', (_, search) => {
  test.each([
    [3, 5, 4, 6],
    [5, 8, 2, 4],
    [3, 5, 1, 4],
  ])('jugs of %i and %i measure %i in %i steps', (small, large, wanted, steps) => {
    const problem = jugs(small, large, wanted);
    const result = search(problem);
    expect(result).toMatchObject({ outcome: 'found', cost: steps });
    if (result.outcome !== 'found') return;
    expect(result.path).toHaveLength(steps + 1);
    expect(result.path[0]).toEqual([0, 0]);
    result.path.slice(1).forEach((state, at) => {
      const before = result.path[at] as readonly [number, number];
      expect([...problem.neighbours(before)].map((step) => step.state)).toContainEqual(state);
    });
  });

  test("jugs of 2 and 4 can't measure 3", () => {
    expect(search(jugs(2, 4, 3))).toMatchObject({ outcome: 'none' });
  });

  // OEIS A065775: least knight's moves from (0, 0).
  test.each([
    [0, 0, 0],
    [1, 0, 3],
    [1, 1, 2],
    [2, 2, 4],
    [4, 3, 3],
  ])('a knight reaches (%i, %i) in %i moves', (x, y, moves) => {
    expect(search(knight(x, y))).toMatchObject({ outcome: 'found', cost: moves });
  });

  test.each([1, 2, 5, 20, 60])('stops after %i positions with a bound that holds', (expanded) => {
    const result = search(knight(6, 6), { expanded });
    if (result.outcome === 'found') expect(result.cost).toBe(4);
    else {
      expect(result).toMatchObject({ outcome: 'stopped', expanded });
      expect(result.outcome === 'stopped' && result.lowerBound).toBeLessThanOrEqual(4);
    }
  });

  test('stops when asked to, with a bound that holds', () => {
    const result = search(knight(40, 1), { shouldStop: () => true });
    expect(result.outcome).toBe('stopped');
    expect(result.outcome === 'stopped' && result.lowerBound).toBeLessThanOrEqual(21);
  });

  test('a start that is the goal costs nothing', () => {
    expect(search(knight(0, 0))).toEqual({
      outcome: 'found',
      path: [[0, 0]],
      cost: 0,
      expanded: 0,
      storedCount: 1,
    });
  });
});

interface Roads {
  readonly lengths: readonly (readonly number[])[];
  /** Distance between each two towns (Floyd and Warshall). */
  readonly distance: readonly (readonly number[])[];
}

function shortest(lengths: readonly (readonly number[])[]): number[][] {
  const distance = lengths.map((row, from) => row.map((length, to) => (from === to ? 0 : length)));
  for (const via of lengths.keys())
    for (const from of lengths.keys())
      for (const to of lengths.keys()) {
        const row = distance[from] as number[];
        row[to] = Math.min(row[to] as number, (row[via] as number) + (distance[via]?.[to] as number));
      }
  return distance;
}

function randomRoads(towns: number, seed: number): Roads {
  const random = seededRandom(seed);
  const all = Array.from({ length: towns }, (_, town) => town);
  const lengths = all.map((from) =>
    all.map((to) =>
      from !== to && random() < 0.25 ? 1 + Math.floor(random() * 9) : Number.POSITIVE_INFINITY,
    ),
  );
  return { lengths, distance: shortest(lengths) };
}

/** `share` of the true distance as a heuristic, in every other town only: admissible, not consistent. */
const journey = ({ lengths, distance }: Roads, goal: number, share: number): Problem<number> => ({
  start: 0,
  *neighbours(from) {
    for (const [to, cost] of (lengths[from] ?? []).entries()) if (cost < 99) yield { state: to, cost };
  },
  isGoal: (town) => town === goal,
  key: (town) => town,
  heuristic: (town) => (town % 2 === 0 ? share * Math.min(99, distance[town]?.[goal] ?? 0) : 0),
});

describe('roads of different lengths', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('A* and IDA* find the shortest way on map %i', (seed) => {
    const roads = randomRoads(9, seed);
    for (let goal = 1; goal < 9; goal++) {
      const cost = roads.distance[0]?.[goal] as number;
      const expected = cost < 99 ? { outcome: 'found', cost } : { outcome: 'none' };
      for (const share of [0, 0.5, 1]) {
        expect(searchByAStar(journey(roads, goal, share))).toMatchObject(expected);
        expect(searchByIterativeDeepening(journey(roads, goal, share))).toMatchObject(expected);
      }
    }
  });

  test('each bound told lies under the true length, and rises', () => {
    const bounds: number[] = [];
    searchByIterativeDeepening(knight(1, 0), { onBound: (bound) => bounds.push(bound) });
    expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
    expect(bounds.at(-1)).toBe(3);
  });
});

/** Ways without a direction, all of one length, between towns. */
function randomWays(towns: number, share: number, seed: number): Roads {
  const random = seededRandom(seed);
  const lengths = Array.from({ length: towns }, () =>
    new Array<number>(towns).fill(Number.POSITIVE_INFINITY),
  );
  for (let one = 0; one < towns; one++) {
    for (let other = 0; other < one; other++) {
      if (random() >= share) continue;
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const)
        (lengths[from] as number[])[to] = 1;
    }
  }
  return { lengths, distance: shortest(lengths) };
}

describe('a search from both ends', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'finds a way with the fewest steps between any two towns of map %i',
    (seed) => {
      const roads = randomWays(14, seed % 2 === 0 ? 0.12 : 0.25, seed);
      for (let goal = 0; goal < 14; goal++) {
        const problem = { ...journey(roads, goal, 0), goal };
        const cost = roads.distance[0]?.[goal] as number;
        const found = searchFromBothEnds(problem);
        expect(found).toMatchObject(cost < 99 ? { outcome: 'found', cost } : { outcome: 'none' });
        if (found.outcome !== 'found') continue;
        expect([found.path[0], found.path.at(-1), found.path.length]).toEqual([0, goal, cost + 1]);
        found.path.slice(1).forEach((to, at) => {
          expect(roads.lengths[found.path[at] as number]?.[to]).toBe(1);
        });
      }
    },
  );

  test.each([
    [1, 0, 3],
    [2, 2, 4],
    [4, 3, 3],
  ])('leads a knight to (%i, %i) in %i moves, past far fewer squares than from one end', (x, y, cost) => {
    const both = searchFromBothEnds(knight(x, y));
    // A* without a heuristic goes breadth-first.
    const one = searchByAStar({ ...knight(x, y), heuristic: () => 0 });
    expect(both).toMatchObject({ outcome: 'found', cost });
    expect(both.storedCount).toBeLessThan(one.storedCount);
  });

  test('tells bounds that hold and rise, and stops at its limits with the last of them', () => {
    const bounds: number[] = [];
    // (30, 0) is 16 moves away: a move goes two files at most, and the square's colour is the start's.
    const result = searchFromBothEnds(knight(30, 0), { held: 500, onBound: (bound) => bounds.push(bound) });
    expect(result).toMatchObject({ outcome: 'stopped', lowerBound: bounds.at(-1) });
    expect(bounds).toEqual(bounds.map((_, at) => at + 1));
    expect(bounds.at(-1)).toBeLessThanOrEqual(16);
    expect(result.storedCount).toBeLessThan(520);
    expect(searchFromBothEnds(knight(30, 0), { shouldStop: () => true })).toMatchObject({
      outcome: 'stopped',
      lowerBound: 1,
    });
    expect(searchFromBothEnds(knight(30, 0))).toMatchObject({ outcome: 'found', cost: 16 });
  });
});

test('A* holds no more positions than it may, and says how many', () => {
  const result = searchByAStar(knight(30, 0), { held: 300 });
  expect(result.outcome).toBe('stopped');
  expect(result.storedCount).toBeGreaterThan(300);
  expect(result.storedCount).toBeLessThan(320);
});

test('the frontier gives back by priority, the deepest first among equals', () => {
  const random = seededRandom(3);
  const frontier = new Frontier<string>();
  const entries = Array.from({ length: 300 }, (_, at) => ({
    priority: Math.floor(random() * 12),
    depth: at,
  }));
  for (const { priority, depth } of entries) frontier.push(`${priority} ${depth}`, priority, depth);
  const sorted = entries.toSorted((a, b) => a.priority - b.priority || b.depth - a.depth);
  expect(entries.map(() => frontier.pop()?.item)).toEqual(
    sorted.map((one) => `${one.priority} ${one.depth}`),
  );
  expect(frontier.pop()).toBeUndefined();
});

describe('a depth-first search', () => {
  test('finds a path within its limit, which need not be a shortest one', () => {
    const result = searchDepthFirst(jugs(3, 5, 4), { maxDepth: 9 });
    expect(result.outcome).toBe('found');
    expect((result as { cost: number }).cost).toBeGreaterThanOrEqual(6);
    expect((result as { cost: number }).cost).toBeLessThanOrEqual(9);
  });

  test('proves that no path has as few steps as its limit', () => {
    expect(searchDepthFirst(jugs(3, 5, 4), { maxDepth: 5 })).toMatchObject({
      outcome: 'stopped',
      lowerBound: 6,
    });
  });

  test('says that there is no path where the limit cut nothing off', () => {
    expect(searchDepthFirst(jugs(2, 4, 3), { maxDepth: 100 })).toMatchObject({ outcome: 'none' });
  });

  test('takes next what it met last', () => {
    const events: SearchEvent<number>[] = [];
    const tree: Problem<number> = {
      start: 1,
      *neighbours(node) {
        if (node < 4) for (const state of [2 * node, 2 * node + 1]) yield { state, cost: 1 };
      },
      isGoal: (node) => node === 4,
      key: (node) => node,
      heuristic: () => 0,
    };
    searchDepthFirst(tree, { maxDepth: 9 }, (event) => events.push(event));
    const taken = events.flatMap((event) => (event.kind === 'take' ? [event.reached.state] : []));
    expect(taken).toEqual([1, 3, 7, 6, 2, 5, 4]);
  });
});

describe('a search that is watched', () => {
  const WATCHED: [
    string,
    (
      problem: TwoEndedProblem<readonly [number, number]>,
      watch?: (event: SearchEvent<readonly [number, number]>) => void,
    ) => SearchResult<readonly [number, number]>,
  ][] = [
    ['searchBreadthFirst', (problem, watch) => searchBreadthFirst(problem, {}, watch)],
    ['searchDepthFirst', (problem, watch) => searchDepthFirst(problem, { maxDepth: 4 }, watch)],
    ['searchByAStar', (problem, watch) => searchByAStar(problem, {}, watch)],
    ['searchByIterativeDeepening', (problem, watch) => searchByIterativeDeepening(problem, {}, watch)],
    ['bidirectional', (problem, watch) => searchFromBothEnds(problem, {}, watch)],
  ];

  test.each(WATCHED)(
    '%s finds what it finds unwatched, and tells each position that it expands',
    (_, search) => {
      const events: SearchEvent<readonly [number, number]>[] = [];
      const found = search(knight(4, 4), (event) => events.push(event));
      expect(found).toEqual(search(knight(4, 4)));
      // The goal is taken to be recognised, unless a search sets out from it.
      const expanded = events.filter(
        (event) => event.kind === 'take' && (event.side === 'goal' || event.reached.state.join() !== '4,4'),
      );
      expect(expanded).toHaveLength(found.expanded);
    },
  );

  test('searchBreadthFirst ends as soon as it meets the goal', () => {
    const events: SearchEvent<readonly [number, number]>[] = [];
    searchBreadthFirst(knight(1, 2), {}, (event) => events.push(event));
    expect(events.map((event) => (event.kind === 'meet' ? event.verdict : event.kind))).toEqual([
      'take',
      'goal',
    ]);
  });
});
