import type { Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/theme.ts';
import { fault } from '../../core/result.ts';
import type { Moves } from '../../core/sliding/board.ts';
import { parseMoves } from '../../core/sliding/notation/puzzle.ts';
import type { Services } from '../services.ts';
import { boardOf, type Played, play } from './game.ts';
import { gameReply } from './game-reply.ts';

/** `/move LUR2`, or the moves alone: played on the person's latest unfinished game, for those who type. */
export const moveCommand = (services: Services): Command<Moves, Played> => ({
  name: 'move',
  options: [{ name: 'moves', kind: 'text', required: true }, THEME_OPTION],
  read: ({ words }) => parseMoves(words),
  isMeant: (request) => request.ok,
  async ask(call, moves) {
    const game = await services.store.games.latest(call.person.key);
    return game === undefined ? fault('no-game') : play(services, game, boardOf(game), moves);
  },
  reply: (call, _, { game, board }) => gameReply(services, call, game, board),
});
