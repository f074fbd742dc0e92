import { taxicab } from '../../board.ts';
import { slideTable } from '../position/space.ts';

/** Most that two bits hold. */
const MAX_EXCESS = 3;

/**
 * Half the excess of a few tiles (the moves that they need among themselves, all other cells being empty, less
 * their taxicab distance) for each placement, 3 where it is more; two bits each. A tile may be away: it is not
 * on the board, and the excess is that of the others.
 */
export type ExcessTable = Uint32Array;

/** Half the excess at that index of a table. */
export const halfExcess = (table: ExcessTable, index: number): number =>
  ((table[index >>> 4] as number) >>> ((index & 15) << 1)) & MAX_EXCESS;

/** Sets of cells, `width` words each, by cell: those beside it that are nearer to a home, and the farther ones. */
interface Beside {
  readonly nearer: Int32Array;
  readonly farther: Int32Array;
}

function besideOf(distance: Uint8Array, slides: Int8Array, width: number): Beside {
  const nearer = new Int32Array(distance.length * width);
  const farther = new Int32Array(distance.length * width);
  slides.forEach((to, at) => {
    if (to < 0) return;
    const cell = at >> 2;
    const sets = (distance[to] as number) < (distance[cell] as number) ? nearer : farther;
    const word = cell * width + (to >> 5);
    sets[word] = (sets[word] as number) | (1 << (to & 31));
  });
  return { nearer, farther };
}

/**
 * The table of two to four tiles with these homes on a board of n <= 100 cells; a placement's index is the
 * sum of `place * (n + 1) ^ tile`, where a tile's place is its cell, n if it is away. For each placement of
 * all tiles but the last a row of bits says where the last one may be so that the excess is at most 0; then,
 * from it, at most 2, and so on: a step nearer to home leaves the excess as it is, one away from home adds
 * 2, so that each row follows at once from those before it when they are taken from the homes outwards. Four
 * tiles on 6x6 about 20 ms, on 8x8 about 150.
 */
export function excessTable(rows: number, cols: number, homes: readonly number[]): ExcessTable {
  const away = rows * cols;
  const n = away + 1;
  const width = Math.ceil(n / 32);
  const slides = new Int8Array(4 * n).fill(-1);
  slides.set(slideTable(rows, cols));
  const distances = homes.map((home) =>
    Uint8Array.from({ length: n }, (_, place) => (place === away ? 0 : taxicab(cols, place, home))),
  );
  const outward = distances.map((distance) =>
    Uint8Array.from(
      Array.from(distance.keys()).sort((a, b) => (distance[a] as number) - (distance[b] as number)),
    ),
  );
  const others = homes.length - 1;
  const last = homes[others] as number;
  const { nearer, farther } = besideOf(distances[others] as Uint8Array, slides, width);
  const count = n ** others;
  const goals = homes
    .slice(0, -1)
    .reduce((rows, home, at) => rows.flatMap((row) => [row + home * n ** at, row + away * n ** at]), [0]);
  const everywhere = Int32Array.from({ length: width }, (_, word) =>
    n - 32 * word < 32 ? (1 << (n - 32 * word)) - 1 : -1,
  );
  const table = new Uint32Array(Math.ceil((count * n) / 16));
  const free = new Int32Array(width);
  const cells = new Uint8Array(others);
  let less = new Int32Array(count * width);
  let reached = new Int32Array(count * width);

  const mark = (row: number, place: number): void => {
    const word = row * width + (place >> 5);
    reached[word] = (reached[word] as number) | (1 << (place & 31));
  };
  /** The row of the `turn`th placement of the others, from the homes outwards; -1 if two stand in one cell. */
  const place = (turn: number): number => {
    let row = 0;
    free.set(everywhere);
    for (let at = 0, rest = turn, stride = 1; at < others; at++, stride *= n) {
      const cell = (outward[at] as Uint8Array)[rest % n] as number;
      const word = cell >> 5;
      const bit = 1 << (cell & 31);
      if (((free[word] as number) & bit) === 0) return -1;
      if (cell !== away) free[word] = (free[word] as number) & ~bit;
      cells[at] = cell;
      row += cell * stride;
      rest = Math.floor(rest / n);
    }
    return row * width;
  };
  /** What follows when one of the others makes a step. */
  const step = (row: number): void => {
    for (let at = 0, stride = width; at < others; at++, stride *= n) {
      const distance = distances[at] as Uint8Array;
      const cell = cells[at] as number;
      for (let move = 0; move < 4; move++) {
        const to = slides[4 * cell + move] as number;
        if (to < 0) continue;
        const known = (distance[to] as number) < (distance[cell] as number) ? reached : less;
        const from = row + (to - cell) * stride;
        for (let word = 0; word < width; word++)
          reached[row + word] = (reached[row + word] as number) | (known[from + word] as number);
      }
    }
  };
  /** What follows when the last tile makes steps; the number of cells that remain. */
  const spread = (row: number): number => {
    for (;;) {
      let open = 0;
      let isNew = false;
      for (let word = 0; word < width; word++) {
        let left = (free[word] as number) & ~(reached[row + word] as number);
        while (left !== 0) {
          const at = 31 - Math.clz32(left);
          left ^= 1 << at;
          const sets = (32 * word + at) * width;
          let found = 0;
          for (let beside = 0; beside < width; beside++)
            found |=
              ((nearer[sets + beside] as number) & (reached[row + beside] as number)) |
              ((farther[sets + beside] as number) & (less[row + beside] as number));
          if (found === 0) open++;
          else {
            reached[row + word] = (reached[row + word] as number) | (1 << at);
            isNew = true;
          }
        }
      }
      if (!isNew || open === 0) return open;
    }
  };
  /** Adds one where the last tile can't be yet. */
  const raise = (row: number): void => {
    for (let word = 0; word < width; word++) {
      let left = (free[word] as number) & ~(reached[row + word] as number);
      while (left !== 0) {
        const at = 31 - Math.clz32(left);
        left ^= 1 << at;
        const index = row / width + (32 * word + at) * count;
        table[index >>> 4] = (table[index >>> 4] as number) + (1 << ((index & 15) << 1));
      }
    }
  };

  for (let half = 0, remain = 1; half < MAX_EXCESS && remain > 0; half++) {
    remain = 0;
    if (half === 0) for (const goal of goals) for (const place of [last, away]) mark(goal, place);
    for (let turn = 0; turn < count; turn++) {
      const row = place(turn);
      if (row < 0) continue;
      step(row);
      for (let word = 0; word < width; word++)
        reached[row + word] = (reached[row + word] as number) & (free[word] as number);
      const open = spread(row);
      if (open > 0) raise(row);
      remain += open;
    }
    [less, reached] = [reached, less];
    reached.set(less);
  }
  return table;
}
