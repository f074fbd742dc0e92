import type { ButtonHandler, Call } from '../../chat/command.ts';
import { turnKeysOf } from '../../chat/incoming.ts';
import type { LiveMessageContext, LiveMessageRenderer } from '../../chat/live-message.ts';
import {
  type Button,
  type ButtonGroup,
  MAX_ACTION_BYTES,
  makeControlGroup,
  type Reply,
  type Text,
} from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import { dayNumber } from '../../daily/day.ts';
import { shareSquares } from '../../daily/player-stats.ts';
import { streakOf } from '../../daily/streak.ts';
import { formatDuration } from '../../i18n/numbers.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Game } from '../../store/contract/game.ts';
import { type Services, signedPayload, today } from '../feature/services.ts';
import { startPositionOf } from '../games/game.ts';
import { readGame } from '../games/index.ts';
import type { LoadedGame } from '../games/kind.ts';
import { dailyFields } from '../input/day-words.ts';
import { makeBoardLinkButton, makePlayButton, playedMs, showPosition } from './board-shown.ts';
import { lookBackButtons } from './look-back.ts';
import { loadOwnGame } from './own-game.ts';
import { dayLines, findParOf } from './result-lines.ts';

/**
 * Shows the board, the number of moves compared with par (the fewest moves), and the time. For a daily
 * puzzle, also the ranks and the streak.
 */
export async function finishedReply(services: Services, call: Call, loadedGame: LoadedGame): Promise<Reply> {
  const { texts } = call;
  const { game } = loadedGame;
  const { series = 'puzzle' } = game;
  const time = formatDuration(playedMs(game, services.now()));
  const facts = { moves: game.moveCount, time, assisted: String(game.assisted) };
  const par = game.gaveUp ? undefined : await findParOf(services, turnKeysOf(call), loadedGame);
  const lines = game.gaveUp
    ? [texts.say(game.putAway ? 'game-put-away' : 'game-given-up', facts)]
    : [texts.say('game-solved', facts), ...parLines(texts, loadedGame, par)];
  if (game.practice !== undefined) lines.push(texts.say('practice-done', { day: game.practice, series }));
  if (game.day !== undefined) lines.push(...(await dayLines(services, call, { ...game, day: game.day })));
  return {
    kind: 'answer',
    text: lines.join('\n'),
    ...(await showPosition(services, call, loadedGame)),
    buttons: call.surface.maxButtonRows > 0 ? finishButtons(call, loadedGame, par) : undefined,
  };
}

function finishButtons(
  call: Call,
  { game, kind }: LoadedGame,
  par: number | undefined,
): readonly ButtonGroup[] {
  const { texts } = call;
  const { id, day, series } = game;
  const againButton: Button = { action: `again:${id}`, label: texts.say('button-play-again') };
  const solutionAndReviewButtons = lookBackButtons(call, game, kind);
  if (day === undefined)
    return makeControlGroup(
      [
        {
          action: `play:${kind.playAgainWords(game)}`,
          label: texts.say('button-another-board'),
          style: 'primary',
        },
        againButton,
      ],
      game.gaveUp
        ? []
        : (kind.harderGames?.(game, par) ?? []).map(({ labelId, words }) => ({
            action: `play:${words}`,
            label: texts.say(labelId),
          })),
      solutionAndReviewButtons,
      game.gaveUp ? [] : [{ action: `share:${id}`, label: texts.say('button-for-a-friend') }],
    );
  return makeControlGroup(
    [
      { action: `share:${id}`, label: texts.say('button-share'), style: 'primary' },
      { action: `leaders:${dailyFields(day, series)}`, label: texts.say('button-leaderboard') },
    ],
    solutionAndReviewButtons,
    // A public message must keep its result, so no button replaces it with a new game.
    solutionAndReviewButtons.length === 0 ? [] : [againButton],
  );
}

/** Compares the moves with par (the fewest moves), with a remark about the difficulty of the board. */
function parLines(texts: Texts, { game, kind }: LoadedGame, par: number | undefined): Text[] {
  const remark = par === undefined ? undefined : kind.resultRemark?.(texts, startPositionOf(kind, game), par);
  return [texts.say('game-optimum', parFacts(game, par)), ...(remark === undefined ? [] : [remark])];
}

function parFacts(
  { moveCount, assisted }: Game,
  par: number | undefined,
): { verdict: string; optimum: number; over: number } {
  if (par === undefined) return { verdict: 'unknown', optimum: 0, over: 0 };
  const verdict = moveCount > par ? 'over' : assisted ? 'helped' : 'perfect';
  return { verdict, optimum: par, over: moveCount - par };
}

/**
 * `share:<game>`: posts the result of a finished game, without its moves. For a game that is not a daily
 * puzzle, other people can play the same board. In a shared chat, each result is posted only once.
 */
export const shareHandler = (services: Services): ButtonHandler => ({
  prefix: 'share',
  reveals: 'nothing',
  async press(call, [gameId = '']) {
    const ownGame = await loadOwnGame(services, call, gameId);
    if (!ownGame.ok) return ownGame;
    const { game } = ownGame.value;
    if (game.finishedAt === undefined || game.gaveUp) return fault('stale-button');
    const { place, address, surface } = call;
    const sharedReply = await sharedResult(services, { ...call, place: place.key }, ownGame.value);
    if (place.isPrivate || address === undefined) {
      const label = call.texts.say('button-send-to-chat');
      // The player can forward this message, which then keeps only its link buttons.
      const linkButtons =
        game.day === undefined && surface.hasPrivateLinks ? (sharedReply.buttons ?? []) : [];
      const buttons = [
        ...linkButtons,
        ...(surface.hasInlineMode ? makeControlGroup([{ inlineQuery: `result ${gameId}`, label }]) : []),
      ];
      const { buttons: _, ...replyWithoutButtons } = sharedReply;
      return ok({ reply: { ...replyWithoutButtons, ...(buttons.length > 0 && { buttons }) } });
    }
    const liveMessageSubject = `share:${gameId}`;
    const liveMessage = await services.store.liveMessages.find(liveMessageSubject, address);
    return liveMessage?.messageId === undefined
      ? ok({ reply: { ...sharedReply, liveMessage: { subject: liveMessageSubject } } })
      : ok({ notice: call.userView.texts.say('standing-above') });
  },
});

/** Renders `share:<game>`, which the bot can edit later. */
export const renderSharedResult =
  (services: Services): LiveMessageRenderer =>
  async ([gameId = ''], context) => {
    const game = await services.store.games.byId(gameId);
    return game && { reply: await sharedResult(services, context, readGame(game)) };
  };

/** If possible, a button lets others play the same board, or today's puzzle. */
async function sharedResult(
  services: Services,
  context: Pick<LiveMessageContext, 'texts' | 'surface' | 'place'> & Pick<Call, 'turnKeys'>,
  loadedGame: LoadedGame,
): Promise<Reply> {
  const { texts, surface, place } = context;
  const { game } = loadedGame;
  const { day, series } = game;
  const text = await resultText(services, context, loadedGame);
  const reply = { kind: 'answer', text, toShare: true } as const;
  if (surface.maxButtonRows === 0) return reply;
  if (day === undefined) {
    if (surface.hasPrivateLinks)
      return { ...reply, buttons: await makeBoardLinkButton(services, texts, game, game.person) };
    const action = `play:${playWordsOf(loadedGame)}`;
    const canOfferBoard = game.practice === undefined && action.length <= MAX_ACTION_BYTES;
    return !canOfferBoard ? reply : { ...reply, buttons: makePlayButton(texts, { action }) };
  }
  if (day !== today(services)) return reply;
  const dayTarget = `day:${dailyFields(dayNumber(day), series)}`;
  const buttonTarget = surface.hasPrivateLinks
    ? { deepLinkPayload: signedPayload(services, `${dayTarget}:${place}`) }
    : { action: dayTarget };
  return { ...reply, buttons: makePlayButton(texts, buttonTarget) };
}

/** Reveals no moves, so that the text can be shared. */
export async function resultText(
  services: Services,
  { texts, turnKeys }: Pick<Call, 'texts' | 'turnKeys'>,
  loadedGame: LoadedGame,
): Promise<Text> {
  const { game } = loadedGame;
  const { personName: name, moveCount, day, series = 'puzzle' } = game;
  const par = (await findParOf(services, turnKeys ?? [game.person], loadedGame)) ?? 0;
  const facts = { name, moves: moveCount, par, time: formatDuration(playedMs(game, services.now())) };
  if (day === undefined) return texts.say('share-board', { ...facts, line: playLine(loadedGame) });
  return texts.say('share', {
    ...facts,
    series,
    number: dayNumber(day),
    squares: par === 0 ? '' : shareSquares(moveCount, par),
    streak: streakOf(await services.store.leaderboard.daysSolved(game.person, series), day).current,
    note: game.assisted ? 'helped' : game.isUnranked ? 'unranked' : 'none',
  });
}

/** People can type it to play the same board. */
const playLine = (loadedGame: LoadedGame): string => {
  const { practice, series } = loadedGame.game;
  return practice === undefined
    ? `/play ${playWordsOf(loadedGame)}`
    : `/daily ${series === 'knight' ? 'knight ' : ''}${practice}`;
};

/** The words after `/play`, to play the same board. */
const playWordsOf = ({ kind, game }: LoadedGame): string => kind.playWords(startPositionOf(kind, game));
