import type { ButtonHandler, Call } from '../../chat/command.ts';
import type { LiveMessageContext, LiveMessageRenderer } from '../../chat/live-message.ts';
import {
  type Button,
  type ButtonGroup,
  controlRows,
  MAX_ACTION_BYTES,
  type Reply,
  type Text,
} from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import { dayNumber } from '../../daily/day.ts';
import { shareSquares } from '../../daily/player-stats.ts';
import { streakOf } from '../../daily/streak.ts';
import { formatDuration } from '../../i18n/numbers.ts';
import { startOf } from '../../play/game.ts';
import type { Game } from '../../store/contract/game.ts';
import { type Services, signedPayload, today } from '../feature/services.ts';
import { dailyFields } from '../input/day-words.ts';
import { readGame } from '../kinds/index.ts';
import type { Played } from '../kinds/kind.ts';
import { boardButton, boardShown, playButton, playedMs } from './board-shown.ts';
import { lookBackButtons } from './look-back.ts';
import { ownGame } from './own-game.ts';
import { dayLines, parOf } from './result-lines.ts';

/**
 * Builds the message of a finished game: the board, the number of moves compared with par (the fewest moves),
 * and the time. For a daily puzzle, it also shows the ranks and the streak.
 */
export async function finishedReply(services: Services, call: Call, played: Played): Promise<Reply> {
  const { texts } = call;
  const { game } = played;
  const { series = 'puzzle' } = game;
  const time = formatDuration(playedMs(game, services.now()));
  const facts = { moves: game.moveCount, time, assisted: String(game.assisted) };
  const lines = game.gaveUp
    ? [texts.say(game.putAway ? 'game-put-away' : 'game-given-up', facts)]
    : [texts.say('game-solved', facts), ...(await parLines(services, call, played))];
  if (game.practice !== undefined) lines.push(texts.say('practice-done', { day: game.practice, series }));
  if (game.day !== undefined) lines.push(...(await dayLines(services, call, { ...game, day: game.day })));
  return {
    kind: 'answer',
    text: lines.join('\n'),
    ...(await boardShown(services, call, played)),
    ...(call.surface.buttonRows > 0 && { buttons: finishButtons(call, played) }),
  };
}

function finishButtons(call: Call, { game, kind }: Played): readonly ButtonGroup[] {
  const { texts } = call;
  const { id, day, series } = game;
  const again: Button = { action: `again:${id}`, label: texts.say('button-play-again') };
  const lookBack = lookBackButtons(call, game, kind);
  if (day === undefined)
    return controlRows(
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
  return controlRows(
    [
      { action: `share:${id}`, label: texts.say('button-share'), style: 'primary' },
      { action: `leaders:${dailyFields(day, series)}`, label: texts.say('button-leaderboard') },
    ],
    lookBack,
    // A public message must keep its result. So it has no button that replaces the result with a new game.
    lookBack.length === 0 ? [] : [again],
  );
}

/**
 * Returns a line that compares the moves with par (the fewest moves), and a remark about the difficulty of
 * the board.
 */
async function parLines(services: Services, { texts }: Call, played: Played): Promise<Text[]> {
  const { game, kind } = played;
  const par = await parOf(services, played);
  const remark = par === undefined ? undefined : kind.remark?.(texts, startOf(kind, game), par);
  return [texts.say('game-optimum', compareWithPar(game, par)), ...(remark === undefined ? [] : [remark])];
}

function compareWithPar(
  { moveCount, assisted }: Game,
  par: number | undefined,
): { verdict: string; optimum: number; over: number } {
  if (par === undefined) return { verdict: 'unknown', optimum: 0, over: 0 };
  const verdict = moveCount > par ? 'over' : assisted ? 'helped' : 'perfect';
  return { verdict, optimum: par, over: moveCount - par };
}

/**
 * Handles the button `share:<game>`: posts the result of a finished game, without its moves. For a game that
 * is not a daily puzzle, other people can play the same board. In a shared chat, each result is posted only
 * once.
 */
export const shareButton = (services: Services): ButtonHandler => ({
  prefix: 'share',
  reveals: 'nothing',
  async press(call, [id = '']) {
    const found = await ownGame(services, call, id);
    if (!found.ok) return found;
    const { game } = found.value;
    if (game.finishedAt === undefined || game.gaveUp) return fault('stale-button');
    const { place, address, surface } = call;
    const shared = await sharedResult(services, { ...call, place: place.key }, found.value);
    if (place.isPrivate || address === undefined) {
      const label = call.texts.say('button-send-to-chat');
      // The player can forward this message to a friend. A forwarded message keeps only its link buttons.
      const link = game.day === undefined && surface.hasPrivateLinks ? (shared.buttons ?? []) : [];
      const buttons = [
        ...link,
        ...(surface.hasInlineMode ? controlRows([{ inlineQuery: `result ${id}`, label }]) : []),
      ];
      const { buttons: _, ...words } = shared;
      return ok({ reply: { ...words, ...(buttons.length > 0 && { buttons }) } });
    }
    const subject = `share:${id}`;
    const liveMessage = await services.store.liveMessages.find(subject, address);
    return liveMessage?.message === undefined
      ? ok({ reply: { ...shared, liveMessage: { subject } } })
      : ok({ notice: call.userView.texts.say('standing-above') });
  },
});

/** Renders `share:<game>`, the message with a shared result, which the bot can edit later. */
export const renderSharedResult =
  (services: Services): LiveMessageRenderer =>
  async ([id = ''], context) => {
    const game = await services.store.games.byId(id);
    return game && { reply: await sharedResult(services, context, readGame(game)) };
  };

/**
 * Builds the message with a shared result. If possible, a button lets others play the same board, or today's
 * puzzle.
 */
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
    if (surface.hasPrivateLinks) return { ...reply, buttons: await boardButton(services, shown, game) };
    const action = `play:${playWordsOf(played)}`;
    const isOffered = game.practice === undefined && action.length <= MAX_ACTION_BYTES;
    return !isOffered ? reply : { ...reply, buttons: playButton(texts, { action }) };
  }
  if (day !== today(services)) return reply;
  const target = `day:${dailyFields(dayNumber(day), series)}`;
  const opens = surface.hasPrivateLinks
    ? { deepLinkPayload: signedPayload(services, `${target}:${place}`) }
    : { action: target };
  return { ...reply, buttons: playButton(texts, opens) };
}

/** Describes a solved game without revealing its moves, so that the text can be shared. */
export async function resultText(
  services: Services,
  { texts }: Pick<Call, 'texts'>,
  played: Played,
): Promise<Text> {
  const { game } = played;
  const { personName: name, moveCount: moves, day, series = 'puzzle' } = game;
  const par = (await parOf(services, played)) ?? 0;
  const facts = { name, moves, par, time: formatDuration(playedMs(game, services.now())) };
  if (day === undefined) return texts.say('share-board', { ...facts, line: playLine(played) });
  return texts.say('share', {
    ...facts,
    series,
    number: dayNumber(day),
    squares: par === 0 ? '' : shareSquares(moves, par),
    streak: streakOf(await services.store.leaderboard.daysSolved(game.person, series), day).current,
    assisted: String(game.assisted),
  });
}

/** Returns the command that people can type to play the same board. */
const playLine = (played: Played): string => {
  const { practice, series } = played.game;
  return practice === undefined
    ? `/play ${playWordsOf(played)}`
    : `/daily ${series === 'knight' ? 'knight ' : ''}${practice}`;
};

/** Returns the words that people can type after `/play` to play the same board. */
const playWordsOf = ({ kind, game }: Played): string => kind.playWords(startOf(kind, game));
