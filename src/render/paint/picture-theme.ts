import type { Board } from '../../core/sliding/board.ts';
import type { Ramp } from './gradient.ts';

/** The colours of a tile: a lit face, a darker side below it, and the ink of its number. */
export interface TileColours {
  readonly faceTop: string;
  readonly faceBottom: string;
  readonly edge: string;
  readonly glint: string;
  readonly ink: string;
}

/**
 * The state that a tile shows. `home`: it is in its place in the goal. `moved`: it has just slid. `next`: it
 * may slide next in a shortest solution. `fault`: it is one of the two tiles that make a board unsolvable.
 * `plain`: none of these.
 */
export type TileLook = 'plain' | 'home' | 'moved' | 'next' | 'fault';

/**
 * All colours of a picture. A colour has the same meaning in every picture, and a sign next to it repeats the
 * meaning without colour. In the safe palette, users with any colour vision can tell the colours apart.
 *
 * | role | colour | meaning | sign |
 * |---|---|---|---|
 * | `done`, `tiles.home` | green | in its place, proved, the goal reached | dot, tick |
 * | `tiles.moved` | amber | has just slid | full arrowhead |
 * | `tiles.next` | blue | may slide next | open arrowhead |
 * | `fault`, `tiles.fault` | vermilion | wrong, lost, impossible | `⇄`, `+2`, cross |
 * | `focus` | purple | the subject: this board among all, the blank's path | line, ring, numbered mark |
 *
 * The ramps are scales with a key next to them: only the order of their colours has a meaning.
 */
export interface Theme {
  /** The name of the look. It is unique, because cached drawings are found by it. */
  readonly name: string;
  readonly page: string;
  /** The ink of digits and symbols on the page. */
  readonly ink: string;
  readonly softInk: string;
  readonly frameTop: string;
  readonly frameBottom: string;
  readonly frameGlint: string;
  readonly well: string;
  /** The colour of the well, the area behind the tiles, just below its upper edge. */
  readonly wellShade: string;
  /**
   * The colour of shadows as red, green and blue. `shadowDepth` is the opacity of the darkest shadow, 0..1.
   */
  readonly shadow: string;
  readonly shadowDepth: number;
  readonly tiles: Readonly<Record<TileLook, TileColours>>;
  /** Whether tiles are flat: one colour without light, edge or shadow. */
  readonly isFlat: boolean;
  /**
   * The colours of tiles by the result of `placeColourNumber`, repeated on larger boards. Without `places`, a
   * tile has the colour of its state. With `places`, a sign and a ring show the state.
   */
  readonly places?: readonly TileColours[];
  readonly done: string;
  readonly fault: string;
  readonly focus: string;
  readonly lightSquare: string;
  readonly darkSquare: string;
  readonly boardEdge: string;
  /** The colour of lines and areas behind data, and of missing data. */
  readonly grid: string;
  /** The colours of a tour's path from start to end. They are visible on light and on dark squares. */
  readonly path: Ramp;
  /** The ink of the numbers on the path's discs. */
  readonly pathInk: string;
  /** The colours of move numbers in a heat map. */
  readonly heat: Ramp;
  /** The colours for the effort of searches, from none to the most. */
  readonly effort: Ramp;
  /** The stripes on the last colour of `effort`, for searches that gave up. */
  readonly limitStripe: string;
}

/** The colours of a theme, before the tile style and the palette are applied. */
export type ThemeColours = Omit<Theme, 'name' | 'places'>;

/** Returns the colours of a tile whose parts all have one colour. */
export const evenTile = (face: string, ink: string): TileColours => ({
  ...{ faceTop: face, faceBottom: face, edge: face, glint: face },
  ink,
});

/**
 * Returns the colour number of a tile by its place in the goal, as speed-solvers colour tiles. Ring 0 is the
 * first row and the first column, ring 1 the next row and column without ring 0, and so on. Ring `r` has
 * number `2 * r` for its row and `2 * r + 1` for the rest of its column.
 */
export function placeColourNumber(tile: number, { cols, tiles }: Board): number {
  const home = tiles.indexOf(tile);
  const [row, col] = [Math.floor(home / cols), home % cols];
  return 2 * Math.min(row, col) + (row > col ? 1 : 0);
}
