import type { Call, Command } from '../../chat/command.ts';
import { wholeLine } from '../../chat/line.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, type Result } from '../../core/result.ts';
import { parseMoves } from '../../core/sliding/notation/puzzle.ts';
import type { Services } from '../services.ts';
import { boardOf, play } from './game.ts';

/** `/move LUR2`: moves on the board that you are playing, for those who type. */
export const moveCommand = (services: Services): Command => ({
  name: 'move',
  options: [{ name: 'moves', kind: 'text', required: true }],
  read: wholeLine('moves'),
  run: async (call, options) => typedMoves(services, call, String(options.moves ?? '')),
});

/** The moves in a line, played on the person's latest unfinished game. */
export async function typedMoves(services: Services, call: Call, line: string): Promise<Result<Reply>> {
  const moves = parseMoves(line);
  if (!moves.ok) return moves;
  const game = await services.store.games.latest(call.person.key);
  return game === undefined ? fault('no-game') : play(services, call, game, boardOf(game), moves.value);
}
