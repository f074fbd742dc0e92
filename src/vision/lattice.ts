import { fitHomography, type Homography, type Point, projectPoint } from './homography.ts';
import type { Token } from './tokens.ts';

/**
 * Numbers of a picture in rows and columns. `cells`: the column and row of each number. `map`: from (column,
 * row) to the middle of the cell in the picture.
 */
export interface Lattice {
  readonly cells: ReadonlyMap<Token, Point>;
  readonly map: Homography;
  /** Approximate distance between neighbouring numbers, in pixels. */
  readonly pitch: number;
  /** Mean distance between the numbers and their mapped cells, as a share of `pitch`. */
  readonly error: number;
}

/** Distance of a number from its expected position, as a share of the step between neighbours. */
const MAX_DEVIATION = 0.3;
const MAX_HEIGHT_RATIO = 1.4;
/** Columns and rows from the first number of the lattice. */
const MAX_CELLS_FROM_SEED = 14;
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
/** Candidates for the right neighbour of the first number, and for its lower neighbour. */
const MAX_TRIED_NEIGHBOURS = 3;

const haveSimilarHeight = (a: Token, b: Token): boolean =>
  Math.max(a.height, b.height) <= MAX_HEIGHT_RATIO * Math.min(a.height, b.height);

/** Numbers by their position: those in a part of the picture are found without looking at all of them. */
class TokenMap {
  /** Sorted by `y`. */
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = [...tokens].sort((a, b) => a.y - b.y);
  }

  /** About as high as `reference`. Undefined if no such number is closer than `maxDistance` pixels. */
  findNearest(reference: Token, position: Point, maxDistance: number): Token | undefined {
    let nearestToken: Token | undefined;
    let leastDistance = maxDistance;
    let [start, end] = [0, this.#tokens.length];
    while (start < end) {
      const middle = (start + end) >> 1;
      if ((this.#tokens[middle] as Token).y <= position.y - maxDistance) start = middle + 1;
      else end = middle;
    }
    for (let index = start; index < this.#tokens.length; index++) {
      const token = this.#tokens[index] as Token;
      if (token.y >= position.y + maxDistance) break;
      if (Math.abs(token.x - position.x) >= leastDistance) continue;
      const distance = Math.hypot(token.x - position.x, token.y - position.y);
      if (distance >= leastDistance || !haveSimilarHeight(token, reference)) continue;
      nearestToken = token;
      leastDistance = distance;
    }
    return nearestToken;
  }
}

/**
 * Steps (differences in pixels) to the nearest numbers to the right or, if `isAcross` is false, below. A step
 * deviates from this direction by at most 35 degrees. If there are none, returns the reversed steps to the
 * numbers on the other side.
 */
function findStepsFrom(tokens: readonly Token[], origin: Token, isAcross: boolean): Point[] {
  const lengthAlongAxis = ({ x, y }: Point) => (isAcross ? x : y);
  const distanceFromAxis = ({ x, y }: Point) => Math.abs(isAcross ? y : x);
  const steps = tokens
    .map((token) => ({ x: token.x - origin.x, y: token.y - origin.y }))
    .filter(
      (step) =>
        Math.abs(lengthAlongAxis(step)) > 0.9 * origin.height &&
        distanceFromAxis(step) < 0.7 * Math.abs(lengthAlongAxis(step)),
    )
    .sort((a, b) => Math.abs(lengthAlongAxis(a)) - Math.abs(lengthAlongAxis(b)));
  const forwardSteps = steps.filter((step) => lengthAlongAxis(step) > 0);
  const chosenSteps = forwardSteps.length > 0 ? forwardSteps : steps.map(({ x, y }) => ({ x: -x, y: -y }));
  return chosenSteps.slice(0, MAX_TRIED_NEIGHBOURS);
}

const cellKey = (col: number, row: number): number => col * 4 * MAX_CELLS_FROM_SEED + row;

interface PlacedToken {
  readonly token: Token;
  readonly col: number;
  readonly row: number;
  /** Steps to the right and down, measured last on the path to this number. */
  readonly steps: readonly [Point, Point];
}

/**
 * Grows from the number `seed` to its neighbours, and from these to their neighbours. A single missing number
 * doesn't stop the growth. Columns and rows are relative to `seed`.
 */
function growLattice(tokenMap: TokenMap, seed: Token, steps: readonly [Point, Point]): Map<Token, Point> {
  const cells = new Map<Token, Point>([[seed, { x: 0, y: 0 }]]);
  const takenCells = new Set([cellKey(0, 0)]);
  const queue: PlacedToken[] = [{ token: seed, col: 0, row: 0, steps }];
  for (let placedToken = queue.shift(); placedToken; placedToken = queue.shift())
    for (const [dx, dy] of DIRECTIONS)
      for (const stepCount of [1, 2]) {
        const [rightStep, downStep] = placedToken.steps;
        const axisStep = dx === 0 ? downStep : rightStep;
        const signedStepCount = (dx + dy) * stepCount;
        const [col, row] = [placedToken.col + dx * stepCount, placedToken.row + dy * stepCount];
        if (takenCells.has(cellKey(col, row))) break;
        if (Math.abs(col) > MAX_CELLS_FROM_SEED || Math.abs(row) > MAX_CELLS_FROM_SEED) break;
        const expectedPosition = {
          x: placedToken.token.x + signedStepCount * axisStep.x,
          y: placedToken.token.y + signedStepCount * axisStep.y,
        };
        const nearestToken = tokenMap.findNearest(
          placedToken.token,
          expectedPosition,
          MAX_DEVIATION * Math.hypot(axisStep.x, axisStep.y),
        );
        if (!nearestToken || cells.has(nearestToken)) continue;
        const measuredStep = {
          x: (nearestToken.x - placedToken.token.x) / signedStepCount,
          y: (nearestToken.y - placedToken.token.y) / signedStepCount,
        };
        cells.set(nearestToken, { x: col, y: row });
        takenCells.add(cellKey(col, row));
        queue.push({
          token: nearestToken,
          col,
          row,
          steps: dx === 0 ? [rightStep, measuredStep] : [measuredStep, downStep],
        });
        break;
      }
  return cells;
}

/** Removes the numbers far from their mapped cells, and fits the map again. */
function fitLattice(cells: ReadonlyMap<Token, Point>, pitch: number): Lattice | undefined {
  const pairs = [...cells].map(([token, from]) => ({ token, from, to: { x: token.x, y: token.y } }));
  const firstMap = fitHomography(pairs);
  if (!firstMap) return undefined;
  const distanceInPitches = (map: Homography, { from, to }: { from: Point; to: Point }) => {
    const projectedPoint = projectPoint(map, from.x, from.y);
    return Math.hypot(projectedPoint.x - to.x, projectedPoint.y - to.y) / pitch;
  };
  const nearPairs = pairs.filter((pair) => distanceInPitches(firstMap, pair) < MAX_DEVIATION);
  const map = fitHomography(nearPairs);
  if (!map) return undefined;
  const error = nearPairs.reduce((sum, pair) => sum + distanceInPitches(map, pair), 0) / nearPairs.length;
  return { cells: new Map(nearPairs.map(({ token, from }) => [token, from])), map, pitch, error };
}

/** Whether two lattices have the same numbers in the same relative positions. */
function isSameLattice(a: Lattice, b: Lattice): boolean {
  if (a.cells.size !== b.cells.size) return false;
  let shift: Point | undefined;
  for (const [token, { x, y }] of a.cells) {
    const otherPosition = b.cells.get(token);
    if (!otherPosition) return false;
    shift ??= { x: otherPosition.x - x, y: otherPosition.y - y };
    if (otherPosition.x - x !== shift.x || otherPosition.y - y !== shift.y) return false;
  }
  return true;
}

/** Count of the numbers, minus a penalty for each hole except the blank. */
function fillScoreOf(cells: ReadonlyMap<Token, Point>): number {
  const [xs, ys] = [[...cells.values()].map(({ x }) => x), [...cells.values()].map(({ y }) => y)];
  const coveredCellCount = (Math.max(...xs) - Math.min(...xs) + 1) * (Math.max(...ys) - Math.min(...ys) + 1);
  return cells.size - HOLE_PENALTY * Math.max(0, coveredCellCount - cells.size - 1);
}

/** A number counts 1. */
const HOLE_PENALTY = 0.3;
/** Ratio between the width and the height of a cell, or the reverse. */
const MAX_PITCH_RATIO = 1.9;
/** Numbers from which lattices are grown. */
const MAX_SEEDS = 20;
/**
 * Share of all numbers of about the same height. No other lattice is grown from the numbers of one with more.
 */
const FINISHED_TOKENS_SHARE = 0.8;

/**
 * The best fill score of all pairs of a step to the right and a step down to the number's nearest neighbours.
 */
function growBestLattice(seed: Token, tokens: readonly Token[]): Lattice | undefined {
  const tokenMap = new TokenMap(tokens);
  let bestGrowth: { cells: Map<Token, Point>; fillScore: number; pitch: number } | undefined;
  for (const rightStep of findStepsFrom(tokens, seed, true))
    for (const downStep of findStepsFrom(tokens, seed, false)) {
      const steps = [rightStep, downStep] as const;
      const [rightLength, downLength] = steps.map(({ x, y }) => Math.hypot(x, y)) as [number, number];
      if (Math.max(rightLength, downLength) > MAX_PITCH_RATIO * Math.min(rightLength, downLength)) continue;
      const cells = growLattice(tokenMap, seed, steps);
      const fillScore = fillScoreOf(cells);
      if (cells.size > 2 && fillScore > (bestGrowth?.fillScore ?? 0))
        bestGrowth = { cells, fillScore, pitch: Math.min(rightLength, downLength) };
    }
  const lattice = bestGrowth && fitLattice(bestGrowth.cells, bestGrowth.pitch);
  return lattice && lattice.cells.size >= 3 ? lattice : undefined;
}

/**
 * Lattices of at least three numbers, the best fill score first. They grow from the clearest numbers. If a
 * lattice contains nearly all numbers of about the same height, no other lattice is grown from them.
 */
export function findLattices(tokens: readonly Token[], maxCount: number): Lattice[] {
  const lattices: Lattice[] = [];
  const finishedTokens = new Set<Token>();
  const seeds = [...tokens].sort((a, b) => b.clarity - a.clarity).slice(0, MAX_SEEDS);
  for (const seed of seeds) {
    if (finishedTokens.has(seed)) continue;
    const similarTokens = tokens.filter((token) => haveSimilarHeight(token, seed));
    const lattice = growBestLattice(seed, similarTokens);
    if (!lattice) continue;
    if (!lattices.some((other) => isSameLattice(other, lattice))) lattices.push(lattice);
    // A lattice with holes may be a sheared version of the right lattice, so other lattices are grown from
    // its numbers, too.
    if (
      lattice.cells.size - fillScoreOf(lattice.cells) < 2 * HOLE_PENALTY &&
      lattice.cells.size > FINISHED_TOKENS_SHARE * similarTokens.length
    )
      for (const token of lattice.cells.keys()) finishedTokens.add(token);
  }
  return lattices.sort((a, b) => fillScoreOf(b.cells) - fillScoreOf(a.cells)).slice(0, maxCount);
}

/**
 * Lattices of at least three numbers with the steps that a lattice has at the cell `centre`. They are copies
 * of a board's grid elsewhere in the picture.
 */
export function findLatticesLike(
  { map, pitch, cells }: Lattice,
  centre: Point,
  tokens: readonly Token[],
): Lattice[] {
  const [reference] = cells.keys();
  if (!reference) return [];
  const stepTo = (col: number, row: number): Point => {
    const [from, to] = [projectPoint(map, centre.x, centre.y), projectPoint(map, col, row)];
    return { x: to.x - from.x, y: to.y - from.y };
  };
  const steps = [stepTo(centre.x + 1, centre.y), stepTo(centre.x, centre.y + 1)] as const;
  const similarTokens = tokens.filter((token) => haveSimilarHeight(token, reference));
  const tokenMap = new TokenMap(similarTokens);
  const placedTokens = new Set<Token>();
  const lattices: Lattice[] = [];
  for (const seed of similarTokens) {
    if (placedTokens.has(seed)) continue;
    const grownCells = growLattice(tokenMap, seed, steps);
    for (const token of grownCells.keys()) placedTokens.add(token);
    const lattice = grownCells.size >= 3 ? fitLattice(grownCells, pitch) : undefined;
    if (lattice) lattices.push(lattice);
  }
  return lattices;
}
