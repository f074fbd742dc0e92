/** How a solution is laid out: a board after every `stride` moves, in `columns` columns; tiles of `tile` pixels. */
export interface SolutionPlan {
  readonly stride: number;
  /** Move numbers of the boards shown, from 0 to the last. */
  readonly numbers: readonly number[];
  readonly columns: number;
  readonly tile: number;
}

const SHEET = 1080;
const PHONE = 360;

/** So many boards that their tiles stay readable on a phone. */
function mostBoards(longer: number): number {
  return Math.max(12, Math.floor(130 / longer));
}

function shownNumbers(moves: number, stride: number): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < moves; at += stride) numbers.push(at);
  return [...numbers, moves];
}

/** Smaller is better: a sheet a little taller than wide, full rows, tiles readable on a phone. */
function faults(boards: number, columns: number, rows: number, cols: number): number {
  const lines = Math.ceil(boards / columns);
  const shape = (lines * (rows + 1.7)) / (columns * (cols + 1));
  const empty = lines * columns - boards;
  const lonely = lines > 1 && boards - (lines - 1) * columns === 1 ? 2 : 0;
  const phoneTile = PHONE / columns / (cols + 1);
  return Math.abs(Math.log(shape / 1.35)) + (1.2 * empty) / boards + lonely + Math.max(0, 17 - phoneTile) / 4;
}

/** The plan for a solution of `moves` moves on a board of `rows * cols` cells. */
export function planSolution(moves: number, rows: number, cols: number): SolutionPlan {
  const stride = Math.max(1, Math.ceil(moves / (mostBoards(Math.max(rows, cols)) - 1)));
  const numbers = shownNumbers(moves, stride);
  let columns = 1;
  for (let tried = 2; tried <= Math.min(8, numbers.length); tried++) {
    if (faults(numbers.length, tried, rows, cols) < faults(numbers.length, columns, rows, cols))
      columns = tried;
  }
  const tile = Math.floor(SHEET / columns / (cols + 1));
  const lines = Math.ceil(numbers.length / columns);
  const lowest = Math.floor(2400 / (lines * (rows + 2)));
  return { stride, numbers, columns, tile: Math.max(18, Math.min(110, tile, lowest)) };
}
