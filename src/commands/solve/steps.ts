import type { ButtonHandler, Call, RevealedPuzzle } from '../../chat/command.ts';
import { turnKeysOf } from '../../chat/incoming.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { applyMoves, isMove } from '../../core/sliding/moves.ts';
import { MOVE_ARROWS } from '../../core/sliding/notation/move-text.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import type { Services } from '../feature/services.ts';
import { OVERVIEW_STEP, stepButtons } from '../feature/step-buttons.ts';
import { slidingGame } from '../games/sliding-rules.ts';
import { puzzlesAlong } from '../spoilers/reveal.ts';
import {
  loadMoves,
  loadSolution,
  MAX_ANIMATED_MOVES,
  overviewReply,
  type Solution,
  solutionAlt,
  solutionSteps,
} from './solution-reply.ts';

/** The button is below a stored solution, or below the analysis of a user's own. */
const puzzleOfButton =
  (services: Services) =>
  async (_: Call, [solutionId = '']: readonly string[]): Promise<Result<readonly RevealedPuzzle[]>> => {
    const solution = await loadMoves(services, solutionId);
    if (!solution.ok) return solution;
    const isOwn = solution.value.verdict === undefined;
    return ok(isOwn ? puzzlesAlong(solution.value) : [slidingGame(solution.value)]);
  };

/**
 * `step:<solution>:<step>`: shows the board after one step of a stored solution, or the overview of all
 * steps.
 */
export const stepHandler = (services: Services): ButtonHandler => ({
  prefix: 'step',
  command: 'solve',
  reveals: puzzleOfButton(services),
  async press(call, [solutionId = '', stepText = '']) {
    const solution = await loadSolution(services, solutionId);
    if (!solution.ok) return solution;
    const step = Number(stepText);
    if (!/^-?\d{1,5}$/.test(stepText) || step < OVERVIEW_STEP || step > solution.value.moves.length) {
      return fault('stale-button');
    }
    return ok({
      edit:
        step === OVERVIEW_STEP
          ? await overviewReply(services, call, solution.value, solutionId)
          : await stepReply(services, call, solution.value, solutionId, step),
    });
  },
});

async function stepReply(
  { draw }: Services,
  { texts, look }: Call,
  { start, goal, moves }: Solution,
  solutionId: string,
  step: number,
): Promise<Reply> {
  const lastStep = moves.length;
  const move = moves[step - 1] ?? '';
  const boardBeforeMove = applyMoves(start, moves.slice(0, Math.max(0, step - 1)));
  const board = boardBeforeMove.ok ? applyMoves(boardBeforeMove.value, move) : boardBeforeMove;
  if (!boardBeforeMove.ok || !board.ok) throw new Error(`the kept solution ${solutionId} does not replay`);
  // A move swaps a tile with the blank.
  const movedTileCell = boardBeforeMove.value.tiles.indexOf(0);
  const facts: Readonly<Record<string, string | number>> = isMove(move)
    ? { step, last: lastStep, move, arrow: MOVE_ARROWS[move], tile: board.value.tiles[movedTileCell] ?? 0 }
    : { last: lastStep };
  return {
    kind: 'answer',
    text: texts.say(step === 0 ? 'solve-step-start' : 'solve-step', facts),
    picture: await draw(
      { kind: 'board', board: board.value, goal, movedCells: step === 0 ? [] : [movedTileCell] },
      look,
    ),
    alt: texts.say('board-alt', { board: makeBoard(board.value) }),
    buttons: stepButtons(texts, solutionSteps(texts, solutionId, moves), step),
  };
}

/**
 * Handles `film:<solution>`, also below a review of the user's own moves. Only the person who pressed the
 * button sees the animation, because other people may still want to solve the puzzle.
 */
export const animateSolutionHandler = (services: Services): ButtonHandler => ({
  prefix: 'film',
  command: 'solve',
  reveals: puzzleOfButton(services),
  async press(call, [solutionId = '']) {
    const { texts, look } = call.userView;
    const solution = await loadMoves(services, solutionId);
    if (!solution.ok) return solution;
    const { start, goal, moves, verdict } = solution.value;
    const { length } = moves;
    if (length > MAX_ANIMATED_MOVES) return fault('stale-button');
    return ok({
      reply: {
        kind: 'answer',
        text: texts.say('solve-animated', { length }),
        picture: await services.animate({ kind: 'solution', start, goal, moves }, look, turnKeysOf(call)),
        alt: solutionAlt(texts, { start }, { metric: 'stm', length, ...verdict, moves }),
        personal: true,
      },
    });
  },
});
