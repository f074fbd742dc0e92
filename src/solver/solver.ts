import type { KnightAnswer, KnightRequest } from '../core/knight/answer.ts';
import type { LogRequest, StepLog } from '../core/knight/classic/log.ts';
import type { BacktrackTable, TableRequest } from '../core/knight/classic/table.ts';
import type { Result } from '../core/result.ts';
import type { AnalysisRequest, AnswerAbout } from '../core/sliding/analysis/analysis.ts';
import type { SlidingAnswer, SlidingProgress, SlidingRequest } from '../core/sliding/answer.ts';

export interface SolveOptions<Progress> {
  /** Ends the work; the answer is then the fault `cancelled`. */
  readonly signal?: AbortSignal;
  /** Called a few times a second while the work runs. */
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Answers puzzles off the main thread. Every answer has been replayed by an independent checker.
 * Faults: `busy` (the queue is full), `cancelled`, `out-of-time` (no answer within timeMs), `solver-failed` (crashed twice).
 */
export interface Solver {
  sliding(request: SlidingRequest, options?: SolveOptions<SlidingProgress>): Promise<Result<SlidingAnswer>>;
  knight(request: KnightRequest, options?: SolveOptions<never>): Promise<Result<KnightAnswer>>;
  /** Backtracks from every square, a table a choice; the progress is the share done, 0 .. 1. Faults besides: those of `classicTables`. */
  knightTables(
    request: TableRequest,
    options?: SolveOptions<number>,
  ): Promise<Result<readonly BacktrackTable[]>>;
  /** A search step by step. Faults besides: those of `classicLog`. */
  knightLog(request: LogRequest, options?: SolveOptions<never>): Promise<Result<StepLog>>;
  /** Analyses of boards and solutions, and boards of an exact length. Faults besides: those of `scrambleOfLength`. */
  analysis<R extends AnalysisRequest>(
    request: R,
    options?: SolveOptions<SlidingProgress>,
  ): Promise<Result<AnswerAbout<R>>>;
  /** Refuses new work, waits for what runs, ends the workers. */
  close(): Promise<void>;
}
