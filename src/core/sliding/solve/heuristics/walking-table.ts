/** Lines are rows (for vertical moves) or columns (for horizontal ones). */
export interface WalkingDimensions {
  readonly lines: number;
  readonly length: number;
  /** Lines count from 0. */
  readonly blankGoalLine: number;
}

/**
 * The fewest moves that bring each tile into its goal line. The key is the sum of `walkingWeight` over all
 * tiles, plus the blank's line times `walkingBlankWeight`.
 */
export interface WalkingTable extends WalkingDimensions {
  readonly entries: number;
  readonly bytes: number;
  distance(key: number): number;
}

/**
 * What a tile in line `line` adds to a key. Tiles whose goal is the last line add 0: they fill the cells that
 * the other tiles and the blank leave free.
 */
export const walkingWeight = (
  { lines, length }: WalkingDimensions,
  line: number,
  goalLine: number,
): number => (goalLine === lines - 1 ? 0 : (length + 1) ** (line * (lines - 1) + goalLine));

export const walkingBlankWeight = ({ lines, length }: WalkingDimensions): number =>
  (length + 1) ** (lines * (lines - 1));

function lnBinomial(n: number, k: number): number {
  let sum = 0;
  for (let index = 1; index <= k; index++) sum += Math.log((n - k + index) / index);
  return sum;
}

/**
 * Is right to a factor of about two. An entry is a matrix with the number of tiles of each goal line in each
 * line. The number of such matrices (Good, Ann. Statist. 4, 1976) is multiplied by the number of lines,
 * because the blank may be in any of them.
 */
export function estimateWalkingEntries(lineCount: number, lineLength: number): number {
  const countedGoalLineCount = lineCount - 1;
  const lnLineChoices =
    countedGoalLineCount * lnBinomial(lineLength + countedGoalLineCount, countedGoalLineCount) +
    lnBinomial(lineLength - 1 + countedGoalLineCount, countedGoalLineCount);
  const matrixCellCount = lineCount * lineCount;
  return Math.round(
    lineCount *
      Math.exp(
        2 * lnLineChoices - lnBinomial(lineCount * lineLength - 1 + matrixCellCount - 1, matrixCellCount - 1),
      ),
  );
}

/** Open addressing. A slot takes 9 bytes, and at most half are used. */
function hashDistances(distanceByKey: ReadonlyMap<number, number>): Pick<WalkingTable, 'bytes' | 'distance'> {
  let slotCount = 2;
  while (slotCount < 2 * distanceByKey.size) slotCount *= 2;
  const slotKeys = new Float64Array(slotCount).fill(-1);
  const slotDistances = new Uint8Array(slotCount);
  const slotOf = (key: number): number => {
    const hash = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul((key / 2 ** 32) | 0, 0x85ebca6b);
    let slot = (hash ^ (hash >>> 15)) & (slotCount - 1);
    while (slotKeys[slot] !== key && slotKeys[slot] !== -1) slot = (slot + 1) & (slotCount - 1);
    return slot;
  };
  for (const [key, distance] of distanceByKey) {
    const slot = slotOf(key);
    slotKeys[slot] = key;
    slotDistances[slot] = distance;
  }
  return {
    bytes: slotKeys.byteLength + slotDistances.byteLength,
    distance: (key) => slotDistances[slotOf(key)] as number,
  };
}

/** A breadth-first search from the goal visits all distributions of the tiles over the lines. */
export function buildWalkingTable(dimensions: WalkingDimensions): WalkingTable {
  const { lines, length, blankGoalLine } = dimensions;
  const digitBase = length + 1;
  const countedGoalLineCount = lines - 1;
  const blankWeight = walkingBlankWeight(dimensions);
  let goalKey = blankGoalLine * blankWeight;
  for (let line = 0; line < lines; line++) {
    goalKey += (length - Number(line === blankGoalLine)) * walkingWeight(dimensions, line, line);
  }
  const distanceByKey = new Map([[goalKey, 0]]);
  const tileCounts = new Uint8Array(lines * lines);
  // The loop also visits entries added meanwhile, in order, so the Map is also the queue.
  for (const [key, distance] of distanceByKey) {
    let remainingKey = key;
    for (let line = 0; line < lines; line++) {
      for (let goalLine = 0; goalLine < countedGoalLineCount; goalLine++) {
        tileCounts[line * lines + goalLine] = remainingKey % digitBase;
        remainingKey = Math.floor(remainingKey / digitBase);
      }
    }
    const blankLine = remainingKey;
    for (let line = 0; line < lines; line++) {
      let otherTileCount = 0;
      for (let goalLine = 0; goalLine < countedGoalLineCount; goalLine++)
        otherTileCount += tileCounts[line * lines + goalLine] as number;
      tileCounts[line * lines + countedGoalLineCount] = length - Number(line === blankLine) - otherTileCount;
    }
    for (const neighbourLine of [blankLine - 1, blankLine + 1]) {
      if (neighbourLine < 0 || neighbourLine >= lines) continue;
      for (let goalLine = 0; goalLine < lines; goalLine++) {
        if (tileCounts[neighbourLine * lines + goalLine] === 0) continue;
        const nextKey =
          key +
          walkingWeight(dimensions, blankLine, goalLine) -
          walkingWeight(dimensions, neighbourLine, goalLine) +
          (neighbourLine - blankLine) * blankWeight;
        if (!distanceByKey.has(nextKey)) distanceByKey.set(nextKey, distance + 1);
      }
    }
  }
  return { ...dimensions, entries: distanceByKey.size, ...hashDistances(distanceByKey) };
}
