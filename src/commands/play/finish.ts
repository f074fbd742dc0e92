import type { ButtonHandler, Call } from '../../chat/command.ts';
import { type Button, controls, type Reply, type Text } from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import { dayNumber } from '../../daily/day.ts';
import { shareSquares } from '../../daily/share.ts';
import type { Game } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { boardShown, playedMs } from './board-shown.ts';
import { clock } from './clock.ts';
import { lookBackButtons } from './look-back.ts';
import { ownGame } from './own-game.ts';
import { parOf } from './par.ts';
import { dayLines, hardnessLine } from './result-lines.ts';
import { viewOf } from './views/index.ts';

/**
 * The solved board: your moves beside the fewest possible, time, how hard it was; of a day also ranks, streak and the next puzzle. Or the board of
 * a game that was given up.
 */
export async function finishedReply(services: Services, call: Call, game: Game): Promise<Reply> {
  const { texts } = call;
  const facts = { moves: game.made, time: clock(playedMs(game, services.now())) };
  const lines = game.gaveUp
    ? [texts.say('game-given-up', facts)]
    : [texts.say('game-solved', facts), ...(await beside(services, call, game))];
  const buttons: Button[] = [];
  if (game.practice !== undefined) lines.push(texts.say('practice-done', { day: game.practice }));
  if (game.day !== undefined) {
    lines.push(...(await dayLines(services, call, { ...game, day: game.day })));
    buttons.push(
      { action: `share:${game.id}`, label: texts.say('button-share'), style: 'primary' },
      { action: `leaders:${game.day}`, label: texts.say('button-leaderboard') },
    );
  } else {
    const action = `play:${viewOf(game).again(game)}`;
    buttons.push(
      { action, label: texts.say('button-another-board'), style: 'primary' },
      { action: `again:${game.id}`, label: texts.say('button-play-again') },
    );
  }
  return {
    kind: 'answer',
    text: lines.join('\n'),
    ...(await boardShown(services, call, game)),
    ...(call.surface.buttonRows > 0 && { buttons: controls(buttons, lookBackButtons(call, game)) }),
  };
}

/** The moves beside the fewest possible, and how hard that is. */
async function beside(services: Services, call: Call, game: Game): Promise<Text[]> {
  const par = await parOf(services, game);
  const hardness = hardnessLine(call, { ...game, ...(par !== undefined && { par }) });
  return [
    call.texts.say('game-optimum', comparison(game, par)),
    ...(hardness === undefined ? [] : [hardness]),
  ];
}

function comparison(
  { made }: Game,
  par: number | undefined,
): { verdict: string; optimum: number; over: number } {
  if (par === undefined) return { verdict: 'unknown', optimum: 0, over: 0 };
  return { verdict: made === par ? 'perfect' : 'over', optimum: par, over: made - par };
}

/** Puts the result into words that anyone may see: no board, no moves. */
export const shareButton = (services: Services): ButtonHandler => ({
  prefix: 'share',
  async press(call, [id = '']) {
    const found = await ownGame(services, call, id);
    if (!found.ok) return found;
    const game = found.value;
    if (game.day === undefined || game.finishedAt === undefined) return fault('stale-button');
    const optimum = await parOf(services, game);
    const facts = {
      name: game.personName,
      number: dayNumber(game.day),
      moves: game.made,
      time: clock(playedMs(game, services.now())),
      squares: optimum === undefined ? '' : shareSquares(game.made, optimum),
    };
    return ok({ reply: { kind: 'answer', text: call.texts.say('share', facts), toShare: true } });
  },
});
