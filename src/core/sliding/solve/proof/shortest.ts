import type { Moves } from '../../board.ts';
import { simplifyMoves } from '../../moves.ts';
import { construct } from '../construct/construct.ts';
import { nearOptimal } from '../large/near-optimal.ts';
import type { SetTables } from '../pattern/tables.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { lookupOf, type ProofMemory, pruningOf } from './memory.ts';
import { createParallelSearch } from './parallel-search.ts';
import { patternSearch } from './pattern-search.ts';
import { type Proof, patternProof, plainProof } from './proof.ts';
import { type SharedSearch, whileHelped } from './shared-search.ts';

/** Limits of the search, and its callbacks. */
export interface ShortestLimits {
  now(): number;
  /** End of the search, on `now`'s clock. */
  readonly endsAt: number;
  shouldStop(): boolean;
  /** Called with each new best solution. */
  onBetter(moves: Moves, lowerBound: number, expanded: number): void;
  onProgress(lowerBound: number, expanded: number): void;
  /** Asks other threads to help with a hard board. */
  readonly askForHelp?: ((shared: SharedSearch) => void) | undefined;
}

/**
 * The best solution found, in the canonical puzzle's moves. It is a shortest one if `lowerBound` is its
 * length.
 */
export interface Shortest {
  readonly moves: Moves;
  readonly lowerBound: number;
  readonly expanded: number;
  readonly algorithm: string;
}

/**
 * Time for a proof by one thread, in milliseconds, if other threads may help; otherwise it is `FIRST_MS`.
 * Afterwards a first solution is looked for, and the others are asked for help. They search the current bound
 * from its beginning.
 */
const ALONE_MS = 50;
const FIRST_MS = 150;
/** Time for a first solution, in milliseconds. */
const LOOK_MS = 200;
/**
 * If a bound took longer than this, in milliseconds, a better solution is looked for during `LATER_MS`,
 * because it may make the next bound unnecessary.
 */
const LONG_MS = 300;
const LATER_MS = 500;
const TOLD_EVERY_MS = 100;

/** A running proof, and the best solution so far. */
interface Search {
  readonly proof: Proof;
  /** Returns a function that says whether to stop: at that time on the limits' clock, or earlier. */
  stopAt(time: number): () => boolean;
  best(): { readonly moves: Moves; readonly algorithm: string } | undefined;
  /** Keeps the solution if it is the shortest so far. */
  offer(moves: Moves, algorithm: string): void;
  /** Looks for a shorter solution for `milliseconds`, while helpers prove. */
  look(milliseconds: number): void;
  /**
   * Continues the proof below the best length. Returns true if it is complete. Returns false if it was
   * stopped, or if a bound took longer than `mostMs` and another one is left.
   */
  prove(stop: () => boolean, mostMs?: number): boolean;
  result(): Shortest;
}

function createSearch(
  canonical: CanonicalPuzzle,
  tables: SetTables | undefined,
  memory: ProofMemory,
  limits: ShortestLimits,
): Search {
  const { now, endsAt } = limits;
  const proof =
    tables === undefined
      ? plainProof(canonical)
      : patternProof(patternSearch(canonical, tables, lookupOf(memory, tables), pruningOf(memory)));
  let best: { moves: Moves; algorithm: string } | undefined;
  let looked = 0;
  let told = now();
  const stopAt = (time: number) => (): boolean => limits.shouldStop() || now() >= Math.min(time, endsAt);
  const expanded = (): number => proof.expanded() + looked;
  const offer = (moves: Moves, algorithm: string): void => {
    if (best !== undefined && moves.length >= best.moves.length) return;
    best = { moves, algorithm };
    limits.onBetter(moves, proof.lowerBound(), expanded());
  };
  const telling = (stop: () => boolean) => (): boolean => {
    if (now() - told >= TOLD_EVERY_MS) {
      told = now();
      limits.onProgress(proof.lowerBound(), expanded());
    }
    return stop();
  };
  return {
    proof,
    stopAt,
    offer,
    best: () => best,
    look(milliseconds) {
      proof.goAhead?.();
      const first = best?.moves ?? simplifyMoves(construct(canonical, memory));
      offer(first, 'construct');
      const before = looked;
      const found = nearOptimal(canonical, first, memory, {
        now,
        endsAt: Math.min(now() + milliseconds, endsAt),
        shouldStop: limits.shouldStop,
        onBetter(moves, more) {
          looked = before + more;
          offer(moves, 'beam');
        },
      });
      looked = before + found.expanded;
    },
    prove(stop, mostMs = Number.POSITIVE_INFINITY) {
      let tookMs = 0;
      while (best === undefined || proof.lowerBound() < best.moves.length) {
        if (tookMs >= mostMs) return false;
        const began = now();
        const step = proof.step(telling(stop));
        if (step === 'stopped') return false;
        if (step !== 'none') {
          offer(step.moves, proof.algorithm);
          return true;
        }
        limits.onProgress(proof.lowerBound(), expanded());
        tookMs = now() - began;
      }
      return true;
    },
    result() {
      const { moves = '', algorithm = proof.algorithm } = best ?? {};
      const lowerBound = Math.min(proof.lowerBound(), moves.length);
      return { moves, lowerBound, expanded: expanded(), algorithm };
    },
  };
}

/** Does the work while other threads help with the proof, if it can be shared. */
function withHelp(proof: Proof, askForHelp: ShortestLimits['askForHelp'], work: () => void): void {
  if (askForHelp === undefined || proof.share === undefined) {
    work();
    return;
  }
  const shared = createParallelSearch();
  proof.share(shared);
  whileHelped(shared, askForHelp, work);
}

/**
 * Finds a shortest solution of boards up to 16 cells. A brief IDA* solves most boards. Otherwise beams find a
 * first solution to show; then the bounds below its length are searched one by one. A solution is called
 * shortest only when every shorter length has been excluded. Without `tables`, linear conflicts give the
 * bounds.
 */
export function shortest(
  canonical: CanonicalPuzzle,
  tables: SetTables | undefined,
  memory: ProofMemory,
  limits: ShortestLimits,
): Shortest {
  const search = createSearch(canonical, tables, memory, limits);
  const { proof, stopAt } = search;
  const began = limits.now();
  const aloneMs = limits.askForHelp === undefined ? FIRST_MS : ALONE_MS;
  if (search.prove(stopAt(began + aloneMs))) return search.result();
  const atEnd = stopAt(limits.endsAt);
  withHelp(proof, limits.askForHelp, () => {
    if (search.prove(stopAt(began + FIRST_MS))) return;
    search.look(LOOK_MS);
    if (search.prove(atEnd, LONG_MS) || atEnd()) return;
    search.look(LATER_MS);
    search.prove(atEnd);
  });
  return search.result();
}
