import { type ButtonHandler, type Command, forAsker } from '../../chat/command.ts';
import { type CommandInput, parseCommandLine } from '../../chat/input/command-input.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { askAndReply } from '../../chat/telling.ts';
import { fault, ok } from '../../core/result.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import { withPressTimeout } from '../feature/working.ts';
import { beginningWith, suggestLengths, suggestSizes } from '../input/suggestions.ts';
import { KINDS, namedKind } from '../kinds/index.ts';
import type { Played, SharedBoard, StartGame } from '../kinds/kind.ts';
import { LEVELS, levelWords } from '../kinds/new-sliding-game.ts';
import { createGate } from '../spoilers/gate.ts';
import { boardLinks } from './board-link.ts';
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

/** Games of one's own. */
export function playFeature(services: Services): Feature {
  const hints = createHints(services);
  return {
    commands: [playCommand(services), moveCommand(services), hints.command],
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
    links: boardLinks(services),
    liveMessages: { share: renderSharedResult(services), board: renderPublicBoard(services) },
  };
}

/** What finds the board. `isPublic`: others may look on (`public`). */
interface PlayRequest {
  readonly begin: StartGame;
  readonly isPublic: boolean;
}

/** A game, or in a shared chat whose boards are opened by links, what games are begun with. */
type Opened =
  | { readonly played: Played; readonly board?: undefined }
  | { readonly board: SharedBoard; readonly played?: undefined };

/**
 * `/play [SIZE or BOARD] [easy, medium, hard] [length:N]`, `/play knight [SIZE] [START]`: a game of your own,
 * for your eyes alone unless `public` is said.
 */
export const playCommand = (services: Services): Command<PlayRequest, Opened> => {
  const { words } = services;
  const isPublic = ({ options }: CommandInput) => options.public === true;
  return {
    name: 'play',
    options: [
      {
        name: 'size',
        kind: 'text',
        suggest: (typed, filled) => [
          ...suggestSizes(typed, filled),
          ...beginningWith(
            KINDS.flatMap(({ suggested }) => suggested),
            typed,
          ),
        ],
      },
      { name: 'level', kind: 'text', choices: LEVELS, otherWords: [...levelWords(words).keys()] },
      { name: 'length', kind: 'text', suggest: suggestLengths('3x3') },
      { name: 'picture', kind: 'photo' },
      { name: 'public', kind: 'flag' },
      THEME_OPTION,
    ],
    isForAll: true,
    isInOrder: true,
    isPersonal: (given) => !isPublic(given),
    tells: 'nothing',
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
      return { ...asPublic(reply, game), liveMessage: { subject: `board:${game.id}`, isAnew: true } };
    },
  };
};

/** Another board for whoever presses, in a message of its own: `play:` and what would follow `/play`. */
export const anotherBoardButton = (services: Services): ButtonHandler => ({
  prefix: 'play',
  tells: 'nothing',
  command: 'play',
  async press(call, fields) {
    const command = playCommand(services);
    const asked = command.read(parseCommandLine(command, fields.join(':')), call);
    if (!asked.ok) return fault('stale-button');
    const reply = await askAndReply(
      createGate(services),
      command,
      withPressTimeout(services, forAsker(call)),
      asked.value,
    );
    return reply.ok ? ok({ reply: reply.value }) : reply;
  },
});
