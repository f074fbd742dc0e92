import { makeRamp } from '../gradient.ts';
import { flatTile, type ThemeColours } from '../picture-theme.ts';
import { HEAT } from './heat.ts';

/** White on black, with pure, flat colours. */
export const CONTRAST: ThemeColours = {
  page: '#000000',
  ink: '#ffffff',
  softInk: '#d9dde3',
  frameTop: '#8d96a3',
  frameBottom: '#8d96a3',
  frameHighlight: '#ffffff',
  well: '#000000',
  wellShade: '#000000',
  shadow: '0, 0, 0',
  shadowDepth: 0,
  isFlat: true,
  tiles: {
    plain: flatTile('#ffffff', '#000000'),
    home: flatTile('#4dff9d', '#000000'),
    moved: flatTile('#ffd21f', '#000000'),
    next: flatTile('#5cc4ff', '#000000'),
    fault: flatTile('#ff7a33', '#000000'),
  },
  done: '#4dff9d',
  fault: '#ff7a33',
  focus: '#ff9df5',
  lightSquare: '#333941',
  darkSquare: '#0c0e11',
  boardEdge: '#ffffff',
  grid: '#6b7480',
  path: makeRamp([
    [0.78, 0.13, 235],
    [0.82, 0.14, 310],
    [0.86, 0.11, 10],
    [0.94, 0.15, 100],
  ]),
  pathInk: '#000000',
  heat: HEAT,
  effort: makeRamp([
    [0.3, 0.06, 265],
    [0.42, 0.16, 300],
    [0.56, 0.2, 345],
    [0.7, 0.18, 35],
    [0.85, 0.16, 80],
    [0.97, 0.12, 105],
  ]),
  limitStripe: '#ffffff',
};
