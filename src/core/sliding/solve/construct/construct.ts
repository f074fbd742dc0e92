import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { descend, type Space, type SpaceMemory, slideTable, spaceOf } from '../position/space.ts';

interface Construction {
  readonly rows: number;
  readonly cols: number;
  readonly blank: number;
  readonly slides: Int8Array;
  /** For each cell: its tile, named by its goal cell. */
  readonly state: Uint8Array;
  /** 1 for cells with their final tile, else 0. */
  readonly fixed: Uint8Array;
  blankCell: number;
  moves: string[];
  /**
   * `expanded`: examined states. `maxHeld`: most states in memory. A state: the cells of the blank and of the
   * one or two tiles to move.
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

/** Makes as few moves as possible, by breadth-first search. Throws if the tiles can't reach their targets. */
function moveToTargets(
  construction: Construction,
  tiles: readonly number[],
  targetCells: readonly number[],
): void {
  const n = construction.rows * construction.cols;
  const hasTwoTiles = tiles.length === 2;
  const cellOf = (tile: number | undefined): number =>
    tile === undefined ? 0 : construction.state.indexOf(tile);
  const startNode =
    (cellOf(tiles[0]) * n + (hasTwoTiles ? cellOf(tiles[1]) : 0)) * n + construction.blankCell;
  const targetNode = (targetCells[0] ?? 0) * n + (hasTwoTiles ? (targetCells[1] ?? 0) : 0);
  const previousStepByNode = new Map<number, number>([[startNode, -1]]);
  const queue = [startNode];
  for (let queueIndex = 0; queueIndex < queue.length; queueIndex++) {
    const node = queue[queueIndex] as number;
    if (Math.floor(node / n) === targetNode) {
      construction.expanded += queueIndex;
      construction.maxHeld = Math.max(construction.maxHeld, queue.length);
      const path: number[] = [];
      for (let pathNode = node; pathNode !== startNode; ) {
        const packedStep = previousStepByNode.get(pathNode) as number;
        path.push(packedStep % 4);
        pathNode = Math.floor(packedStep / 4);
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
      const nextNode =
        ((cell === cellA ? blankCell : cellA) * n + (hasTwoTiles && cell === cellB ? blankCell : cellB)) * n +
        cell;
      if (!previousStepByNode.has(nextNode)) {
        previousStepByNode.set(nextNode, node * 4 + move);
        queue.push(nextNode);
      }
    }
  }
  throw new Error('a tile cannot reach its place');
}

/**
 * The line is at the edge of the unsolved part. `inwardOffset`: from a cell to its neighbour in the next row
 * or column.
 */
function solveLine(construction: Construction, lineCells: readonly number[], inwardOffset: number): void {
  const singleTileCount = lineCells.length - 2;
  for (const cell of lineCells.slice(0, singleTileCount)) {
    moveToTargets(construction, [cell], [cell]);
    construction.fixed[cell] = 1;
  }
  const [cellA = 0, cellB = 0] = lineCells.slice(singleTileCount);
  moveToTargets(construction, [cellA], [cellA]);
  if (construction.state[cellB] !== cellB) {
    construction.fixed[cellA] = 1;
    moveToTargets(construction, [cellB], [cellB + inwardOffset]);
    construction.fixed[cellA] = 0;
    moveToTargets(construction, [cellA, cellB], [cellA, cellB]);
  }
  construction.fixed[cellA] = 1;
  construction.fixed[cellB] = 1;
}

export interface BuiltPart {
  readonly kind: 'row' | 'column' | 'rest';
  readonly cells: readonly number[];
  readonly moves: Moves;
}

/** `expanded`, `maxHeld`: as in `Construction`. */
export interface BuiltSolution {
  readonly parts: readonly BuiltPart[];
  readonly expanded: number;
  readonly maxHeld: number;
}

/** The blank's goal is in cell `blank`. */
type FindSpace = (rows: number, cols: number, blank: number) => Space;

/**
 * Solves as people do: row by row or column by column, the farthest from the blank's goal cell first. The
 * last two tiles of a line are placed together. The last part, of `lastPartSide` (2 or 3), is solved by a
 * table of all its positions.
 */
export function buildByLines(
  canonical: CanonicalPuzzle,
  lastPartSide: number,
  findSpace: FindSpace,
): BuiltSolution {
  const { rows, cols, blank } = canonical;
  const state = canonical.state.slice();
  const fixedCells = new Uint8Array(rows * cols);
  const movingCells = slideTable(rows, cols);
  const blankCell = state.indexOf(blank);
  const construction: Construction = {
    rows,
    cols,
    blank,
    slides: movingCells,
    state,
    fixed: fixedCells,
    blankCell,
    moves: [],
    expanded: 0,
    maxHeld: 1,
  };
  const builtParts: BuiltPart[] = [];
  let [topRow, bottomRow, leftCol, rightCol] = [0, rows - 1, 0, cols - 1];
  const blankRow = Math.floor(blank / cols);
  const blankCol = blank % cols;
  while (bottomRow - topRow >= lastPartSide || rightCol - leftCol >= lastPartSide) {
    const isRow = bottomRow - topRow >= rightCol - leftCol;
    const cells: number[] = [];
    if (isRow) {
      const row = blankRow - topRow >= bottomRow - blankRow ? topRow++ : bottomRow--;
      for (let col = leftCol; col <= rightCol; col++) cells.push(row * cols + col);
      solveLine(construction, cells, row < topRow ? cols : -cols);
    } else {
      const col = blankCol - leftCol >= rightCol - blankCol ? leftCol++ : rightCol--;
      for (let row = topRow; row <= bottomRow; row++) cells.push(row * cols + col);
      solveLine(construction, cells, col < leftCol ? 1 : -1);
    }
    builtParts.push({ kind: isRow ? 'row' : 'column', cells, moves: construction.moves.join('') });
    construction.moves = [];
  }
  const height = bottomRow - topRow + 1;
  const width = rightCol - leftCol + 1;
  const cells = Array.from(
    { length: height * width },
    (_, index) => (topRow + Math.floor(index / width)) * cols + leftCol + (index % width),
  );
  const lastPartState = Uint8Array.from(cells, (cell) => cells.indexOf(state[cell] as number));
  const moves = descend(findSpace(height, width, cells.indexOf(blank)), lastPartState);
  builtParts.push({ kind: 'rest', cells, moves });
  return { parts: builtParts, expanded: construction.expanded + moves.length, maxHeld: construction.maxHeld };
}

/**
 * Solves rows and columns until at most 3x3 cells are left. The solution is usually much longer than those of
 * other methods.
 */
export const constructSolution = (canonical: CanonicalPuzzle, memory: SpaceMemory): Moves =>
  buildByLines(canonical, 3, (rows, cols, blank) => spaceOf(memory, rows, cols, blank, 'stm'))
    .parts.map(({ moves }) => moves)
    .join('');
