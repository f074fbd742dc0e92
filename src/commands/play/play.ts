import { answered, type ButtonHandler, type Command, forAsker } from '../../chat/command.ts';
import { type Given, givenLine } from '../../chat/given/given.ts';
import { THEME_OPTION } from '../../chat/preferences/theme.ts';
import { fault, ok } from '../../core/result.ts';
import type { Size } from '../../core/sliding/notation/puzzle.ts';
import type { Game } from '../../store/contract/game.ts';
import { gateOf } from '../fair/gate.ts';
import type { Services } from '../feature/services.ts';
import { hurried } from '../feature/working.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { suggestLengths, suggestPlay } from '../input/suggestions.ts';
import { knightVocabulary } from '../knight/words.ts';
import { beginningOf } from './beginning/beginning.ts';
import { newGame } from './beginning/new-game.ts';
import { keptPhoto } from './beginning/photo.ts';
import { LEVELS, levelWords, type PlayRequest, readPlay } from './beginning/request.ts';
import { type BoardGiven, boardMessage, isLinked } from './board-message.ts';
import { asPublic, openedReply } from './game-reply.ts';

/** Others may look on (`public`). */
type PlayAsked = PlayRequest & { readonly isPublic?: boolean };

/** A game, or in a shared chat whose boards are opened by links, what games are begun with. */
type Opened =
  | { readonly game: Game; readonly board?: undefined }
  | { readonly board: BoardGiven; readonly game?: undefined };

/** `/play [SIZE or BOARD] [easy, medium, hard] [length:N]`, `/play knight [SIZE] [START]`: a game of your own, for your eyes alone unless `public` is said. */
export const playCommand = (services: Services): Command<PlayAsked, Opened> => {
  const { words } = services;
  const known = {
    knight: words('words-knight'),
    sliding: slidingWords(words),
    vocabulary: knightVocabulary(words),
    levels: levelWords(words),
  };
  const isPublic = ({ options }: Given) => options.public === true;
  return {
    name: 'play',
    options: [
      { name: 'size', kind: 'text', suggest: suggestPlay },
      { name: 'level', kind: 'text', choices: LEVELS, otherWords: [...known.levels.keys()] },
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
      const asked = readPlay(given, call, known);
      return asked.ok && isPublic(given) ? ok({ ...asked.value, isPublic: true }) : asked;
    },
    async ask(call, asked) {
      if (asked.kind === 'walk' && call.attachment !== undefined) return fault('walk-options');
      const photo = asked.kind === 'walk' ? ok({}) : await keptPhoto(services, call, sizeOf(asked));
      if (!photo.ok) return photo;
      const beginning = await beginningOf(services, call, asked);
      if (!beginning.ok) return beginning;
      const board = { ...beginning.value, ...photo.value };
      if (isLinked(call) && asked.isPublic !== true) return ok({ board });
      return ok({ game: await newGame(services, call, board) });
    },
    async reply(call, asked, { game, board }) {
      if (game === undefined) return boardMessage(services, call, board);
      const reply = await openedReply(services, call, game);
      if (asked.isPublic !== true || call.place.isPrivate) return reply;
      return { ...asPublic(reply, game), standing: { subject: `board:${game.id}`, isAnew: true } };
    },
  };
};

const sizeOf = (asked: Exclude<PlayRequest, { kind: 'walk' }>): Size =>
  asked.kind === 'board' ? asked.puzzle.start : asked.size;

/** Another board for whoever presses, in a message of its own: `play:` and what would follow `/play`. */
export const anotherBoardButton = (services: Services): ButtonHandler => ({
  prefix: 'play',
  tells: 'nothing',
  command: 'play',
  async press(call, fields) {
    const command = playCommand(services);
    const asked = command.read(givenLine(command, fields.join(':')), call);
    if (!asked.ok) return fault('stale-button');
    const reply = await answered(gateOf(services), command, hurried(services, forAsker(call)), asked.value);
    return reply.ok ? ok({ reply: reply.value }) : reply;
  },
});
