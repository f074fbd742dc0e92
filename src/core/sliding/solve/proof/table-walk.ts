import type { SetTables } from '../pattern/tables.ts';
import { slideTable } from '../position/space.ts';
import type { SearchLookup } from './lookup.ts';
import type { MovePruning } from './move-pruning.ts';

/** A depth-first search of one puzzle that can be interrupted and continued. */
export interface TableWalk {
  /** Starts a new search from `start`. */
  begin(start: TableWalkStart): void;
  /**
   * Continues the search for at most `maxPositions` positions. Returns 'there' if it has found a path of
   * `pathLength` moves, 'end' if no further path exists, and 'more' if the search isn't finished.
   */
  go(most: number): 'end' | 'there' | 'more';
  /** Returns the moves of the current path (indices in `MOVES`). */
  path(): number[];
  /** Returns the number of positions expanded since this object was created. */
  expanded(): number;
}

/** The start position of a search, its first moves and its limits. */
export interface TableWalkStart {
  readonly state: Uint8Array;
  readonly hole: number;
  /**
   * For each member (a pattern of a view): the placement of its tiles as `order << 18 | set << 2 | distance
   * modulo 4`.
   */
  readonly placed: Int32Array;
  /** For each view: half of the difference between the bound and the sum of the view's distances. */
  readonly slack: readonly [number, number];
  /** The moves to try from the start position, as bits in the order of `MOVES`. */
  readonly moves: number;
  /** The moves with which every path must begin (indices in `MOVES`). */
  readonly first: readonly number[];
  /** Number of moves in the paths that are searched, at least 1. */
  readonly steps: number;
}

/** Largest number of states of the pruning automaton. A position has 11 bits for the state. */
const MAX_STATES = 1 << 11;
/** Largest number of moves in a path. */
const MAX_MOVES = 254;

/**
 * The search loop keeps all its data in one array of 32-bit words. The following constants are offsets in
 * this array.
 */

/**
 * Eight words for each member (a pattern of a view). The first is the placement of its tiles: `order << 18 |
 * set << 2 | distance modulo 4`. The others are numbers from `MemberLookup`.
 */
const MEMBERS = 0;
const MEMBER_WORDS = 8;
const BASE_WORD = 1;
const STRIDE_WORD = 2;
/**
 * Offset of a member's word with an index in `packedLookups`: the orders after a tile's move to a higher cell
 * begin there. The next word is the index for a move to a lower cell.
 */
const UP_SHIFTS = 3;
const SHIFTS_PER_ORDER = 5;
const ORDER_SHIFT = 18;
const SET_SHIFT = 2;
const SET_MASK = 0xffff;

/**
 * Four words for each blank's cell and move, from the lookup. The first is the slide (see `encodeSlide`). The
 * next two are the changed cells in the view looked up first and in the other one.
 */
const SLIDES = 256;
const SLIDE_WORDS = 4;
const SET_CHANGE_A = 1;
const SET_CHANGE_B = 2;

/** For each cell of the blank: the moves that the board allows, as bits. */
const LEGAL_MOVES = SLIDES + 64 * SLIDE_WORDS;
/**
 * For each cell: the two members (one in each view) to which the cell's tile belongs. A member is given by
 * the offset of its words. Each offset takes eight bits.
 */
const TILE_MEMBERS = LEGAL_MOVES + 16;
/** Number of positions expanded by the last call of the loop. */
const EXPANDED = TILE_MEMBERS + 16;

/**
 * A stack with one frame for each position of the path. A frame has these words:
 * - the first word: the moves left to try
 * - `POSITION_WORD`: the position
 * - `BEFORE_A`, `BEFORE_B`: for each view, the member's placement that the last move replaced
 * - `ALLOWED_WORD`: the moves allowed at this depth
 */
const FRAMES = EXPANDED + 8;
const FRAME_WORDS = 8;
const POSITION_WORD = 1;
const BEFORE_A = 2;
const BEFORE_B = 3;
const ALLOWED_WORD = 4;

/**
 * Layout of a position. Bits 0 to 3: the blank's cell. Bits 4 to 14: the state of the pruning automaton. Bits
 * 15 to 22 and 23 to 30: the slack of the two views.
 */
const HOLE_MASK = 15;
const AUTOMATON_SHIFT = 4;
const AUTOMATON_MASK = 0x7ff;
const SLACK_SHIFT = 15;
const SLACK_BITS = 8;

/**
 * For each state of the pruning automaton and each move: the next state in the low 16 bits. The bits above
 * hold the set of moves that the next state allows.
 */
const PRUNING = FRAMES + FRAME_WORDS * (MAX_MOVES + 2);
const ALLOWED_SHIFT = 16;

/** Index in `packedLookups` where the nodes begin. */
const NODES_START = 1 << 16;

/**
 * The search loop. It is written for speed: all changing data is in one array of words, sums are 32-bit
 * integers, and no function is called. The lengths of the arrays are read before the loop. So the compiler
 * can check array bounds outside the loop.
 *
 * Returns four times the last frame's offset, plus 0 for 'end', 1 for 'there' or 2 for 'more'. Writes the
 * number of expanded positions to the word `EXPANDED`.
 */
function runWalk(
  own: Int32Array,
  words: Int32Array,
  near: Uint16Array,
  from: number,
  goal: number,
  most: number,
  between: number,
): number {
  if (words.length === 0 || near.length === 0) return 0;
  let top = from | 0;
  let left = most | 0;
  let moves = own[top] as number;
  let here = own[(top + POSITION_WORD) | 0] as number;
  let result = 2;
  for (;;) {
    if (moves === 0) {
      if (top === FRAMES) {
        result = 0;
        break;
      }
      const cell = here & HOLE_MASK;
      const word0 = own[(top + BEFORE_A) | 0] as number;
      const word1 = own[(top + BEFORE_B) | 0] as number;
      top = (top - FRAME_WORDS) | 0;
      moves = own[top] as number;
      here = own[(top + POSITION_WORD) | 0] as number;
      const tile = own[(TILE_MEMBERS + (here & HOLE_MASK)) | 0] as number;
      own[(TILE_MEMBERS + cell) | 0] = tile;
      own[tile & 255] = word0;
      own[tile >> 8] = word1;
      continue;
    }
    const move = (31 - Math.clz32(moves & -moves)) | 0;
    moves &= moves - 1;
    const at = (SLIDES + ((((here & HOLE_MASK) << 2) + move) << 2)) | 0;
    const slide = own[at] as number;
    const tile = own[(TILE_MEMBERS + (slide & HOLE_MASK)) | 0] as number;
    const view = (slide >> 4) & 8;

    const memberA = (tile >> view) & 255;
    const wordA = own[memberA] as number;
    const setA = ((wordA ^ (own[(at + SET_CHANGE_A) | 0] as number)) >> SET_SHIFT) & SET_MASK;
    let orderA = wordA >>> ORDER_SHIFT;
    if ((slide & (1 << 20)) !== 0) {
      const low = (slide >> 16) & 15;
      const passed = near[(wordA >> (low + 3)) & between] as number;
      const place = near[(wordA >> 2) & ((1 << low) - 1)] as number;
      const shifts = (own[(memberA + UP_SHIFTS + ((slide >> 21) & 1)) | 0] as number) + (passed << 3) + place;
      orderA = near[
        (shifts + Math.imul(orderA, own[(memberA + SHIFTS_PER_ORDER) | 0] as number)) | 0
      ] as number;
    }
    const nodeA = near[(NODES_START + ((setA << 4) | ((slide >> 8) & 15))) | 0] as number;
    const bitA =
      ((own[(memberA + BASE_WORD) | 0] as number) +
        Math.imul(orderA, own[(memberA + STRIDE_WORD) | 0] as number) +
        nodeA) |
      0;
    const fallsA = ((((wordA & 3) + 1) >> 1) ^ ((words[bitA >>> 5] as number) >>> (bitA & 31))) & 1;
    if (fallsA === 0 && ((here >>> (SLACK_SHIFT + view)) & 255) === 0) continue;

    const memberB = (tile >> (8 - view)) & 255;
    const wordB = own[memberB] as number;
    const setB = ((wordB ^ (own[(at + SET_CHANGE_B) | 0] as number)) >> SET_SHIFT) & SET_MASK;
    let orderB = wordB >>> ORDER_SHIFT;
    if ((slide & (1 << 26)) !== 0) {
      const low = (slide >> 22) & 15;
      const passed = near[(wordB >> (low + 3)) & between] as number;
      const place = near[(wordB >> 2) & ((1 << low) - 1)] as number;
      const shifts = (own[(memberB + UP_SHIFTS + ((slide >> 27) & 1)) | 0] as number) + (passed << 3) + place;
      orderB = near[
        (shifts + Math.imul(orderB, own[(memberB + SHIFTS_PER_ORDER) | 0] as number)) | 0
      ] as number;
    }
    const nodeB = near[(NODES_START + ((setB << 4) | ((slide >> 12) & 15))) | 0] as number;
    const bitB =
      ((own[(memberB + BASE_WORD) | 0] as number) +
        Math.imul(orderB, own[(memberB + STRIDE_WORD) | 0] as number) +
        nodeB) |
      0;
    const fallsB = ((((wordB & 3) + 1) >> 1) ^ ((words[bitB >>> 5] as number) >>> (bitB & 31))) & 1;
    if (fallsB === 0 && ((here >>> (SLACK_SHIFT + SLACK_BITS - view)) & 255) === 0) continue;

    own[(TILE_MEMBERS + (here & HOLE_MASK)) | 0] = tile;
    own[memberA] = (orderA << ORDER_SHIFT) | (setA << SET_SHIFT) | (((wordA & 3) + 1 - (fallsA << 1)) & 3);
    own[memberB] = (orderB << ORDER_SHIFT) | (setB << SET_SHIFT) | (((wordB & 3) + 1 - (fallsB << 1)) & 3);
    own[top] = moves;
    top = (top + FRAME_WORDS) | 0;
    own[(top + BEFORE_A + (view >> 3)) | 0] = wordA;
    own[(top + BEFORE_B - (view >> 3)) | 0] = wordB;
    const after = own[(PRUNING + ((here >> 2) & 0x1ffc) + move) | 0] as number;
    const slack =
      (here & -(1 << SLACK_SHIFT)) -
      ((1 ^ fallsA) << (SLACK_SHIFT + view)) -
      ((1 ^ fallsB) << (SLACK_SHIFT + SLACK_BITS - view));
    here = slack | ((after & AUTOMATON_MASK) << AUTOMATON_SHIFT) | (slide & HOLE_MASK);
    own[(top + POSITION_WORD) | 0] = here;
    if (top === goal) {
      moves = 0;
      result = 1;
      break;
    }
    moves =
      (after >> ALLOWED_SHIFT) &
      (own[(LEGAL_MOVES + (slide & HOLE_MASK)) | 0] as number) &
      (own[(top + ALLOWED_WORD) | 0] as number);
    left = (left - 1) | 0;
    if (left === 0) break;
  }
  own[top] = moves;
  own[EXPANDED] = (most - left) | 0;
  return (top << 2) | result;
}

/** Creates the array of the search loop, with the words that depend on neither the puzzle nor the path. */
function createFixedWords(
  rows: number,
  cols: number,
  lookup: SearchLookup,
  pruning: MovePruning,
): Int32Array {
  const n = rows * cols;
  const slides = slideTable(rows, cols);
  const { next } = pruning;
  const { members } = lookup;
  if (next.length > 4 * MAX_STATES) throw new RangeError(`${next.length / 4} states`);
  const own = new Int32Array(PRUNING + next.length);
  members.forEach(({ base, stride, up, down, shifts }, at) => {
    own.set([0, base, stride, up, down, shifts], MEMBERS + at * MEMBER_WORDS);
  });
  own.set(lookup.slides, SLIDES);
  for (let at = 0; at < 4 * n; at++)
    if ((slides[at] as number) >= 0)
      own[LEGAL_MOVES + (at >> 2)] = (own[LEGAL_MOVES + (at >> 2)] as number) | (1 << (at & 3));
  for (let at = 0; at < next.length; at++) {
    const to = next[at] as number;
    if (to < 0) continue;
    let allowed = 0;
    for (let move = 0; move < 4; move++) if ((next[4 * to + move] as number) >= 0) allowed |= 1 << move;
    own[PRUNING + at] = to | (allowed << ALLOWED_SHIFT);
  }
  return own;
}

const ALL_MOVES = 15;

/**
 * Creates a search for boards up to 16 cells. Its lower bound is the larger of two sums of distances, see
 * `createPatternSearch`.
 */
export function createTableWalk(
  { set, words }: SetTables,
  lookup: SearchLookup,
  pruning: MovePruning,
): TableWalk {
  const { rows, cols } = set;
  const n = rows * cols;
  const slides = slideTable(rows, cols);
  const { near, member } = lookup;
  const own = createFixedWords(rows, cols, lookup, pruning);
  const between = (1 << (cols - 1)) - 1;
  let [top, goal, expanded] = [FRAMES, FRAMES, 0];
  const holeAt = (frame: number): number => (own[frame + POSITION_WORD] as number) & HOLE_MASK;
  return {
    begin({ state, hole, placed, slack, moves, first, steps }) {
      if (steps > MAX_MOVES) throw new RangeError(`${steps} moves`);
      [top, goal] = [FRAMES, FRAMES + steps * FRAME_WORDS];
      for (let step = 0, frame = FRAMES; frame <= goal; step++, frame += FRAME_WORDS) {
        const move = first[step];
        own[frame + ALLOWED_WORD] = move === undefined ? ALL_MOVES : 1 << move;
      }
      state.forEach((tile, cell) => {
        const [a, b] = [member[tile] as number, member[n + tile] as number];
        own[TILE_MEMBERS + cell] = cell === hole ? 0 : (a | (b << 8)) * MEMBER_WORDS;
      });
      placed.forEach((word, at) => {
        own[MEMBERS + at * MEMBER_WORDS] = word;
      });
      own[FRAMES] = moves & (own[FRAMES + ALLOWED_WORD] as number);
      own[FRAMES + POSITION_WORD] =
        hole | (slack[0] << SLACK_SHIFT) | (slack[1] << (SLACK_SHIFT + SLACK_BITS));
      expanded++;
    },
    go(most) {
      const result = runWalk(own, words, near, top, goal, most, between);
      top = result >> 2;
      expanded += own[EXPANDED] as number;
      return (['end', 'there', 'more'] as const)[result & 3] ?? 'end';
    },
    path() {
      const moves: number[] = [];
      for (let frame = FRAMES; frame < top; frame += FRAME_WORDS) {
        const [hole, cell] = [holeAt(frame), holeAt(frame + FRAME_WORDS)];
        moves.push([0, 1, 2, 3].findIndex((move) => slides[4 * hole + move] === cell));
      }
      return moves;
    },
    expanded: () => expanded,
  };
}
