import type { Moves } from '../../board.ts';
import type { CanonicalPuzzle } from '../canonical-puzzle.ts';
import type { SolverMemory } from '../memory.ts';
import {
  expandedByHelpers,
  isOver,
  restIn,
  type SharedSearch,
  setExpanded,
  threadsIn,
} from '../shared-search.ts';
import { type BeamLimits, createBeam } from './beam.ts';
import { improve } from './improve.ts';
import { joined } from './join.ts';
import { rankingOf, type Shape } from './ranking.ts';
import { FIRST_RUN, type Run, type RunTools, runBeam, WIDE_RUNS } from './runs.ts';
import { createSharedSolutions, type Exchange, exchangeOf, timeLeft } from './shared-solutions.ts';

/** How long to look for short solutions. */
export interface NearOptimalLimits {
  now(): number;
  /** On `now`'s clock. */
  readonly endsAt: number;
  shouldStop(): boolean;
  /** Most positions of one layer. */
  readonly width?: number;
  /** Told of every shorter solution. */
  onBetter(moves: Moves, expanded: number): void;
  /** Told of the positions expanded so far, at most every 100 ms. */
  onProgress?(expanded: number): void;
  /** Where helpers' solutions come in; default: nobody helps. */
  readonly shared?: SharedSearch;
}

/** The best solution found, and the methods it came through. */
export interface NearOptimal {
  readonly moves: Moves;
  readonly expanded: number;
  readonly algorithm: string;
}

/** How parts of a solution are ranked. */
const PART: Shape = {
  apart: false,
  eager: 0.2,
  curve: 1,
  power: 2.2,
  outward: 0,
  rise: 1,
  conflict: 2.5,
  excess: 0,
};

/** Width of the first run; widest beam for parts. */
const FIRST_WIDTH = 300;
const PART_WIDTH = 8000;
/** Cells in one layer of the widest beam: its two layers and its links stay under about 32 MB. */
const MOST_CELLS = 4_000_000;

/**
 * Wide runs that share one thread's time: on 10x10 fewer of more width find shorter solutions; and of two
 * threads each does fewer.
 */
const runsEach = (cells: number, threads: number): number => (cells <= 81 ? 3 : 2) - (threads > 1 ? 1 : 0);
/**
 * Share of the time for the wide runs; the rest repairs and improves, which takes longer where solutions are
 * long.
 */
const wideShare = (cells: number): number => (cells <= 49 ? 0.9 : 0.7);
/** Length of a wide run's solution over the best before. */
const SHORTER = 0.93;
/** Less time than this (milliseconds) starts no wide run, nor less than that part of the first one's. */
const LEAST_TIME = 20;
const LEAST_PART = 0.4;

const PROGRESS_MS = 100;
/** How long a helper waits for something to do. */
const REST_MS = 50;

/** Limits of a search in whose memory others may help. */
type SharedLimits = NearOptimalLimits & { readonly shared: SharedSearch };

/** One thread's search for short solutions. */
interface Search {
  readonly canonical: CanonicalPuzzle;
  readonly limits: SharedLimits;
  readonly tools: RunTools;
  readonly exchange: Exchange;
  /** Most positions of one layer. */
  readonly widest: number;
  /** Threads that search. */
  threads(): number;
  best(): NearOptimal;
  /** Takes this solution if it is the shortest so far, and shows it to the others. */
  offer(moves: Moves, algorithm: string): void;
  /** So many positions have been expanded, beside those of before. */
  expand(more: number): void;
}

function createSearch(
  canonical: CanonicalPuzzle,
  first: Moves,
  memory: SolverMemory,
  limits: SharedLimits,
  thread: number,
): Search {
  const { rows, cols, blank } = canonical;
  const { now, endsAt, shared } = limits;
  const exchange = exchangeOf(shared, thread);
  let best: NearOptimal = { moves: first, expanded: 0, algorithm: 'construct' };
  let told = now();
  const expanded = (more: number): number =>
    best.expanded + more + (thread === 0 ? expandedByHelpers(shared) : 0);
  const offer = (moves: Moves, algorithm: string): void => {
    if (moves.length >= best.moves.length) return;
    best = { ...best, moves, algorithm };
    exchange.show(moves);
    limits.onBetter(moves, expanded(0));
  };
  const onProgress = (more: number): void => {
    if (now() - told < PROGRESS_MS) return;
    told = now();
    const news = exchange.news();
    const algorithm = best.algorithm === 'construct' ? 'beam' : best.algorithm;
    if (news.length > 0) offer(joined(canonical, [best.moves, ...news]), algorithm);
    if (thread > 0) setExpanded(shared, thread, best.expanded + more);
    limits.onProgress?.(expanded(more));
  };
  const widest = Math.min(limits.width ?? Number.POSITIVE_INFINITY, Math.floor(MOST_CELLS / (rows * cols)));
  const part = {
    beam: createBeam(rows, cols, Math.min(widest, PART_WIDTH)),
    ranking: rankingOf(rows, cols, blank, PART),
  };
  const shouldStop = (): boolean => limits.shouldStop() || now() >= endsAt;
  return {
    canonical,
    limits,
    tools: { memory, now, shouldStop, part, onProgress },
    exchange,
    widest,
    threads: () => threadsIn(shared),
    best: () => best,
    offer,
    expand(more) {
      best = { ...best, expanded: best.expanded + more };
    },
  };
}

/** One run, whose solution is taken if it is shorter. */
function attempt(
  { canonical, tools, best, offer, expand }: Search,
  run: Run,
  {
    beam,
    ...limits
  }: { readonly beam: ReturnType<typeof createBeam> } & Pick<BeamLimits, 'width' | 'within'>,
): void {
  const { moves, expanded } = runBeam(canonical, run, beam, { ...limits, below: best().moves.length }, tools);
  expand(expanded);
  if (moves !== undefined) offer(moves, 'beam');
}

/** Wide runs that no other thread does; they share the time that is for them. */
function runWide(search: Search): void {
  const { canonical, limits, tools, exchange, widest } = search;
  const { rows, cols } = canonical;
  const { now, shouldStop, part } = tools;
  const beam = widest > FIRST_WIDTH ? createBeam(rows, cols, widest) : part.beam;
  const ends = now() + wideShare(rows * cols) * (limits.endsAt - now());
  const each = runsEach(rows * cols, search.threads());
  const least = Math.max(LEAST_TIME, (LEAST_PART * (ends - now())) / each);
  for (let done = 0; !shouldStop(); done++) {
    const time = (ends - now()) / Math.max(1, each - done);
    const run = time < least ? undefined : WIDE_RUNS[exchange.claimRun()];
    if (run === undefined) return;
    const within = { endsAt: now() + time, length: SHORTER * search.best().moves.length };
    attempt(search, run, { beam, width: widest, within });
  }
}

/** Searches parts of the best solution anew. */
function improveParts({ canonical, tools, best, offer, expand }: Search, fromGoal: boolean): void {
  const { algorithm } = best();
  const expanded = improve(canonical, {
    ...tools,
    ...tools.part,
    fromGoal,
    best: () => best().moves,
    onBetter: (moves) => offer(moves, `${algorithm}+windows`),
  });
  expand(expanded);
}

/**
 * A solution at most as long as the first one, which is constructed: by a narrow beam, then wide ones that
 * rank differently or search the inverse puzzle and share the time, each repaired if it ends beside the goal;
 * then parts of the best are searched anew until the time is up or that gains no more. For boards of any size
 * that fits no whole-space search; needs no tables.
 */
export function nearOptimal(
  canonical: CanonicalPuzzle,
  first: Moves,
  memory: SolverMemory,
  limits: NearOptimalLimits,
): NearOptimal {
  if (limits.shouldStop() || limits.now() >= limits.endsAt || first === '')
    return { moves: first, expanded: 0, algorithm: 'construct' };
  const { shared = createSharedSolutions() } = limits;
  const search = createSearch(canonical, first, memory, { ...limits, shared }, 0);
  const { beam } = search.tools.part;
  attempt(search, FIRST_RUN, { beam, width: Math.min(FIRST_WIDTH, beam.width) });
  runWide(search);
  improveParts(search, false);
  const best = search.best();
  return { ...best, expanded: best.expanded + expandedByHelpers(shared) };
}

/**
 * Helps another thread's `nearOptimal`, which has shown a first solution: does other wide runs, then searches
 * parts of the best solution from their other end, until that is over or told to stop. `helper` is 1 .. 15.
 */
export function helpNearOptimal(
  canonical: CanonicalPuzzle,
  memory: SolverMemory,
  shared: SharedSearch,
  helper: number,
  limits: Pick<NearOptimalLimits, 'now' | 'shouldStop' | 'width'>,
): void {
  const [first] = exchangeOf(shared, helper).news();
  if (first === undefined) return;
  const shouldStop = (): boolean => isOver(shared) || limits.shouldStop();
  const endsAt = limits.now() + timeLeft(shared);
  const own = { ...limits, shared, shouldStop, endsAt, onBetter: () => {} };
  const search = createSearch(canonical, first, memory, own, helper);
  runWide(search);
  let known = '';
  while (!search.tools.shouldStop()) {
    if (search.best().moves === known) restIn(shared, REST_MS);
    else improveParts(search, true);
    known = search.best().moves;
    search.tools.onProgress(0);
  }
}
