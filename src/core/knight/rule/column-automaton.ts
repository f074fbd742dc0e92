import { getOrCreate } from '../../get-or-create.ts';

/** A neighbour of a cell in an earlier column: its row, and 1 or 2 columns back. */
interface BackLink {
  readonly row: number;
  readonly back: number;
}

/**
 * A graph of equal columns. `links`: for each row of a column, its at most four neighbours in the two columns
 * before.
 */
export interface Lattice {
  readonly rows: number;
  readonly links: readonly (readonly BackLink[])[];
}

/** The knight's moves on a board with three rows. */
export const THREE_ROWS: Lattice = {
  rows: 3,
  links: [0, 1, 2].map((row) =>
    [
      { row: row - 1, back: 2 },
      { row: row + 1, back: 2 },
      { row: row - 2, back: 1 },
      { row: row + 2, back: 1 },
    ].filter((link) => link.row >= 0 && link.row < 3),
  ),
};

/**
 * One of the two strips of a board with four rows (see `strips.ts`). Row 0 has the strip's outer cells, row 1
 * its inner cells.
 */
export const STRIP: Lattice = {
  rows: 2,
  links: [0, 1].map((row) => [
    { row: 1 - row, back: 1 },
    { row: 1 - row, back: 2 },
  ]),
};

/**
 * A finite automaton that reads a lattice column by column, to decide exactly and to find tours.
 *
 * The end cells are linked to a virtual vertex X, so that an open tour is a Hamiltonian cycle of the lattice
 * and X. A state describes the path pieces at a column's border: for each cell of the last two columns, and
 * for X, the other end of its piece or DONE. A cell without links is its own other end. A letter is a new
 * column with the rows of the ends in it. Each of its cells takes at most two links back. This is a frontier
 * method, Knuth's simpath, with memoised steps.
 */
export interface ColumnAutomaton {
  readonly lattice: Lattice;
  readonly states: Int8Array[];
  readonly ids: Map<string, number>;
  readonly steps: Map<number, readonly ColumnStep[]>;
}

/**
 * A step of the automaton: the next state, and the new column's back links, 4 bits for each row in the order
 * of the lattice's links.
 */
export interface ColumnStep {
  readonly to: number;
  readonly links: number;
}

const DONE = -1;

/** The subsets of four back links with at most two members, as bit masks. */
const LINK_SETS: readonly number[] = [0, 1, 2, 4, 8, 3, 5, 6, 9, 10, 12];

/** Returns the number of a state. Adds the state if it is new. */
function stateId(automaton: ColumnAutomaton, state: Int8Array): number {
  return getOrCreate(automaton.ids, state.join(), () => automaton.states.push(state) - 1);
}

/**
 * Creates an automaton for a lattice. State 0 starts an open tour, state 1 a closed one (X is done). A state
 * holds the mates of two columns' cells, then the mate of X.
 */
export function createColumnAutomaton(lattice: Lattice): ColumnAutomaton {
  const { rows } = lattice;
  const automaton: ColumnAutomaton = { lattice, states: [], ids: new Map(), steps: new Map() };
  const begin = new Int8Array(2 * rows + 1).fill(DONE);
  const open = begin.slice();
  open[2 * rows] = 2 * rows;
  stateId(automaton, open);
  stateId(automaton, begin);
  return automaton;
}

/**
 * Links two cells. Returns undefined if either cell would get a third link, else whether the link closed a
 * cycle.
 */
function link(mates: Int8Array, u: number, v: number): boolean | undefined {
  const mateOfU = mates[u] ?? DONE;
  const mateOfV = mates[v] ?? DONE;
  if (mateOfU === DONE || mateOfV === DONE) return undefined;
  mates[u] = DONE;
  mates[v] = DONE;
  if (mateOfU === v) return true;
  mates[mateOfU] = mateOfV;
  mates[mateOfV] = mateOfU;
  return false;
}

/**
 * Lists all steps from a state over one column. `ends`: bit r is set if the tour's start or end is in row r
 * of the new column. `last`: whether it is the board's last column, where the cycle must close over
 * everything.
 */
export function stepsFrom(
  automaton: ColumnAutomaton,
  from: number,
  ends: number,
  last: boolean,
): readonly ColumnStep[] {
  const key = (from * 32 + ends) * 2 + (last ? 1 : 0);
  const known = automaton.steps.get(key);
  if (known !== undefined) return known;
  const { rows, links: backLinks } = automaton.lattice;
  const state = automaton.states[from] ?? new Int8Array();
  const x = 3 * rows;
  const mates = new Int8Array(3 * rows + 1);
  for (let i = 0; i <= 2 * rows; i++) {
    const mate = state[i] ?? DONE;
    mates[i < 2 * rows ? i : x] = mate === 2 * rows ? x : mate;
  }
  for (let i = 2 * rows; i < x; i++) mates[i] = i;

  const found = new Map<number, number>();
  const finish = (m: Int8Array, closed: boolean, links: number): void => {
    for (let i = 0; i < rows; i++) if (m[i] !== DONE) return;
    if (last && !(closed && m.every((mate) => mate === DONE))) return;
    const next = new Int8Array(2 * rows + 1);
    for (let i = 0; i <= 2 * rows; i++) {
      const mate = m[i + rows] ?? DONE;
      next[i] = mate === DONE ? DONE : mate - rows;
    }
    const to = stateId(automaton, next);
    if (!found.has(to)) found.set(to, links);
  };
  const choose = (row: number, m: Int8Array, closed: boolean, links: number): void => {
    if (row === rows) {
      finish(m, closed, links);
      return;
    }
    const near = backLinks[row] ?? [];
    const isEnd = (ends >> row) & 1;
    for (const set of LINK_SETS) {
      if (set >> near.length !== 0 || (isEnd === 1 && (set & (set - 1)) !== 0)) continue;
      const next = m.slice();
      let nowClosed = closed;
      let fits = true;
      const add = (v: number): void => {
        const result = nowClosed ? undefined : link(next, 2 * rows + row, v);
        if (result === undefined || (result && !last)) fits = false;
        else if (result) nowClosed = true;
      };
      if (isEnd === 1) add(x);
      for (const [bit, { row: to, back }] of near.entries()) {
        if (fits && ((set >> bit) & 1) === 1) add((2 - back) * rows + to);
      }
      if (fits) choose(row + 1, next, nowClosed, links | (set << (4 * row)));
    }
  };
  choose(0, mates, false, 0);
  const steps = [...found].map(([to, links]) => ({ to, links }));
  automaton.steps.set(key, steps);
  return steps;
}
