// Proofs that take minutes. They run with --full, or if `proof` is on the command line (docs/benchmarks.md).

import { createKnightCache, type KnightCache } from '../../src/core/knight/find-tour.ts';
import { whyNoClosedTour, whyNoTourBetween, whyNoTourFrom } from '../../src/core/knight/rule/existence.ts';
import { randomBelow, seededRandom } from '../../src/core/random.ts';
import type { BenchOptions, Part, Row } from '../report.ts';
import { boardsBetween, drawPair, type Size, squareAt } from './draw.ts';
import { createProver, type Prover } from './prover.ts';

/** Minimum number of different tours from fifty seeds on a small board with few closed ones. */
const FEW_CLOSED = 8;

/** Asks for a tour from every square of every board. */
function starts({ quick }: BenchOptions): Row {
  const prover = createProver();
  for (const [cols, rows] of boardsBetween(3, 40)) {
    for (let at = 0; at < cols * rows; at += quick ? 11 : 1) {
      const start = squareAt(cols, at);
      prover.ask({ cols, rows, start }, whyNoTourFrom(cols, rows, start) === undefined);
    }
  }
  return prover.row('starts: from every square of all boards 3..40 x 3..40');
}

/** Asks for every ordered pair of different squares. */
function everyPair(prover: Prover, [cols, rows]: Size, memory: KnightCache, step: number): void {
  const squares = cols * rows;
  for (let pair = 0; pair < squares * squares; pair += step) {
    const start = squareAt(cols, Math.trunc(pair / squares));
    const end = squareAt(cols, pair % squares);
    if (start.file === end.file && start.rank === end.rank) continue;
    prover.ask({ cols, rows, start, end }, whyNoTourBetween(cols, rows, start, end, memory) === undefined);
  }
}

function pairs({ quick }: BenchOptions): Row[] {
  const sweep = (title: string, sizes: readonly Size[]): Row => {
    const prover = createProver();
    const memory = createKnightCache();
    for (const size of sizes) everyPair(prover, size, memory, quick ? 11 : 1);
    return prover.row(`pairs: ${title}`);
  };
  const long = Array.from({ length: 12 }, (_, at) => at + 13);
  const thin = [3, 4, 5].flatMap((short) =>
    long.flatMap((side): Size[] => [
      [side, short],
      [short, side],
    ]),
  );
  return [
    sweep('all pairs of all boards 3..12 x 3..12', boardsBetween(3, 12)),
    sweep('all pairs of 3xn, 4xn, 5xn, 13 <= n <= 24, lying and standing', thin),
  ];
}

/** Schwenk's theorem (Math. Mag. 64, 1991) as he states it, for m <= n. */
const schwenk = (m: number, n: number): boolean =>
  !(
    (m % 2 === 1 && n % 2 === 1) ||
    m === 1 ||
    m === 2 ||
    m === 4 ||
    (m === 3 && (n === 4 || n === 6 || n === 8))
  );

/** Asks for a closed tour of every board, from a corner and from a random square. */
function closed(): Row {
  const prover = createProver();
  const random = seededRandom(60);
  for (const [cols, rows] of boardsBetween(1, 60)) {
    const isPossible = schwenk(Math.min(cols, rows), Math.max(cols, rows));
    prover.ask({ cols, rows, closed: true }, isPossible);
    prover.ask(
      { cols, rows, closed: true, start: squareAt(cols, randomBelow(random, cols * rows)) },
      isPossible,
    );
  }
  return prover.row('closed: all boards to 60x60 that have one');
}

/** Asks for random pairs, half of them on the transposed board. */
function random({ quick }: BenchOptions): Row[] {
  const sizes: readonly (readonly [...Size, number])[] = [
    [200, 200, 1000],
    [1000, 1000, 1000],
    [10_000, 5, 1000],
    [10_000, 3, 1000],
    [10_000, 4, 1000],
    [10_000, 10_000, 1],
    // Sizes between the narrow and the large boards, where the board is cut in other ways.
    [10_000, 6, 200],
    [9999, 7, 200],
    [10_000, 9, 200],
    [10_000, 11, 200],
    [9999, 13, 200],
    [4096, 64, 200],
    [1203, 997, 200],
    [9999, 2001, 4],
  ];
  return sizes.map(([cols, rows, rounds]) => {
    const prover = createProver();
    const memory = createKnightCache();
    const draw = seededRandom(cols + rows);
    for (let round = 0; round < rounds; round += quick ? 10 : 1) {
      const board: Size = round < rounds / 2 ? [cols, rows] : [rows, cols];
      const ends = drawPair(board, draw, memory);
      prover.ask({ cols: board[0], rows: board[1], ...ends, seed: round }, true);
    }
    const isSquare = cols === rows;
    return prover.row(`random: pairs on ${cols}x${rows}${isSquare ? '' : ', half of them turned'}`);
  });
}

/** Asks for two pairs and a closed tour on random boards up to 100x100. */
function mixed({ quick }: BenchOptions): Row {
  const prover = createProver();
  const memory = createKnightCache();
  const draw = seededRandom(100);
  for (let round = 0; round < (quick ? 2000 : 20_000); round++) {
    const [cols, rows] = [6 + randomBelow(draw, 95), 5 + randomBelow(draw, 96)];
    for (let pair = 0; pair < 2; pair++) {
      prover.ask({ cols, rows, ...drawPair([cols, rows], draw, memory), seed: round }, true);
    }
    const isPossible = schwenk(Math.min(cols, rows), Math.max(cols, rows));
    prover.ask({ cols, rows, closed: true, seed: round }, isPossible);
  }
  return prover.row('mixed: random pairs and closed tours on random boards to 100x100');
}

/**
 * Checks that fifty seeds give enough different tours (`least` of them), and that the same seed gives the
 * same tour whatever the memory holds.
 */
function seeds(): Row {
  const prover = createProver();
  const least: readonly (readonly [...Size, number])[] = [
    [4, 3, 2],
    [5, 5, 20],
    [6, 6, 20],
    [10, 3, 10],
    [10, 4, 20],
    [9, 5, 20],
    [8, 8, 40],
    [12, 12, 40],
    [50, 50, 45],
    [201, 200, 45],
    [300, 3, 45],
    [300, 4, 45],
    [300, 5, 45],
    [5, 300, 45],
  ];
  for (const [cols, rows, tours] of least) {
    for (const isClosed of whyNoClosedTour(cols, rows) === undefined ? [false, true] : [false]) {
      const different = new Set<string>();
      for (let seed = 1; seed <= 50; seed++) {
        const question = { cols, rows, seed, closed: isClosed };
        const tour = prover.ask(question, true);
        const again = prover.ask(question, true, createKnightCache());
        prover.expect(tour?.join() === again?.join(), `another tour: ${JSON.stringify(question)}`);
        if (tour !== undefined) different.add(tour.join());
      }
      // A small board has few closed tours (16 on 10x3), and some of them are drawn more often.
      const wanted = isClosed && cols * rows <= 36 ? Math.min(tours, FEW_CLOSED) : tours;
      prover.expect(
        different.size >= wanted,
        `${cols}x${rows}${isClosed ? ' closed' : ''}: ${different.size} tours of 50 seeds, not ${wanted}`,
      );
    }
  }
  return prover.row('seeds: fifty on each board; the same seed, the same tour');
}

const part = (name: string, run: (options: BenchOptions) => Row | Row[]): Part => ({
  name: `knight proof ${name}`,
  onlyFor: 'proof',
  run: (options) => [run(options)].flat(),
});

export const knightProofParts: readonly Part[] = [
  part('starts', starts),
  part('pairs', pairs),
  part('closed', closed),
  part('random', random),
  part('mixed', mixed),
  part('seeds', seeds),
];
