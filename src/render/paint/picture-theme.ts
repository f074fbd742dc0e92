import type { Board } from '../../core/sliding/board.ts';
import type { Ramp } from './gradient.ts';

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
 * All colours of a picture. A colour means the same in every picture, and a sign beside it says so without colour; in the safe palette
 * people with any colour vision can tell the colours apart, too:
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
  /** Another look has another name: what is drawn in it is kept by that. */
  readonly name: string;
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
  /** Tiles lie flat, each in one colour: no light on them, no edge, no shadow. */
  readonly isFlat: boolean;
  /**
   * The colours of tiles by where they belong (`placeOf`), over again where a board has more places; absent: a tile has the colour of its
   * look. With them its look is told by its sign alone, with a ring around it.
   */
  readonly places?: readonly TileColours[];
  readonly done: string;
  readonly fault: string;
  readonly focus: string;
  readonly lightSquare: string;
  readonly darkSquare: string;
  readonly boardEdge: string;
  /** Lines and areas behind what is measured, and what is not there. */
  readonly grid: string;
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

/** The colours of a theme before a tile style and a palette come to it. */
export type ThemeColours = Omit<Theme, 'name' | 'places'>;

/** A tile of one colour. */
export const evenTile = (face: string, ink: string): TileColours => ({
  ...{ faceTop: face, faceBottom: face, edge: face, glint: face },
  ink,
});

/**
 * Where a tile belongs, as speed-solvers colour it: the rings of a first row and a first column, counted from the outermost, 0 for a
 * tile of the first one's row, 1 for one of its column below, 2 for one of the second's row, and so on.
 */
export function placeOf(tile: number, { cols, tiles }: Board): number {
  const home = tiles.indexOf(tile);
  const [row, col] = [Math.floor(home / cols), home % cols];
  return 2 * Math.min(row, col) + (row > col ? 1 : 0);
}
