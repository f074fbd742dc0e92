import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { descend, type Space, type SpaceMemory, slideTable, spaceOf } from '../position/space.ts';

/** A board that is being solved, and the moves made so far. */
interface Construction {
  readonly rows: number;
  readonly cols: number;
  readonly blank: number;
  readonly slides: Int8Array;
  readonly state: Uint8Array;
  /** For each cell: 1 if it already holds its final tile and must stay unchanged, else 0. */
  readonly fixed: Uint8Array;
  blankCell: number;
  moves: string[];
  /**
   * `expanded`: number of states that the searches examined. `maxHeld`: largest number of states in memory at
   * one time. A state consists of the cell of the blank and the cells of the one or two tiles to move.
   */
  expanded: number;
  maxHeld: number;
}

function slideTile(construction: Construction, move: number): void {
  const cell = construction.slides[4 * construction.blankCell + move] as number;
  construction.state[construction.blankCell] = construction.state[cell] as number;
  construction.state[cell] = construction.blank;
  construction.blankCell = cell;
  construction.moves.push(MOVES[move] as string);
}

/**
 * Moves one or two tiles to their target cells in as few moves as possible, without moving tiles in fixed
 * cells. Searches breadth-first over the cells of the blank and of these tiles. Throws an Error if the tiles
 * can't reach their targets.
 */
function moveToTargets(
  construction: Construction,
  tiles: readonly number[],
  targets: readonly number[],
): void {
  const n = construction.rows * construction.cols;
  const pair = tiles.length === 2;
  const cellOf = (tile: number | undefined): number =>
    tile === undefined ? 0 : construction.state.indexOf(tile);
  const startNode = (cellOf(tiles[0]) * n + (pair ? cellOf(tiles[1]) : 0)) * n + construction.blankCell;
  const targetNode = (targets[0] ?? 0) * n + (pair ? (targets[1] ?? 0) : 0);
  const cameFrom = new Map<number, number>([[startNode, -1]]);
  const queue = [startNode];
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head] as number;
    if (Math.floor(node / n) === targetNode) {
      construction.expanded += head;
      construction.maxHeld = Math.max(construction.maxHeld, queue.length);
      const path: number[] = [];
      for (let at = node; at !== startNode; ) {
        const step = cameFrom.get(at) as number;
        path.push(step % 4);
        at = Math.floor(step / 4);
      }
      for (const move of path.reverse()) slideTile(construction, move);
      return;
    }
    const blankCell = node % n;
    const cellB = Math.floor(node / n) % n;
    const cellA = Math.floor(node / (n * n));
    for (let move = 0; move < 4; move++) {
      const cell = construction.slides[4 * blankCell + move] as number;
      if (cell < 0 || construction.fixed[cell] === 1) continue;
      const next =
        ((cell === cellA ? blankCell : cellA) * n + (pair && cell === cellB ? blankCell : cellB)) * n + cell;
      if (!cameFrom.has(next)) {
        cameFrom.set(next, node * 4 + move);
        queue.push(next);
      }
    }
  }
  throw new Error('a tile cannot reach its place');
}

/**
 * Places the tiles of one row or column at the edge of the unsolved part. `inward`: difference between the
 * index of a cell and that of its neighbour in the next row or column of the unsolved part.
 */
function solveLine(construction: Construction, line: readonly number[], inward: number): void {
  const singleTiles = line.length - 2;
  for (const cell of line.slice(0, singleTiles)) {
    moveToTargets(construction, [cell], [cell]);
    construction.fixed[cell] = 1;
  }
  const [a = 0, b = 0] = line.slice(singleTiles);
  moveToTargets(construction, [a], [a]);
  if (construction.state[b] !== b) {
    construction.fixed[a] = 1;
    moveToTargets(construction, [b], [b + inward]);
    construction.fixed[a] = 0;
    moveToTargets(construction, [a, b], [a, b]);
  }
  construction.fixed[a] = 1;
  construction.fixed[b] = 1;
}

/** A part of the board, and the moves that solve it. */
export interface BuiltPart {
  readonly kind: 'row' | 'column' | 'rest';
  /** The part's cells, in the order in which they are filled. */
  readonly cells: readonly number[];
  readonly moves: Moves;
}

/**
 * A solution, split into its rows, columns and rest. `expanded`: number of examined states. `maxHeld`:
 * largest number of states in memory at one time.
 */
export interface BuiltSolution {
  readonly parts: readonly BuiltPart[];
  readonly expanded: number;
  readonly maxHeld: number;
}

/**
 * Returns the distances from the goal of all positions of a `rows` x `cols` board with the blank's goal in
 * cell `blank`.
 */
type FindSpace = (rows: number, cols: number, blank: number) => Space;

/**
 * Solves any solvable puzzle as people do: row by row or column by column. Begins with the rows and columns
 * farthest from the blank's goal cell. Places the last two tiles of a row or column together. The last part
 * has at most `lastPartSide` (2 or 3) rows and columns. It is solved by a table of all its positions.
 */
export function buildByLines(
  canonical: CanonicalPuzzle,
  lastPartSide: number,
  findSpace: FindSpace,
): BuiltSolution {
  const { rows, cols, blank } = canonical;
  const state = canonical.state.slice();
  const fixed = new Uint8Array(rows * cols);
  const slides = slideTable(rows, cols);
  const blankCell = state.indexOf(blank);
  const construction: Construction = {
    rows,
    cols,
    blank,
    slides,
    state,
    fixed,
    blankCell,
    moves: [],
    expanded: 0,
    maxHeld: 1,
  };
  const parts: BuiltPart[] = [];
  let [top, bottom, left, right] = [0, rows - 1, 0, cols - 1];
  const blankRow = Math.floor(blank / cols);
  const blankCol = blank % cols;
  while (bottom - top >= lastPartSide || right - left >= lastPartSide) {
    const isRow = bottom - top >= right - left;
    const cells: number[] = [];
    if (isRow) {
      const row = blankRow - top >= bottom - blankRow ? top++ : bottom--;
      for (let col = left; col <= right; col++) cells.push(row * cols + col);
      solveLine(construction, cells, row < top ? cols : -cols);
    } else {
      const col = blankCol - left >= right - blankCol ? left++ : right--;
      for (let row = top; row <= bottom; row++) cells.push(row * cols + col);
      solveLine(construction, cells, col < left ? 1 : -1);
    }
    parts.push({ kind: isRow ? 'row' : 'column', cells, moves: construction.moves.join('') });
    construction.moves = [];
  }
  const height = bottom - top + 1;
  const width = right - left + 1;
  const cells = Array.from(
    { length: height * width },
    (_, at) => (top + Math.floor(at / width)) * cols + left + (at % width),
  );
  const lastPart = Uint8Array.from(cells, (cell) => cells.indexOf(state[cell] as number));
  const moves = descend(findSpace(height, width, cells.indexOf(blank)), lastPart);
  parts.push({ kind: 'rest', cells, moves });
  return { parts, expanded: construction.expanded + moves.length, maxHeld: construction.maxHeld };
}

/**
 * Returns a solution of any solvable puzzle. Solves single rows and columns until at most 3x3 cells are left.
 * The solution is usually much longer than those of the other methods.
 */
export const constructSolution = (canonical: CanonicalPuzzle, memory: SpaceMemory): Moves =>
  buildByLines(canonical, 3, (rows, cols, blank) => spaceOf(memory, rows, cols, blank, 'stm'))
    .parts.map(({ moves }) => moves)
    .join('');
