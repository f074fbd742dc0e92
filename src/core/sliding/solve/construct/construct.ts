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
  hole: number;
  moves: string[];
  /**
   * `expanded`: number of states that the searches examined. `maxHeld`: largest number of states in memory at
   * one time. A state consists of the cell of the blank and the cells of the one or two tiles to move.
   */
  expanded: number;
  maxHeld: number;
}

function slideTile(built: Construction, move: number): void {
  const cell = built.slides[4 * built.hole + move] as number;
  built.state[built.hole] = built.state[cell] as number;
  built.state[cell] = built.blank;
  built.hole = cell;
  built.moves.push(MOVES[move] as string);
}

/**
 * Moves one or two tiles to their target cells in as few moves as possible, without moving tiles in fixed
 * cells. Searches breadth-first over the cells of the blank and of these tiles. Throws an Error if the tiles
 * can't reach their targets.
 */
function moveToTargets(built: Construction, tiles: readonly number[], targets: readonly number[]): void {
  const n = built.rows * built.cols;
  const pair = tiles.length === 2;
  const cellOf = (tile: number | undefined): number => (tile === undefined ? 0 : built.state.indexOf(tile));
  const first = (cellOf(tiles[0]) * n + (pair ? cellOf(tiles[1]) : 0)) * n + built.hole;
  const wanted = (targets[0] ?? 0) * n + (pair ? (targets[1] ?? 0) : 0);
  const cameBy = new Map<number, number>([[first, -1]]);
  const queue = [first];
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head] as number;
    if (Math.floor(node / n) === wanted) {
      built.expanded += head;
      built.maxHeld = Math.max(built.maxHeld, queue.length);
      const path: number[] = [];
      for (let at = node; at !== first; ) {
        const step = cameBy.get(at) as number;
        path.push(step % 4);
        at = Math.floor(step / 4);
      }
      for (const move of path.reverse()) slideTile(built, move);
      return;
    }
    const hole = node % n;
    const b = Math.floor(node / n) % n;
    const a = Math.floor(node / (n * n));
    for (let move = 0; move < 4; move++) {
      const cell = built.slides[4 * hole + move] as number;
      if (cell < 0 || built.fixed[cell] === 1) continue;
      const next = ((cell === a ? hole : a) * n + (pair && cell === b ? hole : b)) * n + cell;
      if (!cameBy.has(next)) {
        cameBy.set(next, node * 4 + move);
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
function solveLine(built: Construction, line: readonly number[], inward: number): void {
  const most = line.length - 2;
  for (const cell of line.slice(0, most)) {
    moveToTargets(built, [cell], [cell]);
    built.fixed[cell] = 1;
  }
  const [a = 0, b = 0] = line.slice(most);
  moveToTargets(built, [a], [a]);
  if (built.state[b] !== b) {
    built.fixed[a] = 1;
    moveToTargets(built, [b], [b + inward]);
    built.fixed[a] = 0;
    moveToTargets(built, [a, b], [a, b]);
  }
  built.fixed[a] = 1;
  built.fixed[b] = 1;
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
  smallest: number,
  spaceOf: FindSpace,
): BuiltSolution {
  const { rows, cols, blank } = canonical;
  const state = canonical.state.slice();
  const fixed = new Uint8Array(rows * cols);
  const slides = slideTable(rows, cols);
  const hole = state.indexOf(blank);
  const built: Construction = {
    rows,
    cols,
    blank,
    slides,
    state,
    fixed,
    hole,
    moves: [],
    expanded: 0,
    maxHeld: 1,
  };
  const parts: BuiltPart[] = [];
  let [top, bottom, left, right] = [0, rows - 1, 0, cols - 1];
  const blankRow = Math.floor(blank / cols);
  const blankCol = blank % cols;
  while (bottom - top >= smallest || right - left >= smallest) {
    const isRow = bottom - top >= right - left;
    const cells: number[] = [];
    if (isRow) {
      const row = blankRow - top >= bottom - blankRow ? top++ : bottom--;
      for (let col = left; col <= right; col++) cells.push(row * cols + col);
      solveLine(built, cells, row < top ? cols : -cols);
    } else {
      const col = blankCol - left >= right - blankCol ? left++ : right--;
      for (let row = top; row <= bottom; row++) cells.push(row * cols + col);
      solveLine(built, cells, col < left ? 1 : -1);
    }
    parts.push({ kind: isRow ? 'row' : 'column', cells, moves: built.moves.join('') });
    built.moves = [];
  }
  const height = bottom - top + 1;
  const width = right - left + 1;
  const cells = Array.from(
    { length: height * width },
    (_, at) => (top + Math.floor(at / width)) * cols + left + (at % width),
  );
  const rest = Uint8Array.from(cells, (cell) => cells.indexOf(state[cell] as number));
  const moves = descend(spaceOf(height, width, cells.indexOf(blank)), rest);
  parts.push({ kind: 'rest', cells, moves });
  return { parts, expanded: built.expanded + moves.length, maxHeld: built.maxHeld };
}

/**
 * Returns a solution of any solvable puzzle. Solves single rows and columns until at most 3x3 cells are left.
 * The solution is usually much longer than those of the other methods.
 */
export const constructSolution = (canonical: CanonicalPuzzle, memory: SpaceMemory): Moves =>
  buildByLines(canonical, 3, (rows, cols, blank) => spaceOf(memory, rows, cols, blank, 'stm'))
    .parts.map(({ moves }) => moves)
    .join('');
