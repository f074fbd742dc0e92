import { taxicabBetween } from '../../board.ts';
import { cyclesOf } from '../../cycles.ts';

/**
 * Tiles, each with the cell where it must be at the end of the path. They always form an even permutation. An
 * odd one is impossible, because the blank ends in the same cell.
 */
export type Exchange = readonly (readonly [tile: number, cell: number])[];

/** The position in a path at which an exchange probably costs the fewest moves. */
export interface ExchangePlace {
  readonly at: number;
  readonly exchange: Exchange;
  /** Taxicab distance of the exchanged tiles from the blank. A smaller one probably costs fewer moves. */
  readonly meanDistance: number;
}

/** Distance between the positions of a path that are examined. */
const SAMPLE_STEPS = 4;

/** Cells that don't hold their goal tile, the blank's goal cell included. */
export const misplacedCount = (state: Uint8Array): number =>
  state.reduce((count, tile, cell) => count + (tile === cell ? 0 : 1), 0);

/** Cycles of the permutation that maps each cell to its tile's goal cell. */
const misplacedCycles = (state: Uint8Array): number[][] =>
  cyclesOf(state.keys(), (cell) => state[cell] as number);

/** Pairs of cells whose tiles are in each other's goal cells. */
const swappedPairs = (state: Uint8Array): number[][] =>
  misplacedCycles(state).filter(({ length }) => length === 2);

/**
 * Exchanges that bring tiles to their goal cells. For every even permutation except the identity, there is at
 * least one. They are of two kinds:
 * - Three successive members of a cycle are rotated. This brings two tiles to their goal cells, or all three
 *   if the cycle has only three members.
 * - The tiles of two pairs are swapped.
 */
export function exchangesFor(state: Uint8Array): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const cycle of misplacedCycles(state)) {
    if (cycle.length < 3) continue;
    for (const cell of cycle.length === 3 ? cycle.slice(0, 1) : cycle) {
      const secondCell = state[cell] as number;
      const thirdCell = state[secondCell] as number;
      exchanges.push([
        [secondCell, secondCell],
        [thirdCell, thirdCell],
        [state[thirdCell] as number, cell],
      ]);
    }
  }
  const pairs = swappedPairs(state);
  pairs.forEach((pair, index) => {
    for (const otherPair of pairs.slice(index + 1))
      exchanges.push([...pair, ...otherPair].map((cell) => [cell, cell]));
  });
  return exchanges;
}

/** Distances of each tile, for every fourth position. */
export function blankDistancesAlong(
  cols: number,
  blank: number,
  positions: readonly Uint8Array[],
): { readonly positionIndex: number; readonly blankDistances: Uint8Array }[] {
  return positions.flatMap((state, positionIndex) => {
    if (positionIndex % SAMPLE_STEPS !== 0) return [];
    const blankCell = state.indexOf(blank);
    const blankDistances = new Uint8Array(state.length);
    state.forEach((tile, cell) => {
      blankDistances[tile] = taxicabBetween(cols, cell, blankCell);
    });
    return [{ positionIndex, blankDistances }];
  });
}

type BlankDistances = ReturnType<typeof blankDistancesAlong>;

const meanBlankDistance = (blankDistances: Uint8Array, tiles: readonly number[]): number =>
  tiles.reduce((sum, tile) => sum + (blankDistances[tile] as number), 0) / tiles.length;

/**
 * Lists the places where the tiles to exchange are nearest to the blank. Places of the same exchange are at
 * least `minGap` moves apart.
 */
export function exchangePlaces(
  distancesAlongPath: BlankDistances,
  exchanges: readonly Exchange[],
  minGap: number,
  maxPlaces: number,
): ExchangePlace[] {
  const allPlaces = exchanges.flatMap((exchange) => {
    const tiles = exchange.map(([tile]) => tile);
    return distancesAlongPath.map(({ positionIndex, blankDistances }) => ({
      at: positionIndex,
      exchange,
      meanDistance: meanBlankDistance(blankDistances, tiles),
    }));
  });
  allPlaces.sort((a, b) => a.meanDistance - b.meanDistance);
  const places: ExchangePlace[] = [];
  for (const place of allPlaces) {
    const isTooClose = places.some(
      ({ at: positionIndex, exchange }) =>
        exchange === place.exchange && Math.abs(positionIndex - place.at) < minGap,
    );
    if (!isTooClose) places.push(place);
    if (places.length === maxPlaces) break;
  }
  return places;
}

/**
 * Judges by two positions of a path. Also returns the sum of the two tiles' distances from the blank in both
 * positions. Distances below 2 count as 2.
 */
function nearestPair(
  tiles: readonly number[],
  firstDistances: Uint8Array,
  secondDistances: Uint8Array,
): [one: number, two: number, sum: number] {
  let [nearestTile, secondTile, leastSum, secondSum] = [0, 0, 999, 999];
  for (const tile of tiles) {
    const distanceSum =
      Math.max(firstDistances[tile] as number, 2) + Math.max(secondDistances[tile] as number, 2);
    if (distanceSum < leastSum)
      [nearestTile, secondTile, leastSum, secondSum] = [tile, nearestTile, distanceSum, leastSum];
    else if (distanceSum < secondSum) [secondTile, secondSum] = [tile, distanceSum];
  }
  return [nearestTile, secondTile, leastSum + secondSum];
}

/**
 * Finds exchanges for two swapped pairs of tiles, A and B, that are never close to each other. A third pair C
 * of correct tiles helps: it is near A at one position of the path, and near B at another. The exchange found
 * here swaps the tiles of A and those of C. A later exchange, at the other position, swaps the tiles of B,
 * and swaps those of C back. Returns at most `maxPlaces` places for the first exchange, the cheapest first.
 */
export function carryPlaces(
  distancesAlongPath: BlankDistances,
  state: Uint8Array,
  blank: number,
  maxPlaces: number,
): ExchangePlace[] {
  const pairs = swappedPairs(state);
  const correctTiles = Array.from(state.keys()).filter((cell) => state[cell] === cell && cell !== blank);
  const nearestPlaces = pairs.map((pair) =>
    distancesAlongPath
      .map(({ positionIndex, blankDistances }) => ({
        at: positionIndex,
        far: blankDistances,
        ownDistance: meanBlankDistance(blankDistances, pair),
      }))
      .sort((a, b) => a.ownDistance - b.ownDistance)
      .slice(0, 12),
  );
  const places: ExchangePlace[] = [];
  pairs.forEach((pair, pairIndex) => {
    nearestPlaces.forEach((otherPlaces, otherPairIndex) => {
      if (pairIndex === otherPairIndex) return;
      for (const firstPlace of nearestPlaces[pairIndex] ?? []) {
        for (const secondPlace of otherPlaces) {
          const [firstHelperTile, secondHelperTile, carriedDistance] = nearestPair(
            correctTiles,
            firstPlace.far,
            secondPlace.far,
          );
          const meanDistance =
            (2 * firstPlace.ownDistance + 2 * secondPlace.ownDistance + carriedDistance) / 8;
          const exchange: Exchange = [
            ...pair.map((cell) => [cell, cell] as const),
            [firstHelperTile, secondHelperTile],
            [secondHelperTile, firstHelperTile],
          ];
          places.push({ at: firstPlace.at, exchange, meanDistance });
        }
      }
    });
  });
  return places.sort((a, b) => a.meanDistance - b.meanDistance).slice(0, maxPlaces);
}
