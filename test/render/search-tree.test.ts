import { describe, expect, test } from 'vitest';
import { defaultGoal } from '../../src/core/sliding/board.ts';
import { animate } from '../../src/render/animate.ts';
import { draw } from '../../src/render/draw.ts';
import type { SearchNode, SearchScene } from '../../src/render/scene/scene.ts';
import { planSearch } from '../../src/render/sliding/search-plan.ts';

const goal = defaultGoal(3, 3);
const { tiles } = goal;
const labels: SearchScene['labels'] = {
  title: 'A search',
  step: 'What it does',
  states: { taken: 'a', added: 'b', waiting: 'c', done: 'd', cut: 'e', way: 'f' },
  moreNodes: '+ #',
};
const sceneOf = (nodes: readonly SearchNode[], lists: SearchScene['lists'] = []): SearchScene => ({
  kind: 'search',
  goal,
  nodes,
  lists,
  labels,
});

/** A root with `count` children, the last of which is taken and has two children. */
function wide(count: number): SearchNode[] {
  const children: SearchNode[] = Array.from({ length: count }, (_, at) => ({
    tiles,
    parent: 0,
    move: 'L',
    state: at === count - 1 ? 'taken' : 'done',
  }));
  const added = { tiles, parent: count, move: 'U', state: 'added' } as const;
  return [{ tiles, state: 'done' }, ...children, added, added];
}

/** A chain of positions, the last of which is taken. */
const deep = (length: number): SearchNode[] =>
  Array.from({ length }, (_, at) => ({
    tiles,
    ...(at > 0 && { parent: at - 1, move: 'D' as const }),
    state: at === length - 1 ? 'taken' : 'done',
    costs: String(at),
  }));

const overlaps = (scene: SearchScene): boolean => {
  const { tree, lists, layout } = planSearch(scene);
  const boards = [...tree, ...lists.flatMap(({ nodes }) => nodes)];
  return boards.some((one, at) =>
    boards
      .slice(at + 1)
      .some((other) => Math.abs(one.x - other.x) < layout.width && Math.abs(one.y - other.y) < layout.height),
  );
};

describe('the picture of a search', () => {
  test.each([1, 2, 3, 6, 7, 40])('shows what is taken and added below a root of %i', (count) => {
    const plan = planSearch(sceneOf(wide(count)));
    const shown = plan.tree.map(({ nodeIndex }) => nodeIndex);
    expect(shown).toEqual(expect.arrayContaining([0, count, count + 1, count + 2]));
    const hidden = plan.hiddenNodes.reduce((sum, one) => sum + one.count, 0);
    expect(shown.length + hidden).toBe(count + 3);
  });

  test.each([4, 5, 6, 31])('shows the root and the end of a way of %i positions', (length) => {
    const shown = planSearch(sceneOf(deep(length))).tree.map(({ nodeIndex }) => nodeIndex);
    expect(shown[0]).toBe(0);
    expect(shown.at(-1)).toBe(length - 1);
    expect(shown.length).toBeLessThanOrEqual(5);
  });

  test('ties each board to the one from which it was reached', () => {
    const { tree } = planSearch(sceneOf(deep(4)));
    expect(tree.map(({ parent }) => parent?.nodeIndex)).toEqual([undefined, 0, 1, 2]);
  });

  test('shows a list in its order, and counts what has no room', () => {
    const nodes = wide(9);
    const plan = planSearch(sceneOf(nodes, [{ title: 'Queue', nodes: [4, 3, 2, 1, 9, 8, 7], moreCount: 3 }]));
    const [queue] = plan.lists;
    expect(queue?.nodes.map(({ nodeIndex }) => nodeIndex)).toEqual([4, 3, 2, 1, 9]);
    expect(plan.hiddenNodes.at(-1)?.count).toBe(5);
  });

  test('lets two trees grow towards each other', () => {
    const nodes: SearchNode[] = [
      { tiles, state: 'done' },
      { tiles, parent: 0, move: 'L', state: 'taken' },
      { tiles, state: 'done' },
      { tiles, parent: 2, move: 'R', state: 'waiting' },
    ];
    const rows = planSearch(sceneOf(nodes)).tree.toSorted((one, other) => one.y - other.y);
    expect(rows.map(({ nodeIndex }) => nodeIndex)).toEqual([0, 1, 3, 2]);
  });

  test.each([
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
    [2, 5],
    [5, 2],
  ])('keeps boards of %ix%i apart and within the sheet', (rows, cols) => {
    const board = defaultGoal(rows, cols);
    const own = wide(20).map((node) => ({ ...node, tiles: board.tiles }));
    const list = { title: 'Queue', nodes: own.map((_, at) => at), moreCount: 5 };
    const scene: SearchScene = { ...sceneOf(own, [list, list]), goal: board };
    const { width, layout, tree } = planSearch(scene);
    expect(overlaps(scene)).toBe(false);
    for (const { x } of tree) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + layout.width).toBeLessThanOrEqual(width);
    }
  });

  test('is as high as it is planned, and the same each time', () => {
    const scene = sceneOf(wide(7), [{ title: 'Queue', nodes: [1, 2], moreCount: 0 }]);
    const picture = draw(scene);
    expect(picture.height).toBe(planSearch(scene).height);
    expect(draw(scene).bytes.equals(picture.bytes)).toBe(true);
  });

  test('moves on a sheet as large as its largest frame', () => {
    const frames = [sceneOf(deep(1)), sceneOf(deep(4)), sceneOf(deep(2))];
    const { kind, width, height } = animate({ kind: 'search', frames });
    expect({ kind, width, height }).toEqual({
      kind: 'gif',
      width: 480,
      height: Math.ceil((planSearch(sceneOf(deep(4))).height * 480) / 760),
    });
  });
});
