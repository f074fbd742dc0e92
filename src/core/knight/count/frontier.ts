import type { CountedBoard } from './counted-board.ts';
import type { StateTable } from './state-table.ts';

/**
 * What a cell still needs: nothing, both of its moves, or one. In the last case, the number is that of the
 * path which ends there. Paths are numbered from `FIRST_PATH` in the order of a key's digits.
 */
const COMPLETE = 0;
const UNTOUCHED = 1;
const FIRST_PATH = 2;
/** The path that begins at the current cell. No key has it. */
const NEW_PATH = 15;

/** The key of complete tours. */
export const COMPLETE_KEY = [0, 0] as const;

const BITS_PER_DIGIT = 4;
const DIGITS_PER_WORD = 8;
const DIGIT_MASK = 15;

/** All states after the cells so far. */
export interface Frontier {
  insertFirstState(states: StateTable): void;
  /**
   * Adds the count of a state before `cell` to each state that a choice of this cell's moves leads to. Adds
   * the counts of complete tours to `tours`.
   */
  addNextStates(cell: number, states: StateTable, slot: number, nextStates: StateTable): void;
}

/**
 * Only cells that earlier ones can reach have a digit: the current cell and the next `2 * width`. The two
 * ends of an open tour are like two cells with a single move, next to all cells that may be an end.
 */
export function createFrontier(board: CountedBoard, closed: boolean, tours: StateTable): Frontier {
  const { width, neighbours, mayBeEnd, areEndsAlike } = board;
  const cellCount = neighbours.length;
  const digitCount = 2 * width + 3;
  // The current cell is at 0, the last cell that it can reach just before the two ends.
  const firstEnd = 2 * width + 2;
  const secondEnd = firstEnd + 1;
  const lastPosition = firstEnd - 1;
  const before = new Uint8Array(secondEnd + 1);
  const after = new Uint8Array(secondEnd + 1);
  const positions = new Uint8Array(secondEnd + 1);
  /** For each cell: the positions of its later neighbours, and of the ends that it may be. */
  const choices = neighbours.map((cellNeighbours, cell) => [
    ...cellNeighbours.filter((neighbour) => neighbour > cell).map((neighbour) => neighbour - cell),
    ...endsOf(cell),
  ]);

  function endsOf(cell: number): number[] {
    if (closed) return [];
    return [...(mayBeEnd[0][cell] ? [firstEnd] : []), ...(mayBeEnd[1][cell] ? [secondEnd] : [])];
  }

  /** A cell whose missing moves must lead to few positions. Bits of `choices` are positions. */
  interface Needy {
    readonly position: number;
    readonly choices: number;
    /** Neighbours after the last position, all untouched. */
    readonly laterCount: number;
  }

  const needyCells = neighbours.map((_, cell): Needy[] =>
    Array.from({ length: Math.min(lastPosition, cellCount - 1 - cell) }, (_unused, index) => {
      const position = index + 1;
      const others = (neighbours[cell + position] ?? []).filter((neighbour) => neighbour > cell);
      const near = others.filter((neighbour) => neighbour <= cell + lastPosition);
      const bits = [...near.map((neighbour) => neighbour - cell), ...endsOf(cell + position)];
      return {
        position,
        choices: bits.reduce((mask, bit) => mask | (1 << bit), 0),
        laterCount: others.length - near.length,
      };
    }).filter(({ laterCount }) => laterCount < 2),
  );

  function readKey(cell: number, low: number, high: number): void {
    for (let digit = 0; digit < digitCount; digit++) {
      const word = digit < DIGITS_PER_WORD ? low : high;
      const value = (word >>> (BITS_PER_DIGIT * (digit % DIGITS_PER_WORD))) & DIGIT_MASK;
      before[digit < lastPosition ? digit : digit + 1] = value;
    }
    before[lastPosition] = cell + lastPosition < cellCount ? UNTOUCHED : COMPLETE;
  }

  function copyBefore(): void {
    for (let position = 0; position <= secondEnd; position++) after[position] = before[position] ?? COMPLETE;
  }

  /** Adds the state `after`, without the current cell. */
  function addState(cell: number, states: StateTable, slot: number, nextStates: StateTable): void {
    if (hasLostCell(cell)) return;
    let [lowNumbers, highNumbers] = [0, 0];
    let nextNumber = FIRST_PATH;
    let [low, high] = [0, 0];
    for (let digit = 0; digit < digitCount; digit++) {
      let value = after[digit + 1] ?? COMPLETE;
      if (value >= FIRST_PATH) {
        const shift = BITS_PER_DIGIT * (value % DIGITS_PER_WORD);
        const number = ((value < DIGITS_PER_WORD ? lowNumbers : highNumbers) >>> shift) & DIGIT_MASK;
        if (number > 0) value = number;
        else {
          if (value < DIGITS_PER_WORD) lowNumbers |= nextNumber << shift;
          else highNumbers |= nextNumber << shift;
          value = nextNumber++;
        }
      }
      if (digit < DIGITS_PER_WORD) low |= value << (BITS_PER_DIGIT * digit);
      else high |= value << (BITS_PER_DIGIT * (digit - DIGITS_PER_WORD));
    }
    nextStates.add(low, high, states, slot);
  }

  /** Is there a cell in `after` that can't get all its moves? */
  function hasLostCell(cell: number): boolean {
    let openPositions = 0;
    for (let position = 1; position <= secondEnd; position++) {
      const isOpen = position < firstEnd ? after[position] !== COMPLETE : after[position] === UNTOUCHED;
      if (isOpen) openPositions |= 1 << position;
    }
    for (const { position, choices: mask, laterCount } of needyCells[cell] ?? []) {
      const state = after[position] ?? COMPLETE;
      if (state === COMPLETE) continue;
      const bits = mask & openPositions;
      const count = laterCount + (bits === 0 ? 0 : (bits & (bits - 1)) === 0 ? 1 : 2);
      if (count < (state === UNTOUCHED ? 2 : 1)) return true;
    }
    return false;
  }

  /**
   * Makes a move from the end of `path` at the current cell to `position`, in `after`. Returns whether that
   * closes a path to a loop.
   */
  function connect(path: number, position: number): boolean {
    const other = after[position] ?? COMPLETE;
    if (other === UNTOUCHED) {
      after[position] = path;
      return false;
    }
    after[position] = COMPLETE;
    if (other === path) return true;
    let farEnd = 1;
    while (after[farEnd] !== other) farEnd++;
    after[farEnd] = path;
    return false;
  }

  const isComplete = (cell: number): boolean => {
    if (cell + lastPosition + 1 < cellCount) return false;
    for (let position = 1; position < firstEnd; position++) if (after[position] !== COMPLETE) return false;
    return true;
  };

  const isEndToEnd = (): boolean =>
    (after[firstEnd] ?? 0) >= FIRST_PATH && after[firstEnd] === after[secondEnd];

  return {
    insertFirstState(states) {
      let [low, high] = [0, 0];
      for (let digit = 0; digit < digitCount; digit++) {
        const isOpen = digit < lastPosition ? digit < cellCount : !closed;
        if (!isOpen) continue;
        if (digit < DIGITS_PER_WORD) low |= UNTOUCHED << (BITS_PER_DIGIT * digit);
        else high |= UNTOUCHED << (BITS_PER_DIGIT * (digit - DIGITS_PER_WORD));
      }
      states.addOne(low, high);
    },

    addNextStates(cell, states, slot, nextStates) {
      readKey(cell, states.lowWord(slot), states.highWord(slot));
      const state = before[0] ?? COMPLETE;
      if (state === COMPLETE) {
        copyBefore();
        addState(cell, states, slot, nextStates);
        return;
      }
      let positionCount = 0;
      for (const position of choices[cell] ?? []) {
        const target = before[position] ?? COMPLETE;
        const isFree = position < firstEnd ? target !== COMPLETE : target === UNTOUCHED;
        const isEarly = position === secondEnd && areEndsAlike && before[firstEnd] === UNTOUCHED;
        if (isFree && !isEarly) positions[positionCount++] = position;
      }
      const finish = (isLoop: boolean): void => {
        if (isLoop ? closed : isEndToEnd()) {
          if (isComplete(cell)) tours.add(...COMPLETE_KEY, states, slot);
        } else if (!isLoop) addState(cell, states, slot, nextStates);
      };
      if (state >= FIRST_PATH) {
        for (let choice = 0; choice < positionCount; choice++) {
          copyBefore();
          after[0] = COMPLETE;
          finish(connect(state, positions[choice] ?? 0));
        }
        return;
      }
      for (let choiceA = 0; choiceA < positionCount; choiceA++) {
        const positionA = positions[choiceA] ?? 0;
        const other = before[positionA] ?? COMPLETE;
        const path = other === UNTOUCHED ? NEW_PATH : other;
        for (let choiceB = choiceA + 1; choiceB < positionCount; choiceB++) {
          copyBefore();
          after[0] = COMPLETE;
          after[positionA] = other === UNTOUCHED ? NEW_PATH : COMPLETE;
          finish(connect(path, positions[choiceB] ?? 0));
        }
      }
    },
  };
}
