import type { Board } from '../../src/core/sliding/board.ts';

/** One position in the graph of all: moves to the goal, and in how many ways so few moves do it. */
export interface Vertex {
  readonly distance: number;
  ways: number;
}

const LETTERS: readonly (readonly [letter: string, row: number, col: number])[] = [
  ['D', -1, 0],
  ['U', 1, 0],
  ['R', 0, -1],
  ['L', 0, 1],
];

/** A position as a text with a letter for each tile, and back. */
export const keyOf = (tiles: readonly number[]): string =>
  String.fromCharCode(...tiles.map((tile) => tile + 48));
export const tilesOf = (key: string): number[] => [...key].map((letter) => letter.charCodeAt(0) - 48);

function exchanged(key: string, one: number, other: number): string {
  const [a, b] = one < other ? [one, other] : [other, one];
  return key.slice(0, a) + key[b] + key.slice(a + 1, b) + key[a] + key.slice(b + 1);
}

/** Positions one move (in slides: one straight slide) away, with the letters: the blank walks on a grid. */
export function neighbours(rows: number, cols: number, key: string, slides: boolean): [string, string][] {
  const found: [string, string][] = [];
  const blank = key.indexOf('0');
  for (const [letter, down, right] of LETTERS) {
    let [row, col, next] = [Math.floor(blank / cols), blank % cols, key];
    for (let count = 1; slides || count === 1; count++) {
      const [toRow, toCol] = [row + down, col + right];
      if (toRow < 0 || toRow >= rows || toCol < 0 || toCol >= cols) break;
      next = exchanged(next, row * cols + col, toRow * cols + toCol);
      [row, col] = [toRow, toCol];
      found.push([letter.repeat(count), next]);
    }
  }
  return found;
}

/**
 * Breadth-first over texts, from the goal: every position that can be reached (in `most` moves), with its
 * distance and number of shortest ways.
 */
export function wholeGraph(
  { rows, cols, tiles }: Board,
  slides = false,
  most = Number.POSITIVE_INFINITY,
): Map<string, Vertex> {
  const graph = new Map<string, Vertex>([[keyOf(tiles), { distance: 0, ways: 1 }]]);
  let layer = [keyOf(tiles)];
  for (let distance = 1; layer.length > 0 && distance <= most; distance++) {
    const next = new Set<string>();
    for (const key of layer) {
      for (const [, neighbour] of neighbours(rows, cols, key, slides)) {
        const known = graph.get(neighbour);
        const ways = graph.get(key)?.ways ?? 0;
        if (known === undefined) graph.set(neighbour, { distance, ways });
        else if (known.distance === distance) known.ways += ways;
        next.add(neighbour);
      }
    }
    layer = [...next].filter((key) => graph.get(key)?.distance === distance);
  }
  return graph;
}

/**
 * The fewest moves (slides) from a board to the goal around which the graph has all positions up to some
 * distance: breadth-first from the board until it meets them. A board that can't reach the goal is searched
 * to its last position: undefined.
 */
export function movesInto(
  graph: ReadonlyMap<string, Vertex>,
  { rows, cols, tiles }: Board,
  slides = false,
): number | undefined {
  let before = new Set<string>();
  let layer = new Set([keyOf(tiles)]);
  for (let moves = 0; layer.size > 0; moves++) {
    let left = Number.POSITIVE_INFINITY;
    for (const key of layer) left = Math.min(left, graph.get(key)?.distance ?? left);
    if (left < Number.POSITIVE_INFINITY) return moves + left;
    const next = new Set<string>();
    for (const key of layer)
      for (const [, neighbour] of neighbours(rows, cols, key, slides))
        if (!before.has(neighbour) && !layer.has(neighbour)) next.add(neighbour);
    [before, layer] = [layer, next];
  }
  return undefined;
}

/** The tiles after moves of one tile each, or undefined if one of them isn't legal. */
export function tilesAfter({ rows, cols, tiles }: Board, moves: string): number[] | undefined {
  let key: string | undefined = keyOf(tiles);
  for (const move of moves)
    key = key && neighbours(rows, cols, key, false).find(([letter]) => letter === move)?.[1];
  return key === undefined ? undefined : tilesOf(key);
}
