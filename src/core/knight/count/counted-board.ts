import { neighbourLists } from '../board/knight-moves.ts';
import type { Square } from '../board/square.ts';
import type { CountRequest } from '../request/tour-request.ts';

/** Turned so that the shorter side is the width. Cells are numbered in reading order. */
export interface CountedBoard {
  readonly width: number;
  readonly neighbours: readonly (readonly number[])[];
  /** Whether a cell may be the first end, and the second end, of the counted paths. */
  readonly mayBeEnd: readonly [readonly boolean[], readonly boolean[]];
  /** Any two cells may be the ends, so only the order of the cells tells which is the first. */
  readonly areEndsAlike: boolean;
}

/**
 * The ends of an open tour have different colours if the number of squares is even, else the colour of the
 * corners.
 */
export function turnBoard({ cols, rows, start, end }: CountRequest): CountedBoard {
  const [width, height] = [Math.min(cols, rows), Math.max(cols, rows)];
  const isOdd = (width * height) % 2 === 1;
  const cellOf = ({ file, rank }: Square): number =>
    cols <= rows ? (rows - 1 - rank) * width + file : file * width + (rows - 1 - rank);
  const colours = Array.from(
    { length: width * height },
    (_, cell) => (Math.floor(cell / width) + (cell % width)) % 2,
  );
  const fixedCells = [start, end].flatMap((square) => (square === undefined ? [] : [cellOf(square)]));
  const [firstCell, secondCell] = fixedCells;
  const firstColour = firstCell === undefined ? 0 : colours[firstCell];
  const mayBe = (fixedCell: number | undefined, isColour: (colour: number) => boolean): boolean[] =>
    colours.map((colour, cell) => (fixedCell === undefined || cell === fixedCell) && isColour(colour));
  return {
    width,
    neighbours: neighbourLists(height, width),
    mayBeEnd: [
      mayBe(firstCell, (colour) => colour === firstColour),
      mayBe(secondCell, (colour) => (colour === firstColour) === isOdd),
    ],
    areEndsAlike: isOdd && firstCell === undefined,
  };
}

/**
 * The number of 32-bit words that hold any count: at most the permanent of the graph with one more vertex,
 * next to all others. So it is at most the product of (d!) ** (1 / d) over all degrees d. Source: Bregman's
 * theorem (1973).
 */
export function wordsForCounts({ neighbours }: CountedBoard): number {
  const bits = [neighbours.length, ...neighbours.map(({ length }) => length + 1)].reduce((sum, degree) => {
    const factors = Array.from({ length: degree }, (_, index) => Math.log2(index + 1));
    return sum + factors.reduce((total, factor) => total + factor, 0) / degree;
  }, 0);
  return Math.ceil((bits + 1) / 32);
}
