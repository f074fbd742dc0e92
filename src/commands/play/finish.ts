import type { ButtonHandler, Call } from '../../chat/command.ts';
import type { LiveMessageContext, LiveMessageRenderer } from '../../chat/live-message.ts';
import { type Button, type ButtonGroup, controls, type Reply, type Text } from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import { dayNumber } from '../../daily/day.ts';
import { shareSquares } from '../../daily/player-stats.ts';
import { streakOf } from '../../daily/streak.ts';
import { clock } from '../../i18n/numbers.ts';
import { startOf } from '../../play/game.ts';
import type { Game } from '../../store/contract/game.ts';
import { type Services, sealed, today } from '../feature/services.ts';
import { dailyFields } from '../input/day-words.ts';
import { readGame } from '../kinds/index.ts';
import type { Played } from '../kinds/kind.ts';
import { boardButton, boardShown, playButton, playedMs } from './board-shown.ts';
import { lookBackButtons } from './look-back.ts';
import { ownGame } from './own-game.ts';
import { dayLines, parOf } from './result-lines.ts';

/**
 * The solved board: your moves beside the fewest possible, time, how hard it was; of a day also ranks, streak
 * and the next puzzle. Or the board of a game that was given up, or put away.
 */
export async function finishedReply(services: Services, call: Call, played: Played): Promise<Reply> {
  const { texts } = call;
  const { game } = played;
  const { series = 'puzzle' } = game;
  const time = clock(playedMs(game, services.now()));
  const facts = { moves: game.moveCount, time, assisted: String(game.assisted) };
  const lines = game.gaveUp
    ? [texts.say(game.putAway ? 'game-put-away' : 'game-given-up', facts)]
    : [texts.say('game-solved', facts), ...(await beside(services, call, played))];
  if (game.practice !== undefined) lines.push(texts.say('practice-done', { day: game.practice, series }));
  if (game.day !== undefined) lines.push(...(await dayLines(services, call, { ...game, day: game.day })));
  return {
    kind: 'answer',
    text: lines.join('\n'),
    ...(await boardShown(services, call, played)),
    ...(call.surface.buttonRows > 0 && { buttons: finishButtons(call, played) }),
  };
}

/** What most do next; what its player may look at; the same board for themselves, counting for nothing, or for somebody else. */
function finishButtons(call: Call, { game, kind }: Played): readonly ButtonGroup[] {
  const { texts } = call;
  const { id, day, series } = game;
  const again: Button = { action: `again:${id}`, label: texts.say('button-play-again') };
  const lookBack = lookBackButtons(call, game, kind);
  if (day === undefined)
    return controls(
      [
        {
          action: `play:${kind.again(game)}`,
          label: texts.say('button-another-board'),
          style: 'primary',
        },
        again,
      ],
      lookBack,
      game.gaveUp ? [] : [{ action: `share:${id}`, label: texts.say('button-for-a-friend') }],
    );
  return controls(
    [
      { action: `share:${id}`, label: texts.say('button-share'), style: 'primary' },
      { action: `leaders:${dailyFields(day, series)}`, label: texts.say('button-leaderboard') },
    ],
    lookBack,
    // Where all see the board it stays what it is.
    lookBack.length === 0 ? [] : [again],
  );
}

/** The moves beside the fewest possible, and how hard that is. */
async function beside(services: Services, { texts }: Call, played: Played): Promise<Text[]> {
  const { game, kind } = played;
  const par = await parOf(services, played);
  const remark = par === undefined ? undefined : kind.remark?.(texts, startOf(kind, game), par);
  return [texts.say('game-optimum', comparison(game, par)), ...(remark === undefined ? [] : [remark])];
}

function comparison(
  { moveCount, assisted }: Game,
  par: number | undefined,
): { verdict: string; optimum: number; over: number } {
  if (par === undefined) return { verdict: 'unknown', optimum: 0, over: 0 };
  const verdict = moveCount > par ? 'over' : assisted ? 'helped' : 'perfect';
  return { verdict, optimum: par, over: moveCount - par };
}

/**
 * A result in words that anyone may see: a day's tells nothing of the puzzle, any other is the board itself
 * for a friend. In a shared chat it stands once.
 */
export const shareButton = (services: Services): ButtonHandler => ({
  prefix: 'share',
  tells: 'nothing',
  async press(call, [id = '']) {
    const found = await ownGame(services, call, id);
    if (!found.ok) return found;
    const { game } = found.value;
    if (game.finishedAt === undefined || game.gaveUp) return fault('stale-button');
    const { place, address, surface } = call;
    const shared = await sharedResult(services, { ...call, place: place.key }, found.value);
    if (place.isPrivate || address === undefined) {
      const label = call.texts.say('button-send-to-chat');
      // A forwarded message keeps its links.
      const link = game.day === undefined && surface.privateLinks ? (shared.buttons ?? []) : [];
      const buttons = [
        ...link,
        ...(surface.hasInlineMode ? controls([{ inlineQuery: `result ${id}`, label }]) : []),
      ];
      const { buttons: _, ...words } = shared;
      return ok({ reply: { ...words, ...(buttons.length > 0 && { buttons }) } });
    }
    const subject = `share:${id}`;
    const liveMessage = await services.store.liveMessages.find(subject, address);
    return liveMessage?.message === undefined
      ? ok({ reply: { ...shared, liveMessage: { subject } } })
      : ok({ notice: call.own.texts.say('standing-above') });
  },
});

/** `share:<game>`: a result that its player has shared in a chat. */
export const renderSharedResult =
  (services: Services): LiveMessageRenderer =>
  async ([id = ''], context) => {
    const game = await services.store.games.byId(id);
    return game && { reply: await sharedResult(services, context, readGame(game)) };
  };

/** The result with a button by which each person opens a board of their own: of today's puzzle, or the same. */
async function sharedResult(
  services: Services,
  shown: Pick<LiveMessageContext, 'texts' | 'surface' | 'place'>,
  played: Played,
): Promise<Reply> {
  const { texts, surface, place } = shown;
  const { game } = played;
  const { day, series } = game;
  const text = await resultText(services, shown, played);
  const reply = { kind: 'answer', text, toShare: true } as const;
  if (surface.buttonRows === 0) return reply;
  if (day === undefined) {
    if (surface.privateLinks) return { ...reply, buttons: await boardButton(services, shown, game) };
    const action = `play:${playWordsOf(played)}`;
    const isOffered = game.practice === undefined && action.length <= MAX_ACTION;
    return !isOffered ? reply : { ...reply, buttons: playButton(texts, { action }) };
  }
  if (day !== today(services)) return reply;
  const target = `day:${dailyFields(dayNumber(day), series)}`;
  const opens = surface.privateLinks
    ? { deepLinkPayload: sealed(services, `${target}:${place}`) }
    : { action: target };
  return { ...reply, buttons: playButton(texts, opens) };
}

/** Bytes of a button's action, on any platform. */
const MAX_ACTION = 64;

/** A solved game in words that anyone may see. */
export async function resultText(
  services: Services,
  { texts }: Pick<Call, 'texts'>,
  played: Played,
): Promise<Text> {
  const { game } = played;
  const { personName: name, moveCount: moves, day, series = 'puzzle' } = game;
  const par = (await parOf(services, played)) ?? 0;
  const facts = { name, moves, par, time: clock(playedMs(game, services.now())) };
  if (day === undefined) return texts.say('share-board', { ...facts, line: lineOf(played) });
  return texts.say('share', {
    ...facts,
    series,
    number: dayNumber(day),
    squares: par === 0 ? '' : shareSquares(moves, par),
    streak: streakOf(await services.store.leaderboard.daysSolved(game.person, series), day).current,
    assisted: String(game.assisted),
  });
}

/** What somebody types to play the same board. */
const lineOf = (played: Played): string => {
  const { practice, series } = played.game;
  return practice === undefined
    ? `/play ${playWordsOf(played)}`
    : `/daily ${series === 'knight' ? 'knight ' : ''}${practice}`;
};

/** The words after `/play` for the same board. */
const playWordsOf = ({ kind, game }: Played): string => kind.playWords(startOf(kind, game));
