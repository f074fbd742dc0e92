import type { SearchNode, SearchScene, SearchState } from '../scene/scene.ts';
import { layoutPuzzle, type PuzzleLayout } from './draw-puzzle.ts';

/** A small board. (x, y) is its top left corner in pixels. */
export interface PlacedNode {
  /** Index in the scene's `nodes`. */
  readonly nodeIndex: number;
  readonly x: number;
  readonly y: number;
  /** Set only if the row before shows it. */
  readonly parent?: PlacedNode;
}

/** The number of positions that don't fit into a row. (x, y) is the centre of its text in pixels. */
export interface HiddenNodes {
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/** Positions in pixels. */
export interface SearchPlan {
  readonly width: number;
  readonly height: number;
  readonly layout: PuzzleLayout;
  readonly tree: readonly PlacedNode[];
  readonly lists: readonly {
    readonly title: string;
    readonly y: number;
    readonly nodes: readonly PlacedNode[];
  }[];
  readonly hiddenNodes: readonly HiddenNodes[];
  /** Vertical centres of the gaps in the tree, which replace rows that don't fit into the picture. */
  readonly gapYs: readonly number[];
  readonly legendY: number;
}

export const PICTURE_WIDTH_PX = 760;
export const MARGIN_PX = 20;
export const TEXT_PX = { title: 26, text: 22, line: 30 } as const;
const HEADER_HEIGHT_PX = MARGIN_PX + TEXT_PX.title + 3 * TEXT_PX.line;
export const COSTS_HEIGHT_PX = 28;
const TREE_EDGE_HEIGHT_PX = 38;
const GAP_ROW_HEIGHT_PX = 30;
const LIST_GAP_PX = 12;
/** `lowBoards`: at most two rows. `highBoards`: more. */
const MAX_TREE_LEVELS = { lowBoards: 6, highBoards: 5 } as const;
export const LEGEND_LINE_COUNT = 3;

/**
 * The size of a small board, the largest number of boards in a row, and the gap between them. A row has as
 * many boards as are readable on a phone.
 */
function sizesFor(rows: number, cols: number): { layout: PuzzleLayout; columnCount: number; gap: number } {
  const layout = layoutPuzzle(rows, cols, cols <= 3 ? 32 : cols === 4 ? 30 : 27);
  const innerWidth = PICTURE_WIDTH_PX - 2 * MARGIN_PX;
  const columnCount = Math.max(2, Math.floor((innerWidth + 8) / (layout.width + 8)));
  return {
    layout,
    columnCount,
    gap: Math.min(40, Math.floor((innerWidth - columnCount * layout.width) / (columnCount - 1))),
  };
}

/** A row without room for all positions shows those whose states have the lowest ranks. */
const STATE_RANKS: Readonly<Record<SearchState, number>> = {
  taken: 0,
  way: 1,
  added: 2,
  waiting: 4,
  cut: 5,
  done: 6,
};
/** Rank of the positions of `ancestorsOf`, unless their own is lower. */
const ANCESTOR_RANK = 3;

/**
 * Each tree lists the indexes of its nodes, level by level from the root. The first tree grows from the
 * start. A search from both ends has a second tree that grows from the goal.
 */
function treesOf(nodes: readonly SearchNode[]): number[][][] {
  const trees: number[][][] = [];
  const placeByNode: { readonly tree: number[][]; readonly level: number }[] = [];
  for (const [nodeIndex, { parent }] of nodes.entries()) {
    const parentPlace = parent === undefined ? undefined : placeByNode[parent];
    const tree = parentPlace?.tree ?? [];
    const level = parentPlace === undefined ? 0 : parentPlace.level + 1;
    if (parentPlace === undefined) trees.push(tree);
    tree[level] = [...(tree[level] ?? []), nodeIndex];
    placeByNode.push({ tree, level });
  }
  return trees;
}

/** Ancestors, up to the roots, of positions that this step examines or adds, or that are on the solution. */
function ancestorsOf(nodes: readonly SearchNode[]): ReadonlySet<number> {
  const ancestors = new Set<number>();
  for (const { state, parent } of nodes) {
    if (STATE_RANKS[state] >= ANCESTOR_RANK) continue;
    for (
      let nodeIndex = parent;
      nodeIndex !== undefined && !ancestors.has(nodeIndex);
      nodeIndex = nodes[nodeIndex]?.parent
    )
      ancestors.add(nodeIndex);
  }
  return ancestors;
}

/**
 * All levels if there are at most `maxLevels`, else the level of the root, and those around the position that
 * this step examines.
 */
function chooseShownLevels(
  levels: readonly (readonly number[])[],
  nodes: readonly SearchNode[],
  maxLevels: number,
): number[] {
  const allLevels = levels.map((_, level) => level);
  if (allLevels.length <= maxLevels) return allLevels;
  const rankOf = (level: number): number =>
    Math.min(...(levels[level] ?? []).map((nodeIndex) => STATE_RANKS[nodes[nodeIndex]?.state ?? 'done']));
  const focusLevel = allLevels.toSorted((a, b) => rankOf(a) - rankOf(b) || b - a)[0] ?? 0;
  const lastLevel = Math.min(allLevels.length - 1, Math.max(focusLevel + 1, maxLevels - 1));
  return [0, ...allLevels.slice(lastLevel - maxLevels + 2, lastLevel + 1)];
}

/**
 * The returned function places the boards of a row, centred. `row`: the positions. `moreCount`: further
 * positions in the row. If there is no room for all boards, adds the number of missing ones to `hiddenNodes`.
 */
function createRowPlacer(
  nodes: readonly SearchNode[],
  { layout, columnCount, gap }: ReturnType<typeof sizesFor>,
  hiddenNodes: HiddenNodes[],
) {
  const ancestors = ancestorsOf(nodes);
  const rankOf = (nodeIndex: number): number => {
    const stateRank = STATE_RANKS[nodes[nodeIndex]?.state ?? 'done'];
    return ancestors.has(nodeIndex) ? Math.min(stateRank, ANCESTOR_RANK) : stateRank;
  };
  return (
    topY: number,
    row: readonly number[],
    moreCount = 0,
    parents: readonly PlacedNode[] = [],
  ): PlacedNode[] => {
    const maxBoardCount = row.length + moreCount > columnCount ? columnCount - 1 : columnCount;
    const shownNodes =
      row.length <= maxBoardCount
        ? row
        : row.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, maxBoardCount);
    const hiddenCount = row.length + moreCount - shownNodes.length;
    const parentNumberOf = (node: number): number =>
      parents.findIndex(({ nodeIndex }) => nodeIndex === nodes[node]?.parent) + 1;
    const sortKeyOf = (node: number): number => parentNumberOf(node) || parents.length + 1;
    const orderedNodes =
      parents.length === 0 ? shownNodes : shownNodes.toSorted((a, b) => sortKeyOf(a) - sortKeyOf(b) || a - b);
    const slotCount = orderedNodes.length + (hiddenCount > 0 ? 1 : 0);
    const firstX = Math.round((PICTURE_WIDTH_PX - slotCount * layout.width - (slotCount - 1) * gap) / 2);
    const xOf = (slot: number): number => firstX + slot * (layout.width + gap);
    if (hiddenCount > 0) {
      hiddenNodes.push({
        count: hiddenCount,
        x: xOf(orderedNodes.length) + layout.width / 2,
        y: topY + layout.height / 2,
      });
    }
    return orderedNodes.map((node, slot) => {
      const parent = parents[parentNumberOf(node) - 1];
      return { nodeIndex: node, x: xOf(slot), y: topY, parent };
    });
  };
}

/** Needs no canvas. */
export function planSearch({ goal, nodes, lists }: SearchScene): SearchPlan {
  const sizes = sizesFor(goal.rows, goal.cols);
  const { layout, columnCount } = sizes;
  const hiddenNodes: HiddenNodes[] = [];
  const gapYs: number[] = [];
  const placedNodes: PlacedNode[] = [];
  const placeRow = createRowPlacer(nodes, sizes, hiddenNodes);
  let y = HEADER_HEIGHT_PX;
  const trees = treesOf(nodes);
  const maxLevels = goal.rows <= 2 ? MAX_TREE_LEVELS.lowBoards : MAX_TREE_LEVELS.highBoards;
  for (const [treeIndex, levels] of trees.entries()) {
    const levelsToShow = chooseShownLevels(
      levels,
      nodes,
      trees.length > 1 ? Math.ceil(maxLevels / 2) : maxLevels,
    );
    const topYByLevel = new Map<number, number>();
    let previousLevel: number | undefined;
    // The tree from the goal grows upwards, towards the tree from the start.
    for (const level of treeIndex === 0 ? levelsToShow : levelsToShow.toReversed()) {
      if (previousLevel !== undefined && Math.abs(level - previousLevel) > 1) {
        gapYs.push(y + (GAP_ROW_HEIGHT_PX - TREE_EDGE_HEIGHT_PX) / 2);
        y += GAP_ROW_HEIGHT_PX;
      }
      topYByLevel.set(level, y);
      y += layout.height + COSTS_HEIGHT_PX + TREE_EDGE_HEIGHT_PX;
      previousLevel = level;
    }
    let parents: readonly PlacedNode[] = [];
    for (const level of levelsToShow) {
      parents = placeRow(topYByLevel.get(level) ?? y, levels[level] ?? [], 0, parents);
      placedNodes.push(...parents);
    }
  }
  const placedLists = lists.map(({ title, nodes: listNodes, moreCount }) => {
    const titleY = y;
    // The beginning, because the search will take its first positions next.
    const firstNodes = listNodes.slice(
      0,
      listNodes.length + moreCount > columnCount ? columnCount - 1 : columnCount,
    );
    const placedRow = placeRow(
      y + TEXT_PX.line,
      firstNodes,
      listNodes.length - firstNodes.length + moreCount,
    );
    y += TEXT_PX.line + layout.height + COSTS_HEIGHT_PX + LIST_GAP_PX;
    return { title, y: titleY, nodes: placedRow };
  });
  return {
    width: PICTURE_WIDTH_PX,
    height: y + LEGEND_LINE_COUNT * TEXT_PX.line + MARGIN_PX / 2,
    layout,
    tree: placedNodes,
    lists: placedLists,
    hiddenNodes,
    gapYs,
    legendY: y,
  };
}
