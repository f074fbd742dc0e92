import { makeRamp } from '../gradient.ts';

/** Goes from dark to bright, the same in all themes. */
export const HEAT = makeRamp([
  [0.28, 0.11, 290],
  [0.46, 0.12, 250],
  [0.63, 0.12, 185],
  [0.79, 0.16, 130],
  [0.93, 0.17, 102],
]);
