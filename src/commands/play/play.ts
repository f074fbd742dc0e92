import { type ButtonHandler, type Call, type Command, withUserView } from '../../chat/command.ts';
import { type CommandInput, parseCommandLine } from '../../chat/input/command-input.ts';
import type { LinkHandler } from '../../chat/links.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { sameBoard } from '../../core/sliding/board.ts';
import { parseCode } from '../../core/sliding/notation/code.ts';
import { makeSize } from '../../core/sliding/notation/puzzle.ts';
import { slidingGame } from '../../play/kinds/sliding-rules.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import { withPressTimeout } from '../feature/working.ts';
import { filterByPrefix, suggestLengths, suggestSizes } from '../input/suggestions.ts';
import { KINDS, namedKind } from '../kinds/index.ts';
import type { GameStart, Played, SharedBoard, StartGame } from '../kinds/kind.ts';
import { LEVELS, levelWords } from '../kinds/new-sliding-game.ts';
import { withPicture } from '../picture/with-picture.ts';
import { runBehindGate } from '../spoilers/gate.ts';
import { boardMessage, isLinked } from './board-shown.ts';
import { renderSharedResult, shareButton } from './finish.ts';
import {
  againButton,
  boardButton,
  giveUpButton,
  restartButton,
  tileButton,
  undoButton,
} from './game-buttons.ts';
import { asPublic, openedReply, renderPublicBoard } from './game-reply.ts';
import { createHints } from './hint.ts';
import { reviewButton, shortestWayButton } from './look-back.ts';
import { moveCommand } from './move.ts';
import { newGame } from './own-game.ts';

export function playFeature(services: Services): Feature {
  const hints = createHints(services);
  return {
    commands: [
      withPicture(services, playCommand(services), isForTiles),
      moveCommand(services),
      hints.command,
    ],
    buttons: [
      tileButton(services),
      boardButton(services),
      hints.button,
      undoButton(services),
      restartButton(services),
      giveUpButton(services),
      againButton(services),
      anotherBoardButton(services),
      shortestWayButton(services),
      reviewButton(services),
      shareButton(services),
    ],
    links: [boardLink(services), codeLink(services), ...kindLinks(services)],
    liveMessages: { share: renderSharedResult(services), board: renderPublicBoard(services) },
  };
}

/** Whether a picture is a photo for the tiles of a random board: the user asks for a level or a length. */
const isForTiles = ({ options: { level, length } }: CommandInput): boolean =>
  level !== undefined || length !== undefined;

/**
 * A request of `/play`. `prepareGame`: finds or generates the board. `isPublic`: whether everyone in the chat
 * sees the game.
 */
interface PlayRequest {
  readonly begin: StartGame;
  readonly isPublic: boolean;
}

/**
 * The answer of `/play`: a new game. In shared chats where games open by a link, it is only the board, and
 * the link starts a separate game for each person.
 */
type PlayAnswer =
  | { readonly played: Played; readonly board?: undefined }
  | { readonly board: SharedBoard; readonly played?: undefined };

/**
 * The command `/play [SIZE or BOARD] [easy, medium, hard] [length:N]` or `/play knight [SIZE] [START]`:
 * starts a game. Only its player sees it, unless the option `public` is set.
 */
export const playCommand = (services: Services): Command<PlayRequest, PlayAnswer> => {
  const { typedWords: words } = services;
  const isPublic = ({ options }: CommandInput) => options.public === true;
  return {
    name: 'play',
    options: [
      {
        name: 'size',
        kind: 'text',
        suggest: (typed, filled) => [
          ...suggestSizes(typed, filled),
          ...filterByPrefix(
            KINDS.flatMap(({ suggested }) => suggested),
            typed,
          ),
        ],
      },
      { name: 'level', kind: 'text', choices: LEVELS, aliases: [...levelWords(words).keys()] },
      { name: 'length', kind: 'text', suggest: suggestLengths('3x3') },
      { name: 'picture', kind: 'photo' },
      { name: 'public', kind: 'flag' },
      THEME_OPTION,
    ],
    isForAll: true,
    runsInOrder: true,
    isPersonal: (given) => !isPublic(given),
    reveals: 'nothing',
    read(given, call) {
      const { kind = KINDS[0], rest = given.words } = namedKind(given.words, words) ?? {};
      const { level, length } = given.options;
      const hasOptions = level !== undefined || length !== undefined || call.attachment !== undefined;
      if (hasOptions && kind.takesOptions !== true) return fault('game-options', { game: kind.name });
      const begin = kind.readStart({ ...given, words: rest.trim() }, call, words);
      return begin.ok ? ok({ begin: begin.value, isPublic: isPublic(given) }) : begin;
    },
    async ask(call, { begin, isPublic }) {
      const board = await begin(services, call);
      if (!board.ok) return board;
      if (isLinked(call) && !isPublic) return ok({ board: board.value });
      return ok({ played: await newGame(services, call, board.value) });
    },
    async reply(call, { isPublic }, { played, board }) {
      if (played === undefined) return boardMessage(services, call, board);
      const reply = await openedReply(services, call, played);
      if (!isPublic || call.place.isPrivate) return reply;
      const { game } = played;
      return { ...asPublic(reply, game), liveMessage: { subject: `board:${game.id}`, isAlwaysNew: true } };
    },
  };
};

/**
 * Handles the button `play:<words of /play>`: starts a new game for the person who presses it, in a new
 * message.
 */
const anotherBoardButton = (services: Services): ButtonHandler => ({
  prefix: 'play',
  reveals: 'nothing',
  command: 'play',
  async press(call, fields) {
    const command = playCommand(services);
    const request = command.read(parseCommandLine(command, fields.join(':')), call);
    if (!request.ok) return fault('stale-button');
    const presser = withPressTimeout(services, withUserView(call));
    const reply = await runBehindGate(services, command, presser, request.value);
    return reply.ok ? ok({ reply: reply.value }) : reply;
  },
});

const openNewGame = async (services: Services, call: Call, start: GameStart): Promise<Result<Reply>> =>
  ok(await openedReply(services, call, await newGame(services, call, start)));

/**
 * Handles the link `board:<puzzle>[:<photo>]`: starts a game on a stored puzzle. If the photo was deleted
 * from the store, the tiles show only numbers.
 */
const boardLink = (services: Services): LinkHandler => ({
  prefix: 'board',
  async open(call, [id = '', picture = '']) {
    const puzzle = await services.store.solutions.byId(id);
    if (puzzle === undefined) return fault('stale-link');
    const isKept = picture !== '' && (await services.store.pictures.byId(picture)) !== undefined;
    return openNewGame(services, call, { ...slidingGame(puzzle), ...(isKept && { picture }) });
  },
});

/** Handles the link `code:<code>`: starts a game on the puzzle of this board code. */
const codeLink = (services: Services): LinkHandler => ({
  prefix: 'code',
  async open(call, [code = '']) {
    const puzzle = parseCode(code);
    if (puzzle === undefined) return fault('stale-link');
    const { start, goal } = puzzle;
    if (sameBoard(start, goal)) return fault('board-solved', { size: makeSize(start) });
    return openNewGame(services, call, slidingGame(puzzle));
  },
});

/**
 * Creates one link handler for each kind of game. A link such as `walk:<start>` starts a game on the board
 * `<start>`.
 */
const kindLinks = (services: Services): readonly LinkHandler[] =>
  KINDS.map(({ name: kind, link }) => ({
    prefix: link,
    open: (call, fields) => openNewGame(services, call, { kind, start: fields.join(':'), goal: '' }),
  }));
