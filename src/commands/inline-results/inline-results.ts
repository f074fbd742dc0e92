import type { FindInlineResults, InlineResult, InlineResults } from '../../chat/chat.ts';
import type { Call } from '../../chat/command.ts';
import { parseCommandLine } from '../../chat/input/command-input.ts';
import { INLINE_START_PAYLOAD, type LinkHandler } from '../../chat/links.ts';
import { makeControlGroup, type Reply } from '../../chat/reply.ts';
import { makeSquare } from '../../core/knight/board/square.ts';
import { makeTourText } from '../../core/knight/notation/make.ts';
import type { KnightRequest } from '../../core/knight/request/tour-request.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { isSameBoard } from '../../core/sliding/board.ts';
import { parseTypedCode } from '../../core/sliding/notation/code.ts';
import { isSolvable } from '../../core/sliding/parity.ts';
import { plainText } from '../../core/typed-text.ts';
import { removeMarks } from '../../i18n/markup.ts';
import type { Series } from '../../store/contract/game.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import { walkLine } from '../games/knight-kind.ts';
import { slidingGame } from '../games/sliding-rules.ts';
import { knightCommand } from '../knight/knight.ts';
import { boardMessage } from '../play/board-shown.ts';
import { playCommand } from '../play/play.ts';
import { solveCommand } from '../solve/solve.ts';
import type { SolveRequest } from '../solve/solved-answer.ts';
import { tourPayload } from '../start/start.ts';
import { ownSolvedDayResult, sharedResult, todaysPuzzleResult } from './day-results.ts';

/** Results for queries that users type after the bot's name in any chat. */
export const inlineResultsFeature = (services: Services): Feature => ({
  links: [inlineLinkHandler],
  inlineResults: createInlineQueryHandler(services),
});

/**
 * The deep link `inline` leads from inline mode to the private chat. Some users must open it once before the
 * bot may send them pictures.
 */
const inlineLinkHandler: LinkHandler = {
  prefix: INLINE_START_PAYLOAD,
  open: async ({ texts, surface }) =>
    ok({
      kind: 'answer',
      text: texts.say('offer-opened'),
      ...(surface.hasInlineMode === true && {
        buttons: makeControlGroup([
          { inlineQuery: '', label: texts.say('button-back-to-chat'), style: 'primary' },
        ]),
      }),
    }),
};

/**
 * A platform may cache a result. The time is short, because users can change their language or the look of
 * pictures.
 */
const RESULT_CACHE_MS = 60_000;
/**
 * On larger boards, finding and drawing a tour takes too long, so the result is a link to the private chat.
 */
const MAX_INLINE_TOUR_SQUARES = 1600;
/** A line with three numbers must be a board, because a size has only two numbers. */
const BOARD_LINE = /\d\D+\d\D+\d/;

interface QueryCommands {
  readonly services: Services;
  readonly solve: ReturnType<typeof solveCommand>;
  readonly knight: ReturnType<typeof knightCommand>;
  readonly play: ReturnType<typeof playCommand>;
}

/**
 * A query is a sliding puzzle, a knight's tour, `play` with a board, `daily`, `daily knight`, or `result`
 * with the id of a game. An empty query shows today's puzzle and example queries.
 */
function createInlineQueryHandler(services: Services): FindInlineResults {
  const commands: QueryCommands = {
    services,
    solve: solveCommand(services),
    knight: knightCommand(services),
    play: playCommand(services),
  };
  return async (call, query) => {
    const [, commandName = '', words = ''] = /^\/?(\S*)\s*([\s\S]*)$/u.exec(query.trim()) ?? [];
    switch (commandName.toLowerCase()) {
      case '':
      case 'daily': {
        const isKnightQuery = services.typedWords('words-knight').includes(plainText(words));
        return emptyQueryResults(services, call, isKnightQuery ? 'knight' : 'puzzle');
      }
      case 'result':
        return sharedResult(services, call, words);
      case 'play':
        return resultsForGame(commands, call, words);
      case 'knight': {
        const request = commands.knight.read(parseCommandLine(commands.knight, words), call);
        return request.ok ? resultsForTour(commands, call, request.value, words) : request;
      }
      default: {
        const line = query.trim().replace(/^\//, '');
        return resultsForLine(commands, call, line, commandName.toLowerCase() === 'solve' ? words : line);
      }
    }
  };
}

/**
 * Results of a query without a command: a knight's tour, or a sliding puzzle to solve or play. `line`: the
 * whole query. `boardText`: the query without the word `solve`.
 */
async function resultsForLine(
  commands: QueryCommands,
  call: Call,
  line: string,
  boardText: string,
): Promise<Result<InlineResults>> {
  const { knight, solve } = commands;
  const tourRequest = knight.read(parseCommandLine(knight, line), call);
  if (tourRequest.ok && knight.mayAnswer?.(tourRequest, line, call) === true)
    return resultsForTour(commands, call, tourRequest.value, line);
  // No solution for a board code, because people share codes so that others can play.
  if (parseTypedCode(line) !== undefined) return resultsForGame(commands, call, line);
  const solveRequest = solve.read(parseCommandLine(solve, boardText), call);
  if (solveRequest.ok)
    return 'boards' in solveRequest.value
      ? fault('board-list', { count: solveRequest.value.boards.length })
      : resultsForPuzzle(commands, call, solveRequest.value);
  const gameResults = await resultsForGame(commands, call, line);
  if (gameResults.ok) return gameResults;
  return BOARD_LINE.test(line) ? solveRequest : fault('offer-unread');
}

async function resultsForPuzzle(
  { services, solve }: QueryCommands,
  call: Call,
  request: SolveRequest,
): Promise<Result<InlineResults>> {
  const answer = await services.runner.answerRequest(solve, call, request);
  if (!answer.ok) return answer;
  const { start, goal } = request;
  if (!isSolvable(request) || isSameBoard(start, goal))
    return cacheableResults(makeResult('solve', answer.value));
  const boardReply = await boardMessage(services, call, slidingGame({ start, goal }));
  return cacheableResults(
    makeResult('solve', { ...answer.value, buttons: boardReply.buttons ?? answer.value.buttons }),
    makeBoardResult(call, boardReply),
  );
}

/** The tour, and a game on the same board if this is possible. */
async function resultsForTour(
  commands: QueryCommands,
  call: Call,
  request: KnightRequest,
  words: string,
): Promise<Result<InlineResults>> {
  const { services, knight } = commands;
  if (request.kind !== 'tour' || request.cols * request.rows > MAX_INLINE_TOUR_SQUARES)
    return linkToPrivateChat(call, words);
  const answer = await services.runner.answerRequest(knight, call, request);
  if (!answer.ok) return answer;
  const { style: _, ...requestWithoutStyle } = request;
  const { cols, rows, start, closed } = request;
  const gameLine = walkLine({ cols, rows, closed }, start && makeSquare(start));
  const gameResult = await findGameResult(commands, call, `knight ${gameLine}`);
  return cacheableResults(
    makeResult('tour', { ...answer.value, ...linkButtons(call, makeTourText(requestWithoutStyle)) }),
    ...(gameResult.ok ? [gameResult.value] : []),
  );
}

async function resultsForGame(
  commands: QueryCommands,
  call: Call,
  words: string,
): Promise<Result<InlineResults>> {
  const gameResult = await findGameResult(commands, call, words);
  return gameResult.ok ? cacheableResults(gameResult.value) : gameResult;
}

/** The answer of `/play`. `words`: the words after `/play`. */
async function findGameResult(
  { services, play }: QueryCommands,
  call: Call,
  words: string,
): Promise<Result<InlineResult>> {
  const gameReply = await services.runner.answerLine(play, call, words);
  return gameReply.ok ? ok(makeBoardResult(call, gameReply.value)) : gameReply;
}

/** Today's puzzle, the user's own result if the user has solved this puzzle, and examples of queries. */
async function emptyQueryResults(
  services: Services,
  call: Call,
  series: Series,
): Promise<Result<InlineResults>> {
  const dayResults = [
    await todaysPuzzleResult(services, call, series),
    await ownSolvedDayResult(services, call, series),
  ];
  const text = call.texts.say('offer-how');
  const examplesResult: InlineResult = {
    id: 'how',
    title: call.texts.say('offer-how-title'),
    description: nonEmptyLines(text).join(' '),
    reply: { kind: 'answer', text },
  };
  return ok({ results: [...dayResults.flatMap((result) => result ?? []), examplesResult], cacheMs: 0 });
}

const cacheableResults = (...results: readonly InlineResult[]): Result<InlineResults> =>
  ok({ results, cacheMs: RESULT_CACHE_MS });

/**
 * Runs `/knight` with these words, for requests whose search or picture would take too long in inline mode.
 * Fault: `offer-unread` if the words don't fit into a link.
 */
function linkToPrivateChat(call: Call, words: string): Result<InlineResults> {
  const { buttons } = linkButtons(call, words);
  if (buttons === undefined) return fault('offer-unread');
  const title = `/knight ${words}`;
  const text = call.texts.say('offer-elsewhere', { line: title });
  return cacheableResults({
    id: 'link',
    title,
    description: removeMarks(text),
    reply: { kind: 'answer', text, buttons },
  });
}

/** Runs `/knight` with these words in the private chat. No button if the words don't fit into a link. */
function linkButtons({ texts }: Call, words: string): Pick<Reply, 'buttons'> {
  const payload = tourPayload(words.toLowerCase());
  return payload === undefined
    ? {}
    : { buttons: makeControlGroup([{ deepLinkPayload: payload, label: texts.say('button-open') }]) };
}

/** The first line of the message becomes the title. */
function makeResult(id: string, reply: Reply): InlineResult {
  const [title = '', ...otherLines] = nonEmptyLines(reply.text);
  return { id, title, description: otherLines.join(' '), reply };
}

const makeBoardResult = ({ texts }: Call, reply: Reply): InlineResult => ({
  ...makeResult('play', reply),
  title: texts.say('offer-play-title'),
  description: removeMarks(reply.text),
});

const nonEmptyLines = (text: string): string[] =>
  removeMarks(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
