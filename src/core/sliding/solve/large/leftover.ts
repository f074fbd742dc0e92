import { taxicab } from '../../board.ts';
import { cyclesOf } from '../../cycles.ts';

/**
 * Tiles and their new final cells: an even permutation, so that a part of the path can apply it and keep the
 * blank's cell.
 */
export type Exchange = readonly (readonly [tile: number, cell: number])[];

/** An exchange, and the step of the path at which it looks cheapest. */
export interface ExchangePlace {
  readonly at: number;
  readonly exchange: Exchange;
  /** Average distance of the exchange's tiles from the blank at that step. */
  readonly far: number;
}

/** Only every fourth step of a path is examined. */
const SAMPLE_STEPS = 4;

/** Returns the number of cells with a wrong tile, the blank's included. */
export const misplacedCount = (state: Uint8Array): number =>
  state.reduce((count, tile, cell) => count + (tile === cell ? 0 : 1), 0);

/** Returns the cycles of the permutation from cell to tile, without the fixed cells. */
const misplacedCycles = (state: Uint8Array): number[][] =>
  cyclesOf(state.keys(), (cell) => state[cell] as number);

const pairsOf = (state: Uint8Array): number[][] =>
  misplacedCycles(state).filter(({ length }) => length === 2);

/**
 * Returns the exchanges that bring tiles home: three neighbours in a cycle (fixing two tiles, or all if the
 * cycle has no more), and two pairs together. Every even permutation except the identity has one.
 */
export function exchangesFor(state: Uint8Array): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const cycle of misplacedCycles(state)) {
    if (cycle.length < 3) continue;
    for (const cell of cycle.length === 3 ? cycle.slice(0, 1) : cycle) {
      const second = state[cell] as number;
      const third = state[second] as number;
      exchanges.push([
        [second, second],
        [third, third],
        [state[third] as number, cell],
      ]);
    }
  }
  const pairs = pairsOf(state);
  pairs.forEach((one, at) => {
    for (const other of pairs.slice(at + 1)) exchanges.push([...one, ...other].map((cell) => [cell, cell]));
  });
  return exchanges;
}

/** Returns the distance of each tile from the blank, at every few steps of a path. */
export function blankDistancesAlong(
  cols: number,
  blank: number,
  positions: readonly Uint8Array[],
): { readonly at: number; readonly far: Uint8Array }[] {
  return positions.flatMap((state, at) => {
    if (at % SAMPLE_STEPS !== 0) return [];
    const hole = state.indexOf(blank);
    const far = new Uint8Array(state.length);
    state.forEach((tile, cell) => {
      far[tile] = taxicab(cols, cell, hole);
    });
    return [{ at, far }];
  });
}

type BlankDistances = ReturnType<typeof blankDistancesAlong>;

const mean = (far: Uint8Array, tiles: readonly number[]): number =>
  tiles.reduce((sum, tile) => sum + (far[tile] as number), 0) / tiles.length;

/**
 * Returns the places of exchanges that look cheapest, at most `most`. Places of the same exchange are at
 * least `apart` steps apart.
 */
export function exchangePlaces(
  along: BlankDistances,
  exchanges: readonly Exchange[],
  apart: number,
  most: number,
): ExchangePlace[] {
  const all = exchanges.flatMap((exchange) => {
    const tiles = exchange.map(([tile]) => tile);
    return along.map(({ at, far }) => ({ at, exchange, far: mean(far, tiles) }));
  });
  all.sort((a, b) => a.far - b.far);
  const places: ExchangePlace[] = [];
  for (const place of all) {
    const close = places.some(
      ({ at, exchange }) => exchange === place.exchange && Math.abs(at - place.at) < apart,
    );
    if (!close) places.push(place);
    if (places.length === most) break;
  }
  return places;
}

/** Returns the two tiles with the smallest sum of distances from the blank at two steps, and this sum. */
function nearestPair(
  tiles: readonly number[],
  here: Uint8Array,
  there: Uint8Array,
): [one: number, two: number, sum: number] {
  let [one, two, least, second] = [0, 0, 999, 999];
  for (const tile of tiles) {
    const sum = Math.max(here[tile] as number, 2) + Math.max(there[tile] as number, 2);
    if (sum < least) [one, two, least, second] = [tile, one, sum, least];
    else if (sum < second) [two, second] = [tile, sum];
  }
  return [one, two, least + second];
}

/**
 * Finds places for two swapped pairs that are never close to each other. The first exchange swaps the first
 * pair, and also two correct tiles that pass near the second pair at another step. A second exchange at that
 * step fixes all four. Returns the cheapest places, at most `most`.
 */
export function carryPlaces(
  along: BlankDistances,
  state: Uint8Array,
  blank: number,
  most: number,
): ExchangePlace[] {
  const pairs = pairsOf(state);
  const right = Array.from(state.keys()).filter((cell) => state[cell] === cell && cell !== blank);
  const near = pairs.map((pair) =>
    along
      .map(({ at, far }) => ({ at, far, own: mean(far, pair) }))
      .sort((a, b) => a.own - b.own)
      .slice(0, 12),
  );
  const places: ExchangePlace[] = [];
  pairs.forEach((pair, one) => {
    near.forEach((others, two) => {
      if (one === two) return;
      for (const here of near[one] ?? []) {
        for (const there of others) {
          const [x, y, carried] = nearestPair(right, here.far, there.far);
          const far = (2 * here.own + 2 * there.own + carried) / 8;
          const exchange: Exchange = [...pair.map((cell) => [cell, cell] as const), [x, y], [y, x]];
          places.push({ at: here.at, exchange, far });
        }
      }
    });
  });
  return places.sort((a, b) => a.far - b.far).slice(0, most);
}
