import { type Fault, fault, ok, type Result } from '../core/result.ts';
import { parseBoardText } from '../core/sliding/notation/board-text.ts';
import type { Game } from '../store/contract/game.ts';
import type { Store } from '../store/contract/store.ts';
import { kindOf } from './kinds/index.ts';
import type { DirectionWords, Step } from './kinds/kind.ts';
import { isFasterThanAnyPerson } from './score.ts';

/** Steps that a game holds; people need a third of them on the largest board. */
export const MOST_MADE = 10_000;

/** In a game's log: the step that was the last one to stand is taken back. */
const TAKEN_BACK = '-';
/** Before a step in the log: it was made by the same press as the one before it. */
const WITH = '+';
const LOGGED = /[-+]|[A-Z]|[a-z]+\d+/g;

/** Does the game hold as many steps as it can? */
export const isFull = ({ made }: Pick<Game, 'made'>): boolean => made >= MOST_MADE;

/** The presses that lead from a game's start to where it is, each as its steps: without what was taken back. */
function pressesOf({ moves }: Pick<Game, 'moves'>): readonly (readonly Step[])[] {
  const presses: Step[][] = [];
  let isWith = false;
  for (const [entry] of moves.matchAll(LOGGED)) {
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
export const stepsOf = (game: Pick<Game, 'moves'>): readonly Step[] => pressesOf(game).flat();

/** The positions that a game was at, the start first; also those that steps taken back have left. */
export function positionsOf(game: Game): readonly [unknown, ...unknown[]] {
  const kind = kindOf(game);
  const start = kind.read({ ...game, state: game.start });
  const way = [start];
  const positions: [unknown, ...unknown[]] = [start];
  for (const [entry] of game.moves.matchAll(LOGGED)) {
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
export interface Keeping {
  readonly store: Pick<Store, 'games'>;
  readonly now: () => number;
}

/** A game after what was accepted into it. */
export interface Played {
  readonly game: Game;
  /** Why a line was accepted up to here only. */
  readonly wrong?: Fault;
}

/**
 * Accepts the steps of a press: those up to the one that solves the game, or that fills it. The store's
 * compare-and-set decides between two at the same time. Faults: those of the kind's `ofPress`;
 * `board-moved-on`: another came first.
 */
export async function press(keeping: Keeping, game: Game, what: string): Promise<Result<Game>> {
  const kind = kindOf(game);
  const presses = kind.ofPress(kind.read(game), what);
  if (!presses.ok) return presses;
  const played = await accept(keeping, game, {
    presses: presses.value.map((steps) => ({ text: what, steps: () => ok(steps) })),
  });
  return played.ok ? ok(played.value.game) : played;
}

/**
 * Accepts the words of a typed line likewise, up to the first one that can't be read or done, which `wrong` tells: a fault of the kind's `typed`
 * or `ofWord`, with `move` (the word), `index` (its place, from 1) and `made` (the words before it, all of them made). Faults: `wrong` if it is
 * about the first word; `board-moved-on`.
 */
export function type(
  keeping: Keeping,
  game: Game,
  line: string,
  directions: DirectionWords,
): Promise<Result<Played>> {
  return accept(keeping, game, typed(game, line, directions), true);
}

/** Can all words of a typed line be read and done in that game? */
export function isPlayable(game: Game, line: string, directions: DirectionWords): boolean {
  return follow(game, typed(game, line, directions)).wrong === undefined;
}

/** What is to be made, up to what can't be read; `wrong` says why. */
interface Asked {
  /** Each with the text that names it, and its steps at a position. */
  readonly presses: readonly {
    readonly text: string;
    readonly steps: (position: unknown) => Result<readonly Step[]>;
  }[];
  readonly wrong?: Fault;
}

/** A typed line: each of its moves counts as a press. */
function typed(game: Game, line: string, directions: DirectionWords): Asked {
  const kind = kindOf(game);
  const { words, ...rest } = kind.typed(line, directions, kind.read(game));
  const presses = words.map(({ text, means }) => ({
    text,
    steps: (position: unknown) => kind.ofWord(position, means),
  }));
  return { presses, ...rest };
}

/** `isLine`: it was typed, as one line. */
async function accept(
  { store, now }: Keeping,
  game: Game,
  asked: Asked,
  isLine = false,
): Promise<Result<Played>> {
  if (isFull(game)) return ok({ game });
  const { state, log, steps, finished, wrong } = follow(game, asked);
  if (wrong !== undefined && steps === 0) return { ok: false, fault: wrong };
  const { id, revision, par, startedAt } = game;
  const made = game.made + steps;
  const isWhole = isLine && game.kind === 'sliding' && game.made === 0;
  const at = now();
  const isUnranked =
    finished &&
    isFasterThanAnyPerson({
      made,
      ...(par !== undefined && { par }),
      milliseconds: at - startedAt,
      ...(isWhole && { typedCells: parseBoardText(game.start).tiles.length }),
    });
  const accepted = { state, moves: log, made: steps, finished, isUnranked };
  const after = await store.games.advance({ id, revision, ...accepted, now: at });
  if (after === undefined) return fault('board-moved-on');
  return ok({ game: after, ...(wrong && { wrong }) });
}

/** Where presses lead from a game's present position, as far as they can be done and it isn't solved or full. */
function follow(
  game: Game,
  { presses, wrong: unread }: Asked,
): { state: string; log: string; steps: number; finished: boolean; wrong?: Fault } {
  const kind = kindOf(game);
  let position = kind.read(game);
  let log = '';
  let steps = 0;
  const ended = (wrong?: Fault) => ({
    ...{ state: kind.write(position), log, steps, finished: kind.isSolved(position) },
    ...(wrong && { wrong }),
  });
  const at = (fault: Fault, made: number): Fault => ({
    ...fault,
    facts: { ...fault.facts, index: made + 1, made },
  });
  for (const [made, { text, steps: stepsAt }] of presses.entries()) {
    const meant = stepsAt(position);
    if (!meant.ok) return ended(at({ ...meant.fault, facts: { ...meant.fault.facts, move: text } }, made));
    for (const [nth, step] of meant.value.entries()) {
      if (isFull({ made: game.made + steps })) return ended();
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

/** May the game be begun anew or given up? Days and rounds are one try each. */
export const isOwn = ({ day, round }: Game): boolean => day === undefined && round === undefined;

/** May it have hints? Rounds compare people at the same time, so nobody is helped in them. */
export const mayHaveHints = (game: Game): boolean => game.round === undefined && !isFull(game);

/** May steps be taken back? On a day's puzzle tiles can be slid back; a knight has no other way out. */
export const mayUndo = ({ kind, day }: Game): boolean => kind === 'knight' || day === undefined;

/** Takes the last press back, all tiles that it slid; they stay counted. Faults: `own-game-only`, `nothing-to-undo`, `board-moved-on`. */
export async function undo({ store, now }: Keeping, game: Game): Promise<Result<Game>> {
  if (!mayUndo(game)) return fault('own-game-only');
  const kind = kindOf(game);
  const last = pressesOf(game).at(-1);
  if (last === undefined) return fault('nothing-to-undo');
  const { id, revision } = game;
  const state = kind.write(
    last.reduceRight((position, step) => kind.before(position, step), kind.read(game)),
  );
  return orMovedOn(
    await store.games.advance({
      id,
      revision,
      state,
      moves: TAKEN_BACK.repeat(last.length),
      made: 0,
      finished: false,
      now: now(),
    }),
  );
}

/** Puts one's own game back to its start, its clock too. Faults: `own-game-only`, `board-moved-on`. */
export const restart = async ({ store, now }: Keeping, game: Game): Promise<Result<Game>> =>
  isOwn(game) ? orMovedOn(await store.games.restart({ ...at(game), now: now() })) : fault('own-game-only');

/** Ends one's own game unsolved. Faults: `own-game-only`, `board-moved-on`. */
export const giveUp = async ({ store, now }: Keeping, game: Game): Promise<Result<Game>> =>
  isOwn(game) ? orMovedOn(await store.games.giveUp({ ...at(game), now: now() })) : fault('own-game-only');

const at = ({ id, revision }: Game): Pick<Game, 'id' | 'revision'> => ({ id, revision });

const orMovedOn = (game: Game | undefined): Result<Game> =>
  game === undefined ? fault('board-moved-on') : ok(game);
