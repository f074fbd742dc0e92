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
const MEMBERS_OFFSET = 0;
const MEMBER_WORDS = 8;
const FIRST_BIT_WORD = 1;
const BITS_PER_ORDER_WORD = 2;
/**
 * Offset of a member's word with an index in `packedLookups`: the orders after a tile's move to a higher cell
 * begin there. The next word is the index for a move to a lower cell.
 */
const UP_SHIFTS_WORD = 3;
const SHIFTS_PER_ORDER_WORD = 5;
const ORDER_SHIFT = 18;
const SET_SHIFT = 2;
const SET_MASK = 0xffff;

/**
 * Offset of four words for each cell of the blank and each move. The first is the slide (see `encodeSlide`).
 * The next two are the changed cells: in the view that is looked up first, and in the other view. The last is
 * 0.
 */
const SLIDES_OFFSET = 256;
const SLIDE_WORDS = 4;
const SET_CHANGE_A_WORD = 1;
const SET_CHANGE_B_WORD = 2;

/** Offset of the legal moves: for each cell of the blank, the moves that the board allows, as bits. */
const LEGAL_MOVES_OFFSET = SLIDES_OFFSET + 64 * SLIDE_WORDS;
/**
 * For each cell: the two members (one in each view) to which the cell's tile belongs. A member is given by
 * the offset of its words. Each offset takes eight bits.
 */
const TILE_MEMBERS_OFFSET = LEGAL_MOVES_OFFSET + 16;
/** Number of positions expanded by the last call of the loop. */
const EXPANDED_OFFSET = TILE_MEMBERS_OFFSET + 16;

/**
 * A stack with one frame for each position of the path. A frame has these words:
 * - the first word: the moves left to try
 * - `POSITION_WORD`: the position
 * - `REPLACED_A_WORD`, `REPLACED_B_WORD`: for each view, the member's placement that the last move replaced
 * - `ALLOWED_MOVES_WORD`: the moves allowed at this depth
 */
const FRAMES_OFFSET = EXPANDED_OFFSET + 8;
const FRAME_WORDS = 8;
const POSITION_WORD = 1;
const REPLACED_A_WORD = 2;
const REPLACED_B_WORD = 3;
const ALLOWED_MOVES_WORD = 4;

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
const PRUNING_OFFSET = FRAMES_OFFSET + FRAME_WORDS * (MAX_MOVES + 2);
const ALLOWED_MOVES_SHIFT = 16;

/** Index in `packedLookups` where the nodes begin. */
const NODES_START = 1 << 16;

/**
 * The search loop. It is written for speed: all changing data is in one array of words, sums are 32-bit
 * integers, and no function is called. The lengths of the arrays are read before the loop. So the compiler
 * can check array bounds outside the loop.
 *
 * Returns four times the last frame's offset, plus 0 for 'end', 1 for 'there' or 2 for 'more'. Writes the
 * number of expanded positions to the word `EXPANDED_OFFSET`.
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
  let movesToTry = loopWords[topFrame] as number;
  let position = loopWords[(topFrame + POSITION_WORD) | 0] as number;
  let resultCode = 2;
  for (;;) {
    if (movesToTry === 0) {
      if (topFrame === FRAMES_OFFSET) {
        resultCode = 0;
        break;
      }
      const cell = position & BLANK_CELL_MASK;
      const oldPlacement0 = loopWords[(topFrame + REPLACED_A_WORD) | 0] as number;
      const oldPlacement1 = loopWords[(topFrame + REPLACED_B_WORD) | 0] as number;
      topFrame = (topFrame - FRAME_WORDS) | 0;
      movesToTry = loopWords[topFrame] as number;
      position = loopWords[(topFrame + POSITION_WORD) | 0] as number;
      const tileMembers = loopWords[(TILE_MEMBERS_OFFSET + (position & BLANK_CELL_MASK)) | 0] as number;
      loopWords[(TILE_MEMBERS_OFFSET + cell) | 0] = tileMembers;
      loopWords[tileMembers & 255] = oldPlacement0;
      loopWords[tileMembers >> 8] = oldPlacement1;
      continue;
    }
    const move = (31 - Math.clz32(movesToTry & -movesToTry)) | 0;
    movesToTry &= movesToTry - 1;
    const slideOffset = (SLIDES_OFFSET + ((((position & BLANK_CELL_MASK) << 2) + move) << 2)) | 0;
    const slide = loopWords[slideOffset] as number;
    const tileMembers = loopWords[(TILE_MEMBERS_OFFSET + (slide & BLANK_CELL_MASK)) | 0] as number;
    const view = (slide >> 4) & 8;

    const memberA = (tileMembers >> view) & 255;
    const placementA = loopWords[memberA] as number;
    const setA =
      ((placementA ^ (loopWords[(slideOffset + SET_CHANGE_A_WORD) | 0] as number)) >> SET_SHIFT) & SET_MASK;
    let orderA = placementA >>> ORDER_SHIFT;
    if ((slide & (1 << 20)) !== 0) {
      const lowerCell = (slide >> 16) & 15;
      const passedCount = packedLookups[(placementA >> (lowerCell + 3)) & betweenMask] as number;
      const tilesBelow = packedLookups[(placementA >> 2) & ((1 << lowerCell) - 1)] as number;
      const shiftIndex =
        (loopWords[(memberA + UP_SHIFTS_WORD + ((slide >> 21) & 1)) | 0] as number) +
        (passedCount << 3) +
        tilesBelow;
      orderA = packedLookups[
        (shiftIndex + Math.imul(orderA, loopWords[(memberA + SHIFTS_PER_ORDER_WORD) | 0] as number)) | 0
      ] as number;
    }
    const nodeA = packedLookups[(NODES_START + ((setA << 4) | ((slide >> 8) & 15))) | 0] as number;
    const bitIndexA =
      ((loopWords[(memberA + FIRST_BIT_WORD) | 0] as number) +
        Math.imul(orderA, loopWords[(memberA + BITS_PER_ORDER_WORD) | 0] as number) +
        nodeA) |
      0;
    const lowersDistanceA =
      ((((placementA & 3) + 1) >> 1) ^ ((tableWords[bitIndexA >>> 5] as number) >>> (bitIndexA & 31))) & 1;
    if (lowersDistanceA === 0 && ((position >>> (SLACK_SHIFT + view)) & 255) === 0) continue;

    const memberB = (tileMembers >> (8 - view)) & 255;
    const placementB = loopWords[memberB] as number;
    const setB =
      ((placementB ^ (loopWords[(slideOffset + SET_CHANGE_B_WORD) | 0] as number)) >> SET_SHIFT) & SET_MASK;
    let orderB = placementB >>> ORDER_SHIFT;
    if ((slide & (1 << 26)) !== 0) {
      const lowerCell = (slide >> 22) & 15;
      const passedCount = packedLookups[(placementB >> (lowerCell + 3)) & betweenMask] as number;
      const tilesBelow = packedLookups[(placementB >> 2) & ((1 << lowerCell) - 1)] as number;
      const shiftIndex =
        (loopWords[(memberB + UP_SHIFTS_WORD + ((slide >> 27) & 1)) | 0] as number) +
        (passedCount << 3) +
        tilesBelow;
      orderB = packedLookups[
        (shiftIndex + Math.imul(orderB, loopWords[(memberB + SHIFTS_PER_ORDER_WORD) | 0] as number)) | 0
      ] as number;
    }
    const nodeB = packedLookups[(NODES_START + ((setB << 4) | ((slide >> 12) & 15))) | 0] as number;
    const bitIndexB =
      ((loopWords[(memberB + FIRST_BIT_WORD) | 0] as number) +
        Math.imul(orderB, loopWords[(memberB + BITS_PER_ORDER_WORD) | 0] as number) +
        nodeB) |
      0;
    const lowersDistanceB =
      ((((placementB & 3) + 1) >> 1) ^ ((tableWords[bitIndexB >>> 5] as number) >>> (bitIndexB & 31))) & 1;
    if (lowersDistanceB === 0 && ((position >>> (SLACK_SHIFT + SLACK_BITS - view)) & 255) === 0) continue;

    loopWords[(TILE_MEMBERS_OFFSET + (position & BLANK_CELL_MASK)) | 0] = tileMembers;
    loopWords[memberA] =
      (orderA << ORDER_SHIFT) | (setA << SET_SHIFT) | (((placementA & 3) + 1 - (lowersDistanceA << 1)) & 3);
    loopWords[memberB] =
      (orderB << ORDER_SHIFT) | (setB << SET_SHIFT) | (((placementB & 3) + 1 - (lowersDistanceB << 1)) & 3);
    loopWords[topFrame] = movesToTry;
    topFrame = (topFrame + FRAME_WORDS) | 0;
    loopWords[(topFrame + REPLACED_A_WORD + (view >> 3)) | 0] = placementA;
    loopWords[(topFrame + REPLACED_B_WORD - (view >> 3)) | 0] = placementB;
    const pruningWord = loopWords[(PRUNING_OFFSET + ((position >> 2) & 0x1ffc) + move) | 0] as number;
    const newSlack =
      (position & -(1 << SLACK_SHIFT)) -
      ((1 ^ lowersDistanceA) << (SLACK_SHIFT + view)) -
      ((1 ^ lowersDistanceB) << (SLACK_SHIFT + SLACK_BITS - view));
    position = newSlack | ((pruningWord & AUTOMATON_MASK) << AUTOMATON_SHIFT) | (slide & BLANK_CELL_MASK);
    loopWords[(topFrame + POSITION_WORD) | 0] = position;
    if (topFrame === goalFrame) {
      movesToTry = 0;
      resultCode = 1;
      break;
    }
    movesToTry =
      (pruningWord >> ALLOWED_MOVES_SHIFT) &
      (loopWords[(LEGAL_MOVES_OFFSET + (slide & BLANK_CELL_MASK)) | 0] as number) &
      (loopWords[(topFrame + ALLOWED_MOVES_WORD) | 0] as number);
    positionsLeft = (positionsLeft - 1) | 0;
    if (positionsLeft === 0) break;
  }
  loopWords[topFrame] = movesToTry;
  loopWords[EXPANDED_OFFSET] = (maxPositions - positionsLeft) | 0;
  return (topFrame << 2) | resultCode;
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
  const { nextStates } = pruning;
  const { members } = lookup;
  if (nextStates.length > 4 * MAX_STATES) throw new RangeError(`${nextStates.length / 4} states`);
  const loopWords = new Int32Array(PRUNING_OFFSET + nextStates.length);
  members.forEach(({ firstBit, bitsPerOrder, upShifts, downShifts, shiftsPerOrder }, memberIndex) => {
    loopWords.set(
      [0, firstBit, bitsPerOrder, upShifts, downShifts, shiftsPerOrder],
      MEMBERS_OFFSET + memberIndex * MEMBER_WORDS,
    );
  });
  loopWords.set(lookup.slides, SLIDES_OFFSET);
  for (let slideIndex = 0; slideIndex < 4 * n; slideIndex++)
    if ((slides[slideIndex] as number) >= 0)
      loopWords[LEGAL_MOVES_OFFSET + (slideIndex >> 2)] =
        (loopWords[LEGAL_MOVES_OFFSET + (slideIndex >> 2)] as number) | (1 << (slideIndex & 3));
  for (let transitionIndex = 0; transitionIndex < nextStates.length; transitionIndex++) {
    const nextState = nextStates[transitionIndex] as number;
    if (nextState < 0) continue;
    let allowedMoves = 0;
    for (let move = 0; move < 4; move++)
      if ((nextStates[4 * nextState + move] as number) >= 0) allowedMoves |= 1 << move;
    loopWords[PRUNING_OFFSET + transitionIndex] = nextState | (allowedMoves << ALLOWED_MOVES_SHIFT);
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
  let [topFrame, goalFrame, expanded] = [FRAMES_OFFSET, FRAMES_OFFSET, 0];
  const blankCellOf = (frame: number): number =>
    (loopWords[frame + POSITION_WORD] as number) & BLANK_CELL_MASK;
  return {
    begin({ state, blankCell, placementWords, slack, allowedFirstMoves, requiredMoves, pathLength }) {
      if (pathLength > MAX_MOVES) throw new RangeError(`${pathLength} moves`);
      [topFrame, goalFrame] = [FRAMES_OFFSET, FRAMES_OFFSET + pathLength * FRAME_WORDS];
      for (let moveIndex = 0, frame = FRAMES_OFFSET; frame <= goalFrame; moveIndex++, frame += FRAME_WORDS) {
        const move = requiredMoves[moveIndex];
        loopWords[frame + ALLOWED_MOVES_WORD] = move === undefined ? ALL_MOVES : 1 << move;
      }
      state.forEach((tile, cell) => {
        const [memberA, memberB] = [memberOfTile[tile] as number, memberOfTile[n + tile] as number];
        loopWords[TILE_MEMBERS_OFFSET + cell] =
          cell === blankCell ? 0 : (memberA | (memberB << 8)) * MEMBER_WORDS;
      });
      placementWords.forEach((placementWord, memberIndex) => {
        loopWords[MEMBERS_OFFSET + memberIndex * MEMBER_WORDS] = placementWord;
      });
      loopWords[FRAMES_OFFSET] =
        allowedFirstMoves & (loopWords[FRAMES_OFFSET + ALLOWED_MOVES_WORD] as number);
      loopWords[FRAMES_OFFSET + POSITION_WORD] =
        blankCell | (slack[0] << SLACK_SHIFT) | (slack[1] << (SLACK_SHIFT + SLACK_BITS));
      expanded++;
    },
    run(maxPositions) {
      const packedResult = runSearchLoop(
        loopWords,
        tableWords,
        packedLookups,
        topFrame,
        goalFrame,
        maxPositions,
        betweenMask,
      );
      topFrame = packedResult >> 2;
      expanded += loopWords[EXPANDED_OFFSET] as number;
      return (['end', 'there', 'more'] as const)[packedResult & 3] ?? 'end';
    },
    path() {
      const moves: number[] = [];
      for (let frame = FRAMES_OFFSET; frame < topFrame; frame += FRAME_WORDS) {
        const [blankCell, cell] = [blankCellOf(frame), blankCellOf(frame + FRAME_WORDS)];
        moves.push([0, 1, 2, 3].findIndex((move) => slides[4 * blankCell + move] === cell));
      }
      return moves;
    },
    expanded: () => expanded,
  };
}
