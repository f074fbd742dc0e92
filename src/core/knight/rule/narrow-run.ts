import type { Random } from '../../random.ts';
import { randomBelow } from '../../random.ts';
import { type ColumnAutomaton, type ColumnStep, stepsFrom } from './column-automaton.ts';

/** A run of the automaton over a whole board: the back links of each column and the state at each border. */
export interface NarrowRun {
  readonly links: readonly number[];
  /** `states[c]` is the state before column c. */
  readonly states: readonly number[];
}

/** Returns the rows of the end cells as bit sets by column, the input of `narrowRun`. */
export function endMasks(ends: readonly { row: number; col: number }[]): ReadonlyMap<number, number> {
  const masks = new Map<number, number>();
  for (const { row, col } of ends) masks.set(col, (masks.get(col) ?? 0) | (1 << row));
  return masks;
}

/**
 * Finds an accepting run of the automaton over `cols` columns. The search is depth first and remembers the
 * pairs of column and state that lead nowhere. So undefined proves that there is no run. `ends`: for each
 * column, a bit set of the rows with an end cell. `random` chooses among the steps.
 */
export function narrowRun(
  automaton: ColumnAutomaton,
  cols: number,
  ends: ReadonlyMap<number, number>,
  closed: boolean,
  random: Random,
): NarrowRun | undefined {
  const dead = new Set<number>();
  const states = [closed ? 1 : 0];
  const links: number[] = [];
  const choices: { steps: readonly ColumnStep[]; first: number; tried: number }[] = [];
  const open = (column: number, state: number): void => {
    const steps = stepsFrom(automaton, state, ends.get(column) ?? 0, column === cols - 1);
    choices.push({ steps, first: randomBelow(random, Math.max(1, steps.length)), tried: 0 });
  };
  open(0, states[0] ?? 0);
  while (choices.length > 0) {
    const column = choices.length - 1;
    const choice = choices[column];
    if (choice === undefined) break;
    if (choice.tried === choice.steps.length) {
      dead.add((states[column] ?? 0) * cols + column);
      choices.pop();
      states.pop();
      links.pop();
      continue;
    }
    const step = choice.steps[(choice.first + choice.tried++) % choice.steps.length];
    if (step === undefined || dead.has(step.to * cols + column + 1)) continue;
    links[column] = step.links;
    states[column + 1] = step.to;
    if (column === cols - 1) return { links, states };
    open(column + 1, step.to);
  }
  return undefined;
}
