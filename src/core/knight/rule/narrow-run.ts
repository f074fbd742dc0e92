import type { Random } from '../../random.ts';
import { randomBelow } from '../../random.ts';
import { type ColumnAutomaton, type ColumnStep, listSteps } from './column-automaton.ts';

/** `links`: for each column, its links to earlier columns, as in `ColumnStep`. */
export interface AutomatonRun {
  readonly links: readonly number[];
  /** `states[c]` is the automaton's state before it reads column c. */
  readonly states: readonly number[];
}

/** Key: a column with an end of the tour. Value: a bit set of the rows with an end. */
export function makeEndMasks(ends: readonly { row: number; col: number }[]): ReadonlyMap<number, number> {
  const masks = new Map<number, number>();
  for (const { row, col } of ends) masks.set(col, (masks.get(col) ?? 0) | (1 << row));
  return masks;
}

/**
 * Searches depth first and remembers the pairs of column and state from which no run leads to the last
 * column. If it returns undefined, no tour exists. `endRowMasks`: the result of `makeEndMasks`. `random`
 * chooses the first step to try.
 */
export function findAutomatonRun(
  automaton: ColumnAutomaton,
  cols: number,
  endRowMasks: ReadonlyMap<number, number>,
  closed: boolean,
  random: Random,
): AutomatonRun | undefined {
  const deadEnds = new Set<number>();
  const states = [closed ? 1 : 0];
  const links: number[] = [];
  const columnChoices: { steps: readonly ColumnStep[]; firstIndex: number; triedCount: number }[] = [];
  const addColumn = (column: number, stateId: number): void => {
    const steps = listSteps(automaton, stateId, endRowMasks.get(column) ?? 0, column === cols - 1);
    columnChoices.push({ steps, firstIndex: randomBelow(random, Math.max(1, steps.length)), triedCount: 0 });
  };
  addColumn(0, states[0] ?? 0);
  while (columnChoices.length > 0) {
    const column = columnChoices.length - 1;
    const columnChoice = columnChoices[column];
    if (columnChoice === undefined) break;
    if (columnChoice.triedCount === columnChoice.steps.length) {
      deadEnds.add((states[column] ?? 0) * cols + column);
      columnChoices.pop();
      states.pop();
      links.pop();
      continue;
    }
    const step =
      columnChoice.steps[(columnChoice.firstIndex + columnChoice.triedCount++) % columnChoice.steps.length];
    if (step === undefined || deadEnds.has(step.nextStateId * cols + column + 1)) continue;
    links[column] = step.linkBits;
    states[column + 1] = step.nextStateId;
    if (column === cols - 1) return { links, states };
    addColumn(column + 1, step.nextStateId);
  }
  return undefined;
}
