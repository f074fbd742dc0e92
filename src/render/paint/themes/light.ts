import { makeRamp } from '../gradient.ts';
import type { ThemeColours } from '../picture-theme.ts';
import { HEAT } from './heat.ts';

/** The default theme: dark text on a bright page, with cream tiles in a wooden frame. */
export const LIGHT: ThemeColours = {
  page: '#f5f1e8',
  ink: '#2a2622',
  softInk: '#6f665c',
  frameTop: '#8a5a3b',
  frameBottom: '#6b412a',
  frameHighlight: '#b98560',
  well: '#3a261b',
  wellShade: '#22150d',
  shadow: '40, 22, 8',
  shadowDepth: 0.3,
  isFlat: false,
  tiles: {
    plain: {
      faceTop: '#fffdf6',
      faceBottom: '#f1e8d4',
      edge: '#bda988',
      highlight: '#ffffff',
      ink: '#2b2420',
    },
    home: {
      faceTop: '#d6f2e4',
      faceBottom: '#b4e3cd',
      edge: '#6fae94',
      highlight: '#f0fff8',
      ink: '#0b4a37',
    },
    moved: {
      faceTop: '#ffcb57',
      faceBottom: '#f0ab1d',
      edge: '#a86f00',
      highlight: '#ffe8b0',
      ink: '#3a2400',
    },
    next: {
      faceTop: '#a9d9f6',
      faceBottom: '#74bfeb',
      edge: '#2f7fb0',
      highlight: '#d9f0fd',
      ink: '#06304a',
    },
    fault: {
      faceTop: '#c04c0e',
      faceBottom: '#a84000',
      edge: '#6b2600',
      highlight: '#f0955e',
      ink: '#ffffff',
    },
  },
  done: '#007a58',
  fault: '#b84a00',
  focus: '#8a3a86',
  lightSquare: '#fbf7ee',
  darkSquare: '#e4d9c4',
  boardEdge: '#6b412a',
  grid: '#e4d9c4',
  path: makeRamp([
    [0.4, 0.17, 262],
    [0.45, 0.2, 310],
    [0.5, 0.2, 5],
    [0.555, 0.165, 42],
  ]),
  pathInk: '#ffffff',
  heat: HEAT,
  effort: makeRamp([
    [0.97, 0.025, 95],
    [0.9, 0.1, 88],
    [0.77, 0.15, 60],
    [0.6, 0.18, 28],
    [0.42, 0.15, 350],
    [0.28, 0.1, 310],
  ]),
  limitStripe: '#5e3a6e',
};
