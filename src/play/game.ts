import { type Fault, fault, ok, type Result } from '../core/result.ts';
import type { Game, Store } from '../store/store.ts';
import { kindOf } from './kinds/index.ts';
import type { DirectionWords, Step, Typed } from './kinds/kind.ts';

/** Steps that a game holds; people need a third of them on the largest board. */
export const MOST_MADE = 10_000;

/** In a game's log: the step that was the last one to stand is taken back. */
const TAKEN_BACK = '-';
const LOGGED = /-|[A-Z]|[a-z]+\d+/g;

/** Does the game hold as many steps as it can? */
export const isFull = ({ made }: Pick<Game, 'made'>): boolean => made >= MOST_MADE;

/** The steps that lead from a game's start to where it is: without those that were taken back. */
export function stepsOf({ moves }: Pick<Game, 'moves'>): readonly Step[] {
  const steps: Step[] = [];
  for (const [entry] of moves.matchAll(LOGGED))
    if (entry === TAKEN_BACK) steps.pop();
    else steps.push(entry);
  return steps;
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
 * Accepts the steps of a press: those up to the one that solves the game, or that fills it. The store's compare-and-set decides between
 * two at once. Faults: those of the kind's `ofPress`; `board-moved-on`: another came first.
 */
export async function press(keeping: Keeping, game: Game, what: string): Promise<Result<Game>> {
  const kind = kindOf(game);
  const steps = kind.ofPress(kind.read(game), what);
  if (!steps.ok) return steps;
  const words = steps.value.map((step) => ({ text: step, means: step }));
  const played = await accept(keeping, game, { words });
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
  const kind = kindOf(game);
  return accept(keeping, game, kind.typed(line, directions, kind.read(game)));
}

/** Can all words of a typed line be read and done in that game? */
export function isPlayable(game: Game, line: string, directions: DirectionWords): boolean {
  const kind = kindOf(game);
  return follow(game, kind.typed(line, directions, kind.read(game))).wrong === undefined;
}

async function accept({ store, now }: Keeping, game: Game, typed: Typed): Promise<Result<Played>> {
  if (isFull(game)) return ok({ game });
  const { state, steps, finished, wrong } = follow(game, typed);
  if (wrong !== undefined && steps.length === 0) return { ok: false, fault: wrong };
  const { id, revision } = game;
  const advance = { id, revision, state, moves: steps.join(''), made: steps.length, finished, now: now() };
  const after = await store.games.advance(advance);
  if (after === undefined) return fault('board-moved-on');
  return ok({ game: after, ...(wrong && { wrong }) });
}

/** Where words lead from a game's present position, as far as they can be done and it isn't solved or full. */
function follow(
  game: Game,
  { words, wrong: unread }: Typed,
): { state: string; steps: readonly Step[]; finished: boolean; wrong?: Fault } {
  const kind = kindOf(game);
  let position = kind.read(game);
  const steps: Step[] = [];
  const ended = (wrong?: Fault) => ({
    state: kind.write(position),
    steps,
    finished: kind.isSolved(position),
    ...(wrong && { wrong }),
  });
  const at = (fault: Fault, made: number): Fault => ({
    ...fault,
    facts: { ...fault.facts, index: made + 1, made },
  });
  for (const [made, { text, means }] of words.entries()) {
    const meant = kind.ofWord(position, means);
    if (!meant.ok) return ended(at({ ...meant.fault, facts: { ...meant.fault.facts, move: text } }, made));
    for (const step of meant.value) {
      if (isFull({ made: game.made + steps.length })) return ended();
      const next = kind.after(position, step);
      if (next === undefined) throw new Error(`${step} of ${means} can't be made in game ${game.id}`);
      position = next;
      steps.push(step);
      if (kind.isSolved(position)) return ended();
    }
  }
  return ended(unread && at(unread, words.length));
}

/** May the game be begun anew or given up? Days and rounds are one try each. */
export const isOwn = ({ day, round }: Game): boolean => day === undefined && round === undefined;

/** May it have hints? Rounds compare people at the same time, so nobody is helped in them. */
export const mayHaveHints = (game: Game): boolean => game.round === undefined && !isFull(game);

/** May steps be taken back? Tiles can be slid back; a knight has no other way out. */
export const mayUndo = (game: Game): boolean => game.kind === 'knight' || isOwn(game);

/** Takes the last step back; it stays counted. Faults: `own-game-only`, `nothing-to-undo`, `board-moved-on`. */
export async function undo({ store, now }: Keeping, game: Game): Promise<Result<Game>> {
  if (!mayUndo(game)) return fault('own-game-only');
  const kind = kindOf(game);
  const last = stepsOf(game).at(-1);
  if (last === undefined) return fault('nothing-to-undo');
  const { id, revision } = game;
  const state = kind.write(kind.before(kind.read(game), last));
  return orMovedOn(
    await store.games.advance({
      id,
      revision,
      state,
      moves: TAKEN_BACK,
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
