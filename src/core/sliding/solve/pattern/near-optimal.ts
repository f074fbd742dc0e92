import type { Moves } from '../../board.ts';
import { improveLocally } from '../large/local-improvement.ts';
import { type NearOptimal, type NearOptimalLimits, nearOptimal } from '../large/near-optimal.ts';
import type { LargeMemory } from '../large/runs.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { patternBeam } from './beam.ts';
import type { SetTables } from './tables.ts';

/** Widths of the first beams, which are quick; the last one is as wide as fits the time. */
const FIRST_WIDTHS = [300, 3000];
const WIDTH_AT_LEAST = 1000;
/**
 * Most positions of a layer up to 5x5, of the beam over costs, too, which comes after it: about 24 MB on 5x5 for two layers, their
 * candidates, what is seen, and the ways. A fast machine reaches it in five seconds and answers then: more beams of this width, ranked
 * otherwise, brought nothing on 12 boards.
 */
export const NARROW_WIDTH = 60_000;
/**
 * Share of the time that is left for the widest beam, and of what is left then for the one over costs;
 * windows get the rest.
 */
const BEAM_SHARE = 0.55;
const COST_SHARE = 0.95;

/**
 * Solutions shorter than the first one, which is constructed and not empty, for boards of up to 25 cells: by
 * ever wider beams over pattern databases, and by the beam over costs that serves larger boards, which finds
 * other ones. On 5x5 in 3 s 1.013 times the optimum on 16 boards; each alone 1.016 and 1.018.
 */
export function patternNearOptimal(
  canonical: CanonicalPuzzle,
  first: Moves,
  tables: SetTables,
  memory: LargeMemory,
  limits: NearOptimalLimits,
): NearOptimal {
  const { now, endsAt } = limits;
  let moves = first;
  let algorithm = 'construct';
  let expanded = 0;
  let told = now();
  const shouldStop = (): boolean => {
    if (now() - told >= 100) {
      told = now();
      limits.onProgress?.(expanded);
    }
    return limits.shouldStop() || now() >= endsAt;
  };
  const better = (found: Moves | undefined, name: string): void => {
    if (found === undefined || found.length >= moves.length) return;
    [moves, algorithm] = [found, name];
    limits.onBetter(moves, expanded);
  };
  let perMs = 0;
  const beam = (width: number, until?: number): void => {
    if (shouldStop()) return;
    const began = now();
    const timed = until === undefined ? {} : { endsAt: until };
    const found = patternBeam(canonical, tables, { now, shouldStop, width, below: moves.length, ...timed });
    perMs = found.expanded / Math.max(1, now() - began);
    expanded += found.expanded;
    better(found.moves, 'beam');
  };
  for (const width of FIRST_WIDTHS) beam(width);
  // As wide as the time may allow at best: a beam's tables are made for its width.
  const left = (endsAt - now()) * BEAM_SHARE;
  beam(
    Math.min(NARROW_WIDTH, Math.max(WIDTH_AT_LEAST, Math.floor((1.5 * left * perMs) / moves.length))),
    now() + left,
  );
  const before = expanded;
  const other = nearOptimal(canonical, moves, memory, {
    now,
    endsAt: now() + (endsAt - now()) * COST_SHARE,
    shouldStop,
    width: NARROW_WIDTH,
    onBetter: (found) => better(found, 'beam'),
    onProgress: (more) => {
      expanded = before + more;
    },
  });
  expanded = before + other.expanded;
  better(improveLocally(canonical, moves, { shouldStop, metric: 'stm' }), `${algorithm}+windows`);
  return { moves, expanded, algorithm };
}
