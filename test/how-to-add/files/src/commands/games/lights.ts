import { makeSquare, parseSquare } from '../../core/knight/board/square.ts';
import { cellOfSquare, squareOfCell } from '../../core/knight/board/walk.ts';
import {
  fewestPresses,
  isDark,
  type Lights,
  makeLights,
  parseLights,
  pressed,
} from '../../core/lights/lights.ts';
import { type Random, randomBelow } from '../../core/random.ts';
import { fault, ok } from '../../core/result.ts';
import { makeSize, parseSize, type Size } from '../../core/sliding/notation/puzzle.ts';
import { makeGameKind } from './kind.ts';

const USUAL_SIZE = '5x5';
const MAX_SIDE = 8;

/** Lights Out: all lamps are to be switched off. A step is the square of a lamp, which has a button. */
export const lights = makeGameKind<Lights>({
  name: 'lights',
  read({ state }) {
    const read = parseLights(state);
    if (read === undefined) throw new Error(`no lamps: ${state}`);
    return read;
  },
  write: makeLights,
  applyStep(lights, step) {
    const square = parseSquare(step, lights.cols, lights.rows);
    return square.ok ? pressed(lights, cellOfSquare(square.value, lights)) : undefined;
  },
  isSolved: isDark,
  suggestedWords: ['lights 4x4', 'lights 5x5'],
  readStart({ words }) {
    const board = parseLights(words);
    const size = board === undefined ? parseSize(words === '' ? USUAL_SIZE : words) : ok(board);
    if (!size.ok) return size;
    if (Math.max(size.value.rows, size.value.cols) > MAX_SIDE)
      return fault('lights-large', { most: MAX_SIDE });
    if (board !== undefined && (isDark(board) || fewestPresses(board) === undefined))
      return fault('lights-stuck');
    return ok(async ({ random }) => {
      const start = board ?? randomLights(size.value, random);
      return ok({ kind: 'lights', start: makeLights(start), goal: '' });
    });
  },
  title: (texts, lights) => texts.say('lights-name', { size: makeSize(lights) }),
  explainGoal: (texts) => texts.say('lights-goal'),
  cells: (texts, { rows, cols, lit }) =>
    Array.from({ length: rows }, (_, row) =>
      lit.slice(row * cols, (row + 1) * cols).map((isMarked, col) => {
        const step = makeSquare(squareOfCell(row * cols + col, { rows, cols }));
        const name = texts.say('lights-lamp', { square: step, isLit: String(isMarked) });
        return { label: isMarked ? '●' : '○', step, name, isMarked };
      }),
    ),
  async findSolution(_, lights) {
    const cells = fewestPresses(lights);
    if (cells === undefined) return fault('no-way-found');
    return ok({ steps: cells.map((cell) => makeSquare(squareOfCell(cell, lights))), isProvedShortest: true });
  },
  findPar: async (_, start) => fewestPresses(start)?.length,
  playWords: (start) => `lights ${makeLights(start)}`,
});

/** Lamps that can all be switched off, not all of them dark. */
function randomLights({ rows, cols }: Size, random: Random): Lights {
  for (;;) {
    const lit = Array.from({ length: rows * cols }, () => randomBelow(random, 2) === 1);
    if (lit.includes(true) && fewestPresses({ rows, cols, lit }) !== undefined) return { rows, cols, lit };
  }
}
