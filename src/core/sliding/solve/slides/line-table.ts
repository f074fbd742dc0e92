import { type WalkingDimensions, walkingBlankWeight, walkingWeight } from '../heuristics/walking-table.ts';

/**
 * The walking distance of K. Takahashi, counted in straight slides. Lines are all rows, or all columns. An
 * arrangement says how many tiles of each goal line are in each line, and in which line the blank is. Its
 * distance is the fewest slides across the lines that bring each tile into its goal line.
 */
export interface LineTable {
  /**
   * Index: `(2 * arrangement + ahead) * lines + goalLine`. Value: the arrangement after a tile with goal line
   * `goalLine` steps into the blank's line, or -1 if there is no such tile. The tile comes from the next line
   * (`ahead` 1) or the previous line (`ahead` 0). Arrangement 0 is the goal.
   */
  readonly next: Int32Array;
  /** For each arrangement: number of slides to the goal. */
  readonly slidesToGoal: Uint8Array;
  readonly lines: number;
  readonly bytes: number;
  /** Key: the `lineKey` of an arrangement. Value: its index. */
  readonly index: ReadonlyMap<number, number>;
  readonly dimensions: WalkingDimensions;
}

/** Estimated memory of one entry of a map of numbers, in bytes. */
const ENTRY_BYTES = 40;

/**
 * Returns a number that identifies a position's arrangement: how many tiles of each goal line are in each
 * line, and the line of the blank.
 */
export function lineKey(
  kind: WalkingDimensions,
  state: Uint8Array,
  blank: number,
  lineOf: Uint8Array,
): number {
  let key = 0;
  state.forEach((tile, cell) => {
    const line = lineOf[cell] as number;
    key +=
      tile === blank ? line * walkingBlankWeight(kind) : walkingWeight(kind, line, lineOf[tile] as number);
  });
  return key;
}

/**
 * Builds the table for one kind of lines: their number, their length and the blank's goal line. Finds all
 * arrangements by breadth-first search from the goal. A 4x4 board has 24,964.
 */
export function buildLineTable(kind: WalkingDimensions): LineTable {
  const { lines, length, blankGoalLine } = kind;
  const blankWeight = walkingBlankWeight(kind);
  let goal = blankGoalLine * blankWeight;
  for (let line = 0; line < lines; line++) {
    goal += (length - Number(line === blankGoalLine)) * walkingWeight(kind, line, line);
  }
  const index = new Map([[goal, 0]]);
  const successors: number[] = [];
  // A loop over a Map visits entries in insertion order, also those added during the loop. So the Map also
  // serves as the queue of the breadth-first search.
  for (const key of index.keys()) {
    const counts = decodeCounts(kind, key);
    const blankLine = Math.floor(key / blankWeight);
    for (const neighbourLine of [blankLine - 1, blankLine + 1]) {
      for (let home = 0; home < lines; home++) {
        if (neighbourLine < 0 || neighbourLine >= lines || counts[neighbourLine * lines + home] === 0) {
          successors.push(-1);
          continue;
        }
        const weight = walkingWeight(kind, blankLine, home) - walkingWeight(kind, neighbourLine, home);
        const after = key + weight + (neighbourLine - blankLine) * blankWeight;
        const arrangement = index.get(after) ?? index.size;
        index.set(after, arrangement);
        successors.push(arrangement);
      }
    }
  }
  const next = Int32Array.from(successors);
  const needed = countSlidesToGoal(next, lines);
  return {
    next,
    slidesToGoal: needed,
    lines,
    bytes: next.byteLength + needed.byteLength + ENTRY_BYTES * index.size,
    index,
    dimensions: kind,
  };
}

/** Returns the number of tiles with each goal line in each line. Index: `line * lines + goalLine`. */
function decodeCounts({ lines, length }: WalkingDimensions, key: number): Uint8Array {
  const counts = new Uint8Array(lines * lines);
  const homes = lines - 1;
  let left = key;
  for (let at = 0; at < lines; at++) {
    for (let home = 0; home < homes; home++) {
      counts[at * lines + home] = left % (length + 1);
      left = Math.floor(left / (length + 1));
    }
  }
  for (let at = 0; at < lines; at++) {
    let others = 0;
    for (let home = 0; home < homes; home++) others += counts[at * lines + home] as number;
    counts[at * lines + homes] = length - Number(at === left) - others;
  }
  return counts;
}

/**
 * Returns for each arrangement the number of slides to arrangement 0, by breadth-first search. Any number of
 * steps in one direction is one slide.
 */
function countSlidesToGoal(next: Int32Array, lines: number): Uint8Array {
  const slides = new Uint8Array(next.length / (2 * lines)).fill(255);
  slides[0] = 0;
  let layer = [0];
  for (let distance = 1; layer.length > 0; distance++) {
    const found: number[] = [];
    for (const ahead of [0, 1]) {
      // The loop also visits arrangements that are added to `seen` during the loop. Each of them continues a
      // slide by one more step.
      const seen = new Set(layer);
      for (const at of seen) {
        for (let home = 0; home < lines; home++) {
          const to = next[(2 * at + ahead) * lines + home] as number;
          if (to < 0) continue;
          seen.add(to);
          if (slides[to] === 255) {
            slides[to] = distance;
            found.push(to);
          }
        }
      }
    }
    layer = found;
  }
  return slides;
}
