import type { Board } from '../../core/sliding/board.ts';
import type { Ramp } from './gradient.ts';

/** The colours of a tile: a face that is lit from above, a darker edge below the face, and the number. */
export interface TileColours {
  readonly faceTop: string;
  readonly faceBottom: string;
  /** Colour of the darker edge below the face. */
  readonly edge: string;
  /** Colour of the thin line at the upper edge of the face. */
  readonly highlight: string;
  /** Colour of the number on the tile. */
  readonly ink: string;
}

/**
 * The state that a tile's colour shows. `home`: the tile is in its goal cell. `moved`: it has just slid.
 * `next`: a shortest solution may slide it next. `fault`: it is one of two tiles whose exchange would make an
 * unsolvable board solvable. `plain`: none of these.
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
  /** The name of the look. It must be unique, because it is part of the cache keys of drawings. */
  readonly name: string;
  /** Colour of the picture's background. */
  readonly page: string;
  /** The colour of text and symbols on the background of the page. */
  readonly ink: string;
  /** Colour of less important text. */
  readonly softInk: string;
  /** Colour of the upper end of the frame around the tiles. */
  readonly frameTop: string;
  /** Colour of the lower end of the frame around the tiles. */
  readonly frameBottom: string;
  /** Colour of the thin bright line at the frame's upper edge. */
  readonly frameHighlight: string;
  /** Colour of the well, the area behind the tiles. */
  readonly well: string;
  /** The colour just below the upper edge of the well. The well is the area behind the tiles. */
  readonly wellShade: string;
  /**
   * The colour of shadows as red, green and blue. `shadowDepth` is the opacity of the darkest shadow, 0..1.
   */
  readonly shadow: string;
  readonly shadowDepth: number;
  /** Colours of tiles by the state that they show. */
  readonly tiles: Readonly<Record<TileLook, TileColours>>;
  /** Whether tiles are flat: one colour for the whole tile, without light, edge or shadow. */
  readonly isFlat: boolean;
  /**
   * The colours of tiles by their goal cells. The index is the result of `goalColourIndex`. If there are too
   * few colours, they are repeated. If `goalColours` is set, a sign and a ring show the state of a tile.
   * Otherwise the tile's colour shows its state.
   */
  readonly goalColours?: readonly TileColours[];
  /** Colour of a reached goal, such as a tile in its goal cell or a proved result. */
  readonly done: string;
  /** Colour of faults, such as two tiles to exchange, lost moves or a dead end. */
  readonly fault: string;
  /** Colour of the user's board in a chart, and of the blank's path. */
  readonly focus: string;
  /** Colour of the light squares of a chessboard. */
  readonly lightSquare: string;
  /** Colour of the dark squares of a chessboard. */
  readonly darkSquare: string;
  /** Colour of the rim around a chessboard. */
  readonly boardEdge: string;
  /** The colour of lines and areas in the background of charts, and of missing data. */
  readonly grid: string;
  /** The colours of a tour's path from start to end. They are visible both on light and on dark squares. */
  readonly path: Ramp;
  /** The colour of the numbers on the discs along the path. */
  readonly pathInk: string;
  /** The colours of squares in a heat map, from the first move number to the last. */
  readonly heat: Ramp;
  /** The colours that show the effort of searches, from no effort to the greatest. */
  readonly effort: Ramp;
  /** The colour of stripes on the last colour of `effort`. They mark searches that gave up. */
  readonly limitStripe: string;
}

/** The colours of a theme, before the user's tile style and palette are applied to them. */
export type ThemeColours = Omit<Theme, 'name'>;

/** Returns tile colours with the same colour for all parts except the number. */
export const flatTile = (face: string, ink: string): TileColours => ({
  ...{ faceTop: face, faceBottom: face, edge: face, highlight: face },
  ink,
});

/**
 * Returns the index of a tile's colour. The colour depends on the tile's goal cell. Speed-solvers colour
 * tiles in this way. Ring 0 is the first row and the first column of the goal. Ring 1 is the first row and
 * column of the remaining cells, and so on. A tile in the row of ring `r` gets the index `2 * r`. A tile in
 * the rest of the ring's column gets `2 * r + 1`.
 */
export function goalColourIndex(tile: number, { cols, tiles }: Board): number {
  const goalCell = tiles.indexOf(tile);
  const [row, col] = [Math.floor(goalCell / cols), goalCell % cols];
  return 2 * Math.min(row, col) + (row > col ? 1 : 0);
}
