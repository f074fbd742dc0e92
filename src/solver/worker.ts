import { checkTour } from '../core/knight/check.ts';
import { checkLog, checkTables } from '../core/knight/classic/check.ts';
import { classicLog } from '../core/knight/classic/log.ts';
import { classicTables } from '../core/knight/classic/table.ts';
import { createKnightMemory } from '../core/knight/memory.ts';
import { findTour } from '../core/knight/tour.ts';
import { ok } from '../core/result.ts';
import { analyse, checkAnalysis } from '../core/sliding/analysis/analyse.ts';
import { checkSlidingAnswer } from '../core/sliding/check.ts';
import { buildTable, createSolverMemory, joinProof, solveSliding } from '../core/sliding/solve/solve.ts';
import { serve } from './worker-host.ts';

const knightMemory = createKnightMemory();
const slidingMemory = createSolverMemory();

/** The worker's job: the core's searches, with what this thread has learned, and their checkers. */
export default serve({
  sliding: (request, context) => ok(solveSliding(request, { ...context, memory: slidingMemory })),
  join: (request, crew, member, context) =>
    joinProof(request, crew, member, { ...context, memory: slidingMemory }),
  knight: (request, context) => findTour(request, { ...context, memory: knightMemory }),
  knightTables: classicTables,
  knightLog: (request, { shouldStop }) => classicLog(request, shouldStop),
  analysis: (request, context) => analyse(request, { ...context, memory: slidingMemory }),
  checkSliding: checkSlidingAnswer,
  checkAnalysis,
  checkKnightTables: checkTables,
  checkKnightLog: checkLog,
  checkKnight: (request, answer) => {
    if (!answer.exists) return undefined;
    const { cols, rows, start, end, closed } = request;
    const claim = { cols, rows, closed, order: answer.order };
    const proof = checkTour({ ...claim, ...(start && { start }), ...(end && { end }) });
    return proof.ok ? undefined : `${proof.fault.code} ${JSON.stringify(proof.fault.facts)}`;
  },
  buildTable,
});
