import { fault, ok, type Result } from '../../result.ts';
import type { Board } from '../board.ts';
import type { Size } from './size.ts';

/** The tiles in reading order are the digits in base rows*cols, the most significant first. */
export function boardKey({ tiles }: Board): bigint {
  const base = BigInt(tiles.length);
  return tiles.reduce((key, tile) => key * base + BigInt(tile), 0n);
}

/** Fault: `no-board-of-key` {key, rows, cols}. */
export function boardOfKey(key: bigint, { rows, cols }: Size): Result<Board> {
  const base = BigInt(rows * cols);
  const tiles: number[] = [];
  let remainingKey = key;
  for (let cell = 0; cell < rows * cols; cell++) {
    tiles.unshift(Number(remainingKey % base));
    remainingKey /= base;
  }
  return remainingKey === 0n && key >= 0n && new Set(tiles).size === tiles.length
    ? ok({ rows, cols, tiles })
    : fault('no-board-of-key', { key: String(key).slice(0, 40), rows, cols });
}

/** Longer numbers in a fault are written as formulas (`100! - 1`). */
const MAX_SHOWN_DIGITS = 20;

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/**
 * The index (from 0) of the board's tiles among all permutations of 0 to rows*cols-1 in lexicographic order.
 * That of 0 1 2 3 4 5 6 7 8 is 0, that of 8 7 6 5 4 3 2 1 0 is 362879. Unsolvable boards are counted too.
 */
export function permutationNumber({ tiles }: Board): bigint {
  // Horner's rule in the factorial number system (Lehmer code): a tile's digit counts the smaller tiles after
  // it.
  return tiles.reduce((rank, tile, index) => {
    const smallerCount = tiles.slice(index + 1).filter((laterTile) => laterTile < tile).length;
    return rank * BigInt(tiles.length - index) + BigInt(smallerCount);
  }, 0n);
}

/** `no-board-of-number` {number, rows, cols, last}. `last` is the largest valid number for this size. */
export function boardNumberFault(numberText: string, { rows, cols }: Size): ReturnType<typeof fault> {
  const lastNumber = String(factorial(rows * cols) - 1n);
  return fault('no-board-of-number', {
    number: numberText.slice(0, 40),
    rows,
    cols,
    last: lastNumber.length > MAX_SHOWN_DIGITS ? `${rows * cols}! - 1` : lastNumber,
  });
}

/** The inverse of `permutationNumber`. Fault: `no-board-of-number` (see `boardNumberFault`). */
export function boardOfNumber(number: bigint, { rows, cols }: Size): Result<Board> {
  const cellCount = rows * cols;
  if (number < 0n || number >= factorial(cellCount)) return boardNumberFault(String(number), { rows, cols });
  const remainingTiles = Array.from({ length: cellCount }, (_, tile) => tile);
  let remainingNumber = number;
  const tiles = Array.from({ length: cellCount }, (_, index) => {
    const boardsPerTile = factorial(cellCount - 1 - index);
    const [tile = 0] = remainingTiles.splice(Number(remainingNumber / boardsPerTile), 1);
    remainingNumber %= boardsPerTile;
    return tile;
  });
  return ok({ rows, cols, tiles });
}
