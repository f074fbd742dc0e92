import type { Board } from '../../core/sliding/board.ts';
import type { Ramp } from './gradient.ts';

/** A face that is lit from above, a darker edge below the face, and the number. */
export interface TileColours {
  readonly faceTop: string;
  readonly faceBottom: string;
  readonly edge: string;
  /** Thin line at the upper edge of the face. */
  readonly highlight: string;
  readonly ink: string;
}

/**
 * The state that a tile's colour shows. `home`: in its goal cell. `moved`: has just slid. `next`: a shortest
 * solution may slide it next. `fault`: one of two tiles whose exchange would make an unsolvable board
 * solvable. `plain`: none of these.
 */
export type TileLook = 'plain' | 'home' | 'moved' | 'next' | 'fault';

/**
 * All colours of a picture. A colour has the same meaning in every picture. A sign next to it shows the same
 * meaning without colour. With the palette `safe`, users with any colour vision can tell the colours apart.
 *
 * | property | colour | meaning | sign |
 * |---|---|---|---|
 * | `done`, `tiles.home` | green | a tile in its goal cell, a proved result, the goal reached | dot, tick |
 * | `tiles.moved` | amber | has just slid | full arrowhead |
 * | `tiles.next` | blue | may slide next | open arrowhead |
 * | `fault`, `tiles.fault` | vermilion | two tiles to exchange, lost moves, a dead end | `⇄`, `+2`, cross |
 * | `focus` | purple | the user's board in a chart, the blank's path | line, ring, numbered mark |
 *
 * The gradients (`path`, `heat`, `effort`) are scales that the picture explains: only the order of their
 * colours has a meaning.
 */
export interface Theme {
  /** Must be unique, because it is part of the cache keys of drawings. */
  readonly name: string;
  readonly page: string;
  readonly ink: string;
  readonly softInk: string;
  readonly frameTop: string;
  readonly frameBottom: string;
  readonly frameHighlight: string;
  /** The area behind the tiles. */
  readonly well: string;
  /** Just below the upper edge of the well. */
  readonly wellShade: string;
  /** Red, green and blue. `shadowDepth` is the opacity of the darkest shadow, 0..1. */
  readonly shadow: string;
  readonly shadowDepth: number;
  readonly tiles: Readonly<Record<TileLook, TileColours>>;
  /** One colour for the whole tile, without light, edge or shadow. */
  readonly isFlat: boolean;
  /**
   * Colours by the result of `goalColourIndex`, repeated if there are too few. With `goalColours`, a sign and
   * a ring show the state of a tile instead of its colour.
   */
  readonly goalColours?: readonly TileColours[];
  readonly done: string;
  readonly fault: string;
  readonly focus: string;
  readonly lightSquare: string;
  readonly darkSquare: string;
  readonly boardEdge: string;
  /** Lines and areas in the background of charts, and missing data. */
  readonly grid: string;
  /** A tour's path from start to end, visible both on light and on dark squares. */
  readonly path: Ramp;
  readonly pathInk: string;
  /** Squares in a heat map, from the first move number to the last. */
  readonly heat: Ramp;
  /** Effort of a search, from none to the greatest. */
  readonly effort: Ramp;
  /** Stripes on the last colour of `effort`, for searches that gave up. */
  readonly limitStripe: string;
}

/** Colours before the user's tile style and palette are applied. */
export type ThemeColours = Omit<Theme, 'name'>;

/** The same colour for all parts except the number. */
export const flatTile = (face: string, ink: string): TileColours => ({
  faceTop: face,
  faceBottom: face,
  edge: face,
  highlight: face,
  ink,
});

/**
 * Speed-solvers colour tiles by their goal cells in this way. Ring 0 is the first row and the first column of
 * the goal, ring 1 those of the remaining cells, and so on. A tile in the row of ring `r` gets the index `2 *
 * r`, a tile in the rest of the ring's column `2 * r + 1`.
 */
export function goalColourIndex(tile: number, { cols, tiles }: Board): number {
  const goalCell = tiles.indexOf(tile);
  const [row, col] = [Math.floor(goalCell / cols), goalCell % cols];
  return 2 * Math.min(row, col) + (row > col ? 1 : 0);
}
