import type { Call } from '../../../chat/command.ts';
import { cellOfSquare, squareOfCell } from '../../../core/knight/board/walk.ts';
import { whyNotFrom } from '../../../core/knight/rule/existence.ts';
import { below, type Random } from '../../../core/random.ts';
import { fault, ok, type Result } from '../../../core/result.ts';
import { publishedCounts } from '../../../core/sliding/analysis/hardness.ts';
import { lengthsOfThird, type Third } from '../../../core/sliding/analysis/thirds.ts';
import { type Board, defaultGoal, type Puzzle, sameBoard } from '../../../core/sliding/board.ts';
import { randomSolvable } from '../../../core/sliding/scramble/scramble.ts';
import { knightGame } from '../../../play/kinds/knight.ts';
import { slidingGame } from '../../../play/kinds/sliding.ts';
import type { Game } from '../../../store/contract/game.ts';
import type { Services } from '../../feature/services.ts';
import { cancellable, type Turn, timeFor } from '../../feature/working.ts';
import { LEVELS, type PlayRequest } from './request.ts';

/** What a game of one's own begins with. */
export type OwnBeginning = Pick<Game, 'kind' | 'start' | 'goal' | 'par' | 'level'>;

/** Time for a board of an exact length, or of a level. */
const SEARCH_MS = 15_000;

/** The board that was asked for. Faults: those of the solver's `scramble` and `length`. */
export async function beginningOf(
  services: Services,
  call: Call,
  asked: PlayRequest,
): Promise<Result<OwnBeginning>> {
  if (asked.kind === 'walk') return ok(walkOf(asked, services.random));
  if (asked.kind === 'board') return ok(slidingGame(asked.puzzle));
  const goal = defaultGoal(asked.size.rows, asked.size.cols);
  const { level, length } = asked;
  if (level === undefined && length === undefined)
    return ok(slidingGame({ start: unsolved(goal, services.random), goal }));
  const ms = timeFor(services, call, SEARCH_MS);
  return cancellable(services.jobs, call, async (turn, show) => {
    show({
      kind: 'working',
      text: call.texts.say('play-progress', { level: level ?? 'length', length: length ?? 0 }),
    });
    if (length !== undefined) return ofLength(services, goal, length, ms, turn);
    return ofThird(services, goal, (level === undefined ? 0 : LEVELS.indexOf(level)) as Third, ms, turn);
  });
}

function walkOf(
  { cols, rows, start, closed }: Extract<PlayRequest, { kind: 'walk' }>,
  random: Random,
): OwnBeginning {
  const cells = Array.from({ length: cols * rows }, (_, cell) => cell);
  const starts = cells.filter(
    (cell) => whyNotFrom(cols, rows, squareOfCell(cell, { cols, rows })) === undefined,
  );
  const cell =
    start === undefined ? starts[below(random, starts.length)] : cellOfSquare(start, { cols, rows });
  if (cell === undefined) throw new Error(`no tour of ${cols}x${rows}`);
  return knightGame({ cols, rows, cells: [cell], ...(closed && { closed }) });
}

function unsolved(goal: Board, random: Random): Board {
  let start = randomSolvable(goal, random);
  while (sameBoard(start, goal)) start = randomSolvable(goal, random);
  return start;
}

async function ofLength(
  { solver, random }: Services,
  { rows, cols }: Board,
  length: number,
  timeMs: number,
  turn: Turn,
): Promise<Result<OwnBeginning>> {
  const request = { rows, cols, length, seed: below(random, 2 ** 31), timeMs };
  const found = await solver.ask('scramble', request, turn);
  return found.ok ? ok({ ...slidingGame(found.value), par: length, level: `length:${length}` }) : found;
}

/** Uniform among all boards of that third: drawn from all until one has such a length, proved. */
async function ofThird(
  services: Services,
  goal: Board,
  third: Third,
  timeMs: number,
  turn: Turn,
): Promise<Result<OwnBeginning>> {
  const counts = await countsOf(services, goal, timeMs, turn);
  if (!counts.ok) return counts;
  const { least, most } = lengthsOfThird(counts.value, third);
  const until = performance.now() + timeMs;
  for (;;) {
    const left = Math.floor(until - performance.now());
    if (left < 1) return fault('level-out-of-time');
    const puzzle: Puzzle = { start: unsolved(goal, services.random), goal };
    const proved = await services.solver.ask('length', { ...puzzle, most, timeMs: left }, turn);
    if (!proved.ok) return proved;
    if (!('moves' in proved.value) || proved.value.moves.length < least) continue;
    const level = LEVELS[third];
    return ok({ ...slidingGame(puzzle), par: proved.value.moves.length, ...(level && { level }) });
  }
}

/** How many boards of each length there are, of a size for which that is known. */
async function countsOf(
  { solver }: Services,
  goal: Board,
  timeMs: number,
  turn: Turn,
): Promise<Result<readonly number[]>> {
  const published = publishedCounts(goal);
  if (published !== undefined) return ok(published);
  const analysis = await solver.ask('analyseBoard', { start: goal, goal, metric: 'stm', timeMs }, turn);
  if (!analysis.ok) return analysis;
  const { hardness } = analysis.value;
  return hardness === undefined ? fault('level-out-of-time') : ok(hardness.counts);
}
