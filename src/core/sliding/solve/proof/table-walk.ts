import type { SetTables } from '../pattern/tables.ts';
import { slideTable } from '../position/space.ts';
import type { SearchLookup } from './lookup.ts';
import type { MovePruning } from './move-pruning.ts';

/** A depth-first search that can be interrupted and continued. */
export interface TableSearch {
  begin(start: TableSearchStart): void;
  /** 'there': a path of `pathLength` moves was found. 'end': no further path exists. 'more': not finished. */
  run(maxPositions: number): 'end' | 'there' | 'more';
  /** Moves as indices in `MOVES`. */
  path(): number[];
  /** Positions since this object was created. */
  expanded(): number;
}

export interface TableSearchStart {
  readonly state: Uint8Array;
  readonly blankCell: number;
  /** For each member (a pattern of a view): `order << 18 | set << 2 | distance modulo 4`. */
  readonly placementWords: Int32Array;
  /** Slack of each view, see `createPatternSearch`. */
  readonly slack: readonly [number, number];
  /** Bits in the order of `MOVES`. */
  readonly allowedFirstMoveBits: number;
  /** Every path begins with them. Indices in `MOVES`. */
  readonly requiredMoves: readonly number[];
  /** Number of moves, at least 1. */
  readonly pathLength: number;
}

/** A position has 11 bits for the state of the pruning automaton. */
const MAX_STATES = 1 << 11;
const MAX_MOVES = 254;

/**
 * The search loop keeps all its data in one array of 32-bit words. The following constants are offsets in
 * this array.
 */

/**
 * Eight words for each member (a pattern of a view). The first is of `placementWords`, the others are of
 * `MemberLookup`.
 */
const MEMBERS_OFFSET = 0;
const MEMBER_WORDS = 8;
const FIRST_BIT_WORD = 1;
const BITS_PER_ORDER_WORD = 2;
const UP_SHIFTS_WORD = 3;
const SHIFTS_PER_ORDER_WORD = 5;
/** Lowest bit of the order in a placement. */
const ORDER_SHIFT = 18;
const SET_SHIFT = 2;
/** A set has 16 bits. */
const SET_MASK = 0xffff;

/**
 * Four words for each cell of the blank and each move. The first is the slide (see `encodeSlide`). The next
 * two are the changed cells: in the view that is looked up first, and in the other view. The last is 0.
 */
const SLIDES_OFFSET = 256;
const SLIDE_WORDS = 4;
const SET_CHANGE_A_WORD = 1;
const SET_CHANGE_B_WORD = 2;

/** Legal moves for each cell of the blank, as bits. */
const LEGAL_MOVES_OFFSET = SLIDES_OFFSET + 64 * SLIDE_WORDS;
/**
 * For each cell: the two members (one in each view) to which the cell's tile belongs, as offsets of their
 * words, eight bits each.
 */
const TILE_MEMBERS_OFFSET = LEGAL_MOVES_OFFSET + 16;
/** Positions expanded by the last call of the loop. */
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
 * Bits 0 to 3: the blank's cell. Bits 4 to 14: the state of the pruning automaton. Bits 15 to 22 and 23 to
 * 30: the slack of the two views.
 */
const BLANK_CELL_MASK = 15;
const AUTOMATON_SHIFT = 4;
const AUTOMATON_MASK = 0x7ff;
const SLACK_SHIFT = 15;
const SLACK_BITS = 8;

/**
 * For each state of the pruning automaton and each move: the next state in the low 16 bits. Above them: the
 * moves that it allows.
 */
const PRUNING_OFFSET = FRAMES_OFFSET + FRAME_WORDS * (MAX_MOVES + 2);
const ALLOWED_MOVES_SHIFT = 16;

const NODES_START = 1 << 16;

/**
 * Written for speed: all changing data is in one array of words, sums are 32-bit integers, and no function is
 * called. The lengths of the arrays are read before the loop, so the compiler can check array bounds outside
 * the loop.
 *
 * Returns four times the last frame's offset, plus 0 for 'end', 1 for 'there' or 2 for 'more'. Writes the
 * number of expanded positions to the word `EXPANDED_OFFSET`.
 */
function runSearchLoop(
  loopWords: Int32Array,
  tableWords: Int32Array,
  packedLookups: Uint16Array,
  startFrameOffset: number,
  goalFrameOffset: number,
  maxPositions: number,
  betweenCellsMask: number,
): number {
  if (tableWords.length === 0 || packedLookups.length === 0) return 0;
  let topFrameOffset = startFrameOffset | 0;
  let positionsLeft = maxPositions | 0;
  let moveBitsToTry = loopWords[topFrameOffset] as number;
  let packedPosition = loopWords[(topFrameOffset + POSITION_WORD) | 0] as number;
  let resultCode = 2;
  for (;;) {
    if (moveBitsToTry === 0) {
      if (topFrameOffset === FRAMES_OFFSET) {
        resultCode = 0;
        break;
      }
      const cell = packedPosition & BLANK_CELL_MASK;
      const oldPlacement0 = loopWords[(topFrameOffset + REPLACED_A_WORD) | 0] as number;
      const oldPlacement1 = loopWords[(topFrameOffset + REPLACED_B_WORD) | 0] as number;
      topFrameOffset = (topFrameOffset - FRAME_WORDS) | 0;
      moveBitsToTry = loopWords[topFrameOffset] as number;
      packedPosition = loopWords[(topFrameOffset + POSITION_WORD) | 0] as number;
      const packedMembers = loopWords[
        (TILE_MEMBERS_OFFSET + (packedPosition & BLANK_CELL_MASK)) | 0
      ] as number;
      loopWords[(TILE_MEMBERS_OFFSET + cell) | 0] = packedMembers;
      loopWords[packedMembers & 255] = oldPlacement0;
      loopWords[packedMembers >> 8] = oldPlacement1;
      continue;
    }
    const move = (31 - Math.clz32(moveBitsToTry & -moveBitsToTry)) | 0;
    moveBitsToTry &= moveBitsToTry - 1;
    const slideOffset = (SLIDES_OFFSET + ((((packedPosition & BLANK_CELL_MASK) << 2) + move) << 2)) | 0;
    const slideWord = loopWords[slideOffset] as number;
    const packedMembers = loopWords[(TILE_MEMBERS_OFFSET + (slideWord & BLANK_CELL_MASK)) | 0] as number;
    const viewShift = (slideWord >> 4) & 8;

    const memberOffsetA = (packedMembers >> viewShift) & 255;
    const placementA = loopWords[memberOffsetA] as number;
    const setA =
      ((placementA ^ (loopWords[(slideOffset + SET_CHANGE_A_WORD) | 0] as number)) >> SET_SHIFT) & SET_MASK;
    let orderA = placementA >>> ORDER_SHIFT;
    if ((slideWord & (1 << 20)) !== 0) {
      const lowerCell = (slideWord >> 16) & 15;
      const passedTileCount = packedLookups[(placementA >> (lowerCell + 3)) & betweenCellsMask] as number;
      const lowerTileCount = packedLookups[(placementA >> 2) & ((1 << lowerCell) - 1)] as number;
      const shiftIndex =
        (loopWords[(memberOffsetA + UP_SHIFTS_WORD + ((slideWord >> 21) & 1)) | 0] as number) +
        (passedTileCount << 3) +
        lowerTileCount;
      orderA = packedLookups[
        (shiftIndex + Math.imul(orderA, loopWords[(memberOffsetA + SHIFTS_PER_ORDER_WORD) | 0] as number)) | 0
      ] as number;
    }
    const nodeA = packedLookups[(NODES_START + ((setA << 4) | ((slideWord >> 8) & 15))) | 0] as number;
    const bitIndexA =
      ((loopWords[(memberOffsetA + FIRST_BIT_WORD) | 0] as number) +
        Math.imul(orderA, loopWords[(memberOffsetA + BITS_PER_ORDER_WORD) | 0] as number) +
        nodeA) |
      0;
    const lowersDistanceA =
      ((((placementA & 3) + 1) >> 1) ^ ((tableWords[bitIndexA >>> 5] as number) >>> (bitIndexA & 31))) & 1;
    if (lowersDistanceA === 0 && ((packedPosition >>> (SLACK_SHIFT + viewShift)) & 255) === 0) continue;

    const memberOffsetB = (packedMembers >> (8 - viewShift)) & 255;
    const placementB = loopWords[memberOffsetB] as number;
    const setB =
      ((placementB ^ (loopWords[(slideOffset + SET_CHANGE_B_WORD) | 0] as number)) >> SET_SHIFT) & SET_MASK;
    let orderB = placementB >>> ORDER_SHIFT;
    if ((slideWord & (1 << 26)) !== 0) {
      const lowerCell = (slideWord >> 22) & 15;
      const passedTileCount = packedLookups[(placementB >> (lowerCell + 3)) & betweenCellsMask] as number;
      const lowerTileCount = packedLookups[(placementB >> 2) & ((1 << lowerCell) - 1)] as number;
      const shiftIndex =
        (loopWords[(memberOffsetB + UP_SHIFTS_WORD + ((slideWord >> 27) & 1)) | 0] as number) +
        (passedTileCount << 3) +
        lowerTileCount;
      orderB = packedLookups[
        (shiftIndex + Math.imul(orderB, loopWords[(memberOffsetB + SHIFTS_PER_ORDER_WORD) | 0] as number)) | 0
      ] as number;
    }
    const nodeB = packedLookups[(NODES_START + ((setB << 4) | ((slideWord >> 12) & 15))) | 0] as number;
    const bitIndexB =
      ((loopWords[(memberOffsetB + FIRST_BIT_WORD) | 0] as number) +
        Math.imul(orderB, loopWords[(memberOffsetB + BITS_PER_ORDER_WORD) | 0] as number) +
        nodeB) |
      0;
    const lowersDistanceB =
      ((((placementB & 3) + 1) >> 1) ^ ((tableWords[bitIndexB >>> 5] as number) >>> (bitIndexB & 31))) & 1;
    if (lowersDistanceB === 0 && ((packedPosition >>> (SLACK_SHIFT + SLACK_BITS - viewShift)) & 255) === 0)
      continue;

    loopWords[(TILE_MEMBERS_OFFSET + (packedPosition & BLANK_CELL_MASK)) | 0] = packedMembers;
    loopWords[memberOffsetA] =
      (orderA << ORDER_SHIFT) | (setA << SET_SHIFT) | (((placementA & 3) + 1 - (lowersDistanceA << 1)) & 3);
    loopWords[memberOffsetB] =
      (orderB << ORDER_SHIFT) | (setB << SET_SHIFT) | (((placementB & 3) + 1 - (lowersDistanceB << 1)) & 3);
    loopWords[topFrameOffset] = moveBitsToTry;
    topFrameOffset = (topFrameOffset + FRAME_WORDS) | 0;
    loopWords[(topFrameOffset + REPLACED_A_WORD + (viewShift >> 3)) | 0] = placementA;
    loopWords[(topFrameOffset + REPLACED_B_WORD - (viewShift >> 3)) | 0] = placementB;
    const pruningWord = loopWords[(PRUNING_OFFSET + ((packedPosition >> 2) & 0x1ffc) + move) | 0] as number;
    const newSlack =
      (packedPosition & -(1 << SLACK_SHIFT)) -
      ((1 ^ lowersDistanceA) << (SLACK_SHIFT + viewShift)) -
      ((1 ^ lowersDistanceB) << (SLACK_SHIFT + SLACK_BITS - viewShift));
    packedPosition =
      newSlack | ((pruningWord & AUTOMATON_MASK) << AUTOMATON_SHIFT) | (slideWord & BLANK_CELL_MASK);
    loopWords[(topFrameOffset + POSITION_WORD) | 0] = packedPosition;
    if (topFrameOffset === goalFrameOffset) {
      moveBitsToTry = 0;
      resultCode = 1;
      break;
    }
    moveBitsToTry =
      (pruningWord >> ALLOWED_MOVES_SHIFT) &
      (loopWords[(LEGAL_MOVES_OFFSET + (slideWord & BLANK_CELL_MASK)) | 0] as number) &
      (loopWords[(topFrameOffset + ALLOWED_MOVES_WORD) | 0] as number);
    positionsLeft = (positionsLeft - 1) | 0;
    if (positionsLeft === 0) break;
  }
  loopWords[topFrameOffset] = moveBitsToTry;
  loopWords[EXPANDED_OFFSET] = (maxPositions - positionsLeft) | 0;
  return (topFrameOffset << 2) | resultCode;
}

/** The words depend on neither the puzzle nor the path. */
function createFixedWords(
  rows: number,
  cols: number,
  lookup: SearchLookup,
  pruning: MovePruning,
): Int32Array {
  const n = rows * cols;
  const movingCells = slideTable(rows, cols);
  const { nextStates } = pruning;
  const { members } = lookup;
  if (nextStates.length > 4 * MAX_STATES) throw new RangeError(`${nextStates.length / 4} states`);
  const loopWords = new Int32Array(PRUNING_OFFSET + nextStates.length);
  members.forEach(
    ({ firstBit, bitsPerOrder, upShiftsStart, downShiftsStart, shiftsPerOrder }, memberIndex) => {
      loopWords.set(
        [0, firstBit, bitsPerOrder, upShiftsStart, downShiftsStart, shiftsPerOrder],
        MEMBERS_OFFSET + memberIndex * MEMBER_WORDS,
      );
    },
  );
  loopWords.set(lookup.slides, SLIDES_OFFSET);
  for (let slideIndex = 0; slideIndex < 4 * n; slideIndex++)
    if ((movingCells[slideIndex] as number) >= 0)
      loopWords[LEGAL_MOVES_OFFSET + (slideIndex >> 2)] =
        (loopWords[LEGAL_MOVES_OFFSET + (slideIndex >> 2)] as number) | (1 << (slideIndex & 3));
  for (let transitionIndex = 0; transitionIndex < nextStates.length; transitionIndex++) {
    const nextState = nextStates[transitionIndex] as number;
    if (nextState < 0) continue;
    let allowedMoveBits = 0;
    for (let move = 0; move < 4; move++)
      if ((nextStates[4 * nextState + move] as number) >= 0) allowedMoveBits |= 1 << move;
    loopWords[PRUNING_OFFSET + transitionIndex] = nextState | (allowedMoveBits << ALLOWED_MOVES_SHIFT);
  }
  return loopWords;
}

const ALL_MOVES = 15;

/** For boards of up to 16 cells, see `createPatternSearch`. */
export function createTableSearch(
  { patternSet, tableWords }: SetTables,
  lookup: SearchLookup,
  pruning: MovePruning,
): TableSearch {
  const { rows, cols } = patternSet;
  const n = rows * cols;
  const movingCells = slideTable(rows, cols);
  const { packedLookups, memberOfTile } = lookup;
  const loopWords = createFixedWords(rows, cols, lookup, pruning);
  const betweenCellsMask = (1 << (cols - 1)) - 1;
  let [topFrameOffset, goalFrameOffset, expandedCount] = [FRAMES_OFFSET, FRAMES_OFFSET, 0];
  const blankCellOf = (frameOffset: number): number =>
    (loopWords[frameOffset + POSITION_WORD] as number) & BLANK_CELL_MASK;
  return {
    begin({ state, blankCell, placementWords, slack, allowedFirstMoveBits, requiredMoves, pathLength }) {
      if (pathLength > MAX_MOVES) throw new RangeError(`${pathLength} moves`);
      [topFrameOffset, goalFrameOffset] = [FRAMES_OFFSET, FRAMES_OFFSET + pathLength * FRAME_WORDS];
      for (
        let moveIndex = 0, frameOffset = FRAMES_OFFSET;
        frameOffset <= goalFrameOffset;
        moveIndex++, frameOffset += FRAME_WORDS
      ) {
        const move = requiredMoves[moveIndex];
        loopWords[frameOffset + ALLOWED_MOVES_WORD] = move === undefined ? ALL_MOVES : 1 << move;
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
        allowedFirstMoveBits & (loopWords[FRAMES_OFFSET + ALLOWED_MOVES_WORD] as number);
      loopWords[FRAMES_OFFSET + POSITION_WORD] =
        blankCell | (slack[0] << SLACK_SHIFT) | (slack[1] << (SLACK_SHIFT + SLACK_BITS));
      expandedCount++;
    },
    run(maxPositions) {
      const packedResult = runSearchLoop(
        loopWords,
        tableWords,
        packedLookups,
        topFrameOffset,
        goalFrameOffset,
        maxPositions,
        betweenCellsMask,
      );
      topFrameOffset = packedResult >> 2;
      expandedCount += loopWords[EXPANDED_OFFSET] as number;
      return (['end', 'there', 'more'] as const)[packedResult & 3] ?? 'end';
    },
    path() {
      const moves: number[] = [];
      for (let frameOffset = FRAMES_OFFSET; frameOffset < topFrameOffset; frameOffset += FRAME_WORDS) {
        const [blankCell, cell] = [blankCellOf(frameOffset), blankCellOf(frameOffset + FRAME_WORDS)];
        moves.push([0, 1, 2, 3].findIndex((move) => movingCells[4 * blankCell + move] === cell));
      }
      return moves;
    },
    expanded: () => expandedCount,
  };
}
