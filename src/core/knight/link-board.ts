import { type BlockPath, NONE } from './block-path.ts';
import type { Block } from './blocks.ts';
import { directionOf, MOVE_COLS, MOVE_ROWS } from './moves.ts';

/** A board as two 4-bit directions a cell: the tour's two links there, `NONE` where the tour ends. */
export interface LinkBoard {
  readonly rows: number;
  readonly cols: number;
  readonly links: Uint8Array;
}

/** Replaces one link of a cell by another. */
export function relink(board: LinkBoard, cell: number, from: number, to: number): void {
  const links = board.links[cell] ?? 0;
  board.links[cell] = (links & 15) === from ? (links & 0xf0) | to : (links & 15) | (to << 4);
}

/** Writes a block's path onto the board. */
export function placeBlock(board: LinkBoard, block: Block, path: BlockPath): void {
  const { links, cols } = board;
  let from = 0;
  for (let row = block.row; row < block.row + block.rows; row++) {
    let to = row * cols + block.col;
    for (const past = to + block.cols; to < past; to++, from++) links[to] = path.links[from] ?? 0;
  }
}

/**
 * Joins a closed tour of block `q` into the tour that passes its neighbour `p`: a link a-b of p's and a link c-d of q's
 * become a-c and b-d. `turn` rotates the order in which cells are tried. False if there are no such links.
 */
export function joinBlock(board: LinkBoard, p: Block, q: Block, turn: number): boolean {
  const { links, cols } = board;
  const top = Math.max(p.row, q.row - 2);
  const left = Math.max(p.col, q.col - 2);
  const height = Math.min(p.row + p.rows, q.row + q.rows + 2) - top;
  const width = Math.min(p.col + p.cols, q.col + q.cols + 2) - left;
  const inQ = (row: number, col: number): boolean =>
    row >= q.row && row < q.row + q.rows && col >= q.col && col < q.col + q.cols;
  const cells = height * width;
  for (let i = 0; i < cells; i++) {
    const at = (i + turn) % cells;
    const row = top + Math.floor(at / width);
    const col = left + (at % width);
    const a = row * cols + col;
    for (let ac = 0; ac < 8; ac++) {
      const cRow = row + (MOVE_ROWS[ac] ?? 0);
      const cCol = col + (MOVE_COLS[ac] ?? 0);
      if (!inQ(cRow, cCol)) continue;
      const c = cRow * cols + cCol;
      for (const ab of [(links[a] ?? 0) & 15, (links[a] ?? 0) >> 4]) {
        if (ab === NONE) continue;
        const bRow = row + (MOVE_ROWS[ab] ?? 0);
        const bCol = col + (MOVE_COLS[ab] ?? 0);
        for (const cd of [(links[c] ?? 0) & 15, (links[c] ?? 0) >> 4]) {
          const dRow = cRow + (MOVE_ROWS[cd] ?? 0);
          const dCol = cCol + (MOVE_COLS[cd] ?? 0);
          const bd = directionOf(dRow - bRow, dCol - bCol);
          if (bd < 0) continue;
          relink(board, a, ab, ac);
          relink(board, bRow * cols + bCol, ab ^ 7, bd);
          relink(board, c, cd, ac ^ 7);
          relink(board, dRow * cols + dCol, cd ^ 7, bd ^ 7);
          return true;
        }
      }
    }
  }
  return false;
}

/**
 * Walks from an end of the tour to the other and numbers the cells from 1. Returns undefined unless every cell came:
 * links are mutual and at most two a cell, so a walk from an end that counts all cells is a tour.
 */
export function walk(board: LinkBoard, start: number): { order: Int32Array; last: number } | undefined {
  const { rows, cols, links } = board;
  const deltas = Int32Array.from({ length: 16 }, (_, d) => (MOVE_ROWS[d] ?? 0) * cols + (MOVE_COLS[d] ?? 0));
  const count = rows * cols;
  const order = new Int32Array(count);
  const first = links[start] ?? 0;
  let direction = (first >> 4) ^ (first & 15) ^ NONE;
  let cell = start;
  order[cell] = 1;
  let number = 1;
  while (direction !== NONE && number < count) {
    cell += deltas[direction] ?? 0;
    order[cell] = ++number;
    const both = links[cell] ?? 0;
    direction = (both >> 4) ^ (both & 15) ^ direction ^ 7;
  }
  return number === count && direction === NONE ? { order, last: cell } : undefined;
}
