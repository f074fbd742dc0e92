import type { Board, Move, Moves } from '../../core/sliding/board.ts';

/** How the blank's cell changes when a tile slides: up means that the tile below the blank goes up. */
function sourceOf({ rows, cols }: Board, blank: number, move: string): number {
  const [row, col] = [Math.floor(blank / cols), blank % cols];
  if (move === 'U' && row + 1 < rows) return blank + cols;
  if (move === 'D' && row > 0) return blank - cols;
  if (move === 'L' && col + 1 < cols) return blank + 1;
  if (move === 'R' && col > 0) return blank - 1;
  throw new Error(`move ${move} can't be made with the blank in cell ${blank} of ${rows}x${cols}`);
}

/** A position on the way of a solution. */
export interface Step {
  readonly board: Board;
  /** How many moves led here. */
  readonly number: number;
  /** The cell of the tile that has just slid, and which way; absent at the start. */
  readonly moved?: { readonly cell: number; readonly towards: Move };
}

/** All positions from the start (number 0) to the end of `moves`. Throws if a move can't be made, which only a bug can cause. */
export function stepsOf(start: Board, moves: Moves): Step[] {
  const tiles = [...start.tiles];
  let blank = tiles.indexOf(0);
  const steps: Step[] = [{ board: start, number: 0 }];
  for (const letter of moves) {
    const source = sourceOf(start, blank, letter);
    const tile = tiles[source];
    if (tile === undefined) throw new Error(`no cell ${source}`);
    tiles[blank] = tile;
    tiles[source] = 0;
    const moved = { cell: blank, towards: letter as Move };
    blank = source;
    steps.push({ board: { ...start, tiles: [...tiles] }, number: steps.length, moved });
  }
  return steps;
}

/** The way the tile in `cell` slid, if the blank in the same row or column is what it left behind. */
export function slideDirection({ cols, tiles }: Board, cell: number): Move | undefined {
  const blank = tiles.indexOf(0);
  if (blank === cell) return undefined;
  if (blank % cols === cell % cols) return cell < blank ? 'U' : 'D';
  if (Math.floor(blank / cols) === Math.floor(cell / cols)) return cell < blank ? 'L' : 'R';
  return undefined;
}
