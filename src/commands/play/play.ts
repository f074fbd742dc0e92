import type { Command } from '../../chat/command.ts';
import { ok } from '../../core/result.ts';
import { defaultGoal, sameBoard } from '../../core/sliding/board.ts';
import { parseSize, type Size } from '../../core/sliding/notation/puzzle.ts';
import { randomSolvable } from '../../core/sliding/scramble/scramble.ts';
import type { Game } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { gameReply } from './game.ts';

const USUAL_SIZE = '3x3';

/** `/play [size]`: a scrambled board of your own, uniformly random. */
export const playCommand = (services: Services): Command<Size, Game> => ({
  name: 'play',
  options: [{ name: 'size', kind: 'text' }],
  read: ({ words }) => parseSize(words === '' ? USUAL_SIZE : words),
  async ask({ person }, { rows, cols }) {
    const goal = defaultGoal(rows, cols);
    let start = randomSolvable(goal, services.random);
    while (sameBoard(start, goal)) start = randomSolvable(goal, services.random);
    const player = { person: person.key, personName: person.name };
    return ok(await services.store.games.play({ ...player, start, goal, now: services.now() }));
  },
  reply: (call, _, game) => gameReply(services, call, game),
});
