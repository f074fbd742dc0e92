import { makeRamp } from '../gradient.ts';
import type { ThemeColours } from '../picture-theme.ts';
import { HEAT } from './heat.ts';

/** Light text on a dark page. */
export const DARK: ThemeColours = {
  page: '#15181d',
  ink: '#eef1f5',
  softInk: '#97a1af',
  frameTop: '#4a5361',
  frameBottom: '#333a45',
  frameHighlight: '#6b7686',
  well: '#090b0e',
  wellShade: '#000000',
  shadow: '0, 0, 0',
  shadowDepth: 0.55,
  isFlat: false,
  tiles: {
    plain: {
      faceTop: '#e9edf3',
      faceBottom: '#cbd3de',
      edge: '#8692a3',
      highlight: '#ffffff',
      ink: '#171b21',
    },
    home: {
      faceTop: '#8fe0c2',
      faceBottom: '#62c9a3',
      edge: '#2b8a69',
      highlight: '#d2fff0',
      ink: '#06382a',
    },
    moved: {
      faceTop: '#ffc64a',
      faceBottom: '#eba412',
      edge: '#966200',
      highlight: '#ffe6a8',
      ink: '#2e1c00',
    },
    next: {
      faceTop: '#93d0f5',
      faceBottom: '#5cb2e7',
      edge: '#2a76a6',
      highlight: '#cdeafb',
      ink: '#04283e',
    },
    fault: {
      faceTop: '#f07a3a',
      faceBottom: '#d65a08',
      edge: '#7e3000',
      highlight: '#ffc19c',
      ink: '#1f0900',
    },
  },
  done: '#2fc99b',
  fault: '#e0661a',
  focus: '#d99ad6',
  lightSquare: '#343b47',
  darkSquare: '#262c35',
  boardEdge: '#4a5361',
  grid: '#262c35',
  path: makeRamp([
    [0.68, 0.14, 245],
    [0.73, 0.15, 310],
    [0.79, 0.14, 10],
    [0.88, 0.16, 90],
  ]),
  pathInk: '#15181d',
  heat: HEAT,
  effort: makeRamp([
    [0.33, 0.025, 255],
    [0.4, 0.1, 300],
    [0.53, 0.16, 345],
    [0.67, 0.17, 30],
    [0.82, 0.15, 75],
    [0.95, 0.09, 100],
  ]),
  limitStripe: '#cbb98a',
};
