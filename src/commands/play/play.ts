import { type ButtonHandler, type Call, type Command, withUserView } from '../../chat/command.ts';
import { type CommandInput, parseCommandLine } from '../../chat/input/command-input.ts';
import type { LinkHandler } from '../../chat/links.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { isSameBoard } from '../../core/sliding/board.ts';
import { parseCode } from '../../core/sliding/notation/code.ts';
import { makeSize } from '../../core/sliding/notation/puzzle.ts';
import { slidingGame } from '../../play/kinds/sliding-rules.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import { withPressTimeout } from '../feature/working.ts';
import { filterByPrefix, suggestLengths, suggestSizes } from '../input/suggestions.ts';
import { GAME_KINDS, parseKindName } from '../kinds/index.ts';
import type { LoadedGame, NewGameData, PrepareGame, SharedBoard } from '../kinds/kind.ts';
import { LEVELS, levelByWord } from '../kinds/new-sliding-game.ts';
import { withPicture } from '../picture/with-picture.ts';
import { runBehindGate } from '../spoilers/gate.ts';
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
    commands: [
      withPicture(services, playCommand(services), isTilePhoto),
      moveCommand(services),
      hints.command,
    ],
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
    links: [boardLinkHandler(services), codeLinkHandler(services), ...kindLinkHandlers(services)],
    liveMessages: { share: renderSharedResult(services), board: renderPublicBoard(services) },
  };
}

/** Whether a picture is a photo for the tiles of a random board: the user asks for a level or a length. */
const isTilePhoto = ({ options: { level, length } }: CommandInput): boolean =>
  level !== undefined || length !== undefined;

/**
 * A request of `/play`. `prepareGame`: finds or generates the board. `isPublic`: whether everyone in the chat
 * sees the game.
 */
interface PlayRequest {
  readonly prepareGame: PrepareGame;
  readonly isPublic: boolean;
}

/**
 * The answer of `/play`: a new game. In shared chats where games open by a link, it is only the board, and
 * the link starts a separate game for each person.
 */
type PlayAnswer =
  | { readonly newGame: LoadedGame; readonly board?: undefined }
  | { readonly board: SharedBoard; readonly newGame?: undefined };

/**
 * The command `/play [SIZE or BOARD] [easy, medium, hard] [length:N]` or `/play knight [SIZE] [START]`:
 * starts a game. Only its player sees it, unless the option `public` is set.
 */
export const playCommand = (services: Services): Command<PlayRequest, PlayAnswer> => {
  const { typedWords } = services;
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
    isForAll: true,
    runsInOrder: true,
    isPersonal: (input) => !wantsPublicGame(input),
    reveals: 'nothing',
    read(input, call) {
      const { kind = GAME_KINDS[0], otherWords = input.words } = parseKindName(input.words, typedWords) ?? {};
      const { level, length } = input.options;
      const hasOptions = level !== undefined || length !== undefined || call.attachment !== undefined;
      if (hasOptions && kind.takesOptions !== true) return fault('game-options', { game: kind.name });
      const prepareResult = kind.readStart({ ...input, words: otherWords.trim() }, call, typedWords);
      return prepareResult.ok
        ? ok({ prepareGame: prepareResult.value, isPublic: wantsPublicGame(input) })
        : prepareResult;
    },
    async ask(call, { prepareGame, isPublic }) {
      const newGameData = await prepareGame(services, call);
      if (!newGameData.ok) return newGameData;
      if (opensByLink(call) && !isPublic) return ok({ board: newGameData.value });
      return ok({ newGame: await startNewGame(services, call, newGameData.value) });
    },
    async reply(call, { isPublic }, { newGame, board }) {
      if (newGame === undefined) return boardMessage(services, call, board);
      const reply = await openedReply(services, call, newGame);
      if (!isPublic || call.place.isPrivate) return reply;
      const { game } = newGame;
      return { ...makePublic(reply, game), liveMessage: { subject: `board:${game.id}`, isAlwaysNew: true } };
    },
  };
};

/**
 * Handles the button `play:<words of /play>`: starts a new game for the person who presses it, in a new
 * message.
 */
const anotherBoardHandler = (services: Services): ButtonHandler => ({
  prefix: 'play',
  reveals: 'nothing',
  command: 'play',
  async press(call, fields) {
    const command = playCommand(services);
    const request = command.read(parseCommandLine(command, fields.join(':')), call);
    if (!request.ok) return fault('stale-button');
    const pressCall = withPressTimeout(services, withUserView(call));
    const reply = await runBehindGate(services, command, pressCall, request.value);
    return reply.ok ? ok({ reply: reply.value }) : reply;
  },
});

const openNewGame = async (
  services: Services,
  call: Call,
  newGameData: NewGameData,
): Promise<Result<Reply>> =>
  ok(await openedReply(services, call, await startNewGame(services, call, newGameData)));

/**
 * Handles the link `board:<puzzle>[:<photo>]`: starts a game on a stored puzzle. If the photo was deleted
 * from the store, the tiles show only numbers.
 */
const boardLinkHandler = (services: Services): LinkHandler => ({
  prefix: 'board',
  async open(call, [puzzleId = '', pictureId = '']) {
    const puzzle = await services.store.solutions.byId(puzzleId);
    if (puzzle === undefined) return fault('stale-link');
    const hasPhoto = pictureId !== '' && (await services.store.pictures.byId(pictureId)) !== undefined;
    return openNewGame(services, call, { ...slidingGame(puzzle), ...(hasPhoto && { picture: pictureId }) });
  },
});

/** Handles the link `code:<code>`: starts a game on the puzzle of this board code. */
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

/**
 * Creates one link handler for each kind of game. A link such as `walk:<start>` starts a game on the board
 * `<start>`.
 */
const kindLinkHandlers = (services: Services): readonly LinkHandler[] =>
  GAME_KINDS.map(({ name: kind, linkPrefix }) => ({
    prefix: linkPrefix,
    open: (call, fields) => openNewGame(services, call, { kind, start: fields.join(':'), goal: '' }),
  }));
