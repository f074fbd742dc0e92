import type { Square } from '../../src/core/knight/board/square.ts';
import { createKnightCache, findTour, type KnightCache } from '../../src/core/knight/find-tour.ts';
import type { TourSearch } from '../../src/core/knight/request/tour-answer.ts';
import { createFailures } from '../failures.ts';
import { duration, now, type Row } from '../report.ts';
import { walkFault } from './checker.ts';

const TIME_MS = 60_000;

/** A question of a sweep: a board with its ends. */
export interface Question {
  readonly cols: number;
  readonly rows: number;
  readonly start?: Square;
  readonly end?: Square;
  readonly closed?: boolean;
  readonly seed?: number;
}

/** A sweep over many questions. Each answer is checked, and no failure ends the sweep. */
export interface Prover {
  /**
   * Asks for a tour. It must exist if `isPossible`, else the answer must be a refusal with a reason. Uses the
   * prover's memory unless another is given. Returns the numbers of a right tour.
   */
  ask(question: Question, isPossible: boolean, memory?: KnightCache): Int32Array | undefined;
  /** Checks that a condition holds, and prints `what` if it doesn't. */
  expect(holds: boolean, what: string): void;
  /** Returns the row of the table. With any failure the process ends with code 1. */
  row(task: string): Row;
}

const count = (number: number): string => number.toLocaleString('en');

/** Returns a prover with a memory of its own, like that of a solver's thread. */
export function createProver(): Prover {
  const own = createKnightCache();
  const boards = new Set<string>();
  let tours = 0;
  let squares = 0;
  let refused = 0;
  const failures = createFailures();
  const began = now();

  /** Returns the tour, nothing for a right refusal, or the fault. */
  const answer = (
    request: TourSearch,
    isPossible: boolean,
    memory: KnightCache,
  ): Int32Array | string | undefined => {
    const found = findTour(request, { now, memory });
    if (!found.ok) return found.fault.code;
    const { cols, rows, exists, reason, order, closed, start, end } = found.value;
    if (exists !== isPossible) return exists ? 'a tour where none exists' : `refused: ${reason?.code}`;
    if (!exists) return reason !== undefined && order.length === 0 ? undefined : 'refused without a reason';
    const place = ({ file, rank }: Square): number => (request.rows - 1 - rank) * request.cols + file;
    if (cols !== request.cols || rows !== request.rows || closed !== request.closed)
      return 'another question';
    if (request.start !== undefined && place(request.start) !== place(start)) return 'another start';
    if (request.end !== undefined && place(request.end) !== place(end)) return 'another end';
    return walkFault({ cols, rows, order, start: place(start), end: place(end), closed }) ?? order;
  };

  return {
    ask(question, isPossible, memory = own) {
      const request = { closed: false, method: 'construct', seed: 1, timeMs: TIME_MS, ...question } as const;
      boards.add(`${question.cols}x${question.rows}`);
      let result: Int32Array | string | undefined;
      try {
        result = answer(request, isPossible, memory);
      } catch (error) {
        result = `threw ${error instanceof Error ? error.message : String(error)}`;
      }
      if (typeof result === 'string') {
        failures.add(`${result}: ${JSON.stringify(request)}`);
        return undefined;
      }
      if (result === undefined) refused++;
      else {
        tours++;
        squares += result.length;
      }
      return result;
    },
    expect(holds, what) {
      if (!holds) failures.add(what);
    },
    row(task) {
      const of = [
        `${count(boards.size)} ${boards.size === 1 ? 'board' : 'boards'}`,
        `${count(tours)} ${tours === 1 ? 'tour' : 'tours'} of ${count(squares)} squares walked`,
        ...(refused > 0 ? [`${count(refused)} refused`] : []),
        `in ${duration(now() - began)}`,
      ];
      return failures.row(`knight proof ${task}`, of.join(', '));
    },
  };
}
