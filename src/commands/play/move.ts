import type { Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/theme.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { type Played, type } from '../../play/game.ts';
import { kinds } from '../../play/kinds/index.ts';
import type { Services } from '../services.ts';
import { gameReply } from './game-reply.ts';

/** `/move LUR2`, or the moves alone: played on the person's latest unfinished game, for those who type. */
export const moveCommand = (services: Services): Command<string, Played> => ({
  name: 'move',
  options: [{ name: 'moves', kind: 'text', required: true }, THEME_OPTION],
  read: ({ words }) => readMoves(words),
  isMeant: (request) => request.ok,
  async ask(call, line) {
    const game = await services.store.games.latest(call.person.key);
    return game === undefined ? fault('no-game') : type(services, game, line);
  },
  async reply(call, _, { game, wrong }) {
    const reply = await gameReply(services, call, game);
    return wrong === undefined ? reply : { ...reply, text: `${call.texts.sayFault(wrong)}\n${reply.text}` };
  },
});

/** The line, if a game of some kind understands it. Faults: those of the first kind. */
function readMoves(line: string): Result<string> {
  const readings = kinds.map((kind) => kind.typed(line));
  const [first] = readings;
  return readings.some(({ ok }) => ok) || first === undefined || first.ok ? ok(line) : first;
}
