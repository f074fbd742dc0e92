import { type Ramp, ramp } from './gradient.ts';
import type { ThemeName } from './picture.ts';

/** The material of a tile: a lit face with a darker side below it, and the ink of its number. */
export interface TileColours {
  readonly faceTop: string;
  readonly faceBottom: string;
  readonly edge: string;
  readonly glint: string;
  readonly ink: string;
}

/**
 * How a tile is shown. `plain`; `home`: in its place in the goal; `moved`: has just slid; `next`: may slide next on a shortest
 * way; `fault`: one of the pair that makes a board unsolvable.
 */
export type TileLook = 'plain' | 'home' | 'moved' | 'next' | 'fault';

/**
 * All colours of a picture; the accents derive from the Okabe-Ito set, which people with any colour vision can tell apart. A
 * colour means the same in every picture, and a sign beside it says so without colour:
 *
 * | role | colour | meaning | sign |
 * |---|---|---|---|
 * | `done`, `tiles.home` | green | in its place, proved, the goal reached | dot, tick |
 * | `tiles.moved` | amber | has just slid | full arrowhead |
 * | `tiles.next` | blue | may slide next | open arrowhead |
 * | `fault`, `tiles.fault` | vermilion | wrong, lost, impossible | `⇄`, `+2`, cross |
 * | `focus` | purple | what the picture is about: this board among all, the blank's way | line, ring, mark with its number |
 *
 * The ramps are scales with a key beside them: only the order of their colours means something.
 */
export interface Theme {
  readonly name: ThemeName;
  readonly page: string;
  /** Digits and symbols written straight on the page. */
  readonly ink: string;
  readonly softInk: string;
  readonly frameTop: string;
  readonly frameBottom: string;
  readonly frameGlint: string;
  readonly well: string;
  /** The well under its upper edge. */
  readonly wellShade: string;
  /** Red, green and blue of shadows, and how dark the darkest is (0..1). */
  readonly shadow: string;
  readonly shadowDepth: number;
  readonly tiles: Readonly<Record<TileLook, TileColours>>;
  readonly done: string;
  readonly fault: string;
  readonly focus: string;
  readonly lightSquare: string;
  readonly darkSquare: string;
  readonly boardEdge: string;
  /** The tour's path from its start to its end, seen against both kinds of square. */
  readonly path: Ramp;
  /** Ink on the discs of the path. */
  readonly pathInk: string;
  /** Move numbers as areas of colour. */
  readonly heat: Ramp;
  /** How hard a search was, from nothing to the most. */
  readonly effort: Ramp;
  /** Stripes on the last colour of `effort`, where a search was given up. */
  readonly limitStripe: string;
}

const heat = ramp([
  [0.28, 0.11, 290],
  [0.46, 0.12, 250],
  [0.63, 0.12, 185],
  [0.79, 0.16, 130],
  [0.93, 0.17, 102],
]);

const light: Theme = {
  name: 'light',
  page: '#f5f1e8',
  ink: '#2a2622',
  softInk: '#7b7166',
  frameTop: '#8a5a3b',
  frameBottom: '#6b412a',
  frameGlint: '#b98560',
  well: '#3a261b',
  wellShade: '#22150d',
  shadow: '40, 22, 8',
  shadowDepth: 0.3,
  tiles: {
    plain: { faceTop: '#fffdf6', faceBottom: '#f1e8d4', edge: '#bda988', glint: '#ffffff', ink: '#2b2420' },
    home: { faceTop: '#d6f2e4', faceBottom: '#b4e3cd', edge: '#6fae94', glint: '#f0fff8', ink: '#0b4a37' },
    moved: { faceTop: '#ffcb57', faceBottom: '#f0ab1d', edge: '#a86f00', glint: '#ffe8b0', ink: '#3a2400' },
    next: { faceTop: '#a9d9f6', faceBottom: '#74bfeb', edge: '#2f7fb0', glint: '#d9f0fd', ink: '#06304a' },
    fault: { faceTop: '#e8692a', faceBottom: '#cf5200', edge: '#812f00', glint: '#ffb58c', ink: '#ffffff' },
  },
  done: '#00805d',
  fault: '#b84a00',
  focus: '#8a3a86',
  lightSquare: '#fbf7ee',
  darkSquare: '#e4d9c4',
  boardEdge: '#6b412a',
  path: ramp([
    [0.4, 0.17, 262],
    [0.48, 0.2, 310],
    [0.55, 0.21, 5],
    [0.63, 0.19, 42],
  ]),
  pathInk: '#ffffff',
  heat,
  effort: ramp([
    [0.97, 0.025, 95],
    [0.9, 0.1, 88],
    [0.77, 0.15, 60],
    [0.6, 0.18, 28],
    [0.42, 0.15, 350],
    [0.28, 0.1, 310],
  ]),
  limitStripe: '#5e3a6e',
};

const dark: Theme = {
  name: 'dark',
  page: '#15181d',
  ink: '#eef1f5',
  softInk: '#97a1af',
  frameTop: '#4a5361',
  frameBottom: '#333a45',
  frameGlint: '#6b7686',
  well: '#090b0e',
  wellShade: '#000000',
  shadow: '0, 0, 0',
  shadowDepth: 0.55,
  tiles: {
    plain: { faceTop: '#e9edf3', faceBottom: '#cbd3de', edge: '#8692a3', glint: '#ffffff', ink: '#171b21' },
    home: { faceTop: '#8fe0c2', faceBottom: '#62c9a3', edge: '#2b8a69', glint: '#d2fff0', ink: '#06382a' },
    moved: { faceTop: '#ffc64a', faceBottom: '#eba412', edge: '#966200', glint: '#ffe6a8', ink: '#2e1c00' },
    next: { faceTop: '#93d0f5', faceBottom: '#5cb2e7', edge: '#2a76a6', glint: '#cdeafb', ink: '#04283e' },
    fault: { faceTop: '#f07a3a', faceBottom: '#d65a08', edge: '#7e3000', glint: '#ffc19c', ink: '#ffffff' },
  },
  done: '#2fc99b',
  fault: '#e0661a',
  focus: '#d99ad6',
  lightSquare: '#343b47',
  darkSquare: '#262c35',
  boardEdge: '#4a5361',
  path: ramp([
    [0.68, 0.14, 245],
    [0.73, 0.15, 310],
    [0.79, 0.14, 10],
    [0.88, 0.16, 90],
  ]),
  pathInk: '#15181d',
  heat,
  effort: ramp([
    [0.33, 0.025, 255],
    [0.4, 0.1, 300],
    [0.53, 0.16, 345],
    [0.67, 0.17, 30],
    [0.82, 0.15, 75],
    [0.95, 0.09, 100],
  ]),
  limitStripe: '#cbb98a',
};

const themes: Readonly<Record<ThemeName, Theme>> = { light, dark };

/** The colours of a theme. */
export function themeOf(name: ThemeName): Theme {
  return themes[name];
}
