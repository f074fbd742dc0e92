import type { Command } from '../../chat/command.ts';
import { wholeLine } from '../../chat/line.ts';
import { ok } from '../../core/result.ts';
import { defaultGoal, sameBoard } from '../../core/sliding/board.ts';
import { parseSize } from '../../core/sliding/notation/puzzle.ts';
import { randomSolvable } from '../../core/sliding/scramble/scramble.ts';
import type { Services } from '../services.ts';
import { gameReply } from './game.ts';

const USUAL_SIZE = '3x3';

/** `/play [size]`: a scrambled board of your own, uniformly random. */
export const playCommand = (services: Services): Command => ({
  name: 'play',
  options: [{ name: 'size', kind: 'text' }],
  read: wholeLine('size'),
  async run(call, options) {
    const size = parseSize(String(options.size ?? USUAL_SIZE));
    if (!size.ok) return size;
    const goal = defaultGoal(size.value.rows, size.value.cols);
    let start = randomSolvable(goal, services.random);
    while (sameBoard(start, goal)) start = randomSolvable(goal, services.random);
    const person = { person: call.person.key, personName: call.person.name };
    const game = await services.store.games.play({ ...person, start, goal, now: services.now() });
    return ok(await gameReply(services, call, game));
  },
});
