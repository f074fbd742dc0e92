import { getOrCreate } from '../../get-or-create.ts';

/** A link to a neighbour in the row `row`, 1 or 2 columns back. */
interface BackLink {
  readonly row: number;
  readonly colsBack: number;
}

/**
 * A graph of cells in columns with equal links. `links[r]` lists the neighbours (at most four) that a cell in
 * row r has in the two previous columns.
 */
export interface Lattice {
  readonly rows: number;
  readonly links: readonly (readonly BackLink[])[];
}

export const THREE_ROWS: Lattice = {
  rows: 3,
  links: [0, 1, 2].map((row) =>
    [
      { row: row - 1, colsBack: 2 },
      { row: row + 1, colsBack: 2 },
      { row: row - 2, colsBack: 1 },
      { row: row + 2, colsBack: 1 },
    ].filter((backLink) => backLink.row >= 0 && backLink.row < 3),
  ),
};

/**
 * Half of the cells of a board with four rows (see `strips.ts`). Row 0 has the strip's cells at the board's
 * edges, row 1 its cells in the two middle rows.
 */
export const STRIP: Lattice = {
  rows: 2,
  links: [0, 1].map((row) => [
    { row: 1 - row, colsBack: 1 },
    { row: 1 - row, colsBack: 2 },
  ]),
};

/**
 * Reads a lattice column by column. Decides whether a tour exists, and finds tours. This is a frontier method
 * (Knuth's simpath) with a cache of the steps.
 *
 * An extra vertex X is linked to the first and the last cell of an open tour. So the tour and X form a cycle,
 * which is in several pieces until the last column.
 *
 * A state has an entry for each cell of the last two columns, and for X:
 * - An end of a piece: the other end.
 * - No link yet: the cell itself.
 * - Two links: `FULLY_LINKED`.
 *
 * An input is a new column, with the rows in which the tour starts or ends. Each cell of the new column gets
 * at most two links to earlier columns.
 */
export interface ColumnAutomaton {
  readonly lattice: Lattice;
  /** The id of a state is its index. */
  readonly states: Int8Array[];
  /** Key: the entries of the state, separated by commas. */
  readonly stateIds: Map<string, number>;
  /** The key packs the state, the rows of the ends, and whether the column is the last. */
  readonly stepsByStateAndColumn: Map<number, readonly ColumnStep[]>;
}

/**
 * `linkBits`: 4 bits for each row r of the new column, from bit 4 * r on. Bit i of these is set if the cell
 * uses the lattice's link `links[r][i]`.
 */
export interface ColumnStep {
  readonly nextStateId: number;
  readonly linkBits: number;
}

const FULLY_LINKED = -1;

/** Sets of at most two of four back links, as bit masks. */
const LINK_SETS: readonly number[] = [0, 1, 2, 4, 8, 3, 5, 6, 9, 10, 12];

/** Appends the state if it is new. */
function stateIdOf(automaton: ColumnAutomaton, state: Int8Array): number {
  return getOrCreate(automaton.stateIds, state.join(), () => automaton.states.push(state) - 1);
}

/**
 * Open tours begin in state 0. Closed tours begin in state 1, where the extra vertex X has no free link. A
 * state is an array: the entries of the last two columns, then the entry of X.
 */
export function createColumnAutomaton(lattice: Lattice): ColumnAutomaton {
  const { rows } = lattice;
  const automaton: ColumnAutomaton = {
    lattice,
    states: [],
    stateIds: new Map(),
    stepsByStateAndColumn: new Map(),
  };
  const closedStartState = new Int8Array(2 * rows + 1).fill(FULLY_LINKED);
  const openStartState = closedStartState.slice();
  openStartState[2 * rows] = 2 * rows;
  stateIdOf(automaton, openStartState);
  stateIdOf(automaton, closedStartState);
  return automaton;
}

/** Undefined if a cell already has two links. True if the link closes a cycle. */
function addLink(mates: Int8Array, cellA: number, cellB: number): boolean | undefined {
  const mateOfA = mates[cellA] ?? FULLY_LINKED;
  const mateOfB = mates[cellB] ?? FULLY_LINKED;
  if (mateOfA === FULLY_LINKED || mateOfB === FULLY_LINKED) return undefined;
  mates[cellA] = FULLY_LINKED;
  mates[cellB] = FULLY_LINKED;
  if (mateOfA === cellB) return true;
  mates[mateOfA] = mateOfB;
  mates[mateOfB] = mateOfA;
  return false;
}

/**
 * `endRowMask`: bit r is set if the tour starts or ends in row r of the new column. In the last column, a
 * step's links must complete a single cycle through all cells.
 */
export function listSteps(
  automaton: ColumnAutomaton,
  stateId: number,
  endRowMask: number,
  isLastColumn: boolean,
): readonly ColumnStep[] {
  const stepKey = (stateId * 32 + endRowMask) * 2 + (isLastColumn ? 1 : 0);
  const knownSteps = automaton.stepsByStateAndColumn.get(stepKey);
  if (knownSteps !== undefined) return knownSteps;
  const { rows, links: backLinks } = automaton.lattice;
  const state = automaton.states[stateId] ?? new Int8Array();
  const extraVertex = 3 * rows;
  const mates = new Int8Array(3 * rows + 1);
  for (let i = 0; i <= 2 * rows; i++) {
    const mate = state[i] ?? FULLY_LINKED;
    mates[i < 2 * rows ? i : extraVertex] = mate === 2 * rows ? extraVertex : mate;
  }
  for (let i = 2 * rows; i < extraVertex; i++) mates[i] = i;

  const linksByState = new Map<number, number>();
  const addStep = (columnMates: Int8Array, closed: boolean, linkBits: number): void => {
    for (let i = 0; i < rows; i++) if (columnMates[i] !== FULLY_LINKED) return;
    if (isLastColumn && !(closed && columnMates.every((mate) => mate === FULLY_LINKED))) return;
    const nextState = new Int8Array(2 * rows + 1);
    for (let i = 0; i <= 2 * rows; i++) {
      const mate = columnMates[i + rows] ?? FULLY_LINKED;
      nextState[i] = mate === FULLY_LINKED ? FULLY_LINKED : mate - rows;
    }
    const nextStateId = stateIdOf(automaton, nextState);
    if (!linksByState.has(nextStateId)) linksByState.set(nextStateId, linkBits);
  };
  const chooseLinks = (row: number, columnMates: Int8Array, closed: boolean, linkBits: number): void => {
    if (row === rows) {
      addStep(columnMates, closed, linkBits);
      return;
    }
    const rowLinks = backLinks[row] ?? [];
    const endBit = (endRowMask >> row) & 1;
    for (const linkSet of LINK_SETS) {
      if (linkSet >> rowLinks.length !== 0 || (endBit === 1 && (linkSet & (linkSet - 1)) !== 0)) continue;
      const nextMates = columnMates.slice();
      let isClosed = closed;
      let isPossible = true;
      const tryLink = (cell: number): void => {
        const closesCycle = isClosed ? undefined : addLink(nextMates, 2 * rows + row, cell);
        if (closesCycle === undefined || (closesCycle && !isLastColumn)) isPossible = false;
        else if (closesCycle) isClosed = true;
      };
      if (endBit === 1) tryLink(extraVertex);
      for (const [bit, { row: neighbourRow, colsBack }] of rowLinks.entries()) {
        if (isPossible && ((linkSet >> bit) & 1) === 1) tryLink((2 - colsBack) * rows + neighbourRow);
      }
      if (isPossible) chooseLinks(row + 1, nextMates, isClosed, linkBits | (linkSet << (4 * row)));
    }
  };
  chooseLinks(0, mates, false, 0);
  const steps = [...linksByState].map(([nextStateId, linkBits]) => ({ nextStateId, linkBits }));
  automaton.stepsByStateAndColumn.set(stepKey, steps);
  return steps;
}
