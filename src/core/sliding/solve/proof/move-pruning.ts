import { createZobristKeys } from '../position/zobrist.ts';

/**
 * A finite automaton that excludes needless strings of moves (Taylor & Korf 1993). A string is needless if
 * another string leads to the same position and isn't longer. The other string must also keep the blank
 * within the same rectangle of cells. At least one shortest path to each reachable position contains no
 * needless string. So a search without needless strings still finds shortest solutions.
 *
 * Index of `next`: `4 * state + move` (in the order of `MOVES`). Value: the state after the move, or -1 if
 * the move is excluded. State 0 is the start.
 */
export interface MovePruning {
  readonly next: Int16Array;
}

/** Largest number of moves in the strings that are compared. 10 gives an automaton of 1,291 states. */
const MAX_STRING_LENGTH = 10;
/** Capacity for all strings of at most `MAX_STRING_LENGTH` moves that aren't needless. There are 114,701. */
const MAX_STRINGS = 1 << 17;
const SLOT_BITS = 17;

const ROW_OFFSETS = [1, -1, 0, 0] as const;
const COL_OFFSETS = [0, 0, 1, -1] as const;
const WIDTH = 2 * MAX_STRING_LENGTH + 1;
const MIDDLE = MAX_STRING_LENGTH * WIDTH + MAX_STRING_LENGTH;
const CELL_OFFSETS = Int32Array.from(
  ROW_OFFSETS,
  (down, move) => down * WIDTH + (COL_OFFSETS[move] as number),
);

/**
 * The empty string of moves. A string is stored as a number: two bits for each move, with the first move in
 * the lowest bits, and a 1 above the last move.
 */
const EMPTY_STRING = 1;
const lengthOf = (string: number): number => (31 - Math.clz32(string)) >> 1;
const moveAt = (string: number, at: number): number => (string >> (2 * at)) & 3;
const appendMove = (string: number, move: number): number => {
  const end = 2 * lengthOf(string);
  return string ^ (1 << end) ^ (move << end) ^ (4 << end);
};
/** Returns the string without its first `count` moves. */
const dropMoves = (string: number, count: number): number => string >> (2 * count);

/** A board without edges, on which strings of moves are played. */
interface EndlessBoard {
  /** For each cell: the cell where its present content was at the start. */
  readonly board: Int16Array;
  /**
   * A random factor for each content (a tile or the blank) and for each cell. In the hash of a position, each
   * cell's factor is multiplied by the factor of its content. The hash is the sum of these products.
   */
  readonly contents: Int32Array;
  readonly cells: Int32Array;
}

const createEndlessBoard = (): EndlessBoard => ({
  board: Int16Array.from({ length: WIDTH * WIDTH }, (_, cell) => cell),
  contents: createZobristKeys(WIDTH * WIDTH, 1),
  cells: createZobristKeys(WIDTH * WIDTH, 2),
});

/** Returns the change of the hash when the content of `cell` moves to the empty cell `blankCell`. */
const slideHashChange = ({ board, contents, cells }: EndlessBoard, blankCell: number, cell: number): number =>
  Math.imul(
    contents[board[cell] as number] as number,
    (cells[blankCell] as number) - (cells[cell] as number),
  );

/** Plays a string of moves on the board. Returns the cell where the blank ends. */
function playMoves({ board }: EndlessBoard, string: number): number {
  let blankCell = MIDDLE;
  for (let left = string; left > EMPTY_STRING; left >>= 2) {
    const cell = blankCell + (CELL_OFFSETS[left & 3] as number);
    board[blankCell] = board[cell] as number;
    board[cell] = MIDDLE;
    blankCell = cell;
  }
  return blankCell;
}

/** Undoes a string of moves after which the blank is in `end`. */
function undoMoves({ board }: EndlessBoard, string: number, end: number): void {
  let blankCell = end;
  for (let at = lengthOf(string) - 1; at >= 0; at--) {
    const cell = blankCell - (CELL_OFFSETS[moveAt(string, at)] as number);
    board[blankCell] = board[cell] as number;
    board[cell] = MIDDLE;
    blankCell = cell;
  }
}

/** Whether both strings of moves lead to the same position. */
function leadToSamePosition(space: EndlessBoard, one: number, other: number): boolean {
  const blankCell = playMoves(space, one);
  const after = space.board.slice();
  undoMoves(space, one, blankCell);
  const end = playMoves(space, other);
  const isSame = space.board.every((content, cell) => content === after[cell]);
  undoMoves(space, other, end);
  return isSame;
}

/**
 * Returns the largest distances of the blank from its start while it follows a string of moves: up, down,
 * left and right. Each of the four numbers has five bits, of which the highest is 0.
 */
function rectangleOf(string: number): number {
  let [row, col, up, down, left, right] = [0, 0, 0, 0, 0, 0];
  for (let rest = string; rest > EMPTY_STRING; rest >>= 2) {
    row += ROW_OFFSETS[rest & 3] as number;
    col += COL_OFFSETS[rest & 3] as number;
    if (-row > up) up = -row;
    if (row > down) down = row;
    if (-col > left) left = -col;
    if (col > right) right = col;
  }
  return (up << 15) | (down << 10) | (left << 5) | right;
}
const GUARD_BITS = 0b10000_10000_10000_10000;

/**
 * Whether the rectangle `inner` lies within `outer`. One subtraction compares all four numbers. If a number
 * of `inner` is larger than that of `outer`, the subtraction clears its guard bit, one of `GUARD_BITS`.
 */
const isWithin = (inner: number, outer: number): boolean =>
  (((outer | GUARD_BITS) - inner) & GUARD_BITS) === GUARD_BITS;

/** The strings of moves that are not needless, ordered by length and then by moves. */
interface KeptStrings {
  count(): number;
  string(at: number): number;
  hash(at: number): number;
  keep(string: number, hash: number): void;
  /**
   * Whether a stored string leads to the same position as `string`, while its blank stays within the
   * rectangle of `string`.
   */
  hasOther(string: number, hash: number): boolean;
}

/**
 * Creates an empty store of strings. It is a hash table: strings with the same leading bits of the hash form
 * a linked list.
 */
function createKeptStrings(space: EndlessBoard): KeptStrings {
  const strings = new Int32Array(MAX_STRINGS);
  const hashes = new Int32Array(MAX_STRINGS);
  const previousInSlot = new Int32Array(MAX_STRINGS);
  const lastInSlot = new Int32Array(1 << SLOT_BITS).fill(-1);
  let count = 0;
  return {
    count: () => count,
    string: (at) => strings[at] as number,
    hash: (at) => hashes[at] as number,
    keep(string, hash) {
      const slot = hash >>> (32 - SLOT_BITS);
      strings[count] = string;
      hashes[count] = hash;
      previousInSlot[count] = lastInSlot[slot] as number;
      lastInSlot[slot] = count++;
    },
    hasOther(string, hash) {
      let rectangle = -1;
      for (
        let at = lastInSlot[hash >>> (32 - SLOT_BITS)] as number;
        at >= 0;
        at = previousInSlot[at] as number
      ) {
        if (hashes[at] !== hash) continue;
        const other = strings[at] as number;
        if (rectangle < 0) rectangle = rectangleOf(string);
        if (isWithin(rectangleOf(other), rectangle) && leadToSamePosition(space, other, string)) return true;
      }
      return false;
    },
  };
}

/** For each possible move after `string`, writes the hash of the resulting position to `hashes`. */
function hashMoves(space: EndlessBoard, string: number, hash: number, hashes: Int32Array): void {
  const blankCell = playMoves(space, string);
  for (let move = 0; move < 4; move++)
    hashes[move] = (hash + slideHashChange(space, blankCell, blankCell + (CELL_OFFSETS[move] as number))) | 0;
  undoMoves(space, string, blankCell);
}

/** Returns the needless strings of moves that contain no shorter needless string. */
function findNeedlessStrings(): number[][] {
  const space = createEndlessBoard();
  const kept = createKeptStrings(space);
  const isNeedless = new Uint8Array(2 << (2 * MAX_STRING_LENGTH));
  const needless: number[] = [];
  const needlessLengths: number[] = [];
  /**
   * Whether `string` ends in a needless string. The caller must ensure that `string` without its last move
   * contains no needless string.
   */
  const endsInNeedless = (string: number, length: number): boolean => {
    for (const end of needlessLengths) if (isNeedless[dropMoves(string, length - end)] === 1) return true;
    return false;
  };
  kept.keep(EMPTY_STRING, 0);
  const hashes = new Int32Array(4);
  let begin = 0;
  for (let length = 1; length <= MAX_STRING_LENGTH; length++) {
    const end = kept.count();
    for (let at = begin; at < end; at++) {
      const shorter = kept.string(at);
      hashMoves(space, shorter, kept.hash(at), hashes);
      for (let move = 0; move < 4; move++) {
        const string = appendMove(shorter, move);
        if (endsInNeedless(string, length)) continue;
        if (kept.hasOther(string, hashes[move] as number)) {
          isNeedless[string] = 1;
          needless.push(string);
          if (needlessLengths.at(-1) !== length) needlessLengths.push(length);
        } else kept.keep(string, hashes[move] as number);
      }
    }
    begin = end;
  }
  return needless.map((string) => Array.from({ length: lengthOf(string) }, (_, at) => moveAt(string, at)));
}

/**
 * Creates the automaton that recognises the needless strings (Aho & Corasick 1975). A move that would
 * complete such a string leads to -1.
 */
export function createMovePruning(): MovePruning {
  const children: number[][] = [[-1, -1, -1, -1]];
  const ends: boolean[] = [false];
  const child = (state: number, move: number): number => children[state]?.[move] ?? -1;
  for (const string of findNeedlessStrings()) {
    let state = 0;
    for (const move of string) {
      if (child(state, move) < 0) {
        (children[state] as number[])[move] = children.length;
        children.push([-1, -1, -1, -1]);
        ends.push(false);
      }
      state = child(state, move);
    }
    ends[state] = true;
  }
  const suffixLinks = new Array<number>(children.length).fill(0);
  const queue = [0];
  for (const state of queue) {
    const fallback = suffixLinks[state] as number;
    if (ends[fallback]) ends[state] = true;
    for (let move = 0; move < 4; move++) {
      const next = child(state, move);
      const fallbackChild = state === 0 ? 0 : child(fallback, move);
      if (next < 0) (children[state] as number[])[move] = fallbackChild;
      else {
        suffixLinks[next] = fallbackChild;
        queue.push(next);
      }
    }
  }
  let count = 0;
  const finalStates = ends.map((end) => (end ? -1 : count++));
  const next = new Int16Array(4 * count);
  children.forEach((row, state) => {
    const at = finalStates[state] as number;
    if (at >= 0)
      row.forEach((to, move) => {
        next[4 * at + move] = finalStates[to] as number;
      });
  });
  return { next };
}
