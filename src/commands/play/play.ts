import { answered, type ButtonHandler, type Command } from '../../chat/command.ts';
import { givenLine } from '../../chat/given.ts';
import { THEME_OPTION } from '../../chat/theme.ts';
import { fault, ok } from '../../core/result.ts';
import type { Size } from '../../core/sliding/notation/puzzle.ts';
import type { Game } from '../../store/store.ts';
import { knightVocabulary } from '../knight/words.ts';
import type { Services } from '../services.ts';
import { hurried } from '../working.ts';
import { beginningOf } from './beginning.ts';
import { gameReply } from './game-reply.ts';
import { newGame } from './new-game.ts';
import { keptPhoto } from './photo.ts';
import { LEVELS, type PlayRequest, readPlay } from './request.ts';

/** `/play [SIZE or BOARD] [easy, medium, hard] [length:N]`, `/play knight [SIZE] [START]`: a game of your own. */
export const playCommand = (services: Services): Command<PlayRequest, Game> => {
  const vocabulary = knightVocabulary(services.words);
  return {
    name: 'play',
    options: [
      { name: 'size', kind: 'text' },
      { name: 'level', kind: 'text', choices: LEVELS },
      { name: 'length', kind: 'text' },
      { name: 'picture', kind: 'photo' },
      THEME_OPTION,
    ],
    read: (given, call) => readPlay(given, call, services.words('words-knight'), vocabulary),
    async ask(call, asked) {
      if (asked.kind === 'walk' && call.attachment !== undefined) return fault('walk-options');
      const photo = asked.kind === 'walk' ? ok({}) : await keptPhoto(services, call, sizeOf(asked));
      if (!photo.ok) return photo;
      const beginning = await beginningOf(services, call, asked);
      if (!beginning.ok) return beginning;
      return ok(await newGame(services, call, { ...beginning.value, ...photo.value }));
    },
    reply: (call, _, game) => gameReply(services, call, game),
  };
};

const sizeOf = (asked: Exclude<PlayRequest, { kind: 'walk' }>): Size =>
  asked.kind === 'board' ? asked.puzzle.start : asked.size;

/** Another board for whoever presses, in a message of its own: `play:` and what would follow `/play`. */
export const anotherBoardButton = (services: Services): ButtonHandler => ({
  prefix: 'play',
  async press(call, fields) {
    const command = playCommand(services);
    const asked = command.read(givenLine(command, fields.join(':')), call);
    if (!asked.ok) return fault('stale-button');
    const reply = await answered(command, hurried(services, call), asked.value);
    return reply.ok ? ok({ reply: reply.value }) : reply;
  },
});
