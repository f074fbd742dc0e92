/** The names are those of the 2003 article. */
export const STATES = ['y0', 'y1', 'y2', 'y3', 'y4', 'y5'] as const;
export type AutomatonState = (typeof STATES)[number];

/**
 * x1: all squares are visited. x2: there is a move to take back. x3: a move is possible. x4: optimisation 1
 * rules out a tour. x5: there were too many backtracks.
 */
export const INPUTS = ['x1', 'x2', 'x3', 'x4', 'x5'] as const;
export type AutomatonInput = (typeof INPUTS)[number];

/**
 * z1_0 puts the knight on the start. z1_1 makes the move found by x3. z1_2 takes the last move back. z2
 * counts a backtrack.
 */
export const OUTPUTS = ['z1_0', 'z1_1', 'z1_2', 'z2'] as const;
export type AutomatonOutput = (typeof OUTPUTS)[number];

export interface Transition {
  readonly from: AutomatonState;
  /** Position among transitions from the same state, from 1. */
  readonly order: number;
  /** An empty condition is always true. */
  readonly condition: AutomatonInput | '';
  readonly actions: readonly AutomatonOutput[];
  readonly to: AutomatonState;
}

/**
 * The Mealy machine of the 2003 article's function find_path_switch (figures 1 and 2). The final states are
 * y3 (no tour), y4 (a tour) and y5 (given up). Transitions back to y0 only reset the machine.
 */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'y0', order: 1, condition: 'x4', actions: [], to: 'y3' },
  { from: 'y0', order: 2, condition: '', actions: ['z1_0'], to: 'y1' },
  { from: 'y1', order: 1, condition: 'x1', actions: [], to: 'y4' },
  { from: 'y1', order: 2, condition: 'x3', actions: ['z1_1'], to: 'y1' },
  { from: 'y1', order: 3, condition: 'x2', actions: ['z2', 'z1_2'], to: 'y2' },
  { from: 'y1', order: 4, condition: '', actions: [], to: 'y3' },
  { from: 'y2', order: 1, condition: 'x5', actions: [], to: 'y5' },
  { from: 'y2', order: 2, condition: '', actions: [], to: 'y1' },
  { from: 'y3', order: 1, condition: '', actions: [], to: 'y0' },
  { from: 'y4', order: 1, condition: '', actions: [], to: 'y0' },
  { from: 'y5', order: 1, condition: '', actions: [], to: 'y0' },
];

/** The state is unique, because only one transition has this output. */
export function stateAfterOutput(output: 'z1_0' | 'z1_1' | 'z1_2'): AutomatonState {
  const transition = TRANSITIONS.find(({ actions }) => actions.includes(output));
  if (transition === undefined) throw new Error(`no transition does ${output}`);
  return transition.to;
}
