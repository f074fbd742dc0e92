import { listBoardTurns } from '../board-turns.ts';
import { type Board, cellsByTile, type Puzzle, taxicabBetween } from './board.ts';
import { neighboursOf } from './moves.ts';

/**
 * Whether a puzzle is almost the same as the puzzle from one of `starts` to `goal`. Its solution would then
 * reveal most of the other solution. Its start and goal may be at most `maxMoves` moves away from those of
 * the other puzzle, both distances added. The puzzle is also compared reversed, turned, mirrored, and with
 * renumbered tiles. All `starts` have the size of `goal`.
 */
export function isSimilarPuzzle(
  puzzle: Puzzle,
  goal: Board,
  starts: readonly Board[],
  maxMoves: number,
): boolean {
  const boardTurns = listBoardTurns(puzzle.start, goal);
  if (boardTurns.length === 0) return false;
  const goalCells = cellsByTile(goal.tiles);
  const cellsOfStarts = starts.map((start) => cellsByGoalCell(start, goalCells));
  for (const [start, end] of [
    [puzzle.start, puzzle.goal],
    [puzzle.goal, puzzle.start],
  ] as const)
    for (const { board, movesLeft } of boardsWithin(end, maxMoves)) {
      const endCells = cellsByTile(board.tiles);
      for (const turn of boardTurns) {
        if (turn[endCells[0] ?? 0] !== goalCells[0]) continue;
        const isClose = (targetCells: Uint8Array) =>
          !isFar(start, endCells, turn, targetCells, goal.cols, movesLeft);
        const closeStarts = cellsOfStarts.filter(isClose);
        if (closeStarts.length === 0) continue;
        const relabelledBoard = { ...goal, tiles: relabelTiles(start, endCells, turn) };
        if (closeStarts.some((cells) => canReach(relabelledBoard, cells, movesLeft))) return true;
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
  movesLeft: number,
  previousBlankCell = -1,
): Generator<{ board: Board; movesLeft: number }> {
  yield { board, movesLeft };
  if (movesLeft === 0) return;
  const blankCell = board.tiles.indexOf(0);
  for (const neighbour of neighboursOf(board))
    if (neighbour.board.tiles[previousBlankCell] !== 0)
      yield* boardsWithin(neighbour.board, movesLeft - 1, blankCell);
}

/**
 * Returns the cells of a board's tiles. Index: a tile's goal cell. Value: the tile's cell on this board. The
 * entry of the blank's goal cell is meaningless.
 */
function cellsByGoalCell({ tiles }: Board, goalCells: Uint8Array): Uint8Array {
  const cells = new Uint8Array(tiles.length);
  for (const [cell, tile] of tiles.entries()) cells[goalCells[tile] ?? 0] = cell;
  return cells;
}

/**
 * Whether the tiles of a board, turned by `turn`, are far from their cells in `targetCells`. They are far if
 * their taxicab distances add up to more than `maxDistance`.
 */
function isFar(
  { tiles }: Board,
  goalCells: Uint8Array,
  turn: readonly number[],
  targetCells: Uint8Array,
  cols: number,
  maxDistance: number,
): boolean {
  let distance = 0;
  for (let cell = 0; cell < tiles.length; cell++) {
    const tile = tiles[cell] ?? 0;
    if (tile === 0) continue;
    distance += taxicabBetween(cols, turn[cell] ?? 0, targetCells[turn[goalCells[tile] ?? 0] ?? 0] ?? 0);
    if (distance > maxDistance) return true;
  }
  return false;
}

/**
 * Returns the tiles of a board after it is turned by `turn` and its tiles are renumbered. The new number of a
 * tile is its turned goal cell plus one. The blank is 0.
 */
function relabelTiles({ tiles }: Board, goalCells: Uint8Array, turn: readonly number[]): number[] {
  const newTiles = new Array<number>(tiles.length).fill(0);
  for (const [cell, tile] of tiles.entries())
    if (tile !== 0) newTiles[turn[cell] ?? 0] = (turn[goalCells[tile] ?? 0] ?? 0) + 1;
  return newTiles;
}

/**
 * Whether at most `movesLeft` moves bring each tile to its target cell. The target cell of tile `n` is
 * `targetCells[n - 1]`.
 */
function canReach(board: Board, targetCells: Uint8Array, movesLeft: number, previousBlankCell = -1): boolean {
  const { tiles, cols } = board;
  let distance = 0;
  for (const [cell, tile] of tiles.entries())
    if (tile !== 0) distance += taxicabBetween(cols, cell, targetCells[tile - 1] ?? 0);
  if (distance === 0 || distance > movesLeft) return distance === 0;
  const blankCell = tiles.indexOf(0);
  return neighboursOf(board).some(
    (neighbour) =>
      neighbour.board.tiles[previousBlankCell] !== 0 &&
      canReach(neighbour.board, targetCells, movesLeft - 1, blankCell),
  );
}
