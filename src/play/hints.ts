import { makeSquare } from '../core/knight/board/square.ts';
import { squareOfCell, type Walk } from '../core/knight/board/walk.ts';
import type { WalkedOn } from '../core/knight/search/walk-on.ts';
import { fault, ok, type Result } from '../core/result.ts';
import type { SlidingAnswer, SlidingRequest } from '../core/sliding/answer.ts';
import { isProvable } from '../core/sliding/solve/position/reach.ts';
import type { Game, KindName } from '../store/contract/game.ts';
import { kindOf } from './kinds/index.ts';
import type { Step } from './kinds/kind.ts';
import { knight } from './kinds/knight.ts';
import { sliding } from './kinds/sliding.ts';

/** Steps that solve a position; `isBest`: proved that fewer can't. */
export interface Onward {
  readonly steps: readonly Step[];
  readonly isBest: boolean;
}

/** Proved: no steps do. `back`: where the knight stands once as little is taken back as lets it go on; undefined: nothing does. */
export interface DeadEnd {
  readonly steps?: undefined;
  readonly back?: string;
}

/** What lies ahead of a position. */
export type Ahead = Onward | DeadEnd;

/** What of the solver is asked here. */
interface WayFinder {
  solve(puzzle: SlidingRequest, turn: { readonly person: string }): Promise<Result<SlidingAnswer>>;
  walkOn(walk: Walk, turn: { readonly person: string }): Promise<Result<WalkedOn>>;
}

/** Finds what lies ahead in games. */
export interface Guide {
  /** Faults: `no-way-found` (in the time), those of the solver. */
  ahead(game: Game): Promise<Result<Ahead>>;
}

/** Milliseconds for a hint, and for one on a board that nothing can be proved of: there all of it is taken. */
const HINT_MS = 4000;
const LARGE_BOARD_MS = 1500;
/** Games whose way is remembered, where another search might find another one. */
const MOST_WAYS = 500;

/** Hints by this solver. One way is held to in a game as long as the player does, so that none leads back. */
export function createGuide(solver: WayFinder): Guide {
  const finders: Readonly<Record<KindName, (game: Game) => Promise<Result<Ahead>>>> = {
    sliding: (game) => slidesAhead(solver, game),
    knight: (game) => squaresAhead(solver, game),
  };
  const ways = new Map<string, { readonly state: string; readonly steps: readonly Step[] }>();
  return {
    async ahead(game) {
      const way = ways.get(game.id);
      const rest = way && restOf(game, way);
      if (rest !== undefined) return ok({ steps: rest, isBest: false });
      const found = await finders[game.kind](game);
      if (found.ok && found.value.steps !== undefined && !found.value.isBest) {
        ways.delete(game.id);
        ways.set(game.id, { state: game.state, steps: found.value.steps });
        const [oldest] = ways.keys();
        if (ways.size > MOST_WAYS && oldest !== undefined) ways.delete(oldest);
      }
      return found;
    },
  };
}

/** What is left of a way for a game that has gone along it; undefined: it has left the way. */
function restOf(
  game: Game,
  { state, steps }: { readonly state: string; readonly steps: readonly Step[] },
): readonly Step[] | undefined {
  const kind = kindOf(game);
  let position = kind.read({ ...game, state });
  for (let at = 0; at < steps.length; at++) {
    if (kind.write(position) === game.state) return steps.slice(at);
    position = kind.after(position, steps[at] ?? '');
  }
  return undefined;
}

async function slidesAhead(solver: WayFinder, game: Game): Promise<Result<Ahead>> {
  const { board: start, goal } = sliding.read(game);
  const timeMs = isProvable(start) ? HINT_MS : LARGE_BOARD_MS;
  const answer = await solver.solve(
    { start, goal, metric: 'stm', algorithm: 'auto', timeMs },
    { person: game.person },
  );
  return answer.ok ? ok({ steps: [...answer.value.moves], isBest: answer.value.optimal }) : answer;
}

async function squaresAhead(solver: WayFinder, game: Game): Promise<Result<Ahead>> {
  const walk = knight.read(game);
  const from = (squares: number) =>
    solver.walkOn({ ...walk, cells: walk.cells.slice(0, squares) }, { person: game.person });
  const onward = await from(walk.cells.length);
  if (!onward.ok) return onward;
  const { cells, complete } = onward.value;
  if (cells !== undefined) return ok({ steps: cells.map((cell) => nameOf(cell, walk)), isBest: true });
  if (!complete) return fault('no-way-found');
  // From a walk that can go on each shorter one can, so the longest that can is found by halving.
  let [can, cannot] = [0, walk.cells.length];
  while (cannot - can > 1) {
    const middle = Math.floor((can + cannot) / 2);
    const shorter = await from(middle);
    if (!shorter.ok) return shorter;
    if (shorter.value.cells === undefined) cannot = middle;
    else can = middle;
  }
  const back = walk.cells[can - 1];
  return ok(back === undefined ? {} : { back: nameOf(back, walk) });
}

const nameOf = (cell: number, walk: Walk): Step => makeSquare(squareOfCell(cell, walk));
