import { type ButtonHandler, findCommand, type RevealedPuzzle, type Reveals } from '../../chat/command.ts';
import { fault, ok } from '../../core/result.ts';
import type { Moves, Puzzle } from '../../core/sliding/board.ts';
import { boardsAlong } from '../../core/sliding/moves.ts';
import { makeCode, parseCode } from '../../core/sliding/notation/code.ts';
import type { Feature, Features } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import { withPressTimeout } from '../feature/working.ts';
import { slidingGame } from '../games/sliding-rules.ts';

/**
 * The answers of the command `name` show solutions of a sliding puzzle. If the user gets a warning instead,
 * the button below the warning runs the command again.
 */
export const revealsPuzzle = (name: string): Reveals<Puzzle> => ({
  byRequest: (puzzle) => [slidingGame(puzzle)],
  repeatAction: (puzzle) => revealAction(name, puzzle),
});

/** After each match, a user's own solution is compared with puzzles that must stay secret. */
const MOVES_BETWEEN_CHECKS = /.{1,6}/g;

/**
 * An analysis tells the distance from the goal after each of the user's moves, and an animation shows them,
 * so both also reveal the positions along the way.
 */
export function puzzlesAlong({
  start,
  goal,
  moves = '',
}: Puzzle & { readonly moves?: Moves }): readonly RevealedPuzzle[] {
  const steps = moves.match(MOVES_BETWEEN_CHECKS) ?? [];
  const puzzles = boardsAlong(start, steps).map((board) => slidingGame({ start: board, goal }));
  return [...new Map(puzzles.map((puzzle) => [puzzle.start, puzzle])).values()];
}

/** `reveal:<name>:<code>` runs the command `name` on a puzzle. */
export const revealAction = (name: string, puzzle: Puzzle): string =>
  `reveal:${name}:${makeCode(puzzle) ?? ''}`;

/**
 * `reveal:<command>:<code>` runs a command on the puzzle of a board code. `reveal:human:<code>` runs
 * `/explain` with the option `human`.
 */
const revealHandler = (services: Services, getFeatures: () => Features): ButtonHandler => ({
  prefix: 'reveal',
  reveals: 'asks',
  async press(call, [commandName = '', puzzleCode = '']) {
    const command = findCommand(getFeatures().commands, commandName === 'human' ? 'explain' : commandName);
    if (parseCode(puzzleCode) === undefined || typeof command?.reveals !== 'object')
      return fault('stale-button');
    const line = commandName === 'human' ? `${puzzleCode} human` : puzzleCode;
    const reply = await services.runner.answerLine(command, withPressTimeout(services, call), line);
    return reply.ok ? ok({ edit: { ...reply.value, personal: true } }) : reply;
  },
});

export const revealFeature = (services: Services, getFeatures: () => Features): Feature => ({
  buttons: [revealHandler(services, getFeatures)],
});
