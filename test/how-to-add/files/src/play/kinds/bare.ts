import type { Lights } from '../../core/lights/lights.ts';
import { lights } from './lights.ts';
import { makeRules } from './rules.ts';

/** Lights Out with a lamp that can't be pressed. */
export const bare = makeRules<Lights>({
  name: 'bare',
  read: (game) => lights.read(game),
  write: (position) => lights.write(position),
  applyStep: (position, step) => (step === 'c3' ? undefined : lights.applyStep(position, step)),
  isSolved: (position) => lights.isSolved(position),
});
