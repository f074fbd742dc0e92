/**
 * A finite automaton over moves that leaves out strings which another string, no longer and inside the same
 * rectangle, makes needless (Taylor & Korf 1993): `next[4 * state + move]` is the state after the move
 * (`MOVES` order), -1 a move to leave out. State 0 is the start. Every position that can be reached keeps one
 * shortest way.
 */
export interface MovePruning {
  readonly next: Int16Array;
}

/**
 * Up to this length strings are compared. 10: 1,291 states; a third fewer positions on 4x4 than without
 * undone moves alone.
 */
const LONGEST = 10;

const DOWN = [1, -1, 0, 0] as const;
const RIGHT = [0, 0, 1, -1] as const;
const WIDTH = 2 * LONGEST + 1;
const MIDDLE = LONGEST * WIDTH + LONGEST;
const SLOT_BITS = 16;

/** A string of moves as a number: two bits a move, the first one lowest, below a one that marks the end. */
const EMPTY = 1;
const lengthOf = (string: number): number => (31 - Math.clz32(string)) >> 1;
const moveAt = (string: number, at: number): number => (string >> (2 * at)) & 3;
const extended = (string: number, move: number): number => {
  const end = 2 * lengthOf(string);
  return string ^ (1 << end) ^ (move << end) ^ (4 << end);
};
/** The string without its first moves. */
const without = (string: number, count: number): number => string >> (2 * count);

/**
 * Plays the string on a board without edges and names every cell that ends with another content, cells and
 * contents as numbers.
 */
function played(string: number, board: Int16Array, onChange: (cell: number, content: number) => void): void {
  const cells = [MIDDLE];
  let hole = MIDDLE;
  for (let at = 0; at < lengthOf(string); at++) {
    const move = moveAt(string, at);
    const cell = hole + (DOWN[move] as number) * WIDTH + (RIGHT[move] as number);
    board[hole] = board[cell] as number;
    board[cell] = MIDDLE;
    hole = cell;
    cells.push(cell);
  }
  for (const cell of cells) {
    const content = board[cell] as number;
    board[cell] = cell;
    if (content !== cell) onChange(cell, content);
  }
}

/** The same number for strings that lead to the same position; others may share it. */
function hashOf(string: number, board: Int16Array): number {
  let hash = 0;
  played(string, board, (cell, content) => {
    const mixed = Math.imul(cell * WIDTH * WIDTH + content, 0x9e3779b1);
    hash = (hash + Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)) | 0;
  });
  return hash;
}

/** Whether both strings lead to the same position. */
function meet(one: number, other: number, board: Int16Array): boolean {
  const changed = new Map<number, number>();
  played(one, board, (cell, content) => changed.set(cell, content));
  let same = 0;
  played(other, board, (cell, content) => {
    if (changed.get(cell) === content) same++;
    else same = Number.NEGATIVE_INFINITY;
  });
  return same === changed.size;
}

/** Whether the rectangle of one string's way lies within that of the other's. */
function within(inner: number, outer: number): boolean {
  const [a, b] = [rectangleOf(inner), rectangleOf(outer)];
  return a.every((edge, at) => edge <= (b[at] as number));
}

/** How far the blank's way goes up, down, left and right of its start. */
function rectangleOf(string: number): number[] {
  let [row, col] = [0, 0];
  const edges = [0, 0, 0, 0];
  for (let at = 0; at < lengthOf(string); at++) {
    row += DOWN[moveAt(string, at)] as number;
    col += RIGHT[moveAt(string, at)] as number;
    for (const [edge, far] of [-row, row, -col, col].entries())
      edges[edge] = Math.max(edges[edge] as number, far);
  }
  return edges;
}

/** The shortest strings that are needless, none containing another. */
function needlessStrings(): number[][] {
  const board = Int16Array.from({ length: WIDTH * WIDTH }, (_, cell) => cell);
  // By hash the last string with it, and for each string the one before: chains in arrays, since there are a
  // hundred thousand.
  const last = new Int32Array(1 << SLOT_BITS);
  const before = new Int32Array(2 << (2 * LONGEST));
  const hashes = new Int32Array(2 << (2 * LONGEST));
  const slotOf = (hash: number): number => hash >>> (32 - SLOT_BITS);
  const keep = (string: number, hash: number): void => {
    hashes[string] = hash;
    before[string] = last[slotOf(hash)] as number;
    last[slotOf(hash)] = string;
  };
  const needless = new Set<number>();
  let level = [EMPTY];
  keep(EMPTY, hashOf(EMPTY, board));
  for (let length = 1; length <= LONGEST; length++) {
    const longer: number[] = [];
    for (const shorter of level) {
      for (let move = 0; move < 4; move++) {
        const string = extended(shorter, move);
        let holds = false;
        for (let from = 1; from < length - 1 && !holds; from++) holds = needless.has(without(string, from));
        if (holds) continue;
        const hash = hashOf(string, board);
        let other = last[slotOf(hash)] as number;
        while (
          other !== 0 &&
          !(hashes[other] === hash && within(other, string) && meet(other, string, board))
        )
          other = before[other] as number;
        if (other !== 0) {
          needless.add(string);
        } else {
          keep(string, hash);
          longer.push(string);
        }
      }
    }
    level = longer;
  }
  return [...needless].map((string) =>
    Array.from({ length: lengthOf(string) }, (_, at) => moveAt(string, at)),
  );
}

/** The automaton that finds any of the strings (Aho & Corasick 1975), its accepting states left out. */
export function movePruning(): MovePruning {
  const children: number[][] = [[-1, -1, -1, -1]];
  const ends: boolean[] = [false];
  const child = (state: number, move: number): number => children[state]?.[move] ?? -1;
  for (const string of needlessStrings()) {
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
  const suffix = new Array<number>(children.length).fill(0);
  const queue = [0];
  for (const state of queue) {
    const fallback = suffix[state] as number;
    if (ends[fallback]) ends[state] = true;
    for (let move = 0; move < 4; move++) {
      const next = child(state, move);
      const beside = state === 0 ? 0 : child(fallback, move);
      if (next < 0) (children[state] as number[])[move] = beside;
      else {
        suffix[next] = beside;
        queue.push(next);
      }
    }
  }
  let count = 0;
  const number = ends.map((end) => (end ? -1 : count++));
  const next = new Int16Array(4 * count);
  children.forEach((row, state) => {
    const at = number[state] as number;
    if (at >= 0)
      row.forEach((to, move) => {
        next[4 * at + move] = number[to] as number;
      });
  });
  return { next };
}
