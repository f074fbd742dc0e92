import { findGlyphs } from './candidates.ts';
import { findLattices, type Lattice } from './lattice.ts';
import { type Classifier, NO_DIGIT } from './network.ts';
import type { Runs } from './threshold.ts';
import { joinDigits, type Token } from './tokens.ts';

const MAX_LATTICES = 4;
const MIN_SIDE = 3;
/** Height of the highest letter to that of the lowest. Capitals of a font are about equal. */
const MAX_HEIGHT_RATIO = 1.2;
/** Height as a share of the distance between letters. The frames of tiles are higher. */
const MAX_HEIGHT_SHARE = 0.7;
/** See `Lattice`. */
const MAX_ERROR = 0.06;
/** Glyphs that are no digits. Many letters look like a digit: O, I, S, B, Z. */
const MIN_LETTERS = 3;
/** Share of all lone glyphs of about the same height. Otherwise they are a part of something larger. */
const MIN_GLYPHS_SHARE = 0.6;

/** Rows and columns of tiles. */
export interface LetterGrid {
  readonly rows: number;
  readonly cols: number;
}

function sizeOf({ cells }: Lattice): LetterGrid {
  const [xs, ys] = [[...cells.values()].map(({ x }) => x), [...cells.values()].map(({ y }) => y)];
  return { rows: Math.max(...ys) - Math.min(...ys) + 1, cols: Math.max(...xs) - Math.min(...xs) + 1 };
}

const isNoDigit = ({ digits }: Token): boolean => (digits[0]?.[NO_DIGIT] as number) > 0.5;

function isLetterGrid(lattice: Lattice, glyphs: readonly Token[]): boolean {
  const { rows, cols } = sizeOf(lattice);
  const tokens = [...lattice.cells.keys()];
  const heights = tokens.map(({ height }) => height);
  const [minHeight, maxHeight] = [Math.min(...heights), Math.max(...heights)];
  const similarCount = glyphs.filter(
    ({ height }) => height >= minHeight / MAX_HEIGHT_RATIO && height <= maxHeight * MAX_HEIGHT_RATIO,
  ).length;
  return (
    Math.min(rows, cols) >= MIN_SIDE &&
    tokens.length === rows * cols - 1 &&
    lattice.error <= MAX_ERROR &&
    maxHeight <= MAX_HEIGHT_RATIO * minHeight &&
    maxHeight <= MAX_HEIGHT_SHARE * lattice.pitch &&
    tokens.filter(isNoDigit).length >= MIN_LETTERS &&
    tokens.length >= MIN_GLYPHS_SHARE * similarCount
  );
}

/**
 * A board whose tiles show letters, or letters and digits: a full grid of lone glyphs with one blank.
 * `maxHeight`: of a glyph, in pixels.
 */
export function findLetterGrid(runs: Runs, maxHeight: number, classify: Classifier): LetterGrid | undefined {
  const glyphs = joinDigits(findGlyphs(runs, maxHeight, classify)).filter(
    ({ digits }) => digits.length === 1,
  );
  const lattice = findLattices(glyphs, MAX_LATTICES).find((found) => isLetterGrid(found, glyphs));
  return lattice && sizeOf(lattice);
}
