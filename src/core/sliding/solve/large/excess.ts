import { taxicabBetween } from '../../board.ts';
import { slideTable } from '../position/space.ts';

/** An entry has two bits. */
const MAX_HALF_EXCESS = 3;

/**
 * For each placement of a few tiles: half of their excess, at most 3, in two bits. The excess is the number
 * of moves that these tiles need on an otherwise empty board, minus their taxicab distance. Absent tiles
 * don't count.
 */
export type ExcessTable = Uint32Array;

export const halfExcess = (table: ExcessTable, index: number): number =>
  ((table[index >>> 4] as number) >>> ((index & 15) << 1)) & MAX_HALF_EXCESS;

/** Neighbours of each cell, as a bit set of `wordsPerSet` 32-bit words. */
interface NeighbourSets {
  readonly nearer: Int32Array;
  readonly farther: Int32Array;
}

function neighbourSetsOf(distance: Uint8Array, slides: Int8Array, wordsPerSet: number): NeighbourSets {
  const nearer = new Int32Array(distance.length * wordsPerSet);
  const farther = new Int32Array(distance.length * wordsPerSet);
  slides.forEach((newCell, slideIndex) => {
    if (newCell < 0) return;
    const cell = slideIndex >> 2;
    const targetSets = (distance[newCell] as number) < (distance[cell] as number) ? nearer : farther;
    const wordIndex = cell * wordsPerSet + (newCell >> 5);
    targetSets[wordIndex] = (targetSets[wordIndex] as number) | (1 << (newCell & 31));
  });
  return { nearer, farther };
}

/**
 * During building, each placement of all tiles but the last has a bit set of the last one's places: cells, or
 * "absent".
 */
interface ExcessTiles {
  /** Place of an absent tile. Smaller numbers are cells. */
  readonly absentPlace: number;
  /** Counts all cells, and the place of absent tiles. */
  readonly placeCount: number;
  readonly wordsPerSet: number;
  /** Without the last tile, like `placementCount`. */
  readonly otherTileCount: number;
  readonly placementCount: number;
  /** Index: `4 * cell + move`. Value: the tile's new cell, or -1 if the tile can't move. */
  readonly slides: Int8Array;
  /** Taxicab distance by tile and place, 0 if absent. */
  readonly distances: readonly Uint8Array[];
  readonly placesByDistance: readonly Uint8Array[];
  /** Neighbours of the last tile's cells. */
  readonly neighbourSets: NeighbourSets;
}

interface ExcessState {
  readonly cells: Uint8Array;
  /** Places free for the last tile. */
  readonly freePlaces: Int32Array;
  /**
   * For each placement of the other tiles, a bit set of the last tile's places. The search raises the half
   * excess by one in each round. `reached`: the places that need at most this round's half excess.
   * `reachedBefore`: those reached up to the round before.
   */
  reachedBefore: Int32Array;
  reached: Int32Array;
}

function createExcessTiles(rows: number, cols: number, goalCells: readonly number[]): ExcessTiles {
  const absentPlace = rows * cols;
  const n = absentPlace + 1;
  const wordsPerSet = Math.ceil(n / 32);
  const slides = new Int8Array(4 * n).fill(-1);
  slides.set(slideTable(rows, cols));
  const distances = goalCells.map((goalCell) =>
    Uint8Array.from({ length: n }, (_, place) =>
      place === absentPlace ? 0 : taxicabBetween(cols, place, goalCell),
    ),
  );
  const placesByDistance = distances.map((distance) =>
    Uint8Array.from(
      Array.from(distance.keys()).sort((a, b) => (distance[a] as number) - (distance[b] as number)),
    ),
  );
  const otherTileCount = goalCells.length - 1;
  const neighbourSets = neighbourSetsOf(distances[otherTileCount] as Uint8Array, slides, wordsPerSet);
  return {
    absentPlace,
    placeCount: n,
    wordsPerSet,
    otherTileCount,
    placementCount: n ** otherTileCount,
    slides,
    distances,
    placesByDistance,
    neighbourSets,
  };
}

function markGoalPlacements(
  { absentPlace, placeCount: n, wordsPerSet }: ExcessTiles,
  { reached }: ExcessState,
  goalCells: readonly number[],
): void {
  const placementNumbers = goalCells
    .slice(0, -1)
    .reduce(
      (numbers, goalCell, index) =>
        numbers.flatMap((number) => [number + goalCell * n ** index, number + absentPlace * n ** index]),
      [0],
    );
  for (const placementNumber of placementNumbers) {
    for (const place of [goalCells.at(-1) as number, absentPlace]) {
      const wordIndex = placementNumber * wordsPerSet + (place >> 5);
      reached[wordIndex] = (reached[wordIndex] as number) | (1 << (place & 31));
    }
  }
}

/**
 * Each digit of `placementNumber` in base `placeCount` stands for the place of one tile, numbered by the
 * distance from its goal cell. Sets `freePlaces` to the places of `allPlaces` that are left for the last
 * tile. Returns the index of the first word of the placement's bit set, or -1 if two tiles share a cell.
 */
function placeOtherTiles(
  { absentPlace, placeCount: n, wordsPerSet, otherTileCount, placesByDistance }: ExcessTiles,
  { cells, freePlaces }: ExcessState,
  allPlaces: Int32Array,
  placementNumber: number,
): number {
  let placementIndex = 0;
  freePlaces.set(allPlaces);
  for (
    let tileIndex = 0, remainingNumber = placementNumber, stride = 1;
    tileIndex < otherTileCount;
    tileIndex++, stride *= n
  ) {
    const cell = (placesByDistance[tileIndex] as Uint8Array)[remainingNumber % n] as number;
    const wordIndex = cell >> 5;
    const bitMask = 1 << (cell & 31);
    if (((freePlaces[wordIndex] as number) & bitMask) === 0) return -1;
    if (cell !== absentPlace) freePlaces[wordIndex] = (freePlaces[wordIndex] as number) & ~bitMask;
    cells[tileIndex] = cell;
    placementIndex += cell * stride;
    remainingNumber = Math.floor(remainingNumber / n);
  }
  return placementIndex * wordsPerSet;
}

/**
 * Marks free places of the last tile from which one step of another tile leads to a placement already
 * reached. A step away from the tile's goal cell adds 2 to the excess. It must therefore lead to a placement
 * in `reachedBefore`.
 */
function stepOtherTiles(
  { placeCount: n, wordsPerSet, otherTileCount, slides, distances }: ExcessTiles,
  { cells, freePlaces, reachedBefore, reached }: ExcessState,
  firstWordIndex: number,
): void {
  for (let tileIndex = 0, stride = wordsPerSet; tileIndex < otherTileCount; tileIndex++, stride *= n) {
    const distance = distances[tileIndex] as Uint8Array;
    const cell = cells[tileIndex] as number;
    for (let move = 0; move < 4; move++) {
      const newCell = slides[4 * cell + move] as number;
      if (newCell < 0) continue;
      const sourceSets = (distance[newCell] as number) < (distance[cell] as number) ? reached : reachedBefore;
      const sourceWordIndex = firstWordIndex + (newCell - cell) * stride;
      for (let wordIndex = 0; wordIndex < wordsPerSet; wordIndex++)
        reached[firstWordIndex + wordIndex] =
          (reached[firstWordIndex + wordIndex] as number) |
          (sourceSets[sourceWordIndex + wordIndex] as number);
    }
  }
  for (let wordIndex = 0; wordIndex < wordsPerSet; wordIndex++)
    reached[firstWordIndex + wordIndex] =
      (reached[firstWordIndex + wordIndex] as number) & (freePlaces[wordIndex] as number);
}

function stepLastTile(
  { wordsPerSet, neighbourSets: { nearer, farther } }: ExcessTiles,
  { freePlaces, reachedBefore, reached }: ExcessState,
  firstWordIndex: number,
): number {
  for (;;) {
    let unreachedPlaceCount = 0;
    let hasNewPlace = false;
    for (let wordIndex = 0; wordIndex < wordsPerSet; wordIndex++) {
      let unreachedBits =
        (freePlaces[wordIndex] as number) & ~(reached[firstWordIndex + wordIndex] as number);
      while (unreachedBits !== 0) {
        const bit = 31 - Math.clz32(unreachedBits);
        unreachedBits ^= 1 << bit;
        const neighbourSetStart = (32 * wordIndex + bit) * wordsPerSet;
        let reachedNeighbourBits = 0;
        for (let neighbourWordIndex = 0; neighbourWordIndex < wordsPerSet; neighbourWordIndex++)
          reachedNeighbourBits |=
            ((nearer[neighbourSetStart + neighbourWordIndex] as number) &
              (reached[firstWordIndex + neighbourWordIndex] as number)) |
            ((farther[neighbourSetStart + neighbourWordIndex] as number) &
              (reachedBefore[firstWordIndex + neighbourWordIndex] as number));
        if (reachedNeighbourBits === 0) unreachedPlaceCount++;
        else {
          reached[firstWordIndex + wordIndex] = (reached[firstWordIndex + wordIndex] as number) | (1 << bit);
          hasNewPlace = true;
        }
      }
    }
    if (!hasNewPlace || unreachedPlaceCount === 0) return unreachedPlaceCount;
  }
}

/** Raises the half excess of placements that aren't reached yet. */
function raiseExcess(
  { wordsPerSet, placementCount }: ExcessTiles,
  { freePlaces, reached }: ExcessState,
  firstWordIndex: number,
  table: ExcessTable,
): void {
  for (let wordIndex = 0; wordIndex < wordsPerSet; wordIndex++) {
    let unreachedBits = (freePlaces[wordIndex] as number) & ~(reached[firstWordIndex + wordIndex] as number);
    while (unreachedBits !== 0) {
      const bit = 31 - Math.clz32(unreachedBits);
      unreachedBits ^= 1 << bit;
      const index = firstWordIndex / wordsPerSet + (32 * wordIndex + bit) * placementCount;
      table[index >>> 4] = (table[index >>> 4] as number) + (1 << ((index & 15) << 1));
    }
  }
}

/**
 * Builds the table of two to four tiles, on a board of n <= 100 cells.
 *
 * A placement's index is the sum of `place * (n + 1) ^ i` over all tiles i. A place is a cell, or n for an
 * absent tile.
 *
 * A step of a tile towards its goal cell costs no excess; a step away from it costs 2. The search finds the
 * placements with excess 0 first, then 2, then 4.
 *
 * In each round, a placement comes after all placements that have one tile nearer to its goal cell. Therefore
 * the bit sets of these placements are complete when they are needed.
 */
export function buildExcessTable(rows: number, cols: number, goalCells: readonly number[]): ExcessTable {
  const excessTiles = createExcessTiles(rows, cols, goalCells);
  const { placeCount: n, wordsPerSet, placementCount, otherTileCount } = excessTiles;
  const allPlaces = Int32Array.from({ length: wordsPerSet }, (_, wordIndex) =>
    n - 32 * wordIndex < 32 ? (1 << (n - 32 * wordIndex)) - 1 : -1,
  );
  const table = new Uint32Array(Math.ceil((placementCount * n) / 16));
  const excessState: ExcessState = {
    cells: new Uint8Array(otherTileCount),
    freePlaces: new Int32Array(wordsPerSet),
    reachedBefore: new Int32Array(placementCount * wordsPerSet),
    reached: new Int32Array(placementCount * wordsPerSet),
  };
  markGoalPlacements(excessTiles, excessState, goalCells);
  for (
    let halfExcessLevel = 0, unreachedCount = 1;
    halfExcessLevel < MAX_HALF_EXCESS && unreachedCount > 0;
    halfExcessLevel++
  ) {
    unreachedCount = 0;
    for (let placementNumber = 0; placementNumber < placementCount; placementNumber++) {
      const firstWordIndex = placeOtherTiles(excessTiles, excessState, allPlaces, placementNumber);
      if (firstWordIndex < 0) continue;
      stepOtherTiles(excessTiles, excessState, firstWordIndex);
      const unreachedPlaceCount = stepLastTile(excessTiles, excessState, firstWordIndex);
      if (unreachedPlaceCount > 0) raiseExcess(excessTiles, excessState, firstWordIndex, table);
      unreachedCount += unreachedPlaceCount;
    }
    [excessState.reachedBefore, excessState.reached] = [excessState.reached, excessState.reachedBefore];
    excessState.reached.set(excessState.reachedBefore);
  }
  return table;
}
