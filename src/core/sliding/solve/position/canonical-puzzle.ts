import { cellsByTile, type Moves, type Puzzle } from '../../board.ts';
import { cellOfMovingTile, invertMoves, isMove, MOVES } from '../../moves.ts';
import { transposeMoves } from '../../relabel.ts';

/**
 * A puzzle that is turned, mirrored and relabelled so that many equivalent puzzles become equal. The goal is
 * always 0, 1, 2, .... The board has rows <= cols. The blank's goal cell is in the lower right quarter of the
 * board. On a square board, it is also on or below the main diagonal.
 */
export interface CanonicalPuzzle {
  readonly rows: number;
  readonly cols: number;
  readonly blank: number;
  /** For each cell: the goal cell of its tile. */
  readonly state: Uint8Array;
  readonly toMoves: (moves: Moves) => Moves;
}

/** `blank`: its goal cell, as in `CanonicalPuzzle`. */
export type Geometry = Pick<CanonicalPuzzle, 'rows' | 'cols' | 'blank'>;

/** Mirrored in no, one or both directions, then perhaps transposed. */
interface BoardTurn {
  readonly flipRows: boolean;
  readonly flipCols: boolean;
  readonly transpose: boolean;
}

/** Brings the blank's goal cell to its canonical place. */
function canonicalTurn(rows: number, cols: number, blank: number): BoardTurn {
  const row = Math.floor(blank / cols);
  const col = blank % cols;
  const flipRows = row < rows - 1 - row;
  const flipCols = col < cols - 1 - col;
  const maxRow = Math.max(row, rows - 1 - row);
  const maxCol = Math.max(col, cols - 1 - col);
  return { flipRows, flipCols, transpose: rows > cols || (rows === cols && maxRow < maxCol) };
}

/** The converted moves are those of the original board. */
function createMoveConverter({ flipRows, flipCols, transpose }: BoardTurn): (moves: Moves) => Moves {
  if (!flipRows && !flipCols && !transpose) return (moves) => moves;
  const originalMoveByTurnedMove = new Map<string, Moves>();
  for (const move of MOVES) {
    const unflippedMove = transpose ? transposeMoves(move) : move;
    const isFlipped = unflippedMove === 'U' || unflippedMove === 'D' ? flipRows : flipCols;
    originalMoveByTurnedMove.set(move, isFlipped ? invertMoves(unflippedMove) : unflippedMove);
  }
  return (moves) => {
    let originalMoves = '';
    for (const move of moves) originalMoves += originalMoveByTurnedMove.get(move) ?? '';
    return originalMoves;
  };
}

/** Names each tile by its goal cell on the turned board. */
function turnPuzzle({ start, goal }: Puzzle, turn: BoardTurn): CanonicalPuzzle {
  const { rows, cols } = start;
  const turnCell = (cell: number): number => {
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    const turnedRow = turn.flipRows ? rows - 1 - row : row;
    const turnedCol = turn.flipCols ? cols - 1 - col : col;
    return turn.transpose ? turnedCol * rows + turnedRow : turnedRow * cols + turnedCol;
  };
  const goalCells = cellsByTile(goal.tiles).map(turnCell);
  const state = new Uint8Array(rows * cols);
  start.tiles.forEach((tile, cell) => {
    state[turnCell(cell)] = goalCells[tile] ?? 0;
  });
  return {
    rows: turn.transpose ? cols : rows,
    cols: turn.transpose ? rows : cols,
    blank: goalCells[0] ?? 0,
    state,
    toMoves: createMoveConverter(turn),
  };
}

export const canonicalPuzzle = (puzzle: Puzzle): CanonicalPuzzle =>
  turnPuzzle(puzzle, canonicalTurn(puzzle.goal.rows, puzzle.goal.cols, puzzle.goal.tiles.indexOf(0)));

/** Neither turned nor mirrored: only the tiles are renamed. `rows` may exceed `cols`. */
export const uprightPuzzle = (puzzle: Puzzle): CanonicalPuzzle =>
  turnPuzzle(puzzle, { flipRows: false, flipCols: false, transpose: false });

/**
 * Leads from the goal to the start, relabelled so that the old start is 0, 1, 2, .... Its `toMoves` converts
 * a solution to a solution of `puzzle`, by reversing it. The blank's goal cell may be anywhere.
 */
export const inversePuzzle = (puzzle: CanonicalPuzzle): CanonicalPuzzle => ({
  ...puzzle,
  blank: puzzle.state.indexOf(puzzle.blank),
  state: cellsByTile(puzzle.state),
  toMoves: invertMoves,
});

/** Lists the positions, start included. Throws if a move is illegal. */
export function positionsAlong({ rows, cols, blank, state }: CanonicalPuzzle, moves: Moves): Uint8Array[] {
  const positions = [state];
  let currentState = state;
  let blankCell = state.indexOf(blank);
  for (const letter of moves) {
    const cell = isMove(letter) ? cellOfMovingTile(rows, cols, blankCell, letter) : -1;
    if (cell < 0) throw new Error(`illegal move ${letter}`);
    currentState = currentState.slice();
    currentState[blankCell] = currentState[cell] as number;
    currentState[cell] = blank;
    blankCell = cell;
    positions.push(currentState);
  }
  return positions;
}
