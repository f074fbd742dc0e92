import { describe, expect, test } from 'vitest';
import type { SearchRequest } from '../../../src/commands/explain/search/search-request.ts';
import { searchScene, selectFrameSteps } from '../../../src/commands/explain/search/search-scene.ts';
import { parsePuzzle } from '../../../src/core/sliding/notation/puzzle.ts';
import type { WatchedMethod } from '../../../src/core/sliding/watch/method.ts';
import { watchSearch } from '../../../src/core/sliding/watch/watch-search.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';

const texts = loadCatalogue().texts('en');

function askedFor(board: string, method: WatchedMethod): SearchRequest {
  const puzzle = parsePuzzle(board);
  if (!puzzle.ok) throw new Error(puzzle.fault.code);
  return { kind: 'search', ...puzzle.value, method, maxSteps: 2000 };
}

/** A scene's positions as `index: tiles, parent, state, costs`, and its lists. */
function shown(board: string, method: WatchedMethod, step: number) {
  const request = askedFor(board, method);
  const scene = searchScene(texts, request, watchSearch(request), step);
  const nodes = scene.nodes.map(({ tiles, parent = '-', move = '-', state, costs }, index) =>
    [index, tiles.join(''), parent, move, state, costs].join(' '),
  );
  const lists = scene.lists.map(
    ({ title, nodes: some, moreCount }) => `${title}: ${some.join(' ')} +${moreCount}`,
  );
  return [scene.labels.title, ...scene.labels.step.split('\n'), ...nodes, ...lists];
}

/** Four moves from the goal: the blank goes right, down, down, right. */
const FOUR = '0 1 3/4 2 6/7 5 8';

// The trees were drawn by hand: neighbours in the order up, left, right, down of the blank.
describe('the picture of a search of four moves', () => {
  test('has the queue of bfs', () => {
    expect(shown(FOUR, { algorithm: 'bfs' }, 3)).toEqual([
      'bfs · step 3 of 11',
      'Next board: 413/026/758 (1)',
      'known: 1 · new: 2',
      '0 013426758 - - done 0',
      '1 103426758 0 L done 1',
      '2 413026758 0 U taken 1',
      '3 130426758 1 L waiting 2',
      '4 123406758 1 U waiting 2',
      '5 413206758 2 L added 2',
      '6 413726058 2 U added 2',
      'Queue: 3 4 5 6 +0',
      'Looked at: 2 1 0 +0',
    ]);
  });

  test('has the stack of dfs, and what its limit cuts off', () => {
    expect(shown(FOUR, { algorithm: 'dfs', limit: 2 }, 3)).toEqual([
      'dfs limit:2 · step 3 of 7',
      'Next board: 413/726/058 (2)',
      'on the path: 1 · cut off: 1',
      '0 013426758 - - done 0',
      '1 103426758 0 L waiting 1',
      '2 413026758 0 U done 1',
      '3 413206758 2 L waiting 2',
      '4 413726058 2 U taken 2',
      '5 413726508 4 L cut 3',
      'Stack: 3 1 +0',
      'Path: 4 2 0 +0',
    ]);
  });

  test.each(['misplaced', 'manhattan'] as const)('has the lists of astar %s, here the same', (heuristic) => {
    expect(shown(FOUR, { algorithm: 'astar', heuristic }, 5)).toEqual([
      `astar ${heuristic} · step 5 of 5`,
      'Next board: 123/456/780 (4+0=4)',
      'the goal',
      '0 013426758 - - way 0+4=4',
      '1 103426758 0 L way 1+3=4',
      '2 413026758 0 U waiting 1+5=6',
      '3 130426758 1 L waiting 2+4=6',
      '4 123406758 1 U way 2+2=4',
      '5 123046758 4 R waiting 3+3=6',
      '6 123460758 4 L waiting 3+3=6',
      '7 123456708 4 U way 3+1=4',
      '8 123456078 7 R waiting 4+2=6',
      '9 123456780 7 L way 4+0=4',
      'Open list: 8 5 6 3 2 +0',
      'Closed list: 9 7 4 1 0 +0',
    ]);
  });

  test('has the path of ida, and what its bound cut off', () => {
    expect(shown(FOUR, { algorithm: 'ida', heuristic: 'misplaced' }, 3)).toEqual([
      'ida misplaced · step 3 of 4 · bound 4',
      'Next board: 123/406/758 (2+2=4)',
      'on the path: 1 · cut off: 2',
      '0 013426758 - - waiting 0+4=4',
      '1 103426758 0 L waiting 1+3=4',
      '2 130426758 1 L cut 2+4=6',
      '3 123406758 1 U taken 2+2=4',
      '4 123046758 3 R cut 3+3=6',
      '5 123460758 3 L cut 3+3=6',
      'Path: 3 1 0 +0',
      'Cut off in this round: 5 4 2 +0',
    ]);
  });
});

test('a step’s new boards, and those that it reaches by a cheaper way, are added', () => {
  const request = askedFor('5 4 3/2 1 0', { algorithm: 'astar', heuristic: 'misplaced' });
  const log = watchSearch(request);
  const steps = [...log.steps.entries()].slice(0, -1);
  const successors = steps.map(([, { from, to }]) => log.positions.slice(from, to));
  expect(successors.flat().some(({ verdict }) => verdict === 'cheaper')).toBe(true);
  for (const [index] of steps) {
    const { nodes } = searchScene(texts, request, log, index + 1);
    expect(nodes.filter(({ state }) => state === 'added').map(({ tiles }) => tiles.join())).toEqual(
      successors[index]?.filter(({ verdict }) => verdict !== 'known').map(({ tiles }) => tiles.join()),
    );
  }
});

describe('the picture of a long search', () => {
  const request = askedFor('8 6 7/2 5 4/3 0 1', { algorithm: 'bfs' });
  const log = watchSearch(request);

  test.each([0, 1, 50, 1000, 2000])(
    'after %i steps has at most 60 positions, each below its parent',
    (step) => {
      const { nodes, lists } = searchScene(texts, request, log, step);
      expect(nodes.length).toBeLessThanOrEqual(60);
      for (const [index, { parent }] of nodes.entries()) {
        if (index > 0) expect(parent).toBeLessThan(index);
      }
      for (const { nodes: some } of lists) expect(some.every((index) => index < nodes.length)).toBe(true);
      expect(nodes.filter(({ state }) => state === 'taken')).toHaveLength(step === 0 ? 0 : 1);
    },
  );

  test('shows the end of a way that is longer than a picture, below the start', () => {
    const deep = askedFor('8 6 7/2 5 4/3 0 1', { algorithm: 'dfs', limit: 999 });
    const { nodes, lists } = searchScene(texts, deep, watchSearch(deep), 900);
    const taken = nodes.findIndex(({ state }) => state === 'taken');
    // Depth-first search goes down a step each time, as long as it can.
    expect(Number(nodes[taken]?.costs)).toBeGreaterThan(800);
    expect(lists[1]).toMatchObject({ title: 'Path', nodes: { 0: taken, length: 10 } });
    const added = nodes.filter(({ state }) => state === 'added');
    expect(added.map(({ parent }) => parent)).toEqual(added.map(() => taken));
    expect(lists[0]).toMatchObject({ title: 'Stack', nodes: { length: 10 } });
    expect(nodes.length).toBeLessThanOrEqual(60);
    expect(nodes.filter(({ parent }) => parent === undefined)).toHaveLength(1);
    expect(nodes.filter(({ parent, move }) => parent !== undefined && move === undefined)).not.toEqual([]);
  });

  test('counts in its lists what has no room', () => {
    const { lists } = searchScene(texts, request, log, 1000);
    // The queue and the positions taken from it are all positions met.
    const met = new Set(log.positions.slice(0, log.steps[999]?.to).map(({ tiles }) => tiles.join(''))).size;
    expect(lists.reduce((sum, { nodes, moreCount }) => sum + nodes.length + moreCount, 0)).toBe(met);
  });

  test('is animated in 60 frames from the start to the last step', () => {
    const frames = selectFrameSteps(log);
    expect(frames).toHaveLength(60);
    expect([frames[0], frames.at(-1)]).toEqual([0, 2000]);
    expect(frames).toEqual([...new Set(frames)].toSorted((a, b) => a - b));
  });

  test('has the start alone where nothing is to be searched', () => {
    const solved = askedFor('1 2 3/4 5 6/7 8 0', { algorithm: 'bfs' });
    const { nodes, labels } = searchScene(texts, solved, watchSearch(solved), 0);
    expect(nodes).toEqual([{ tiles: [1, 2, 3, 4, 5, 6, 7, 8, 0], state: 'way', costs: '0' }]);
    expect(labels.title).toBe('bfs · step 0 of 0');
    expect(selectFrameSteps(watchSearch(solved))).toEqual([0]);
  });
});
