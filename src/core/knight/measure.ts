/** How quiet a tour looks, as counted by Besa, Johnson, Mamano, Osegueda and Williams, "Taming the knight's tour". */
export interface TourMeasures {
  /** Squares on which the direction changes. */
  readonly turns: number;
  /** Pairs of moves whose open straight segments meet in a point. */
  readonly crossings: number;
}
