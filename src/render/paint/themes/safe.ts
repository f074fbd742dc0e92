import { makeRamp } from '../gradient.ts';
import type { ThemeName } from '../picture.ts';
import { flatTile, type ThemeColours } from '../picture-theme.ts';

type PaletteColours = Pick<ThemeColours, 'tiles' | 'done' | 'fault' | 'focus' | 'path'>;

/**
 * Palette for users with any kind of colour blindness. The colours differ on the blue-yellow axis and in
 * lightness. They were found by a search that, for each kind of colour blindness, made the smallest
 * difference between two colours as large as possible.
 */
export const SAFE: Readonly<Record<ThemeName, (themeColours: ThemeColours) => PaletteColours>> = {
  light: ({ tiles: { plain } }) => ({
    tiles: {
      plain,
      home: {
        faceTop: '#9ad1fa',
        faceBottom: '#7cc2f6',
        edge: '#3f86bb',
        highlight: '#d3ecfe',
        ink: '#04263d',
      },
      moved: {
        faceTop: '#f7b44d',
        faceBottom: '#f0a030',
        edge: '#a06400',
        highlight: '#fde0ad',
        ink: '#2e1c00',
      },
      next: {
        faceTop: '#3d6dd0',
        faceBottom: '#2f5fc4',
        edge: '#1b3b80',
        highlight: '#8fb0f0',
        ink: '#ffffff',
      },
      fault: {
        faceTop: '#b02c26',
        faceBottom: '#a0201c',
        edge: '#5e0d0a',
        highlight: '#e08d86',
        ink: '#ffffff',
      },
    },
    done: '#12538e',
    fault: '#ab3a34',
    focus: '#8d43e1',
    path: makeRamp([
      [0.28, 0.15, 264],
      [0.37, 0.07, 264],
      [0.46, 0.03, 80],
      [0.555, 0.115, 75],
    ]),
  }),
  dark: ({ tiles: { plain } }) => ({
    tiles: {
      plain,
      home: {
        faceTop: '#74bdf7',
        faceBottom: '#5ab0f5',
        edge: '#2a6ea6',
        highlight: '#b9defb',
        ink: '#04263d',
      },
      moved: {
        faceTop: '#f7b954',
        faceBottom: '#f2a93a',
        edge: '#966200',
        highlight: '#fde0ad',
        ink: '#2e1c00',
      },
      next: {
        faceTop: '#2f70c8',
        faceBottom: '#2364bb',
        edge: '#123d78',
        highlight: '#86b2ea',
        ink: '#ffffff',
      },
      fault: {
        faceTop: '#b54436',
        faceBottom: '#a8382c',
        edge: '#651a12',
        highlight: '#e39a8f',
        ink: '#ffffff',
      },
    },
    done: '#4ca1ee',
    fault: '#fcaa79',
    focus: '#db5e8d',
    path: makeRamp([
      [0.66, 0.14, 250],
      [0.75, 0.05, 250],
      [0.83, 0.05, 95],
      [0.92, 0.16, 100],
    ]),
  }),
  contrast: ({ tiles: { plain } }) => ({
    tiles: {
      plain,
      home: flatTile('#84d4ff', '#000000'),
      moved: flatTile('#d8d14d', '#000000'),
      next: flatTile('#af7ff5', '#000000'),
      fault: flatTile('#f86952', '#000000'),
    },
    done: '#a0cff0',
    fault: '#fc7d26',
    focus: '#ba7edd',
    path: makeRamp([
      [0.72, 0.13, 245],
      [0.8, 0.05, 245],
      [0.88, 0.06, 100],
      [0.965, 0.15, 105],
    ]),
  }),
};
