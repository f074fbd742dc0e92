import { makeSquare } from '../../core/knight/board/square.ts';
import { squareOfCell } from '../../core/knight/board/walk.ts';
import { type Lights, makeLights, parseLights } from '../../core/lights/lights.ts';
import { fault, ok } from '../../core/result.ts';
import { makeGameKind } from './kind.ts';
import { lights } from './lights.ts';

/** Lights Out again, as a game that says only what each game has to say. Its lamp c3 is stuck. */
export const bare = makeGameKind<Lights>({
  name: 'bare',
  read: (game) => lights.read(game),
  write: (position) => lights.write(position),
  applyStep: (position, step) => (step === 'c3' ? undefined : lights.applyStep(position, step)),
  isSolved: (position) => lights.isSolved(position),
  readStart({ words }) {
    const start = parseLights(words === '' ? '3x3 1b' : words);
    if (start === undefined) return fault('lights-stuck');
    return ok(async () => ok({ kind: 'bare', start: makeLights(start), goal: '' }));
  },
  title: () => 'Bare',
  playWords: (start) => `bare ${makeLights(start)}`,
  cells: (_, { rows, cols, lit }) =>
    Array.from({ length: rows }, (_, row) =>
      lit.slice(row * cols, (row + 1) * cols).map((isLit, col) => {
        const step = makeSquare(squareOfCell(row * cols + col, { rows, cols }));
        return { label: isLit ? '●' : '○', step, name: step };
      }),
    ),
});
