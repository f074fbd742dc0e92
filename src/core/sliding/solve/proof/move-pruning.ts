import { createZobristKeys } from '../position/zobrist.ts';

/**
 * A finite automaton that excludes needless strings of moves (Taylor & Korf 1993). A string is needless if
 * another string, not longer, leads to the same position and keeps the blank within the same rectangle of
 * cells. At least one shortest path to each reachable position contains no needless string. So a search
 * without them still finds shortest solutions.
 *
 * Index of `nextStates`: `4 * state + move` (in the order of `MOVES`). Value: the state after the move, or -1
 * if the move is excluded. State 0 is the start.
 */
export interface MovePruning {
  readonly nextStates: Int16Array;
}

/** 10 moves give an automaton of 1,291 states. */
const MAX_STRING_LENGTH = 10;
/** There are 114,701 that aren't needless. */
const MAX_STRINGS = 1 << 17;
/** Leading bits of a hash that select its slot. */
const HASH_SLOT_BITS = 17;

/** Steps of the blank, in the order of `MOVES`. */
const ROW_OFFSETS = [1, -1, 0, 0] as const;
const COL_OFFSETS = [0, 0, 1, -1] as const;
/** Rows and columns of the endless board. */
const BOARD_WIDTH = 2 * MAX_STRING_LENGTH + 1;
/** The blank's start, and its number as a content. */
const MIDDLE_CELL = MAX_STRING_LENGTH * BOARD_WIDTH + MAX_STRING_LENGTH;
const CELL_OFFSETS = Int32Array.from(
  ROW_OFFSETS,
  (rowOffset, move) => rowOffset * BOARD_WIDTH + (COL_OFFSETS[move] as number),
);

/** Strings are numbers: two bits for each move, the first in the lowest bits, and a 1 above the last. */
const EMPTY_STRING = 1;
const lengthOf = (packedMoves: number): number => (31 - Math.clz32(packedMoves)) >> 1;
const moveAt = (packedMoves: number, index: number): number => (packedMoves >> (2 * index)) & 3;
const appendMove = (packedMoves: number, move: number): number => {
  const endBit = 2 * lengthOf(packedMoves);
  return packedMoves ^ (1 << endBit) ^ (move << endBit) ^ (4 << endBit);
};
const dropMoves = (packedMoves: number, count: number): number => packedMoves >> (2 * count);

/** A board for playing strings of moves. */
interface EndlessBoard {
  /** For each cell: its content's start cell. */
  readonly board: Int16Array;
  /** Random factors. The hash of a position sums each cell's factor times that of its content. */
  readonly contentFactors: Int32Array;
  readonly cellFactors: Int32Array;
}

const createEndlessBoard = (): EndlessBoard => ({
  board: Int16Array.from({ length: BOARD_WIDTH * BOARD_WIDTH }, (_, cell) => cell),
  contentFactors: createZobristKeys(BOARD_WIDTH * BOARD_WIDTH, 1),
  cellFactors: createZobristKeys(BOARD_WIDTH * BOARD_WIDTH, 2),
});

const slideHashChange = (
  { board, contentFactors, cellFactors }: EndlessBoard,
  blankCell: number,
  cell: number,
): number =>
  Math.imul(
    contentFactors[board[cell] as number] as number,
    (cellFactors[blankCell] as number) - (cellFactors[cell] as number),
  );

/** Returns the cell where the blank ends. */
function playMoves({ board }: EndlessBoard, packedMoves: number): number {
  let blankCell = MIDDLE_CELL;
  for (let remainingMoves = packedMoves; remainingMoves > EMPTY_STRING; remainingMoves >>= 2) {
    const cell = blankCell + (CELL_OFFSETS[remainingMoves & 3] as number);
    board[blankCell] = board[cell] as number;
    board[cell] = MIDDLE_CELL;
    blankCell = cell;
  }
  return blankCell;
}

/** `endCell`: where the blank is after these moves. */
function undoMoves({ board }: EndlessBoard, packedMoves: number, endCell: number): void {
  let blankCell = endCell;
  for (let moveIndex = lengthOf(packedMoves) - 1; moveIndex >= 0; moveIndex--) {
    const cell = blankCell - (CELL_OFFSETS[moveAt(packedMoves, moveIndex)] as number);
    board[blankCell] = board[cell] as number;
    board[cell] = MIDDLE_CELL;
    blankCell = cell;
  }
}

function leadToSamePosition(endlessBoard: EndlessBoard, packedMovesA: number, packedMovesB: number): boolean {
  const blankCell = playMoves(endlessBoard, packedMovesA);
  const contentsAfterMovesA = endlessBoard.board.slice();
  undoMoves(endlessBoard, packedMovesA, blankCell);
  const endCell = playMoves(endlessBoard, packedMovesB);
  const isSame = endlessBoard.board.every((content, cell) => content === contentsAfterMovesA[cell]);
  undoMoves(endlessBoard, packedMovesB, endCell);
  return isSame;
}

/**
 * The largest distances of the blank from its start while it follows the moves: up, down, left and right.
 * Each of the four numbers has five bits, of which the highest is 0.
 */
function rectangleOf(packedMoves: number): number {
  let [row, col, maxUp, maxDown, maxLeft, maxRight] = [0, 0, 0, 0, 0, 0];
  for (let remainingMoves = packedMoves; remainingMoves > EMPTY_STRING; remainingMoves >>= 2) {
    row += ROW_OFFSETS[remainingMoves & 3] as number;
    col += COL_OFFSETS[remainingMoves & 3] as number;
    if (-row > maxUp) maxUp = -row;
    if (row > maxDown) maxDown = row;
    if (-col > maxLeft) maxLeft = -col;
    if (col > maxRight) maxRight = col;
  }
  return (maxUp << 15) | (maxDown << 10) | (maxLeft << 5) | maxRight;
}
/** Highest bit of each of the four numbers of a rectangle. */
const GUARD_BITS = 0b10000_10000_10000_10000;

/** One subtraction compares all four numbers. A larger number of `innerRectangle` clears its guard bit. */
const isRectangleWithin = (innerRectangle: number, outerRectangle: number): boolean =>
  (((outerRectangle | GUARD_BITS) - innerRectangle) & GUARD_BITS) === GUARD_BITS;

/** Strings that are not needless, by length, then by moves. */
interface KeptStrings {
  count(): number;
  movesAt(index: number): number;
  /** Hash of the position to which this string leads. */
  hashAt(index: number): number;
  keep(packedMoves: number, hash: number): void;
  /**
   * Whether a stored string leads to the same position, with the blank within the rectangle of `packedMoves`.
   */
  hasEquivalent(packedMoves: number, hash: number): boolean;
}

/** A hash table: strings with the same leading bits of the hash form a linked list. */
function createKeptStrings(endlessBoard: EndlessBoard): KeptStrings {
  const strings = new Int32Array(MAX_STRINGS);
  const hashes = new Int32Array(MAX_STRINGS);
  const previousEntryInSlot = new Int32Array(MAX_STRINGS);
  const lastEntryInSlot = new Int32Array(1 << HASH_SLOT_BITS).fill(-1);
  let stringCount = 0;
  return {
    count: () => stringCount,
    movesAt: (index) => strings[index] as number,
    hashAt: (index) => hashes[index] as number,
    keep(packedMoves, hash) {
      const slot = hash >>> (32 - HASH_SLOT_BITS);
      strings[stringCount] = packedMoves;
      hashes[stringCount] = hash;
      previousEntryInSlot[stringCount] = lastEntryInSlot[slot] as number;
      lastEntryInSlot[slot] = stringCount++;
    },
    hasEquivalent(packedMoves, hash) {
      let rectangle = -1;
      for (
        let entryIndex = lastEntryInSlot[hash >>> (32 - HASH_SLOT_BITS)] as number;
        entryIndex >= 0;
        entryIndex = previousEntryInSlot[entryIndex] as number
      ) {
        if (hashes[entryIndex] !== hash) continue;
        const otherMoves = strings[entryIndex] as number;
        if (rectangle < 0) rectangle = rectangleOf(packedMoves);
        if (
          isRectangleWithin(rectangleOf(otherMoves), rectangle) &&
          leadToSamePosition(endlessBoard, otherMoves, packedMoves)
        )
          return true;
      }
      return false;
    },
  };
}

function hashMoves(endlessBoard: EndlessBoard, packedMoves: number, hash: number, hashes: Int32Array): void {
  const blankCell = playMoves(endlessBoard, packedMoves);
  for (let move = 0; move < 4; move++)
    hashes[move] =
      (hash + slideHashChange(endlessBoard, blankCell, blankCell + (CELL_OFFSETS[move] as number))) | 0;
  undoMoves(endlessBoard, packedMoves, blankCell);
}

/** Omits strings that contain a shorter needless string. */
function findNeedlessStrings(): number[][] {
  const endlessBoard = createEndlessBoard();
  const keptStrings = createKeptStrings(endlessBoard);
  const isNeedless = new Uint8Array(2 << (2 * MAX_STRING_LENGTH));
  const needlessStrings: number[] = [];
  const needlessLengths: number[] = [];
  /** Without its last move, `packedMoves` must contain no needless string. */
  const endsInNeedlessString = (packedMoves: number, length: number): boolean => {
    for (const needlessLength of needlessLengths)
      if (isNeedless[dropMoves(packedMoves, length - needlessLength)] === 1) return true;
    return false;
  };
  keptStrings.keep(EMPTY_STRING, 0);
  const hashes = new Int32Array(4);
  let firstShorterIndex = 0;
  for (let length = 1; length <= MAX_STRING_LENGTH; length++) {
    const endShorterIndex = keptStrings.count();
    for (let index = firstShorterIndex; index < endShorterIndex; index++) {
      const shorterMoves = keptStrings.movesAt(index);
      hashMoves(endlessBoard, shorterMoves, keptStrings.hashAt(index), hashes);
      for (let move = 0; move < 4; move++) {
        const packedMoves = appendMove(shorterMoves, move);
        if (endsInNeedlessString(packedMoves, length)) continue;
        if (keptStrings.hasEquivalent(packedMoves, hashes[move] as number)) {
          isNeedless[packedMoves] = 1;
          needlessStrings.push(packedMoves);
          if (needlessLengths.at(-1) !== length) needlessLengths.push(length);
        } else keptStrings.keep(packedMoves, hashes[move] as number);
      }
    }
    firstShorterIndex = endShorterIndex;
  }
  return needlessStrings.map((packedMoves) =>
    Array.from({ length: lengthOf(packedMoves) }, (_, index) => moveAt(packedMoves, index)),
  );
}

/**
 * Recognises the needless strings (Aho & Corasick 1975). A move that would complete such a string leads to
 * -1.
 */
export function createMovePruning(): MovePruning {
  const childrenByState: number[][] = [[-1, -1, -1, -1]];
  const endsNeedlessString: boolean[] = [false];
  const childState = (state: number, move: number): number => childrenByState[state]?.[move] ?? -1;
  for (const needlessMoves of findNeedlessStrings()) {
    let state = 0;
    for (const move of needlessMoves) {
      if (childState(state, move) < 0) {
        (childrenByState[state] as number[])[move] = childrenByState.length;
        childrenByState.push([-1, -1, -1, -1]);
        endsNeedlessString.push(false);
      }
      state = childState(state, move);
    }
    endsNeedlessString[state] = true;
  }
  const suffixLinks = new Array<number>(childrenByState.length).fill(0);
  const queue = [0];
  for (const state of queue) {
    const fallbackState = suffixLinks[state] as number;
    if (endsNeedlessString[fallbackState]) endsNeedlessString[state] = true;
    for (let move = 0; move < 4; move++) {
      const nextState = childState(state, move);
      const fallbackChild = state === 0 ? 0 : childState(fallbackState, move);
      if (nextState < 0) (childrenByState[state] as number[])[move] = fallbackChild;
      else {
        suffixLinks[nextState] = fallbackChild;
        queue.push(nextState);
      }
    }
  }
  let stateCount = 0;
  const newStateNumbers = endsNeedlessString.map((isEnd) => (isEnd ? -1 : stateCount++));
  const nextStates = new Int16Array(4 * stateCount);
  childrenByState.forEach((transitions, state) => {
    const newState = newStateNumbers[state] as number;
    if (newState >= 0)
      transitions.forEach((targetState, move) => {
        nextStates[4 * newState + move] = newStateNumbers[targetState] as number;
      });
  });
  return { nextStates };
}
