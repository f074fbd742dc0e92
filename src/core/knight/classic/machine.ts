/** The states of the article's automaton, in its numbering. */
export const STATES = ['y0', 'y1', 'y2', 'y3', 'y4', 'y5'] as const;
export type State = (typeof STATES)[number];
