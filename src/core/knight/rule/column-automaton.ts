import { getOrCreate } from '../../get-or-create.ts';

/**
 * A link from a cell to a neighbour in an earlier column. `row`: the neighbour's row. `colsBack`: the number
 * of columns to go back, 1 or 2.
 */
interface BackLink {
  readonly row: number;
  readonly colsBack: number;
}

/**
 * A graph of cells in equal columns. `links[r]` lists the neighbours that a cell in row r has in the two
 * previous columns. There are at most four.
 */
export interface Lattice {
  readonly rows: number;
  readonly links: readonly (readonly BackLink[])[];
}

/** The graph of the knight's moves on a board with three rows. */
export const THREE_ROWS: Lattice = {
  rows: 3,
  links: [0, 1, 2].map((row) =>
    [
      { row: row - 1, colsBack: 2 },
      { row: row + 1, colsBack: 2 },
      { row: row - 2, colsBack: 1 },
      { row: row + 2, colsBack: 1 },
    ].filter((addLink) => addLink.row >= 0 && addLink.row < 3),
  ),
};

/**
 * The graph of a strip: half of the cells of a board with four rows (see `strips.ts`). Row 0 has the strip's
 * cells at the board's edges, row 1 its cells in the two middle rows.
 */
export const STRIP: Lattice = {
  rows: 2,
  links: [0, 1].map((row) => [
    { row: 1 - row, colsBack: 1 },
    { row: 1 - row, colsBack: 2 },
  ]),
};

/**
 * A finite automaton that reads a lattice (a graph of cells in equal columns) column by column. It decides
 * whether a tour exists, and finds tours. This is a frontier method (Knuth's simpath) with a cache of the
 * steps.
 *
 * Both ends of an open tour are linked to an extra vertex X. So an open tour is a Hamiltonian cycle of the
 * lattice and X. While columns are added, the cycle consists of path pieces. A state has an entry for each
 * cell of the last two columns and for X: the other end of its piece, the cell itself if it has no link, or
 * FULLY_LINKED if it has two links. An input letter is a new column and the rows with ends in it. Each cell
 * of the new column gets at most two links to earlier columns.
 */
export interface ColumnAutomaton {
  readonly lattice: Lattice;
  readonly states: Int8Array[];
  readonly ids: Map<string, number>;
  readonly steps: Map<number, readonly ColumnStep[]>;
}

/**
 * A step of the automaton over a new column. `to`: the next state. `links`: 4 bits for each row r of the
 * column, from bit 4 * r on. Bit i of them is set if the cell uses the lattice's link `links[r][i]`.
 */
export interface ColumnStep {
  readonly to: number;
  readonly links: number;
}

const FULLY_LINKED = -1;

/** All sets of at most two of four back links, as bit masks. */
const LINK_SETS: readonly number[] = [0, 1, 2, 4, 8, 3, 5, 6, 9, 10, 12];

/** Returns the index of a state in `states`. Appends the state if it is new. */
function stateId(automaton: ColumnAutomaton, state: Int8Array): number {
  return getOrCreate(automaton.ids, state.join(), () => automaton.states.push(state) - 1);
}

/**
 * Creates an automaton for a lattice (a graph of cells in equal columns). Open tours begin in state 0. Closed
 * tours begin in state 1, where the extra vertex X has no free link. A state is an array: the entries of the
 * last two columns, then the entry of X.
 */
export function createColumnAutomaton(lattice: Lattice): ColumnAutomaton {
  const { rows } = lattice;
  const automaton: ColumnAutomaton = { lattice, states: [], ids: new Map(), steps: new Map() };
  const begin = new Int8Array(2 * rows + 1).fill(FULLY_LINKED);
  const open = begin.slice();
  open[2 * rows] = 2 * rows;
  stateId(automaton, open);
  stateId(automaton, begin);
  return automaton;
}

/**
 * Adds a link between two cells. Returns undefined if either cell already has two links, true if the link
 * closes a cycle, else false.
 */
function link(mates: Int8Array, u: number, v: number): boolean | undefined {
  const mateOfU = mates[u] ?? FULLY_LINKED;
  const mateOfV = mates[v] ?? FULLY_LINKED;
  if (mateOfU === FULLY_LINKED || mateOfV === FULLY_LINKED) return undefined;
  mates[u] = FULLY_LINKED;
  mates[v] = FULLY_LINKED;
  if (mateOfU === v) return true;
  mates[mateOfU] = mateOfV;
  mates[mateOfV] = mateOfU;
  return false;
}

/**
 * Lists all steps of the automaton from a state over a new column. `ends`: bit r is set if the tour starts or
 * ends in row r of the column. `isLastColumn`: whether this is the board's last column. Then the links must
 * form a single cycle through all cells.
 */
export function stepsFrom(
  automaton: ColumnAutomaton,
  from: number,
  ends: number,
  isLastColumn: boolean,
): readonly ColumnStep[] {
  const key = (from * 32 + ends) * 2 + (isLastColumn ? 1 : 0);
  const known = automaton.steps.get(key);
  if (known !== undefined) return known;
  const { rows, links: backLinks } = automaton.lattice;
  const state = automaton.states[from] ?? new Int8Array();
  const x = 3 * rows;
  const mates = new Int8Array(3 * rows + 1);
  for (let i = 0; i <= 2 * rows; i++) {
    const mate = state[i] ?? FULLY_LINKED;
    mates[i < 2 * rows ? i : x] = mate === 2 * rows ? x : mate;
  }
  for (let i = 2 * rows; i < x; i++) mates[i] = i;

  const found = new Map<number, number>();
  const addStep = (m: Int8Array, closed: boolean, links: number): void => {
    for (let i = 0; i < rows; i++) if (m[i] !== FULLY_LINKED) return;
    if (isLastColumn && !(closed && m.every((mate) => mate === FULLY_LINKED))) return;
    const next = new Int8Array(2 * rows + 1);
    for (let i = 0; i <= 2 * rows; i++) {
      const mate = m[i + rows] ?? FULLY_LINKED;
      next[i] = mate === FULLY_LINKED ? FULLY_LINKED : mate - rows;
    }
    const to = stateId(automaton, next);
    if (!found.has(to)) found.set(to, links);
  };
  const chooseLinks = (row: number, m: Int8Array, closed: boolean, links: number): void => {
    if (row === rows) {
      addStep(m, closed, links);
      return;
    }
    const near = backLinks[row] ?? [];
    const isEnd = (ends >> row) & 1;
    for (const set of LINK_SETS) {
      if (set >> near.length !== 0 || (isEnd === 1 && (set & (set - 1)) !== 0)) continue;
      const next = m.slice();
      let nowClosed = closed;
      let fits = true;
      const tryLink = (v: number): void => {
        const result = nowClosed ? undefined : link(next, 2 * rows + row, v);
        if (result === undefined || (result && !isLastColumn)) fits = false;
        else if (result) nowClosed = true;
      };
      if (isEnd === 1) tryLink(x);
      for (const [bit, { row: to, colsBack: back }] of near.entries()) {
        if (fits && ((set >> bit) & 1) === 1) tryLink((2 - back) * rows + to);
      }
      if (fits) chooseLinks(row + 1, next, nowClosed, links | (set << (4 * row)));
    }
  };
  chooseLinks(0, mates, false, 0);
  const steps = [...found].map(([to, links]) => ({ to, links }));
  automaton.steps.set(key, steps);
  return steps;
}
