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
 * The state of a drawn tile. `plain`; `home`: in its place in the goal; `moved`: has just slid; `next`: may
 * slide next in a shortest solution; `fault`: one of the pair that makes a board unsolvable.
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
  /** The name of the look, unique because drawings are cached by it. */
  readonly name: string;
  readonly page: string;
  /** The ink of digits and symbols on the page. */
  readonly ink: string;
  readonly softInk: string;
  readonly frameTop: string;
  readonly frameBottom: string;
  readonly frameGlint: string;
  readonly well: string;
  /** The colour of the well below its upper edge. */
  readonly wellShade: string;
  /** The red, green and blue of shadows, and the opacity of the darkest one (0..1). */
  readonly shadow: string;
  readonly shadowDepth: number;
  readonly tiles: Readonly<Record<TileLook, TileColours>>;
  /** Whether tiles are flat: one colour without light, edge or shadow. */
  readonly isFlat: boolean;
  /**
   * The colours of tiles by `placeOf`, repeated on larger boards. Without them, a tile has the colour of its
   * state. With them, a sign and a ring show the state.
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
  /** The colours of a tour's path from start to end, visible on both kinds of square. */
  readonly path: Ramp;
  /** The ink on the discs of the path. */
  readonly pathInk: string;
  /** The colours of move numbers in a heat map. */
  readonly heat: Ramp;
  /** The colours of a search's effort, from none to the most. */
  readonly effort: Ramp;
  /** The stripes on the last colour of `effort`, for searches that gave up. */
  readonly limitStripe: string;
}

/** The colours of a theme without a tile style and a palette. */
export type ThemeColours = Omit<Theme, 'name' | 'places'>;

/** Returns a tile of one colour. */
export const evenTile = (face: string, ink: string): TileColours => ({
  ...{ faceTop: face, faceBottom: face, edge: face, glint: face },
  ink,
});

/**
 * Returns the ring of a tile's place, as speed-solvers colour it. A ring is a first row and a first column,
 * counted from outside. 0 is the row of the first ring, 1 the rest of its column, 2 the row of the second
 * ring, and so on.
 */
export function placeOf(tile: number, { cols, tiles }: Board): number {
  const home = tiles.indexOf(tile);
  const [row, col] = [Math.floor(home / cols), home % cols];
  return 2 * Math.min(row, col) + (row > col ? 1 : 0);
}
