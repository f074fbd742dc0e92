import { type Fault, fault, ok, type Result } from '../core/result.ts';
import type { Game } from '../store/contract/game.ts';
import type { Store } from '../store/contract/store.ts';
import type { DirectionWords, GameStep, Rules } from './kinds/rules.ts';

/** Maximum of steps in a game. People need a third of that on the largest board. */
export const MAX_MOVES = 10_000;

/** Does the game have `MAX_MOVES` steps? */
export const isFull = ({ moveCount }: Pick<Game, 'moveCount'>): boolean => moveCount >= MAX_MOVES;

/** A game with its present position, parsed once. */
export interface GamePosition {
  readonly game: Game;
  readonly position: unknown;
}

/** A game with its position and rules. */
export interface Played extends GamePosition {
  readonly kind: Rules;
}

/** Returns the position at the start of a game. */
export const startOf = <Position>(kind: Rules<Position>, game: Pick<Game, 'start' | 'goal'>): Position =>
  kind.read({ ...game, state: game.start });

/** Log entry: the last step in effect was taken back. */
const TAKEN_BACK = '-';
/** Log entry before a step that belongs to the same press as the step before it. */
const WITH = '+';

/** Returns the entries of a game's log: steps, `TAKEN_BACK` and `WITH`. */
const entriesOf = ({ kind, game }: Played): readonly string[] =>
  game.moves.match(new RegExp(`[-+]|${kind.step.source}`, 'g')) ?? [];

/**
 * Returns the presses that lead from the start to the present position, each as its steps. Steps taken back
 * are left out.
 */
function pressesOf(played: Played): readonly (readonly GameStep[])[] {
  const presses: GameStep[][] = [];
  let isWith = false;
  for (const entry of entriesOf(played)) {
    const last = presses.at(-1);
    if (entry === TAKEN_BACK) {
      last?.pop();
      if (last?.length === 0) presses.pop();
    } else if (entry !== WITH) {
      if (isWith && last !== undefined) last.push(entry);
      else presses.push([entry]);
    }
    isWith = entry === WITH;
  }
  return presses;
}

/** Returns the steps from the start to the present position, without those taken back. */
export const stepsOf = (played: Played): readonly GameStep[] => pressesOf(played).flat();

/** Returns all positions of a game, the start first, including those left by steps taken back. */
export function positionsOf(played: Played): readonly [unknown, ...unknown[]] {
  const { kind, game } = played;
  const start = startOf(kind, game);
  const way = [start];
  const positions: [unknown, ...unknown[]] = [start];
  for (const entry of entriesOf(played)) {
    if (entry === TAKEN_BACK) way.pop();
    else if (entry !== WITH) {
      const next = kind.after(way.at(-1), entry);
      way.push(next);
      positions.push(next);
    }
  }
  return positions;
}

/** The store and the clock (milliseconds since the epoch) for changing games. */
export interface GameServices {
  readonly store: Pick<Store, 'games'>;
  readonly now: () => number;
}

/** A game after a press or a typed line. */
interface Accepted extends GamePosition {
  /** Why the rest of a typed line was not accepted. */
  readonly wrong?: Fault;
}

/**
 * Makes the steps of a press, up to the one that solves or fills the game. If two presses come at the same
 * time, the store accepts one. Faults: those of the kind's `ofPress`; `board-moved-on` if another press came
 * first.
 */
export async function pressGame(
  keeping: GameServices,
  played: Played,
  what: string,
): Promise<Result<GamePosition>> {
  const presses = played.kind.ofPress(played.position, what);
  if (!presses.ok) return presses;
  return accept(keeping, played, {
    presses: presses.value.map((steps) => ({ text: what, steps: () => ok(steps) })),
  });
}

/**
 * Makes the moves of a typed line, up to the first word that can't be read or done. `wrong` is the fault of
 * that word, from the kind's `typed` or `ofWord`. Facts added to it: `move` (the word), `index` (its place,
 * from 1), `made` (the words before it). Faults: `wrong` if it is about the first word; `board-moved-on`.
 */
export const typeMoves = (
  keeping: GameServices,
  played: Played,
  line: string,
  directions: DirectionWords,
): Promise<Result<Accepted>> => accept(keeping, played, parseTypedMoves(played, line, directions), true);

/** Can all words of a typed line be read and made in this game? */
export const isPlayable = (played: Played, line: string, directions: DirectionWords): boolean =>
  follow(played, parseTypedMoves(played, line, directions)).wrong === undefined;

/** Moves to make. `wrong`: the fault of the first unreadable word after them. */
interface RequestedMoves {
  /** Each move has its text and a function for its steps at a position. */
  readonly presses: readonly {
    readonly text: string;
    readonly steps: (position: unknown) => Result<readonly GameStep[]>;
  }[];
  readonly wrong?: Fault;
}

/** Parses a typed line. Each of its moves counts as a press. */
function parseTypedMoves(
  { kind, position }: Played,
  line: string,
  directions: DirectionWords,
): RequestedMoves {
  const { words, ...rest } = kind.typed(line, directions, position);
  const presses = words.map(({ text, means }) => ({
    text,
    steps: (position: unknown) => kind.ofWord(position, means),
  }));
  return { presses, ...rest };
}

/** Makes the moves and saves the game. `isLine`: they are one typed line. */
async function accept(
  { store, now }: GameServices,
  played: Played,
  asked: RequestedMoves,
  isLine = false,
): Promise<Result<Accepted>> {
  const { game, kind } = played;
  if (isFull(game)) return ok(played);
  const { position, log, steps, wrong } = follow(played, asked);
  if (wrong !== undefined && steps === 0) return { ok: false, fault: wrong };
  const { id, revision, par, startedAt } = game;
  const moveCount = game.moveCount + steps;
  const finished = kind.isSolved(position);
  const typedCells = isLine && game.moveCount === 0 ? kind.cellsToSee?.(position) : undefined;
  const at = now();
  const isUnranked =
    finished &&
    isFasterThanAnyPerson({
      moveCount,
      ...(par !== undefined && { par }),
      milliseconds: at - startedAt,
      ...(typedCells !== undefined && { typedCells }),
    });
  const accepted = { state: kind.write(position), moves: log, moveCount: steps, finished, isUnranked };
  const after = await store.games.advance({ id, revision, ...accepted, now: at });
  if (after === undefined) return fault('board-moved-on');
  return ok({ game: after, position, ...(wrong && { wrong }) });
}

/** Follows presses from a game's present position, until one can't be made or the game is solved or full. */
function follow(
  { game, kind, position: first }: Played,
  { presses, wrong: unread }: RequestedMoves,
): { position: unknown; log: string; steps: number; wrong?: Fault } {
  let position = first;
  let log = '';
  let steps = 0;
  const ended = (wrong?: Fault) => ({ position, log, steps, ...(wrong && { wrong }) });
  const at = (fault: Fault, made: number): Fault => ({
    ...fault,
    facts: { ...fault.facts, index: made + 1, made },
  });
  for (const [made, { text, steps: stepsAt }] of presses.entries()) {
    const meant = stepsAt(position);
    if (!meant.ok) return ended(at({ ...meant.fault, facts: { ...meant.fault.facts, move: text } }, made));
    for (const [nth, step] of meant.value.entries()) {
      if (isFull({ moveCount: game.moveCount + steps })) return ended();
      const next = kind.after(position, step);
      if (next === undefined) throw new Error(`${step} of ${text} can't be made in game ${game.id}`);
      position = next;
      log += nth > 0 ? WITH + step : step;
      steps++;
      if (kind.isSolved(position)) return ended();
    }
  }
  return ended(unread && at(unread, presses.length));
}

/** Shorter games are never suspect: a person may be fast, or see a shortest solution. */
const MAX_QUICK_MOVES = 20;
/** Fastest average time of a move for a person. */
const FASTEST_MOVE_MS = 40;
/** The number of cells of a 4x4 board. */
const LARGE_CELLS = 16;

/** The result of a solved game. */
export interface SolvedResult extends Pick<Game, 'moveCount' | 'par'> {
  /** Time from the first view to the end. Negative if the clock was set back. */
  readonly milliseconds: number;
  /** Number of cells, if it is a sliding puzzle that one typed line solved from its start. */
  readonly typedCells?: number;
}

/**
 * Is the result too good for a person? Either under 40 ms a move, or a 4x4 or larger board solved optimally
 * by one typed line. Games of up to 20 moves never are. The time of the whole game counts, because after an
 * outage many presses may arrive together.
 */
export const isFasterThanAnyPerson = ({
  moveCount,
  par,
  milliseconds,
  typedCells = 0,
}: SolvedResult): boolean =>
  moveCount > MAX_QUICK_MOVES &&
  ((milliseconds >= 0 && milliseconds < moveCount * FASTEST_MOVE_MS) ||
    (typedCells >= LARGE_CELLS && moveCount === par));

/** May the game be restarted or given up? Days and rounds allow one attempt each. */
export const isOwn = ({ day, round }: Game): boolean => day === undefined && round === undefined;

/** May steps be taken back? In a day's puzzle only if no other steps lead back. */
export const mayUndo = ({ kind, game }: Played): boolean =>
  kind.isReversible !== true || game.day === undefined;

/**
 * Takes back the last press with all its steps, which still count. Faults: `own-game-only`,
 * `nothing-to-undo`, `board-moved-on`.
 */
export async function undo({ store, now }: GameServices, played: Played): Promise<Result<GamePosition>> {
  if (!mayUndo(played)) return fault('own-game-only');
  const { game, kind } = played;
  const presses = pressesOf(played);
  const last = presses.at(-1);
  if (last === undefined) return fault('nothing-to-undo');
  const position = presses
    .slice(0, -1)
    .flat()
    .reduce<unknown>((at, step) => kind.after(at, step), startOf(kind, game));
  const back = { state: kind.write(position), moves: TAKEN_BACK.repeat(last.length), moveCount: 0 };
  return resultOfChange(
    await store.games.advance({ ...at(game), ...back, finished: false, now: now() }),
    position,
  );
}

/** Resets the user's own game and its clock. Faults: `own-game-only`, `board-moved-on`. */
export const restart = async (
  { store, now }: GameServices,
  { game, kind }: Played,
): Promise<Result<GamePosition>> =>
  isOwn(game)
    ? resultOfChange(await store.games.restart({ ...at(game), now: now() }), startOf(kind, game))
    : fault('own-game-only');

/** Ends the user's own game unsolved. Faults: `own-game-only`, `board-moved-on`. */
export const giveUp = async (
  { store, now }: GameServices,
  { game, position }: Played,
): Promise<Result<GamePosition>> =>
  isOwn(game)
    ? resultOfChange(await store.games.giveUp({ ...at(game), now: now() }), position)
    : fault('own-game-only');

const resultOfChange = (game: Game | undefined, position: unknown): Result<GamePosition> =>
  game === undefined ? fault('board-moved-on') : ok({ game, position });

const at = ({ id, revision }: Game): Pick<Game, 'id' | 'revision'> => ({ id, revision });
