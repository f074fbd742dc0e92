import { type WalkingDimensions, walkingBlankWeight, walkingWeight } from '../heuristics/walking-table.ts';

/**
 * The walking distance of K. Takahashi, counted in straight slides. Lines are all rows, or all columns. An
 * arrangement says how many tiles of each goal line are in each line, and in which line the blank is. Its
 * distance is the fewest slides across the lines that bring each tile into its goal line.
 */
export interface LineTable {
  /**
   * Index: `(2 * arrangement + direction) * lines + goalLine`. Value: the arrangement after a tile with this
   * goal line has moved into the blank's line, or -1 if there is no such tile. The tile comes from the next
   * line (`direction` 1) or the previous line (`direction` 0). Arrangement 0 is the goal.
   */
  readonly nextArrangements: Int32Array;
  /** Index: an arrangement. */
  readonly slidesToGoal: Uint8Array;
  readonly lines: number;
  readonly bytes: number;
  /** Key: the `lineKey` of an arrangement. Value: its index. */
  readonly indexByKey: ReadonlyMap<number, number>;
  readonly dimensions: WalkingDimensions;
}

const ENTRY_BYTES = 40;

/** Equal keys mean equal arrangements. */
export function lineKey(
  dimensions: WalkingDimensions,
  state: Uint8Array,
  blank: number,
  lineOf: Uint8Array,
): number {
  let key = 0;
  state.forEach((tile, cell) => {
    const line = lineOf[cell] as number;
    key +=
      tile === blank
        ? line * walkingBlankWeight(dimensions)
        : walkingWeight(dimensions, line, lineOf[tile] as number);
  });
  return key;
}

/** Searches breadth-first from the goal. A 4x4 board has 24,964 arrangements. */
export function buildLineTable(dimensions: WalkingDimensions): LineTable {
  const { lines, length, blankGoalLine } = dimensions;
  const blankWeight = walkingBlankWeight(dimensions);
  let goalKey = blankGoalLine * blankWeight;
  for (let line = 0; line < lines; line++) {
    goalKey += (length - Number(line === blankGoalLine)) * walkingWeight(dimensions, line, line);
  }
  const indexByKey = new Map([[goalKey, 0]]);
  const successors: number[] = [];
  // The loop also visits entries added meanwhile, in order, so the Map is also the queue.
  for (const key of indexByKey.keys()) {
    const tileCounts = decodeTileCounts(dimensions, key);
    const blankLine = Math.floor(key / blankWeight);
    for (const neighbourLine of [blankLine - 1, blankLine + 1]) {
      for (let goalLine = 0; goalLine < lines; goalLine++) {
        if (
          neighbourLine < 0 ||
          neighbourLine >= lines ||
          tileCounts[neighbourLine * lines + goalLine] === 0
        ) {
          successors.push(-1);
          continue;
        }
        const weightChange =
          walkingWeight(dimensions, blankLine, goalLine) - walkingWeight(dimensions, neighbourLine, goalLine);
        const nextKey = key + weightChange + (neighbourLine - blankLine) * blankWeight;
        const arrangement = indexByKey.get(nextKey) ?? indexByKey.size;
        indexByKey.set(nextKey, arrangement);
        successors.push(arrangement);
      }
    }
  }
  const nextArrangements = Int32Array.from(successors);
  const slidesToGoal = countSlidesToGoal(nextArrangements, lines);
  return {
    nextArrangements,
    slidesToGoal,
    lines,
    bytes: nextArrangements.byteLength + slidesToGoal.byteLength + ENTRY_BYTES * indexByKey.size,
    indexByKey,
    dimensions,
  };
}

/** Index: `line * lines + goalLine`. Value: the number of tiles with this goal line in this line. */
function decodeTileCounts({ lines, length }: WalkingDimensions, key: number): Uint8Array {
  const tileCounts = new Uint8Array(lines * lines);
  const countedGoalLineCount = lines - 1;
  let remainingKey = key;
  for (let line = 0; line < lines; line++) {
    for (let goalLine = 0; goalLine < countedGoalLineCount; goalLine++) {
      tileCounts[line * lines + goalLine] = remainingKey % (length + 1);
      remainingKey = Math.floor(remainingKey / (length + 1));
    }
  }
  for (let line = 0; line < lines; line++) {
    let otherTileCount = 0;
    for (let goalLine = 0; goalLine < countedGoalLineCount; goalLine++)
      otherTileCount += tileCounts[line * lines + goalLine] as number;
    tileCounts[line * lines + countedGoalLineCount] = length - Number(line === remainingKey) - otherTileCount;
  }
  return tileCounts;
}

/** Any number of steps in one direction is one slide. */
function countSlidesToGoal(nextArrangements: Int32Array, lineCount: number): Uint8Array {
  const slidesToGoal = new Uint8Array(nextArrangements.length / (2 * lineCount)).fill(255);
  slidesToGoal[0] = 0;
  let layer = [0];
  for (let distance = 1; layer.length > 0; distance++) {
    const nextLayer: number[] = [];
    for (const direction of [0, 1]) {
      // The loop also visits arrangements added meanwhile, which continue a slide by one step.
      const reachedArrangements = new Set(layer);
      for (const arrangement of reachedArrangements) {
        for (let goalLine = 0; goalLine < lineCount; goalLine++) {
          const nextArrangement = nextArrangements[
            (2 * arrangement + direction) * lineCount + goalLine
          ] as number;
          if (nextArrangement < 0) continue;
          reachedArrangements.add(nextArrangement);
          if (slidesToGoal[nextArrangement] === 255) {
            slidesToGoal[nextArrangement] = distance;
            nextLayer.push(nextArrangement);
          }
        }
      }
    }
    layer = nextLayer;
  }
  return slidesToGoal;
}
