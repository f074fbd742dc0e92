import type { Square } from '../../src/core/knight/board/square.ts';
import { whyNoTour, whyNotBetween, whyNotClosed, whyNotFrom } from '../../src/core/knight/rule/existence.ts';
import { createKnightMemory } from '../../src/core/knight/tour.ts';
import { allTours, closedTours, toursFrom } from '../../test/support/knight-brute-force.ts';
import type { BenchOptions, Row } from '../report.ts';
import { boardsBetween, type Size, squareAt } from './draw.ts';
import { createProver } from './prover.ts';

const turned = ({ file, rank }: Square): Square => ({ file: rank, rank: file });
const sum = (numbers: Float64Array): number => numbers.reduce((total, number) => total + number, 0);

/** The boards on which the rule is held against the truth, each lying and standing: all to 6x6, and thin ones. */
const TRUE_BOARDS: readonly Size[] = [
  ...boardsBetween(1, 6).filter(([cols, rows]) => cols >= rows),
  ...[7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((cols) => [cols, 3] as const),
  ...[7, 8, 9, 10].map((cols) => [cols, 4] as const),
  [7, 5],
  [8, 5],
];

/** The rule beside the tours walked by brute force: the board, every start, every ordered pair (equal ones too), closed. */
export function rule({ quick }: BenchOptions): Row {
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
      same(hasClosed, whyNotClosed(c, r), 'closed');
      for (const [s, ends] of tours.entries()) {
        same(sum(ends) > 0, whyNotFrom(c, r, place(s)), `from ${s}`);
        for (const [e, count] of ends.entries()) {
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
export function counts(): Row {
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
