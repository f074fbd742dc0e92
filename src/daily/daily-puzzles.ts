import { setTimeout as after } from 'node:timers/promises';
import { cellOfSquare, makeWalkText } from '../core/knight/board/walk.ts';
import { fault, ok, type Result } from '../core/result.ts';
import { makeBoardText } from '../core/sliding/notation/code.ts';
import type { LengthRequest, ProvedLength } from '../core/sliding/solve/length.ts';
import { type Daily, SERIES, type Series, type StoredPuzzle } from '../store/contract/game.ts';
import type { Store } from '../store/contract/store.ts';
import { type DayKey, dayKey } from './day.ts';
import { type DayPuzzle, drawPuzzle, type LengthOf } from './draw-puzzle.ts';

/** Milliseconds for one proof. */
const PROOF_MS = 30_000;
/** Milliseconds after which a solver that had no room, or too little time, is asked again. */
const RETRY_MS = 250;
/** Milliseconds that a user waits for a draw. It takes seconds without tables, else a moment. */
const WAIT_MS = 20_000;

/** The part of the solver that draws need. */
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

/** The puzzles of all days, each drawn once and kept. */
export interface DailyPuzzles {
  /**
   * The day's puzzle of the series (absent: `puzzle`). Callers at the same time share one draw. Fault
   * `busy`: it takes too long; it goes on.
   */
  puzzle(day: DayKey, series?: Series): Promise<Result<StoredPuzzle>>;
  /** Ends what is being drawn. */
  stop(): void;
}

/** Draws what isn't kept yet, by proofs of the solver's. */
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

/** Lengths by the solver. Only a proof is an answer: while there is none (no room, no time) it is asked again. */
const provedBy =
  (solver: Prover, signal: AbortSignal): LengthOf =>
  async (puzzle, most) => {
    for (;;) {
      const found = await solver.ask('length', { ...puzzle, most, timeMs: PROOF_MS }, { signal });
      if (found.ok) return 'moves' in found.value ? found.value.moves.length : Number.POSITIVE_INFINITY;
      await after(RETRY_MS, undefined, { signal });
    }
  };

/** As games hold it. */
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

/** Milliseconds between two looks of all processes together at what is to be drawn, and how long before its day that is done. */
const CHECK_INTERVAL_MS = 10 * 60_000;
const AHEAD_MS = 3_600_000;

/**
 * Draws each day's puzzles in the hour before the day, by one of all processes at a time, until the returned
 * function is called. So no user has to wait for them, and they are not kept long before users may see them.
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
