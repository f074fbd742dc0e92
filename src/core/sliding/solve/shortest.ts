import type { Moves } from '../board.ts';
import { simplifyMoves } from '../simplify.ts';
import type { CanonicalPuzzle } from './canonical-puzzle.ts';
import { construct } from './construct.ts';
import { nearOptimal } from './large/near-optimal.ts';
import { lookupOf, pruningOf, type SolverMemory } from './memory.ts';
import { createParallelSearch, endParallelSearch, type ParallelSearch } from './parallel-search.ts';
import { patternBeam } from './pattern/beam.ts';
import { patternSearch } from './pattern/search.ts';
import type { SetTables } from './pattern/tables.ts';
import { type Proof, patternProof, plainProof } from './proof.ts';

/** How long to look, and whom to tell. */
export interface ShortestLimits {
  now(): number;
  /** On `now`'s clock. */
  readonly endsAt: number;
  shouldStop(): boolean;
  /** Told the best solution so far each time it is new. */
  onBetter(moves: Moves, lowerBound: number, expanded: number): void;
  onProgress(lowerBound: number, expanded: number): void;
  /** Asks for other threads' help with a hard board. */
  readonly askForHelp?: ((shared: ParallelSearch) => void) | undefined;
}

/** The best solution found, in the canonical puzzle's moves; it is a shortest one where `lowerBound` is its length. */
export interface Shortest {
  readonly moves: Moves;
  readonly lowerBound: number;
  readonly expanded: number;
  readonly algorithm: string;
}

/** Milliseconds for a proof before a first solution is looked for. */
const FIRST_MS = 150;
/** Widths of the beams that give the first solutions: together about 0.3 s on 4x4. */
const FIRST_WIDTHS = [2000, 5000];
/** A bound that took longer than this to prove makes a better first solution worth more than it costs; its beam's width. */
const LONG_MS = 700;
const LATER_WIDTH = 20_000;
/** Without tables: milliseconds for a first solution. */
const PLAIN_MS = 250;

/**
 * A shortest solution for boards up to 16 cells: IDA* for a moment, which is enough for most; then beams for a solution
 * that people can be shown; then the bounds below its length, one by one. A solution is called shortest only when every shorter length
 * has been excluded. `tables` undefined: by linear conflicts alone.
 */
export function shortest(
  canonical: CanonicalPuzzle,
  tables: SetTables | undefined,
  memory: SolverMemory,
  limits: ShortestLimits,
): Shortest {
  const { now, endsAt } = limits;
  const proof: Proof =
    tables === undefined
      ? plainProof(canonical)
      : patternProof(patternSearch(canonical, tables, lookupOf(memory, tables), pruningOf(memory)));
  const stopAt = (time: number) => (): boolean => limits.shouldStop() || now() >= Math.min(time, endsAt);
  let best: { moves: Moves; algorithm: string } | undefined;
  let beamed = 0;
  let told = now();
  const expanded = (): number => proof.expanded() + beamed;
  const better = (moves: Moves, algorithm: string): void => {
    if (best !== undefined && moves.length >= best.moves.length) return;
    best = { moves, algorithm };
    limits.onBetter(moves, proof.lowerBound(), expanded());
  };
  const beam = (width: number): void => {
    if (tables === undefined) return;
    const below = best === undefined ? Number.POSITIVE_INFINITY : best.moves.length;
    const found = patternBeam(canonical, tables, { now, shouldStop: stopAt(endsAt), width, below });
    beamed += found.expanded;
    if (found.moves !== undefined) better(found.moves, 'beam');
  };
  const asking = (stop: () => boolean) => (): boolean => {
    if (now() - told >= 100) {
      told = now();
      limits.onProgress(proof.lowerBound(), expanded());
    }
    return stop();
  };
  /** Goes on with the proof below the best length; true when it is complete or may go no further. */
  const prove = (stop: () => boolean, hasTime: (milliseconds: number) => boolean): boolean => {
    while (best === undefined || proof.lowerBound() < best.moves.length) {
      const began = now();
      const step = proof.step(asking(stop));
      if (step === 'stopped') return false;
      if (step !== 'none') {
        better(step.moves, proof.algorithm);
        return true;
      }
      limits.onProgress(proof.lowerBound(), expanded());
      if (!hasTime(now() - began)) return false;
    }
    return true;
  };

  if (!prove(stopAt(now() + FIRST_MS), () => true)) {
    if (tables === undefined) {
      const first = simplifyMoves(construct(canonical, memory));
      better(first, 'construct');
      const until = Math.min(now() + PLAIN_MS, endsAt);
      const onBetter = (moves: Moves): void => better(moves, 'beam');
      nearOptimal(canonical, first, memory, { now, endsAt: until, shouldStop: limits.shouldStop, onBetter });
    }
    for (const width of FIRST_WIDTHS) beam(width);
    if (best === undefined) better(construct(canonical, memory), 'construct');
    const shared =
      limits.askForHelp === undefined || proof.share === undefined ? undefined : createParallelSearch();
    if (shared !== undefined) {
      limits.askForHelp?.(shared);
      proof.share?.(shared);
    }
    try {
      const done = prove(stopAt(endsAt), (milliseconds) => tables === undefined || milliseconds < LONG_MS);
      if (!done && !stopAt(endsAt)()) {
        beam(LATER_WIDTH);
        prove(stopAt(endsAt), () => true);
      }
    } finally {
      if (shared !== undefined) endParallelSearch(shared);
    }
  }
  const { moves = '', algorithm = proof.algorithm } = best ?? {};
  return { moves, lowerBound: Math.min(proof.lowerBound(), moves.length), expanded: expanded(), algorithm };
}
