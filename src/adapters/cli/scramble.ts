import { scrambleOfForm } from '../../commands/scramble/form.ts';
import { scrambleCommandLine, sentence } from '../../commands/scramble/scramble.ts';
import { scrambled } from '../../commands/scramble/scrambled.ts';
import { seededRandom } from '../../core/random.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { plain } from '../../i18n/markup.ts';
import { draw } from '../../render/draw.ts';
import type { Arguments } from './arguments.ts';
import { seedOf, timeOf } from './numbers.ts';
import { refused } from './refused.ts';
import { type Outcome, savePicture, type Toolbox } from './toolbox.ts';

export const VALUED = ['size', 'blank', 'moves', 'length', 'seed', 'time', 'png'] as const;

/**
 * `tileknight scramble [SIZE] [--blank corner | --moves N | --length N] [--seed N] [--png FILE]`: a scrambled board, and the moves
 * that lead to it. The same seed gives the same one.
 */
export async function scrambleOnce(toolbox: Toolbox, { words, options }: Arguments): Promise<Outcome> {
  const { png, seed: _, time: __, ...given } = options;
  const seed = seedOf(options);
  if (!seed.ok) return refused(toolbox, seed.fault);
  const time = timeOf(options, toolbox.config.SOLVER_TIME_MS);
  if (!time.ok) return refused(toolbox, time.fault);
  const form = scrambleOfForm({ ...scrambleCommandLine(words.join(' ')), ...given });
  if (!form.ok) return refused(toolbox, form.fault);
  const random = seed.value === undefined ? Math.random : seededRandom(seed.value);
  const made = await scrambled(form.value, { solver: toolbox.solver, random, timeMs: time.value });
  if (!made.ok) return refused(toolbox, made.fault);
  const { start, goal, way, uniform } = made.value;
  const { texts } = toolbox;
  const outcome: Outcome = {
    json: {
      rows: start.rows,
      cols: start.cols,
      start: start.tiles,
      goal: goal.tiles,
      ...form.value.scrambler,
      ...(way !== undefined && { way }),
      uniform,
    },
    lines: [
      plain(sentence(texts.say, form.value, uniform)),
      makeBoard(start),
      ...(way === undefined ? [] : [plain(texts.say('scramble-way', { moves: way }))]),
    ],
  };
  if (typeof png !== 'string') return outcome;
  const saved = savePicture(png, draw({ kind: 'board', board: start, goal }));
  return saved.ok ? outcome : { ...outcome, fault: saved.fault };
}
