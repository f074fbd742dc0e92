import type { SetTables } from '../pattern/tables.ts';
import { slideTable } from '../position/space.ts';
import type { SearchLookup } from './lookup.ts';
import type { MovePruning } from './move-pruning.ts';

/** A depth-first search of one puzzle that can be interrupted and continued. */
export interface TableSearch {
  /** Starts a new search from `start`. */
  begin(start: TableSearchStart): void;
  /**
   * Continues the search for at most `maxPositions` positions. Returns 'there' if it has found a path of
   * `pathLength` moves, 'end' if no further path exists, and 'more' if the search isn't finished.
   */
  run(maxPositions: number): 'end' | 'there' | 'more';
  /** Returns the moves of the current path (indices in `MOVES`). */
  path(): number[];
  /** Returns the number of positions expanded since this object was created. */
  expanded(): number;
}

/** The start position of a search, its first moves and its limits. */
export interface TableSearchStart {
  readonly state: Uint8Array;
  readonly blankCell: number;
  /**
   * For each member (a pattern of a view): the placement of its tiles as `order << 18 | set << 2 | distance
   * modulo 4`.
   */
  readonly placementWords: Int32Array;
  /** For each view: half of the difference between the bound and the sum of the view's distances. */
  readonly slack: readonly [number, number];
  /** The moves to try from the start position, as bits in the order of `MOVES`. */
  readonly allowedFirstMoves: number;
  /** The moves with which every path must begin (indices in `MOVES`). */
  readonly requiredMoves: readonly number[];
  /** Number of moves in the paths that are searched, at least 1. */
  readonly pathLength: number;
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
 * Four words for each cell of the blank and each move. The first is the slide (see `encodeSlide`). The next
 * two are the changed cells: in the view that is looked up first, and in the other view. The last is 0.
 */
const SLIDES = 256;
const SLIDE_WORDS = 4;
const SET_CHANGE_A = 1;
const SET_CHANGE_B = 2;

/** Offset of the legal moves: for each cell of the blank, the moves that the board allows, as bits. */
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
const BLANK_CELL_MASK = 15;
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
function runSearchLoop(
  loopWords: Int32Array,
  tableWords: Int32Array,
  packedLookups: Uint16Array,
  startFrame: number,
  goalFrame: number,
  maxPositions: number,
  betweenMask: number,
): number {
  if (tableWords.length === 0 || packedLookups.length === 0) return 0;
  let topFrame = startFrame | 0;
  let positionsLeft = maxPositions | 0;
  let moves = loopWords[topFrame] as number;
  let position = loopWords[(topFrame + POSITION_WORD) | 0] as number;
  let result = 2;
  for (;;) {
    if (moves === 0) {
      if (topFrame === FRAMES) {
        result = 0;
        break;
      }
      const cell = position & BLANK_CELL_MASK;
      const word0 = loopWords[(topFrame + BEFORE_A) | 0] as number;
      const word1 = loopWords[(topFrame + BEFORE_B) | 0] as number;
      topFrame = (topFrame - FRAME_WORDS) | 0;
      moves = loopWords[topFrame] as number;
      position = loopWords[(topFrame + POSITION_WORD) | 0] as number;
      const tile = loopWords[(TILE_MEMBERS + (position & BLANK_CELL_MASK)) | 0] as number;
      loopWords[(TILE_MEMBERS + cell) | 0] = tile;
      loopWords[tile & 255] = word0;
      loopWords[tile >> 8] = word1;
      continue;
    }
    const move = (31 - Math.clz32(moves & -moves)) | 0;
    moves &= moves - 1;
    const slideOffset = (SLIDES + ((((position & BLANK_CELL_MASK) << 2) + move) << 2)) | 0;
    const slide = loopWords[slideOffset] as number;
    const tile = loopWords[(TILE_MEMBERS + (slide & BLANK_CELL_MASK)) | 0] as number;
    const view = (slide >> 4) & 8;

    const memberA = (tile >> view) & 255;
    const wordA = loopWords[memberA] as number;
    const setA = ((wordA ^ (loopWords[(slideOffset + SET_CHANGE_A) | 0] as number)) >> SET_SHIFT) & SET_MASK;
    let orderA = wordA >>> ORDER_SHIFT;
    if ((slide & (1 << 20)) !== 0) {
      const low = (slide >> 16) & 15;
      const passed = packedLookups[(wordA >> (low + 3)) & betweenMask] as number;
      const place = packedLookups[(wordA >> 2) & ((1 << low) - 1)] as number;
      const shifts =
        (loopWords[(memberA + UP_SHIFTS + ((slide >> 21) & 1)) | 0] as number) + (passed << 3) + place;
      orderA = packedLookups[
        (shifts + Math.imul(orderA, loopWords[(memberA + SHIFTS_PER_ORDER) | 0] as number)) | 0
      ] as number;
    }
    const nodeA = packedLookups[(NODES_START + ((setA << 4) | ((slide >> 8) & 15))) | 0] as number;
    const bitA =
      ((loopWords[(memberA + BASE_WORD) | 0] as number) +
        Math.imul(orderA, loopWords[(memberA + STRIDE_WORD) | 0] as number) +
        nodeA) |
      0;
    const fallsA = ((((wordA & 3) + 1) >> 1) ^ ((tableWords[bitA >>> 5] as number) >>> (bitA & 31))) & 1;
    if (fallsA === 0 && ((position >>> (SLACK_SHIFT + view)) & 255) === 0) continue;

    const memberB = (tile >> (8 - view)) & 255;
    const wordB = loopWords[memberB] as number;
    const setB = ((wordB ^ (loopWords[(slideOffset + SET_CHANGE_B) | 0] as number)) >> SET_SHIFT) & SET_MASK;
    let orderB = wordB >>> ORDER_SHIFT;
    if ((slide & (1 << 26)) !== 0) {
      const low = (slide >> 22) & 15;
      const passed = packedLookups[(wordB >> (low + 3)) & betweenMask] as number;
      const place = packedLookups[(wordB >> 2) & ((1 << low) - 1)] as number;
      const shifts =
        (loopWords[(memberB + UP_SHIFTS + ((slide >> 27) & 1)) | 0] as number) + (passed << 3) + place;
      orderB = packedLookups[
        (shifts + Math.imul(orderB, loopWords[(memberB + SHIFTS_PER_ORDER) | 0] as number)) | 0
      ] as number;
    }
    const nodeB = packedLookups[(NODES_START + ((setB << 4) | ((slide >> 12) & 15))) | 0] as number;
    const bitB =
      ((loopWords[(memberB + BASE_WORD) | 0] as number) +
        Math.imul(orderB, loopWords[(memberB + STRIDE_WORD) | 0] as number) +
        nodeB) |
      0;
    const fallsB = ((((wordB & 3) + 1) >> 1) ^ ((tableWords[bitB >>> 5] as number) >>> (bitB & 31))) & 1;
    if (fallsB === 0 && ((position >>> (SLACK_SHIFT + SLACK_BITS - view)) & 255) === 0) continue;

    loopWords[(TILE_MEMBERS + (position & BLANK_CELL_MASK)) | 0] = tile;
    loopWords[memberA] =
      (orderA << ORDER_SHIFT) | (setA << SET_SHIFT) | (((wordA & 3) + 1 - (fallsA << 1)) & 3);
    loopWords[memberB] =
      (orderB << ORDER_SHIFT) | (setB << SET_SHIFT) | (((wordB & 3) + 1 - (fallsB << 1)) & 3);
    loopWords[topFrame] = moves;
    topFrame = (topFrame + FRAME_WORDS) | 0;
    loopWords[(topFrame + BEFORE_A + (view >> 3)) | 0] = wordA;
    loopWords[(topFrame + BEFORE_B - (view >> 3)) | 0] = wordB;
    const pruningWord = loopWords[(PRUNING + ((position >> 2) & 0x1ffc) + move) | 0] as number;
    const slack =
      (position & -(1 << SLACK_SHIFT)) -
      ((1 ^ fallsA) << (SLACK_SHIFT + view)) -
      ((1 ^ fallsB) << (SLACK_SHIFT + SLACK_BITS - view));
    position = slack | ((pruningWord & AUTOMATON_MASK) << AUTOMATON_SHIFT) | (slide & BLANK_CELL_MASK);
    loopWords[(topFrame + POSITION_WORD) | 0] = position;
    if (topFrame === goalFrame) {
      moves = 0;
      result = 1;
      break;
    }
    moves =
      (pruningWord >> ALLOWED_SHIFT) &
      (loopWords[(LEGAL_MOVES + (slide & BLANK_CELL_MASK)) | 0] as number) &
      (loopWords[(topFrame + ALLOWED_WORD) | 0] as number);
    positionsLeft = (positionsLeft - 1) | 0;
    if (positionsLeft === 0) break;
  }
  loopWords[topFrame] = moves;
  loopWords[EXPANDED] = (maxPositions - positionsLeft) | 0;
  return (topFrame << 2) | result;
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
  const loopWords = new Int32Array(PRUNING + next.length);
  members.forEach(({ firstBit, bitsPerOrder, upShifts, downShifts, shiftsPerOrder }, at) => {
    loopWords.set(
      [0, firstBit, bitsPerOrder, upShifts, downShifts, shiftsPerOrder],
      MEMBERS + at * MEMBER_WORDS,
    );
  });
  loopWords.set(lookup.slides, SLIDES);
  for (let at = 0; at < 4 * n; at++)
    if ((slides[at] as number) >= 0)
      loopWords[LEGAL_MOVES + (at >> 2)] = (loopWords[LEGAL_MOVES + (at >> 2)] as number) | (1 << (at & 3));
  for (let at = 0; at < next.length; at++) {
    const to = next[at] as number;
    if (to < 0) continue;
    let allowed = 0;
    for (let move = 0; move < 4; move++) if ((next[4 * to + move] as number) >= 0) allowed |= 1 << move;
    loopWords[PRUNING + at] = to | (allowed << ALLOWED_SHIFT);
  }
  return loopWords;
}

const ALL_MOVES = 15;

/**
 * Creates a search for boards up to 16 cells. Its lower bound is the larger of two sums of distances, see
 * `createPatternSearch`.
 */
export function createTableSearch(
  { set, tableWords }: SetTables,
  lookup: SearchLookup,
  pruning: MovePruning,
): TableSearch {
  const { rows, cols } = set;
  const n = rows * cols;
  const slides = slideTable(rows, cols);
  const { packedLookups, memberOfTile } = lookup;
  const loopWords = createFixedWords(rows, cols, lookup, pruning);
  const betweenMask = (1 << (cols - 1)) - 1;
  let [topFrame, goalFrame, expanded] = [FRAMES, FRAMES, 0];
  const blankCellOf = (frame: number): number =>
    (loopWords[frame + POSITION_WORD] as number) & BLANK_CELL_MASK;
  return {
    begin({ state, blankCell, placementWords, slack, allowedFirstMoves, requiredMoves, pathLength }) {
      if (pathLength > MAX_MOVES) throw new RangeError(`${pathLength} moves`);
      [topFrame, goalFrame] = [FRAMES, FRAMES + pathLength * FRAME_WORDS];
      for (let step = 0, frame = FRAMES; frame <= goalFrame; step++, frame += FRAME_WORDS) {
        const move = requiredMoves[step];
        loopWords[frame + ALLOWED_WORD] = move === undefined ? ALL_MOVES : 1 << move;
      }
      state.forEach((tile, cell) => {
        const [a, b] = [memberOfTile[tile] as number, memberOfTile[n + tile] as number];
        loopWords[TILE_MEMBERS + cell] = cell === blankCell ? 0 : (a | (b << 8)) * MEMBER_WORDS;
      });
      placementWords.forEach((word, at) => {
        loopWords[MEMBERS + at * MEMBER_WORDS] = word;
      });
      loopWords[FRAMES] = allowedFirstMoves & (loopWords[FRAMES + ALLOWED_WORD] as number);
      loopWords[FRAMES + POSITION_WORD] =
        blankCell | (slack[0] << SLACK_SHIFT) | (slack[1] << (SLACK_SHIFT + SLACK_BITS));
      expanded++;
    },
    run(maxPositions) {
      const result = runSearchLoop(
        loopWords,
        tableWords,
        packedLookups,
        topFrame,
        goalFrame,
        maxPositions,
        betweenMask,
      );
      topFrame = result >> 2;
      expanded += loopWords[EXPANDED] as number;
      return (['end', 'there', 'more'] as const)[result & 3] ?? 'end';
    },
    path() {
      const moves: number[] = [];
      for (let frame = FRAMES; frame < topFrame; frame += FRAME_WORDS) {
        const [blankCell, cell] = [blankCellOf(frame), blankCellOf(frame + FRAME_WORDS)];
        moves.push([0, 1, 2, 3].findIndex((move) => slides[4 * blankCell + move] === cell));
      }
      return moves;
    },
    expanded: () => expanded,
  };
}
