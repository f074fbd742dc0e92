import type { Call, Command, OptionValues } from '../../chat/command.ts';
import { takeOptions } from '../../chat/line.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { followSolution } from '../../core/sliding/analysis/analyse-solution.ts';
import type { BoardAnalysis, SolutionAnalysis } from '../../core/sliding/analysis/analysis.ts';
import type { SlidingProgress } from '../../core/sliding/answer.ts';
import type { Metric, Move, Moves, Puzzle } from '../../core/sliding/board.ts';
import { isMove } from '../../core/sliding/moves.ts';
import { takeMoves } from '../../core/sliding/notation/moves-at-end.ts';
import { MOVE_NAMINGS, type MoveNaming, renamed } from '../../core/sliding/notation/naming.ts';
import { makeBoard, parseMoves } from '../../core/sliding/notation/puzzle.ts';
import { mendingSwap } from '../../core/sliding/parity.ts';
import { PROOF_CELLS } from '../../core/sliding/solve/pattern/views.ts';
import { SPACE_CELLS } from '../../core/sliding/solve/space.ts';
import { METRICS, metricOfForm, namingOfForm, puzzleOfForm } from '../puzzle-form.ts';
import type { Services } from '../services.ts';
import { cancellable } from '../working.ts';
import { boardLines, type Writing, wayLines } from './lines.ts';

/** Time for an analysis; beyond 16 cells little more is proved in more of it. */
const MOST_MS = 20_000;
const LARGE_BOARD_MS = 6000;

/** What is asked: a board, or moves on it (as the tiles', whatever way they were written). */
export interface AnalysisForm extends Puzzle {
  readonly metric: Metric;
  readonly naming: MoveNaming;
  readonly moves?: Moves;
}

/** `/analyse BOARD [-> GOAL] [MOVES] [size] [metric] [moves:tile|blank]`. */
export const analyseCommand = (services: Services): Command => ({
  name: 'analyse',
  options: [
    { name: 'board', kind: 'text', required: true },
    { name: 'solution', kind: 'text' },
    { name: 'goal', kind: 'text' },
    { name: 'size', kind: 'text' },
    { name: 'metric', kind: 'text', choices: METRICS },
    { name: 'moves', kind: 'text', choices: MOVE_NAMINGS },
  ],
  read: readAnalysisLine,
  async run(call, options) {
    const form = analysisOfForm(options);
    if (!form.ok) return form;
    return form.value.moves === undefined
      ? analyseBoard(services, call, form.value)
      : analyseMoves(services, call, { ...form.value, moves: form.value.moves });
  },
});

/** The options in a line of text: the moves stand behind the board (and its goal). */
export function readAnalysisLine(line: string): Result<OptionValues> {
  const { options, rest } = takeOptions(line, { size: [], metric: METRICS, moves: [] });
  const { rest: board, moves } = takeMoves(rest);
  return ok({ ...(moves !== undefined && { solution: moves }), ...options, board });
}

/**
 * What a form asks for. Faults: those of `parsePuzzle` and `parseMoves`, `unknown-metric`, `unknown-naming`, `illegal-step`
 * {index, move, done}, `slides-too-large` {rows, cols}.
 */
export function analysisOfForm(options: OptionValues): Result<AnalysisForm> {
  const metric = metricOfForm(options);
  if (!metric.ok) return metric;
  const naming = namingOfForm(options);
  if (!naming.ok) return naming;
  const puzzle = puzzleOfForm(options);
  if (!puzzle.ok) return puzzle;
  const asked = { ...puzzle.value, metric: metric.value, naming: naming.value };
  const { rows, cols } = asked.start;
  if (asked.metric === 'mtm' && rows * cols > SPACE_CELLS) return fault('slides-too-large', { rows, cols });
  if (options.solution === undefined || String(options.solution).trim() === '') return ok(asked);
  const moves = parseMoves(String(options.solution));
  if (!moves.ok) return moves;
  const tiles = renamed(moves.value, asked.naming);
  const end = followSolution(asked.start, tiles);
  if (end.ok) return ok({ ...asked, moves: tiles });
  const { index, move, done } = end.fault.facts;
  const names = {
    move: renamed(String(move), asked.naming),
    done: renamed(String(done), asked.naming).slice(-40) || 'none',
  };
  return fault('illegal-step', { index: index ?? 0, ...names });
}

function timeFor({ timeMs }: Services, { start }: Puzzle): number {
  return Math.min(timeMs, start.tiles.length > PROOF_CELLS ? LARGE_BOARD_MS : MOST_MS);
}

/** How far the work is, in a sentence. */
function progressReply(
  { texts }: Call,
  { phase, share, lowerBound = 0, length }: SlidingProgress,
  about: (BoardAnalysis | SolutionAnalysis)['about'],
): Reply {
  const ofBoard = lowerBound === length ? 'counting' : 'searching';
  const step = about === 'solution' ? 'following' : ofBoard;
  return {
    kind: 'working',
    text: texts.say('analyse-progress', {
      phase: phase === 'tables' ? 'tables' : step,
      percent: Math.round((share ?? 0) * 100),
      bound: lowerBound,
    }),
  };
}

async function analyseBoard(
  services: Services,
  call: Call,
  { start, goal, metric, naming }: AnalysisForm,
): Promise<Result<Reply>> {
  const timeMs = timeFor(services, { start, goal });
  const found = await cancellable(services.jobs, call, (signal, show) =>
    services.solver.ask(
      'analyseBoard',
      { start, goal, metric, timeMs },
      { signal, onProgress: (progress) => show(progressReply(call, progress, 'board')) },
    ),
  );
  if (!found.ok) return found;
  if (!found.value.solvable) return ok(await unsolvableReply(services, call, { start, goal }));
  return ok(await boardReply(services, call, { start, goal }, found.value, { metric, naming }));
}

async function boardReply(
  { draw }: Services,
  { texts }: Call,
  { start, goal }: Puzzle,
  found: BoardAnalysis,
  writing: Writing,
): Promise<Reply> {
  const { hardness, shortest } = found;
  const good = (shortest?.good ?? []).map((moves) => moves[0] ?? '');
  const picture = await draw({
    kind: 'analysis',
    board: start,
    goal,
    good: [...new Set(good)].filter((move): move is Move => isMove(move)),
    ...(hardness !== undefined && { lengths: { counts: hardness.counts, length: hardness.length } }),
  });
  const named = good.map((move) => renamed(move, writing.naming));
  const facts = { board: makeBoard(start), good: named.join(', ') };
  return {
    kind: 'answer',
    text: boardLines(texts, start, found, writing).join('\n'),
    picture,
    alt: texts.say('analyse-alt', facts),
  };
}

async function unsolvableReply({ draw }: Services, { texts }: Call, { start, goal }: Puzzle): Promise<Reply> {
  const [a, b] = mendingSwap({ start, goal });
  return {
    kind: 'answer',
    text: texts.say('analyse-unsolvable', { board: makeBoard(start) }),
    picture: await draw({ kind: 'unsolvable', start, goal, swap: [a, b] }),
    alt: texts.say('solve-unsolvable-alt', { board: makeBoard(start), a, b }),
  };
}

async function analyseMoves(
  services: Services,
  call: Call,
  { start, goal, metric, naming, moves }: AnalysisForm & { readonly moves: Moves },
): Promise<Result<Reply>> {
  const timeMs = timeFor(services, { start, goal });
  const found = await cancellable(services.jobs, call, (signal, show) =>
    services.solver.ask(
      'analyseSolution',
      { start, goal, moves, metric, timeMs },
      { signal, onProgress: (progress) => show(progressReply(call, progress, 'solution')) },
    ),
  );
  if (!found.ok) return found;
  if (!found.value.solvable) return ok(await unsolvableReply(services, call, { start, goal }));
  return ok(await wayReply(services, call, start, found.value, { metric, naming }));
}

async function wayReply(
  { draw }: Services,
  { texts }: Call,
  start: Puzzle['start'],
  found: SolutionAnalysis,
  writing: Writing,
): Promise<Reply> {
  const { remaining, losses, reachesGoal } = found;
  const distances = remaining
    .map(({ atLeast, atMost }) => (atLeast === atMost ? atLeast : `${atLeast}-${atMost ?? ''}`))
    .join(' ');
  return {
    kind: 'answer',
    text: wayLines(texts, found, writing).join('\n'),
    picture: await draw({ kind: 'way', remaining, losses, done: reachesGoal }),
    alt: texts.say('analyse-way-alt', { board: makeBoard(start), distances: distances.slice(0, 500) }),
  };
}
