import { type Fault, fault, ok, type Result } from '../core/result.ts';
import type { Game } from '../store/contract/game.ts';
import type { Store } from '../store/contract/store.ts';
import type { DirectionWords, GameStep, Rules } from './kinds/rules.ts';

/** Steps that a game holds; people need a third of them on the largest board. */
export const MAX_MOVES = 10_000;

/** Does the game hold as many steps as it can? */
export const isFull = ({ moveCount }: Pick<Game, 'moveCount'>): boolean => moveCount >= MAX_MOVES;

/** A game where it has come to; its position is read from its text once. */
export interface GamePosition {
  readonly game: Game;
  readonly position: unknown;
}

/** The same with its rules. */
export interface Played extends GamePosition {
  readonly kind: Rules;
}

/** The position that a game began with. */
export const startOf = <Position>(kind: Rules<Position>, game: Pick<Game, 'start' | 'goal'>): Position =>
  kind.read({ ...game, state: game.start });

/** In a game's log: the step that was the last one to stand is taken back. */
const TAKEN_BACK = '-';
/** Before a step in the log: it was made by the same press as the one before it. */
const WITH = '+';

/** The entries of a game's log: steps, `TAKEN_BACK` and `WITH`. */
const entriesOf = ({ kind, game }: Played): readonly string[] =>
  game.moves.match(new RegExp(`[-+]|${kind.step.source}`, 'g')) ?? [];

/** The presses that lead from a game's start to where it is, each as its steps: without what was taken back. */
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

/** The steps that lead from a game's start to where it is: without those that were taken back. */
export const stepsOf = (played: Played): readonly GameStep[] => pressesOf(played).flat();

/** The positions that a game was at, the start first; also those that steps taken back have left. */
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

/** What a game is changed with. `now`: milliseconds since the epoch. */
export interface GameServices {
  readonly store: Pick<Store, 'games'>;
  readonly now: () => number;
}

/** A game after what was accepted into it. */
interface Accepted extends GamePosition {
  /** Why a line was accepted up to here only. */
  readonly wrong?: Fault;
}

/**
 * Accepts the steps of a press: those up to the one that solves the game, or that fills it. The store's
 * compare-and-set decides between two at the same time. Faults: those of the kind's `ofPress`;
 * `board-moved-on`: another came first.
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
 * Accepts the words of a typed line likewise, up to the first one that can't be read or done, which `wrong` tells: a fault of the kind's `typed`
 * or `ofWord`, with `move` (the word), `index` (its place, from 1) and `made` (the words before it, all of them made). Faults: `wrong` if it is
 * about the first word; `board-moved-on`.
 */
export const typeMoves = (
  keeping: GameServices,
  played: Played,
  line: string,
  directions: DirectionWords,
): Promise<Result<Accepted>> => accept(keeping, played, parseTypedMoves(played, line, directions), true);

/** Can all words of a typed line be read and done in that game? */
export const isPlayable = (played: Played, line: string, directions: DirectionWords): boolean =>
  follow(played, parseTypedMoves(played, line, directions)).wrong === undefined;

/** What is to be made, up to what can't be read; `wrong` says why. */
interface RequestedMoves {
  /** Each with the text that names it, and its steps at a position. */
  readonly presses: readonly {
    readonly text: string;
    readonly steps: (position: unknown) => Result<readonly GameStep[]>;
  }[];
  readonly wrong?: Fault;
}

/** A typed line: each of its moves counts as a press. */
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

/** `isLine`: it was typed, as one line. */
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

/** Where presses lead from a game's present position, as far as they can be done and it isn't solved or full. */
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

/** Up to this many moves a person may be quick, and may find a shortest way by looking. */
const MAX_QUICK_MOVES = 20;
/** Milliseconds for a move that no person stays below for so long. */
const FASTEST_MOVE_MS = 40;
/** Cells of a 4x4. */
const LARGE_CELLS = 16;

/** How a game was solved. */
export interface SolvedResult extends Pick<Game, 'moveCount' | 'par'> {
  /** From its opening to the end; negative: a clock was set back meanwhile. */
  readonly milliseconds: number;
  /** Cells of its board if it was a sliding puzzle that one typed line solved from its start on. */
  readonly typedCells?: number;
}

/**
 * Is the result out of a person's reach: under 40 ms a move, or a 4x4 and up solved along a shortest way by one
 * typed line? Games of up to 20 moves never are. The whole game's time counts: presses that come late and
 * all together, as after an outage, are no sign.
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

/** May the game be begun anew or given up? Days and rounds are one try each. */
export const isOwn = ({ day, round }: Game): boolean => day === undefined && round === undefined;

/** May steps be taken back? On a day's puzzle only where no other steps lead back. */
export const mayUndo = ({ kind, game }: Played): boolean =>
  kind.isReversible !== true || game.day === undefined;

/** Takes the last press back, all tiles that it slid; they stay counted. Faults: `own-game-only`, `nothing-to-undo`, `board-moved-on`. */
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

/** Puts one's own game back to its start, its clock too. Faults: `own-game-only`, `board-moved-on`. */
export const restart = async (
  { store, now }: GameServices,
  { game, kind }: Played,
): Promise<Result<GamePosition>> =>
  isOwn(game)
    ? resultOfChange(await store.games.restart({ ...at(game), now: now() }), startOf(kind, game))
    : fault('own-game-only');

/** Ends one's own game unsolved. Faults: `own-game-only`, `board-moved-on`. */
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
