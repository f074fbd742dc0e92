import { answered, type ButtonHandler, type Call, forAsker } from '../../../chat/command.ts';
import type { Button, Reply } from '../../../chat/reply.ts';
import { fault, ok, type Result } from '../../../core/result.ts';
import { stepsOf } from '../../../play/game.ts';
import { puzzleOf } from '../../../play/kinds/sliding.ts';
import type { Game } from '../../../store/contract/game.ts';
import { analyseCommand } from '../../analyse/analyse.ts';
import { gateOf } from '../../fair/gate.ts';
import type { Services } from '../../feature/services.ts';
import { hurried } from '../../feature/working.ts';
import { ownGame } from '../own-game.ts';
import { viewOf } from '../views/index.ts';

/** Can this be told here, without giving a daily puzzle away to others? */
const isTold = ({ place, surface }: Call, { day }: Game): boolean =>
  day === undefined || place.isPrivate || surface.personalReplies;

/** What a finished game's player may look at afterwards, where nobody else sees it. */
export const lookBackButtons = (call: Call, game: Game): readonly Button[] =>
  isTold(call, game) ? viewOf(game).lookBack(call.texts, game) : [];

type LookBack = (services: Services, call: Call, game: Game) => Promise<Result<Reply>>;

/** A button that shows its player, and nobody else where the platform can, something about a finished game: `<prefix>:<game>`. */
const lookBackButton =
  (prefix: string, look: LookBack) =>
  (services: Services): ButtonHandler => ({
    prefix,
    tells: 'asks',
    async press(call, [id = '']) {
      const game = await ownGame(services, call, id);
      if (!game.ok) return game;
      if (game.value.finishedAt === undefined || !isTold(call, game.value)) return fault('stale-button');
      const reply = await look(services, hurried(services, forAsker(call)), game.value);
      return reply.ok ? ok({ reply: { ...reply.value, personal: true } }) : reply;
    },
  });

/** The fewest steps from the game's start, to be stepped through. */
export const shortestWayButton = lookBackButton('best', (services, call, game) =>
  viewOf(game).solution(services, call, game),
);

/** Where the moves of the game lost some, as `/analyse` shows it. */
export const reviewButton = lookBackButton('review', (services, call, game) =>
  game.kind !== 'sliding'
    ? Promise.resolve(fault('stale-button'))
    : answered(gateOf(services), analyseCommand(services), call, {
        ...puzzleOf(game),
        moves: stepsOf(game).join(''),
        metric: 'stm',
        naming: 'tile',
      }),
);
