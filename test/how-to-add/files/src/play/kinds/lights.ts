import { parseSquare } from '../../core/knight/board/square.ts';
import { cellOfSquare } from '../../core/knight/board/walk.ts';
import { isDark, type Lights, makeLights, parseLights, pressed } from '../../core/lights/lights.ts';
import { makeRules } from './rules.ts';

/** Lights Out: all lamps are to be switched off; its steps are the squares of the lamps that are pressed. */
export const lights = makeRules<Lights>({
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
});
