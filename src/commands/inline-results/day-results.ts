import type { InlineResult, InlineResults } from '../../chat/chat.ts';
import type { Call } from '../../chat/command.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { dayNumber } from '../../daily/day.ts';
import type { Game, Series } from '../../store/contract/game.ts';
import { type Services, signedPayload, today } from '../feature/services.ts';
import { readGame } from '../games/index.ts';
import { sizeOf } from '../games/kind.ts';
import { dayLinkTarget } from '../input/day-words.ts';
import { drawStartBoard, makeBoardLinkButton, makePlayButton } from '../play/board-shown.ts';
import { resultText } from '../play/finish.ts';

/**
 * A picture, and a link that opens a separate board for each person. Undefined until today's puzzle has been
 * generated.
 */
export async function todaysPuzzleResult(
  services: Services,
  call: Call,
  series: Series,
): Promise<InlineResult | undefined> {
  const { texts } = call;
  const day = today(services);
  const puzzle = await services.daily.puzzle(day, series);
  if (!puzzle.ok) return undefined;
  const { start, par } = puzzle.value;
  const title = texts.say('offer-day-title', { series, number: dayNumber(day) });
  return {
    id: 'daily',
    title,
    description: texts.say('offer-day', { series, size: sizeOf(start), par }),
    reply: {
      kind: 'answer',
      text: texts.say('day-message', { number: dayNumber(day), day, series, size: sizeOf(start), par }),
      ...(await drawStartBoard(services, call, puzzle.value)),
      buttons: makePlayButton(texts, {
        deepLinkPayload: signedPayload(services, dayLinkTarget({ day, series }, day)),
      }),
    },
  };
}

/** Shares the result of today's puzzle. Undefined if the person hasn't solved it. */
export async function ownSolvedDayResult(
  services: Services,
  call: Call,
  series: Series,
): Promise<InlineResult | undefined> {
  const day = today(services);
  const games = await services.store.games.currentGames(call.person.key, day);
  const game = games.find(
    (candidate) =>
      candidate.day === day &&
      (candidate.series ?? 'puzzle') === series &&
      candidate.finishedAt !== undefined &&
      !candidate.gaveUp,
  );
  return game && makeGameResult(services, call, game);
}

/**
 * Shares one of the person's own solved games. Fault: `offer-no-result` if the game `gameId` doesn't exist,
 * isn't solved, or belongs to another person.
 */
export async function sharedResult(
  services: Services,
  call: Call,
  gameId: string,
): Promise<Result<InlineResults>> {
  const game = await services.store.games.byId(gameId);
  const isOwnSolvedGame = game?.person === call.person.key && game.finishedAt !== undefined && !game.gaveUp;
  return game !== undefined && isOwnSolvedGame
    ? ok({ results: [await makeGameResult(services, call, game)], cacheMs: 0 })
    : fault('offer-no-result');
}

async function makeGameResult(services: Services, call: Call, game: Game): Promise<InlineResult> {
  const text = await resultText(services, call, readGame(game));
  const { day, series = 'puzzle' } = game;
  const isDailyGame = day !== undefined;
  return {
    id: 'result',
    title: call.texts.say('offer-result-title', { series, number: isDailyGame ? dayNumber(day) : 0 }),
    description: text.replaceAll('`', ''),
    reply: {
      kind: 'answer',
      text,
      ...(!isDailyGame && (await drawStartBoard(services, call, game))),
      buttons: isDailyGame
        ? makePlayButton(call.texts, {
            deepLinkPayload: signedPayload(services, dayLinkTarget({ day, series }, today(services))),
          })
        : await makeBoardLinkButton(services, call.texts, game, call.person.key),
    },
  };
}
