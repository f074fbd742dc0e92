import { type BeamScoring, beamSearch } from './beam.ts';
import type { Moves } from './board.ts';
import { construct } from './construct.ts';
import type { Frame } from './frame.ts';
import type { SolverMemory } from './memory.ts';

/** How long to look for short solutions. */
export interface NearOptimalLimits {
  readonly now: () => number;
  /** On `now`'s clock. */
  readonly endsAt: number;
  readonly shouldStop: () => boolean;
  /** Most positions of one layer. */
  readonly width: number;
  readonly onProgress: (length: number, expanded: number) => void;
}

/** The best solution found, and the method it came from. */
export interface NearOptimal {
  readonly moves: Moves;
  readonly expanded: number;
  readonly algorithm: 'beam' | 'construct';
}

/** Width of the first run, which says how long the solutions are. */
const FIRST_WIDTH = 300;

/** Positions of a layer as words, so that two layers stay under about 100 MB. */
const MOST_WORDS = 12_000_000;

/**
 * A constructed solution, then a narrow beam, then one as wide as fits the time that is left. Always has a solution, also when
 * there is no time at all.
 */
export function nearOptimal(
  frame: Frame,
  scoring: BeamScoring,
  memory: SolverMemory,
  limits: NearOptimalLimits,
): NearOptimal {
  let moves = construct(frame, memory);
  let algorithm: NearOptimal['algorithm'] = 'construct';
  let expanded = 0;
  const { now, endsAt } = limits;
  const shouldStop = (): boolean => limits.shouldStop() || now() >= endsAt;
  const most = Math.floor(MOST_WORDS / (frame.state.length / 4 + 2 * scoring.one.tables.length + 5));
  let told = now();
  const onLayer = (more: number): void => {
    if (now() - told < 250) return;
    told = now();
    limits.onProgress(moves.length, expanded + more);
  };
  const widths = [Math.min(FIRST_WIDTH, limits.width), Math.min(limits.width, most)];
  for (const [at, width] of widths.entries()) {
    if (shouldStop()) break;
    const run = beamSearch(frame, scoring, {
      now,
      shouldStop,
      width,
      below: moves.length,
      onLayer,
      ...(at === 0 ? {} : { endsAt }),
    });
    expanded += run.expanded;
    if (run.moves === undefined) continue;
    moves = run.moves;
    algorithm = 'beam';
    limits.onProgress(moves.length, expanded);
  }
  return { moves, expanded, algorithm };
}
