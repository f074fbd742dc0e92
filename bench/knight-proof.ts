// Proofs that take minutes: they run with --full, or when `proof` is among the words asked for. See docs/benchmarks.md.
import { whyNoTour, whyNotBetween, whyNotClosed, whyNotFrom } from '../src/core/knight/existence.ts';
import { createKnightMemory, type KnightMemory } from '../src/core/knight/memory.ts';
import type { Square } from '../src/core/knight/square.ts';
import { below, seededRandom } from '../src/core/random.ts';
import { allTours, closedTours, toursFrom } from '../test/core/knight/brute-force.ts';
import { drawPair, type Size, squareAt } from './knight-draw.ts';
import { createProver, type Prover } from './knight-prover.ts';
import type { BenchOptions, Part, Row } from './report.ts';

const turned = ({ file, rank }: Square): Square => ({ file: rank, rank: file });
/** All boards with sides from the first to the last number. */
const boards = (from: number, to: number): Size[] => {
  const sides = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return sides.flatMap((cols) => sides.map((rows) => [cols, rows] as const));
};
const bothWays = (sizes: readonly Size[]): Size[] =>
  sizes.flatMap(([cols, rows]) =>
    cols === rows
      ? [[cols, rows]]
      : [
          [cols, rows],
          [rows, cols],
        ],
  );
const sum = (numbers: Float64Array): number => numbers.reduce((total, number) => total + number, 0);

/** The boards on which the rule is held against the truth, each lying and standing: all to 6x6, and thin ones. */
const TRUE_BOARDS: readonly Size[] = [
  ...boards(1, 6).filter(([cols, rows]) => cols >= rows),
  ...[7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((cols) => [cols, 3] as const),
  ...[7, 8, 9, 10].map((cols) => [cols, 4] as const),
  [7, 5],
  [8, 5],
];

/** The rule beside the tours walked by brute force: the board, every start, every ordered pair (equal ones too), closed. */
function rule({ quick }: BenchOptions): Row {
  const prover = createProver();
  const memory = createKnightMemory();
  const compared = TRUE_BOARDS.filter(([cols, rows]) => !quick || cols * rows <= 30);
  let pairs = 0;
  for (const [cols, rows] of compared) {
    const tours = allTours(cols, rows);
    const hasClosed = closedTours(cols, rows) > 0;
    for (const isTurned of cols === rows ? [false] : [false, true]) {
      const [c, r] = isTurned ? [rows, cols] : [cols, rows];
      const place = (index: number): Square =>
        isTurned ? turned(squareAt(cols, index)) : squareAt(cols, index);
      const same = (holds: boolean, reason: unknown, what: string): void =>
        prover.expect(holds === (reason === undefined), `${c}x${r} ${what}: truth ${holds}`);
      same(
        tours.some((ends) => sum(ends) > 0),
        whyNoTour(c, r),
        'any tour',
      );
      same(hasClosed, c * r === 1 ? 'one square is no closed tour' : whyNotClosed(c, r), 'closed');
      for (const [s, ends] of tours.entries()) {
        same(sum(ends) > 0, whyNotFrom(c, r, place(s)), `from ${s}`);
        for (const [e, count] of ends.entries()) {
          // A tour of one square has no pair of ends.
          if (c * r === 1) continue;
          pairs++;
          same(count > 0, whyNotBetween(c, r, place(s), place(e), memory), `from ${s} to ${e}`);
        }
      }
    }
  }
  const row = prover.row('rule: all starts, pairs and closed tours as by brute force');
  return {
    ...row,
    against: `${compared.length} boards both ways, ${pairs.toLocaleString('en')} pairs; ${row.against?.split(', ').at(-1)}`,
  };
}

/** Published counts beside the brute force itself. */
function counts(): Row {
  const prover = createProver();
  const equal = (counted: number, published: number, what: string): void =>
    prover.expect(counted === published, `${what}: ${counted}, published ${published}`);
  for (const [cols, rows, published] of [
    [4, 3, 16],
    [5, 5, 1728],
    [6, 6, 6_637_920],
  ] as const) {
    const total = allTours(cols, rows).reduce((all, ends) => all + sum(ends), 0);
    equal(total, published, `directed open tours of ${cols}x${rows}`);
  }
  const from = Array.from({ length: 25 }, (_, start) => sum(toursFrom(5, 5, start)));
  equal(new Set(from).size, 4, 'kinds of starts of 5x5');
  for (const [kind, squares] of [
    [304, 4],
    [56, 8],
    [64, 1],
    [0, 12],
  ] as const) {
    equal(from.filter((count) => count === kind).length, squares, `starts of 5x5 with ${kind} tours`);
  }
  const closed = [
    [6, 6, 9862],
    [10, 3, 16],
    [12, 3, 176],
    [14, 3, 1536],
    [6, 5, 8],
    [8, 5, 44_202],
  ] as const;
  for (const [cols, rows, published] of closed) {
    equal(closedTours(cols, rows), published, `closed tours of ${cols}x${rows}`);
  }
  const row = prover.row('counts: published numbers of tours, by the same brute force');
  return { ...row, against: `14 numbers; ${row.against?.split(', ').at(-1)}` };
}

/** A tour from every square of every board, or the refusal. */
function starts({ quick }: BenchOptions): Row {
  const prover = createProver();
  for (const [cols, rows] of boards(3, 40)) {
    for (let at = 0; at < cols * rows; at += quick ? 10 : 1) {
      const start = squareAt(cols, at);
      prover.ask({ cols, rows, start }, whyNotFrom(cols, rows, start) === undefined);
    }
  }
  return prover.row('starts: from every square of all boards 3..40 x 3..40');
}

/** Asks for every ordered pair of different squares. */
function everyPair(prover: Prover, [cols, rows]: Size, memory: KnightMemory, step: number): void {
  const squares = cols * rows;
  for (let pair = 0; pair < squares * squares; pair += step) {
    const start = squareAt(cols, Math.trunc(pair / squares));
    const end = squareAt(cols, pair % squares);
    if (start.file === end.file && start.rank === end.rank) continue;
    prover.ask({ cols, rows, start, end }, whyNotBetween(cols, rows, start, end, memory) === undefined);
  }
}

function pairs({ quick }: BenchOptions): Row[] {
  const long = Array.from({ length: 12 }, (_, at) => at + 13);
  return [
    ['pairs: all pairs of all boards 3..12 x 3..12', boards(3, 12)],
    [
      'pairs: all pairs of 3xn, 4xn, 5xn, 13 <= n <= 24, lying and standing',
      bothWays([3, 4, 5].flatMap((rows) => long.map((cols) => [cols, rows] as const))),
    ],
  ].map(([task, sizes]) => {
    const prover = createProver();
    const memory = createKnightMemory();
    for (const size of sizes as Size[]) everyPair(prover, size, memory, quick ? 11 : 1);
    return prover.row(task as string);
  });
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

/** A closed tour of every board, from a corner and from a square drawn at random, or the refusal. */
function closed(): Row {
  const prover = createProver();
  const random = seededRandom(60);
  for (const [cols, rows] of boards(1, 60)) {
    const isPossible = schwenk(Math.min(cols, rows), Math.max(cols, rows));
    prover.ask({ cols, rows, closed: true }, isPossible);
    prover.ask({ cols, rows, closed: true, start: squareAt(cols, below(random, cols * rows)) }, isPossible);
  }
  return prover.row('closed: all boards to 60x60 that have one');
}

/** Pairs drawn at random, half of them on the board turned. */
function random({ quick }: BenchOptions): Row[] {
  const sizes: readonly (readonly [...Size, number])[] = [
    [200, 200, 1000],
    [1000, 1000, 1000],
    [10_000, 5, 1000],
    [10_000, 3, 1000],
    [10_000, 4, 1000],
    [10_000, 10_000, 1],
  ];
  return sizes.map(([cols, rows, rounds]) => {
    const prover = createProver();
    const memory = createKnightMemory();
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

const FEW_CLOSED = 8;

/** Of fifty seeds at least that many give different tours; the same seed gives the same tour, whatever the memory holds. */
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
    for (const isClosed of whyNotClosed(cols, rows) === undefined ? [false, true] : [false]) {
      const different = new Set<string>();
      for (let seed = 1; seed <= 50; seed++) {
        const question = { cols, rows, seed, closed: isClosed };
        const tour = prover.ask(question, true);
        const again = prover.ask(question, true, createKnightMemory());
        prover.expect(tour?.join() === again?.join(), `another tour: ${JSON.stringify(question)}`);
        if (tour !== undefined) different.add(tour.join());
      }
      // Of the few closed tours of a small board (16 on 10x3) the draws favour some.
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
  part('rule', rule),
  part('counts', counts),
  part('starts', starts),
  part('pairs', pairs),
  part('closed', closed),
  part('random', random),
  part('seeds', seeds),
];
