import { analysisTableChoices, isComplete } from '../core/sliding/analysis/analyse.ts';
import type { SlidingRequest } from '../core/sliding/answer.ts';
import { PROOF_CELLS } from '../core/sliding/solve/pattern/views.ts';
import { algorithmFits, tableChoices } from '../core/sliding/solve/solve.ts';
import type { Solver } from './solver.ts';
import { createSolverService, type SolverOptions } from './solver-service.ts';

/** Up to 4x4, a search without tables proves most boards that people type in well under a second. */
const WITHOUT_TABLES_MS = 1500;

const isProvable = ({ start }: SlidingRequest): boolean => start.tiles.length <= PROOF_CELLS;

export type { SolverOptions } from './solver-service.ts';
export type { SolverLog } from './worker-queue.ts';

/**
 * The solver of the core's searches on worker threads, which start with the first request. Faults besides those of
 * `Solver`: those of `algorithmFits` and of `findTour`.
 */
export const createSolver = (options: SolverOptions): Solver =>
  createSolverService(options, {
    worker: new URL('./worker.ts', import.meta.url),
    misfit: (request) => {
      const fits = algorithmFits(request);
      return fits.ok ? undefined : fits.fault;
    },
    tableChoices,
    analysisTableChoices,
    isComplete,
    withoutTables: (request) => {
      if (request.algorithm !== 'auto') return undefined;
      if (!isProvable(request) && options.batch) return undefined;
      const timeMs = isProvable(request) ? Math.min(WITHOUT_TABLES_MS, request.timeMs / 4) : request.timeMs;
      return { ...request, timeMs };
    },
    // On boards whose proof is out of reach, tables make solutions shorter: worth having, not worth a first wait.
    suffices: (request, { optimal }) => optimal || !isProvable(request),
  });
