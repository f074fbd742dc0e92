import { type ButtonHandler, type Call, type Command, withUserView } from '../../chat/command.ts';
import { turnKeysOf } from '../../chat/incoming.ts';
import type { Button, Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Game } from '../../store/contract/game.ts';
import { analyseCommand } from '../analyse/analyse.ts';
import type { Services } from '../feature/services.ts';
import { withPressTimeout } from '../feature/working.ts';
import { startPositionOf, stepsOf } from '../games/game.ts';
import { kindOf } from '../games/index.ts';
import type { CommandRequest, GameKind, LoadedGame } from '../games/kind.ts';
import { knightCommand } from '../knight/knight.ts';
import { solveCommand } from '../solve/solve.ts';
import { loadOwnGame } from './own-game.ts';

/** The solution of a daily puzzle must not be visible to other people. */
const mayShowSolution = ({ place, surface }: Call, { day }: Game): boolean =>
  day === undefined || place.isPrivate || surface.hasPersonalReplies;

export const canShowSolution = ({ solutionRequest, findSolution }: GameKind): boolean =>
  solutionRequest !== undefined || findSolution !== undefined;

export function lookBackButtons(call: Call, game: Game, kind: GameKind): readonly Button[] {
  if (!mayShowSolution(call, game)) return [];
  const { id, gaveUp } = game;
  const solutionButton = { action: `best:${id}`, label: call.texts.say(kind.solutionLabelId) };
  const moveReviewButton = { action: `review:${id}`, label: call.texts.say('button-my-game') };
  return [
    ...(canShowSolution(kind) ? [solutionButton] : []),
    ...(kind.reviewRequest !== undefined && !gaveUp ? [moveReviewButton] : []),
  ];
}

/** The solution of a finished game, or the review of its moves. */
type MakeLookBack = (services: Services, call: Call, loadedGame: LoadedGame) => Promise<Result<Reply>>;

/** Handles `<prefix>:<game>` below a finished game. The answer is shown only to the player of the game. */
const makeLookBackHandler =
  (prefix: string, makeAnswer: MakeLookBack) =>
  (services: Services): ButtonHandler => ({
    prefix,
    reveals: 'asks',
    async press(call, [gameId = '']) {
      const loadedGame = await loadOwnGame(services, call, gameId);
      if (!loadedGame.ok) return loadedGame;
      const { game } = loadedGame.value;
      if (game.finishedAt === undefined || !mayShowSolution(call, game)) return fault('stale-button');
      const reply = await makeAnswer(
        services,
        withPressTimeout(services, withUserView(call)),
        loadedGame.value,
      );
      return reply.ok ? ok({ reply: { ...reply.value, personal: true } }) : reply;
    },
  });

/** Uses the answer of another command if the kind of game names one, otherwise a plain text. */
export async function shortestSolutionReply(
  services: Services,
  call: Call,
  game: Game,
): Promise<Result<Reply>> {
  const kind = kindOf(game);
  const start = startPositionOf(kind, game);
  if (kind.solutionRequest !== undefined)
    return answerWithCommand(services, call, kind.solutionRequest(start));
  const solution = (await kind.findSolution?.(services, start, turnKeysOf(call))) ?? fault('stale-button');
  if (!solution.ok) return solution;
  const { steps } = solution.value;
  if (steps === undefined) return fault('no-way-found');
  const text = call.texts.say('game-way', { steps: steps.join(' '), count: steps.length });
  return ok({ kind: 'answer', text });
}

export const shortestSolutionHandler = makeLookBackHandler('best', (services, call, { game }) =>
  shortestSolutionReply(services, call, game),
);

/** Shows the wasted moves of a finished game. The kind of game names the command that does this. */
export const reviewHandler = makeLookBackHandler('review', async (services, call, loadedGame) => {
  const reviewRequest = loadedGame.kind.reviewRequest?.(
    startPositionOf(loadedGame.kind, loadedGame.game),
    stepsOf(loadedGame),
  );
  return reviewRequest === undefined
    ? fault('stale-button')
    : answerWithCommand(services, call, reviewRequest);
});

const COMMAND_CREATORS: Readonly<Record<CommandRequest['command'], (services: Services) => Command>> = {
  solve: solveCommand,
  knight: knightCommand,
  analyse: analyseCommand,
};

const answerWithCommand = (
  services: Services,
  call: Call,
  { command, request }: CommandRequest,
): Promise<Result<Reply>> =>
  services.runner.answerRequest(COMMAND_CREATORS[command](services), call, request);
