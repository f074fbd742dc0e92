import { setTimeout as after } from 'node:timers/promises';
import { cellOfSquare, makeWalkText } from '../core/knight/board/walk.ts';
import { fault, ok, type Result } from '../core/result.ts';
import { makeBoardText } from '../core/sliding/notation/code.ts';
import type { LengthRequest, ProvedLength } from '../core/sliding/solve/length.ts';
import { type Daily, SERIES, type Series, type StoredPuzzle } from '../store/contract/game.ts';
import type { Store } from '../store/contract/store.ts';
import { type DayKey, dayKey } from './day.ts';
import { type DayPuzzle, drawPuzzle, type LengthOf } from './draw-puzzle.ts';

const PROOF_MS = 30_000;
/** Pause before the solver is asked again after it was busy or out of time. */
const RETRY_MS = 250;
/** Maximum time that a user waits for a draw, which takes seconds without tables. */
const WAIT_MS = 20_000;

/** The part of the solver that drawing needs. */
interface Prover {
  ask(
    task: 'length',
    request: LengthRequest,
    options: { readonly signal: AbortSignal },
  ): Promise<Result<ProvedLength>>;
}

/** The secret, the store and the solver for drawing puzzles. */
export interface DailyPuzzleServices {
  /** Throws `StoreUnavailableError` until it is known. */
  readonly secret: () => string;
  readonly store: Pick<Store, 'days' | 'leases'>;
  readonly solver: Prover;
}

/** The puzzles of all days, each drawn once and stored. */
export interface DailyPuzzles {
  /**
   * Returns the day's puzzle of a series (default `puzzle`). Simultaneous callers share one draw. Fault:
   * `busy` if it takes too long; the draw continues.
   */
  puzzle(day: DayKey, series?: Series): Promise<Result<StoredPuzzle>>;
  /** Aborts running draws. */
  stop(): void;
}

/** Creates the daily puzzles. Missing ones are drawn with proofs by the solver. */
export function createDailyPuzzles({ secret, store, solver }: DailyPuzzleServices): DailyPuzzles {
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<StoredPuzzle>>();
  const lengthOf = provedBy(solver, stopping.signal);
  const drawAndKeep = async (of: Daily): Promise<StoredPuzzle> =>
    (await store.days.get(of)) ??
    (await store.days.keep(of, keptPuzzle(await drawPuzzle(secret(), of, lengthOf))));
  const shareDraw = (of: Daily): Promise<StoredPuzzle> => {
    const name = `${of.series} ${of.day}`;
    const known = underWay.get(name);
    if (known !== undefined) return known;
    const draw = drawAndKeep(of).finally(() => underWay.delete(name));
    underWay.set(name, draw);
    return draw;
  };
  return {
    async puzzle(day, series = 'puzzle') {
      const waiting = new AbortController();
      const tooLong = after(WAIT_MS, undefined, { ref: false, signal: waiting.signal }).catch(
        () => undefined,
      );
      try {
        const puzzle = await Promise.race([shareDraw({ day, series }), tooLong]);
        return puzzle === undefined ? fault('busy') : ok(puzzle);
      } catch (error) {
        if (stopping.signal.aborted) return fault('busy');
        throw error;
      } finally {
        waiting.abort();
      }
    },
    stop: () => stopping.abort(),
  };
}

/** Proves lengths with the solver, and repeats a request while the solver is busy or out of time. */
const provedBy =
  (solver: Prover, signal: AbortSignal): LengthOf =>
  async (puzzle, most) => {
    for (;;) {
      const found = await solver.ask('length', { ...puzzle, most, timeMs: PROOF_MS }, { signal });
      if (found.ok) return 'moves' in found.value ? found.value.moves.length : Number.POSITIVE_INFINITY;
      await after(RETRY_MS, undefined, { signal });
    }
  };

/** Returns the puzzle as games store it. */
const keptPuzzle = (puzzle: DayPuzzle): StoredPuzzle =>
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

/** Interval of the checks, for all processes together, and how long before its day a puzzle is drawn. */
const CHECK_INTERVAL_MS = 10 * 60_000;
const AHEAD_MS = 3_600_000;

/**
 * Draws each day's puzzles in the hour before the day, in one process at a time, until the returned function
 * is called. Users then needn't wait, and the puzzles stay secret until shortly before.
 */
export function drawAhead(
  days: DailyPuzzles,
  leases: Store['leases'],
  now: () => number,
  timeZone: string,
  onError: (error: unknown) => void,
): () => void {
  const round = async (): Promise<void> => {
    if (!(await leases.take('days', CHECK_INTERVAL_MS))) return;
    for (const time of [now(), now() + AHEAD_MS]) {
      const day = dayKey(time, timeZone);
      for (const series of SERIES) await days.puzzle(day, series);
    }
  };
  const begin = (): void => void round().catch(onError);
  begin();
  const timer = setInterval(begin, CHECK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
