import { type ButtonHandler, type Call, type Command, withUserView } from '../../chat/command.ts';
import type { Button, Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { startOf, stepsOf } from '../../play/game.ts';
import type { Game } from '../../store/contract/game.ts';
import { analyseCommand } from '../analyse/analyse.ts';
import type { Services } from '../feature/services.ts';
import { withPressTimeout } from '../feature/working.ts';
import { kindOf } from '../kinds/index.ts';
import type { CommandRequest, Kind, Played } from '../kinds/kind.ts';
import { knightCommand } from '../knight/knight.ts';
import { solveCommand } from '../solve/solve.ts';
import { runBehindGate } from '../spoilers/gate.ts';
import { ownGame } from './own-game.ts';

/**
 * Whether this chat may show the solution of a game. The solution of a daily puzzle must not be visible to
 * other people.
 */
const mayReveal = ({ place, surface }: Call, { day }: Game): boolean =>
  day === undefined || place.isPrivate || surface.hasPersonalReplies;

/** Whether games of this kind can show a shortest solution. */
export const canShowSolution = ({ way, ahead }: Kind): boolean => way !== undefined || ahead !== undefined;

/** Returns the buttons of a finished game for its shortest solution and the review of its moves. */
export function lookBackButtons(call: Call, game: Game, kind: Kind): readonly Button[] {
  if (!mayReveal(call, game)) return [];
  const { id, gaveUp } = game;
  const way = { action: `best:${id}`, label: call.texts.say(kind.wayLabel) };
  const review = { action: `review:${id}`, label: call.texts.say('button-my-game') };
  return [...(canShowSolution(kind) ? [way] : []), ...(kind.review !== undefined && !gaveUp ? [review] : [])];
}

type MakeLookBack = (services: Services, call: Call, played: Played) => Promise<Result<Reply>>;

/**
 * Creates the handler of a button `<prefix>:<game>` below a finished game. The answer, such as a solution, is
 * shown only to the player of the game.
 */
const lookBackButton =
  (prefix: string, look: MakeLookBack) =>
  (services: Services): ButtonHandler => ({
    prefix,
    reveals: 'asks',
    async press(call, [id = '']) {
      const played = await ownGame(services, call, id);
      if (!played.ok) return played;
      const { game } = played.value;
      if (game.finishedAt === undefined || !mayReveal(call, game)) return fault('stale-button');
      const reply = await look(services, withPressTimeout(services, withUserView(call)), played.value);
      return reply.ok ? ok({ reply: { ...reply.value, personal: true } }) : reply;
    },
  });

/**
 * Shows a shortest solution from the start of a game. Uses the answer of another command if the kind of game
 * names one, otherwise a plain text.
 */
export async function shortestWay(services: Services, call: Call, game: Game): Promise<Result<Reply>> {
  const kind = kindOf(game);
  const start = startOf(kind, game);
  if (kind.way !== undefined) return answerTo(services, call, kind.way(start));
  const ahead = (await kind.ahead?.(services, start, game.person)) ?? fault('stale-button');
  if (!ahead.ok) return ahead;
  const { steps } = ahead.value;
  if (steps === undefined) return fault('no-way-found');
  const text = call.texts.say('game-way', { steps: steps.join(' '), count: steps.length });
  return ok({ kind: 'answer', text });
}

export const shortestWayButton = lookBackButton('best', (services, call, { game }) =>
  shortestWay(services, call, game),
);

/** Reviews a finished game and shows its wasted moves. The kind of game names the command that does this. */
export const reviewButton = lookBackButton('review', async (services, call, played) => {
  const asked = played.kind.review?.(startOf(played.kind, played.game), stepsOf(played));
  return asked === undefined ? fault('stale-button') : answerTo(services, call, asked);
});

const COMMANDS: Readonly<Record<CommandRequest['command'], (services: Services) => Command>> = {
  solve: solveCommand,
  knight: knightCommand,
  analyse: analyseCommand,
};

const answerTo = (
  services: Services,
  call: Call,
  { command, request }: CommandRequest,
): Promise<Result<Reply>> => runBehindGate(services, COMMANDS[command](services), call, request);
