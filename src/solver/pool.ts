import { algorithmFits, tableKeys } from '../core/sliding/solve.ts';
import { createSolverService, type SolverOptions } from './service.ts';
import type { Solver } from './solver.ts';

/** Up to 4x4, a search without tables proves most boards that people type in well under a second. */
const PROVABLE_CELLS = 16;

export type { SolverLog } from './lane.ts';
export type { SolverOptions } from './service.ts';

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
    tableKeys,
    withoutTables: (request) =>
      request.start.tiles.length <= PROVABLE_CELLS ? { ...request, algorithm: 'ida' } : undefined,
  });
