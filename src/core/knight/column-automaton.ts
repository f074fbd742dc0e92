/**
 * A narrow board read column by column (3 or 4 rows; with 5 the states are some ten thousand): an exact decision and a tour, by a finite automaton.
 *
 * The end cells are tied to a virtual vertex X, so that an open tour is a Hamiltonian cycle of the board and X. A state at a
 * column's border says for each cell of the last two columns, and for X, how it lies in the path pieces so far: the piece's
 * other end (itself for a cell without any link yet) or DONE. A letter is a new column, with the rows of the ends in it;
 * each of its cells takes at most two links back. (A frontier method: Knuth calls it simpath; here with memoised steps.)
 */
export interface ColumnAutomaton {
  readonly rows: number;
  readonly states: Int8Array[];
  readonly ids: Map<string, number>;
  readonly steps: Map<number, readonly Step[]>;
}

/** A step of the automaton: the state it leads to and the new column's back links, 4 bits a row (bits as BACK_ROWS). */
export interface Step {
  readonly to: number;
  readonly links: number;
}

const DONE = -1;
/** A back link goes this many rows and columns: two columns back by one row, one column back by two rows. */
export const BACK_ROWS: readonly number[] = [-1, 1, -2, 2];
export const BACK_COLS: readonly number[] = [-2, -2, -1, -1];

/** The subsets of the four back links with at most two members, as bit masks. */
const LINK_SETS: readonly number[] = [0, 1, 2, 4, 8, 3, 5, 6, 9, 10, 12];

/** The number of a state, new or known. */
function stateId(automaton: ColumnAutomaton, state: Int8Array): number {
  const key = state.join();
  const known = automaton.ids.get(key);
  if (known !== undefined) return known;
  automaton.ids.set(key, automaton.states.length);
  automaton.states.push(state);
  return automaton.states.length - 1;
}

/**
 * An automaton for boards of that many rows. State 0 begins an open tour, state 1 a closed one (X is done).
 * A state holds 2*rows mates, X's mate, and for 4 rows whether the one link between inner cells has been taken.
 */
export function createColumnAutomaton(rows: number): ColumnAutomaton {
  const automaton: ColumnAutomaton = { rows, states: [], ids: new Map(), steps: new Map() };
  const begin = new Int8Array(2 * rows + 2).fill(DONE);
  begin[2 * rows + 1] = 0;
  const open = begin.slice();
  open[2 * rows] = 2 * rows;
  stateId(automaton, open);
  stateId(automaton, begin);
  return automaton;
}

/**
 * All steps from a state over one column. `ends`: bit r set if the tour's start or end is in row r of the new column;
 * `last`: it is the board's last column, where the cycle has to close over everything.
 */
export function stepsFrom(
  automaton: ColumnAutomaton,
  from: number,
  ends: number,
  last: boolean,
): readonly Step[] {
  const key = (from * 32 + ends) * 2 + (last ? 1 : 0);
  const known = automaton.steps.get(key);
  if (known !== undefined) return known;
  const { rows } = automaton;
  const state = automaton.states[from] ?? new Int8Array();
  const x = 3 * rows;
  const mates = new Int8Array(3 * rows + 1);
  for (let i = 0; i < 2 * rows; i++) {
    const mate = state[i] ?? DONE;
    mates[i] = mate === 2 * rows ? x : mate;
  }
  for (let i = 2 * rows; i < x; i++) mates[i] = i;
  const mateOfX = state[2 * rows] ?? DONE;
  mates[x] = mateOfX === 2 * rows ? x : mateOfX;

  const found = new Map<number, number>();
  /** Links two cells; undefined if a third link or an early cycle would arise, else whether the cycle closed. */
  const link = (m: Int8Array, u: number, v: number): boolean | undefined => {
    const mu = m[u] ?? DONE;
    const mv = m[v] ?? DONE;
    if (mu === DONE || mv === DONE) return undefined;
    if (mu === v) {
      m[u] = DONE;
      m[v] = DONE;
      return true;
    }
    m[u] = DONE;
    m[v] = DONE;
    m[mu] = mv;
    m[mv] = mu;
    return false;
  };
  const finish = (m: Int8Array, inner: number, closed: boolean, links: number): void => {
    for (let i = 0; i < rows; i++) if (m[i] !== DONE) return;
    if (last && !(closed && m.every((mate) => mate === DONE))) return;
    const next = new Int8Array(2 * rows + 2);
    for (let i = 0; i <= 2 * rows; i++) {
      const mate = m[i + rows] ?? DONE;
      next[i] = mate === DONE ? DONE : mate - rows;
    }
    next[2 * rows + 1] = inner;
    const to = stateId(automaton, next);
    if (!found.has(to)) found.set(to, links);
  };
  const choose = (row: number, m: Int8Array, inner: number, closed: boolean, links: number): void => {
    if (row === rows) {
      finish(m, inner, closed, links);
      return;
    }
    const isEnd = (ends >> row) & 1;
    for (const set of LINK_SETS) {
      if (isEnd === 1 && (set & (set - 1)) !== 0) continue;
      const next = m.slice();
      let nowInner = inner;
      let nowClosed = closed;
      let fits = true;
      const add = (v: number): void => {
        const result = nowClosed ? undefined : link(next, 2 * rows + row, v);
        if (result === undefined || (result && !last)) fits = false;
        else if (result) nowClosed = true;
      };
      if (isEnd === 1) add(x);
      for (let b = 0; b < 4 && fits; b++) {
        if (((set >> b) & 1) === 0) continue;
        const r = row + (BACK_ROWS[b] ?? 0);
        if (r < 0 || r >= rows) fits = false;
        else {
          // In four rows every tour has exactly one link between inner cells (outer cells touch only inner ones).
          if (rows === 4 && row !== 0 && row !== 3 && r !== 0 && r !== 3 && ++nowInner > 1) fits = false;
          if (fits) add((BACK_COLS[b] === -2 ? 0 : rows) + r);
        }
      }
      if (fits) choose(row + 1, next, nowInner, nowClosed, links | (set << (4 * row)));
    }
  };
  choose(0, mates, state[2 * rows + 1] ?? 0, false, 0);
  const steps = [...found].map(([to, links]) => ({ to, links }));
  automaton.steps.set(key, steps);
  return steps;
}
