import { setTimeout as sleep } from 'node:timers/promises';
import { cellOfSquare, makeWalkText } from '../core/knight/board/walk.ts';
import { fault, ok, type Result } from '../core/result.ts';
import { makeBoardText } from '../core/sliding/notation/code.ts';
import type { LengthRequest, ProvedLength } from '../core/sliding/solve/length.ts';
import { type Daily, SERIES, type Series, type StoredPuzzle } from '../store/contract/game.ts';
import type { Store } from '../store/contract/store.ts';
import { type DayKey, dayKey } from './day.ts';
import { type DayPuzzle, drawPuzzle, type ProveLength } from './draw-puzzle.ts';

const PROOF_TIMEOUT_MS = 30_000;
const SOLVER_RETRY_MS = 250;
/** Drawing takes seconds if the solver has no lookup tables yet. */
const MAX_WAIT_MS = 20_000;

interface LengthProver {
  ask(
    task: 'length',
    request: LengthRequest,
    options: { readonly signal: AbortSignal },
  ): Promise<Result<ProvedLength>>;
}

export interface DailyPuzzleServices {
  /** Throws `StoreUnavailableError` until the store has been available once. */
  readonly secret: () => string;
  readonly store: Pick<Store, 'days' | 'leases'>;
  readonly solver: LengthProver;
}

/** Each puzzle is drawn once, then stored. */
export interface DailyPuzzles {
  /**
   * Callers at the same time share one draw. Fault: `busy` after 20 seconds; the draw continues in the
   * background.
   */
  puzzle(day: DayKey, series?: Series): Promise<Result<StoredPuzzle>>;
  stop(): void;
}

/** `solver`: proves minimum numbers of moves. */
export function createDailyPuzzles({ secret, store, solver }: DailyPuzzleServices): DailyPuzzles {
  const stopController = new AbortController();
  const runningDraws = new Map<string, Promise<StoredPuzzle>>();
  const proveLength = createLengthProver(solver, stopController.signal);
  const drawAndStore = async (daily: Daily): Promise<StoredPuzzle> =>
    (await store.days.get(daily)) ??
    (await store.days.keep(daily, storedPuzzleOf(await drawPuzzle(secret(), daily, proveLength))));
  const drawOnce = (daily: Daily): Promise<StoredPuzzle> => {
    const drawKey = `${daily.series} ${daily.day}`;
    const runningDraw = runningDraws.get(drawKey);
    if (runningDraw !== undefined) return runningDraw;
    const newDraw = drawAndStore(daily).finally(() => runningDraws.delete(drawKey));
    runningDraws.set(drawKey, newDraw);
    return newDraw;
  };
  return {
    async puzzle(day, series = 'puzzle') {
      const waitController = new AbortController();
      const timeout = sleep(MAX_WAIT_MS, undefined, { ref: false, signal: waitController.signal }).catch(
        () => undefined,
      );
      try {
        const puzzle = await Promise.race([drawOnce({ day, series }), timeout]);
        return puzzle === undefined ? fault('busy') : ok(puzzle);
      } catch (error) {
        if (stopController.signal.aborted) return fault('busy');
        throw error;
      } finally {
        waitController.abort();
      }
    },
    stop: () => stopController.abort(),
  };
}

/** Repeats its request while the solver is busy or out of time. */
const createLengthProver =
  (solver: LengthProver, signal: AbortSignal): ProveLength =>
  async (puzzle, maxMoves) => {
    for (;;) {
      const lengthResult = await solver.ask(
        'length',
        { ...puzzle, maxLength: maxMoves, timeMs: PROOF_TIMEOUT_MS },
        { signal },
      );
      if (lengthResult.ok)
        return 'moves' in lengthResult.value ? lengthResult.value.moves.length : Number.POSITIVE_INFINITY;
      await sleep(SOLVER_RETRY_MS, undefined, { signal });
    }
  };

const storedPuzzleOf = (puzzle: DayPuzzle): StoredPuzzle =>
  puzzle.kind === 'sliding'
    ? {
        kind: 'sliding',
        start: makeBoardText(puzzle.start),
        goal: makeBoardText(puzzle.goal),
        par: puzzle.par,
      }
    : {
        kind: 'knight',
        start: makeWalkText({ ...puzzle, cells: [cellOfSquare(puzzle.start, puzzle)] }),
        goal: '',
        par: puzzle.par,
      };

const CHECK_INTERVAL_MS = 10 * 60_000;
const DRAW_AHEAD_MS = 3_600_000;

/**
 * Draws today's puzzles and, in the last hour before midnight, the next day's. So users needn't wait, and
 * puzzles stay secret until then. Only one process does this at a time. The returned function stops it.
 */
export function startDrawingAhead(
  dailyPuzzles: DailyPuzzles,
  { leases, clock }: Pick<Store, 'leases' | 'clock'>,
  timeZone: string,
  onError: (error: unknown) => void,
): () => void {
  const drawDuePuzzles = async (): Promise<void> => {
    if (clock.problem() !== undefined || !(await leases.take('days', CHECK_INTERVAL_MS))) return;
    for (const timeMs of [clock.now(), clock.now() + DRAW_AHEAD_MS]) {
      const day = dayKey(timeMs, timeZone);
      for (const series of SERIES) await dailyPuzzles.puzzle(day, series);
    }
  };
  const startCheck = (): void => void drawDuePuzzles().catch(onError);
  startCheck();
  const timer = setInterval(startCheck, CHECK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
