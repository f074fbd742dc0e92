import type { ButtonHandler, Call } from '../../chat/command.ts';
import { type Button, controls, type Reply } from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import { makeBoard, makeSize } from '../../core/sliding/notation/puzzle.ts';
import { dayNumber } from '../../daily/day.ts';
import { shareSquares } from '../../daily/share.ts';
import { puzzleOf } from '../../play/kinds/sliding.ts';
import type { Game } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { clock } from './clock.ts';
import { lookBackButtons } from './look-back.ts';
import { ownGame } from './own-game.ts';
import { withPhoto } from './photo.ts';
import { dayLines, hardnessLine } from './result-lines.ts';

/** Time to find the optimum that a finished game is compared with. */
const OPTIMUM_MS = 4000;

/** The solved board: your moves beside the fewest possible, time, how hard it was; of a day also ranks, streak and the next puzzle. */
export async function finishedReply(services: Services, call: Call, game: Game): Promise<Reply> {
  const { texts } = call;
  const { goal } = puzzleOf(game);
  const facts = { moves: game.made, time: clock(playedMs(game)) };
  const par = await optimumOf(services, game);
  const hardness = hardnessLine(call, { ...game, ...(par !== undefined && { par }) });
  const lines = [
    texts.say('game-solved', facts),
    texts.say('game-optimum', comparison(game, par)),
    ...(hardness === undefined ? [] : [hardness]),
  ];
  const buttons: Button[] = [];
  if (game.practice !== undefined) lines.push(texts.say('practice-done', { day: game.practice }));
  if (game.day !== undefined) {
    lines.push(...(await dayLines(services, call, { ...game, day: game.day })));
    buttons.push(
      { action: `share:${game.id}`, label: texts.say('button-share'), style: 'primary' },
      { action: `leaders:${game.day}`, label: texts.say('button-leaderboard') },
    );
  } else {
    const size = makeSize(goal);
    buttons.push({ action: `play:${size}`, label: texts.say('button-another-board'), style: 'primary' });
  }
  return {
    kind: 'answer',
    text: lines.join('\n'),
    picture: await services.draw(
      await withPhoto(services, game, { kind: 'board', board: goal, goal }),
      call.theme,
    ),
    alt: texts.say('board-alt', { board: makeBoard(goal) }),
    won: true,
    ...(call.surface.buttonRows > 0 && { buttons: controls(buttons, lookBackButtons(call, game)) }),
  };
}

function comparison(
  { made }: Game,
  par: number | undefined,
): { verdict: string; optimum: number; over: number } {
  if (par === undefined) return { verdict: 'unknown', optimum: 0, over: 0 };
  return { verdict: made === par ? 'perfect' : 'over', optimum: par, over: made - par };
}

/** The proved shortest length from the game's start, found once; undefined where none was proved in time. */
async function optimumOf({ solver, store, timeMs }: Services, game: Game): Promise<number | undefined> {
  if (game.par !== undefined) return game.par;
  const request = {
    ...puzzleOf(game),
    metric: 'stm',
    algorithm: 'auto',
    timeMs: Math.min(OPTIMUM_MS, timeMs),
  } as const;
  const answer = await solver.ask('solve', request, { person: game.person });
  if (!answer.ok || !answer.value.optimal) return undefined;
  await store.games.setPar(game.id, answer.value.length);
  return answer.value.length;
}

/** Never negative, though a clock may have been set back meanwhile. */
const playedMs = ({ startedAt, finishedAt = startedAt }: Game): number => Math.max(0, finishedAt - startedAt);

/** Puts the result into words that anyone may see: no board, no moves. */
export const shareButton = (services: Services): ButtonHandler => ({
  prefix: 'share',
  async press(call, [id = '']) {
    const found = await ownGame(services, call, id);
    if (!found.ok) return found;
    const game = found.value;
    if (game.day === undefined || game.finishedAt === undefined) return fault('stale-button');
    const optimum = await optimumOf(services, game);
    const facts = {
      name: game.personName,
      number: dayNumber(game.day),
      moves: game.made,
      time: clock(playedMs(game)),
      squares: optimum === undefined ? '' : shareSquares(game.made, optimum),
    };
    return ok({ reply: { kind: 'answer', text: call.texts.say('share', facts), toShare: true } });
  },
});
