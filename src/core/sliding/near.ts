import { turnsOnto } from '../board-turns.ts';
import { type Board, cellsByTile, type Puzzle, taxicab } from './board.ts';
import { neighboursOf } from './moves.ts';

/**
 * Whether a puzzle is almost the same as the puzzle from one of `starts` to `goal`. Its solution would then
 * reveal most of the other solution. Its start and goal may be at most `maxMoves` moves away from those of
 * the other puzzle, both distances added. The puzzle is also compared reversed, turned, mirrored, and with
 * renumbered tiles. All `starts` have the size of `goal`.
 */
export function nearlyReveals(told: Puzzle, goal: Board, starts: readonly Board[], moves: number): boolean {
  const turns = turnsOnto(told.start, goal);
  if (turns.length === 0) return false;
  const homes = cellsByTile(goal.tiles);
  const guarded = starts.map((start) => placesOf(start, homes));
  for (const [start, end] of [
    [told.start, told.goal],
    [told.goal, told.start],
  ] as const)
    for (const { board, left } of boardsWithin(end, moves)) {
      const belongs = cellsByTile(board.tiles);
      for (const turn of turns) {
        if (turn[belongs[0] ?? 0] !== homes[0]) continue;
        const isClose = (places: Uint8Array) => !isFar(start, belongs, turn, places, goal.cols, left);
        const close = guarded.filter(isClose);
        if (close.length === 0) continue;
        const from = { ...goal, tiles: relabelTiles(start, belongs, turn) };
        if (close.some((places) => canReach(from, places, left))) return true;
      }
    }
  return false;
}

/**
 * Yields the boards that can be reached from `board` in at most `movesLeft` moves. Each board comes with the
 * number of moves that remain.
 */
function* boardsWithin(
  board: Board,
  left: number,
  blankBefore = -1,
): Generator<{ board: Board; left: number }> {
  yield { board, left };
  if (left === 0) return;
  const blank = board.tiles.indexOf(0);
  for (const next of neighboursOf(board))
    if (next.board.tiles[blankBefore] !== 0) yield* boardsWithin(next.board, left - 1, blank);
}

/**
 * Returns the cells of a board's tiles. Index: a tile's goal cell. Value: the tile's cell on this board. The
 * entry of the blank's goal cell is meaningless.
 */
function placesOf({ tiles }: Board, homes: Uint8Array): Uint8Array {
  const places = new Uint8Array(tiles.length);
  for (const [cell, tile] of tiles.entries()) places[homes[tile] ?? 0] = cell;
  return places;
}

/**
 * Whether the tiles of a board, turned by `turn`, are far from their cells in `targetCells`. They are far if
 * their taxicab distances add up to more than `maxDistance`.
 */
function isFar(
  { tiles }: Board,
  belongs: Uint8Array,
  turn: readonly number[],
  places: Uint8Array,
  cols: number,
  most: number,
): boolean {
  let distance = 0;
  for (let cell = 0; cell < tiles.length; cell++) {
    const tile = tiles[cell] ?? 0;
    if (tile === 0) continue;
    distance += taxicab(cols, turn[cell] ?? 0, places[turn[belongs[tile] ?? 0] ?? 0] ?? 0);
    if (distance > most) return true;
  }
  return false;
}

/**
 * Returns the tiles of a board after it is turned by `turn` and its tiles are renumbered. The new number of a
 * tile is its turned goal cell plus one. The blank is 0.
 */
function relabelTiles({ tiles }: Board, belongs: Uint8Array, turn: readonly number[]): number[] {
  const turned = new Array<number>(tiles.length).fill(0);
  for (const [cell, tile] of tiles.entries())
    if (tile !== 0) turned[turn[cell] ?? 0] = (turn[belongs[tile] ?? 0] ?? 0) + 1;
  return turned;
}

/**
 * Whether at most `movesLeft` moves bring each tile to its target cell. The target cell of tile `n` is
 * `targetCells[n - 1]`.
 */
function canReach(board: Board, places: Uint8Array, left: number, blankBefore = -1): boolean {
  const { tiles, cols } = board;
  let distance = 0;
  for (const [cell, name] of tiles.entries())
    if (name !== 0) distance += taxicab(cols, cell, places[name - 1] ?? 0);
  if (distance === 0 || distance > left) return distance === 0;
  const blank = tiles.indexOf(0);
  return neighboursOf(board).some(
    (next) => next.board.tiles[blankBefore] !== 0 && canReach(next.board, places, left - 1, blank),
  );
}
