import { type ButtonHandler, type Call, type Command, withUserView } from '../../chat/command.ts';
import { type CommandInput, parseCommandLine } from '../../chat/input/command-input.ts';
import { findNearestName } from '../../chat/input/typed-command.ts';
import type { LinkHandler } from '../../chat/links.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { isSameBoard } from '../../core/sliding/board.ts';
import { parseCode } from '../../core/sliding/notation/code.ts';
import { makeSize } from '../../core/sliding/notation/puzzle.ts';
import { LEVELS } from '../../core/sliding/scramble/levels.ts';
import { shortenForQuote } from '../../core/typed-text.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import { withPressTimeout } from '../feature/working.ts';
import { GAME_KINDS, parseKindName } from '../games/index.ts';
import type { LoadedGame, NewGameData, PrepareGame } from '../games/kind.ts';
import { levelByWord } from '../games/new-sliding-game.ts';
import { slidingGame } from '../games/sliding-rules.ts';
import { filterByPrefix, suggestLengths, suggestSizes } from '../input/suggestions.ts';
import { boardMessage, opensByLink } from './board-shown.ts';
import { renderSharedResult, shareHandler } from './finish.ts';
import {
  againHandler,
  boardHandler,
  giveUpHandler,
  restartHandler,
  tileHandler,
  undoHandler,
} from './game-buttons.ts';
import { makePublic, openedReply, renderPublicBoard } from './game-reply.ts';
import { createHints } from './hint.ts';
import { reviewHandler, shortestSolutionHandler } from './look-back.ts';
import { moveCommand } from './move.ts';
import { startNewGame } from './own-game.ts';

export function playFeature(services: Services): Feature {
  const hints = createHints(services);
  return {
    commands: [playCommand(services), moveCommand(services), hints.command],
    buttons: [
      tileHandler(services),
      boardHandler(services),
      hints.handler,
      undoHandler(services),
      restartHandler(services),
      giveUpHandler(services),
      againHandler(services),
      anotherBoardHandler(services),
      shortestSolutionHandler(services),
      reviewHandler(services),
      shareHandler(services),
    ],
    links: [
      boardLinkHandler(services),
      codeLinkHandler(services),
      newGameLinkHandler(services),
      ...kindLinkHandlers(services),
    ],
    liveMessages: { share: renderSharedResult(services), board: renderPublicBoard(services) },
  };
}

/** Whether the picture is for the tiles of a random board: the user asks for a level or a length. */
const isTilePhoto = ({ options: { level, length } }: CommandInput): boolean =>
  level !== undefined || length !== undefined;

/** `isPublic`: whether everyone in the chat sees the game. */
interface PlayRequest {
  readonly prepareGame: PrepareGame;
  readonly isPublic: boolean;
}

/**
 * `/play [SIZE or BOARD] [easy, medium, hard] [length:N]` or `/play knight [SIZE] [START]`. Only its player
 * sees the game, unless the option `public` is set.
 */
export const playCommand = (services: Services): Command<PlayRequest> => {
  const { typedWords } = services;
  const kindNames = GAME_KINDS.map(({ name }) => name);
  const wantsPublicGame = ({ options }: CommandInput) => options.public === true;
  return {
    name: 'play',
    options: [
      {
        name: 'size',
        kind: 'text',
        suggest: (typedText, otherOptions) => [
          ...suggestSizes(typedText, otherOptions),
          ...filterByPrefix(
            GAME_KINDS.flatMap(({ suggestedWords }) => suggestedWords),
            typedText,
          ),
        ],
      },
      { name: 'level', kind: 'text', choices: LEVELS, aliases: [...levelByWord(typedWords).keys()] },
      { name: 'length', kind: 'text', suggest: suggestLengths('3x3') },
      { name: 'picture', kind: 'photo' },
      { name: 'public', kind: 'flag' },
      THEME_OPTION,
    ],
    firstWords: kindNames,
    isForAll: true,
    runsInOrder: true,
    isPersonal: (input) => !wantsPublicGame(input),
    attachedBoard: { isUsedOtherwise: isTilePhoto },
    reveals: 'nothing',
    read(input, call) {
      const namedKind = parseKindName(input.words, typedWords);
      const { kind = GAME_KINDS[0], otherWords = input.words } = namedKind ?? {};
      const { level, length } = input.options;
      const hasOptions = level !== undefined || length !== undefined || call.attachment !== undefined;
      if (hasOptions && kind.takesOptions !== true) return fault('game-options', { game: kind.name });
      const prepareResult = kind.readStart({ ...input, words: otherWords.trim() }, call, typedWords);
      if (prepareResult.ok) return ok({ prepareGame: prepareResult.value, isPublic: wantsPublicGame(input) });
      const [firstWord = ''] = input.words.trim().split(/\s+/u);
      const nearestName = namedKind ? undefined : findNearestName(firstWord.toLowerCase(), kindNames);
      return nearestName === undefined
        ? prepareResult
        : fault('unknown-game', { text: shortenForQuote(firstWord), game: nearestName });
    },
    async run(call, { prepareGame, isPublic }) {
      const newGameData = await prepareGame(services, call);
      if (!newGameData.ok) return newGameData;
      // The message is only a board. Its link starts a separate game for each person.
      if (opensByLink(call) && !isPublic)
        return ok({ reply: (viewerCall) => boardMessage(services, viewerCall, newGameData.value) });
      const newGame = await startNewGame(services, call, newGameData.value);
      return ok({ reply: (viewerCall) => newGameReply(services, viewerCall, newGame, isPublic) });
    },
  };
};

async function newGameReply(
  services: Services,
  call: Call,
  newGame: LoadedGame,
  isPublic: boolean,
): Promise<Reply> {
  const reply = await openedReply(services, call, newGame);
  if (!isPublic || call.place.isPrivate) return reply;
  const { game } = newGame;
  return { ...makePublic(reply, game), liveMessage: { subject: `board:${game.id}`, isAlwaysNew: true } };
}

/** `play:<words of /play>`: starts a new game for the person who presses it, in a new message. */
const anotherBoardHandler = (services: Services): ButtonHandler => ({
  prefix: 'play',
  reveals: 'nothing',
  command: 'play',
  async press(call, fields) {
    const reply = await playWords(services, withPressTimeout(services, withUserView(call)), fields.join(':'));
    return reply.ok ? ok({ reply: reply.value }) : reply;
  },
});

/** `play:<words of /play>`: starts a new game. */
const newGameLinkHandler = (services: Services): LinkHandler => ({
  prefix: 'play',
  open: (call, fields) => playWords(services, call, fields.join(':')),
});

/** Answers a button or a link that carries the words of `/play`. */
async function playWords(services: Services, call: Call, words: string): Promise<Result<Reply>> {
  const command = playCommand(services);
  const request = command.read(parseCommandLine(command, words), call);
  return request.ok ? services.runner.answerRequest(command, call, request.value) : fault('stale-button');
}

const openNewGame = async (
  services: Services,
  call: Call,
  newGameData: NewGameData,
): Promise<Result<Reply>> =>
  ok(await openedReply(services, call, await startNewGame(services, call, newGameData)));

/**
 * `board:<puzzle>[:<photo>]`: starts a game on a stored puzzle. If the photo was deleted from the store, the
 * tiles show only numbers.
 */
const boardLinkHandler = (services: Services): LinkHandler => ({
  prefix: 'board',
  async open(call, [puzzleId = '', pictureId = '']) {
    const puzzle = await services.store.solutions.byId(puzzleId);
    if (puzzle === undefined) return fault('stale-link');
    const hasPhoto = pictureId !== '' && (await services.store.pictures.byId(pictureId)) !== undefined;
    return openNewGame(services, call, { ...slidingGame(puzzle), picture: hasPhoto ? pictureId : undefined });
  },
});

/** `code:<code>`: starts a game on the puzzle of this board code. */
const codeLinkHandler = (services: Services): LinkHandler => ({
  prefix: 'code',
  async open(call, [code = '']) {
    const puzzle = parseCode(code);
    if (puzzle === undefined) return fault('stale-link');
    const { start, goal } = puzzle;
    if (isSameBoard(start, goal)) return fault('board-solved', { size: makeSize(start) });
    return openNewGame(services, call, slidingGame(puzzle));
  },
});

/** A link such as `walk:<start>` starts a game on the board `<start>`. */
const kindLinkHandlers = (services: Services): readonly LinkHandler[] =>
  GAME_KINDS.map(({ name: kind, linkPrefix }) => ({
    prefix: linkPrefix,
    open: (call, fields) => openNewGame(services, call, { kind, start: fields.join(':'), goal: '' }),
  }));
