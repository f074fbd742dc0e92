import { type Fault, fault, ok, type Result } from '../core/result.ts';
import type { Game } from '../store/contract/game.ts';
import type { Store } from '../store/contract/store.ts';
import type { DirectionWords, GameStep, Rules } from './kinds/rules.ts';

/** Maximum number of steps in a game. People need about a third of this number on the largest board. */
export const MAX_MOVES = 10_000;

/** Has the game reached the maximum number of steps? */
export const isGameFull = ({ moveCount }: Pick<Game, 'moveCount'>): boolean => moveCount >= MAX_MOVES;

/** A game, and its current position in parsed form. */
export interface GamePosition {
  readonly game: Game;
  /** Position in the type that the rules of the game's kind use. */
  readonly position: unknown;
}

/** A game, its current position, and the rules of its kind. */
export interface PlayedGame extends GamePosition {
  /** Rules of the game's kind. */
  readonly kind: Rules;
}

/** Returns the position at the start of a game. */
export const startPositionOf = <Position>(
  kind: Rules<Position>,
  game: Pick<Game, 'start' | 'goal'>,
): Position => kind.read({ ...game, state: game.start });

/**
 * Entry in a game's log (`Game.moves`) for an undo. It takes back the last step that was not taken back
 * before.
 */
const UNDO_ENTRY = '-';
/**
 * Entry in a game's log (`Game.moves`) between two steps of the same button press or typed move. Undo takes
 * such steps back together.
 */
const SAME_PRESS_ENTRY = '+';

/** Splits a game's log into its entries: steps, `UNDO_ENTRY` and `SAME_PRESS_ENTRY`. */
const entriesOf = ({ kind, game }: PlayedGame): readonly string[] =>
  game.moves.match(new RegExp(`[-+]|${kind.stepPattern.source}`, 'g')) ?? [];

/**
 * Returns the steps that lead from the start to the current position, without steps that were taken back.
 * Each inner list has the steps of one button press.
 */
function stepsByPress(playedGame: PlayedGame): readonly (readonly GameStep[])[] {
  const presses: GameStep[][] = [];
  let belongsToLastPress = false;
  for (const entry of entriesOf(playedGame)) {
    const lastPress = presses.at(-1);
    if (entry === UNDO_ENTRY) {
      lastPress?.pop();
      if (lastPress?.length === 0) presses.pop();
    } else if (entry !== SAME_PRESS_ENTRY) {
      if (belongsToLastPress && lastPress !== undefined) lastPress.push(entry);
      else presses.push([entry]);
    }
    belongsToLastPress = entry === SAME_PRESS_ENTRY;
  }
  return presses;
}

/** Returns the steps that lead from the start to the current position, without steps that were taken back. */
export const stepsOf = (playedGame: PlayedGame): readonly GameStep[] => stepsByPress(playedGame).flat();

/** Returns all positions of a game, the start first. Includes positions that the player has undone. */
export function positionsOf(playedGame: PlayedGame): readonly [unknown, ...unknown[]] {
  const { kind, game } = playedGame;
  const start = startPositionOf(kind, game);
  const currentPath = [start];
  const positions: [unknown, ...unknown[]] = [start];
  for (const entry of entriesOf(playedGame)) {
    if (entry === UNDO_ENTRY) currentPath.pop();
    else if (entry !== SAME_PRESS_ENTRY) {
      const nextPosition = kind.applyStep(currentPath.at(-1), entry);
      currentPath.push(nextPosition);
      positions.push(nextPosition);
    }
  }
  return positions;
}

/** The store and the clock (milliseconds since the epoch) for changing games. */
export interface GameServices {
  readonly store: Pick<Store, 'games'>;
  readonly now: () => number;
}

/** A game after a button press or a typed line was accepted. */
interface AcceptedMoves extends GamePosition {
  /** Fault of the first word of a typed line that was not accepted. Absent if all were accepted. */
  readonly wrong?: Fault;
}

/**
 * Makes the steps of a button press. Stops early when the game is solved or has `MAX_MOVES` steps. If two
 * presses come at the same time, the store accepts only one. Faults: those of `Rules.stepsOfPress`;
 * `board-moved-on` if another press was accepted first.
 */
export async function pressGame(
  services: GameServices,
  playedGame: PlayedGame,
  pressText: string,
): Promise<Result<GamePosition>> {
  const pressesResult = playedGame.kind.stepsOfPress(playedGame.position, pressText);
  if (!pressesResult.ok) return pressesResult;
  return acceptMoves(services, playedGame, {
    presses: pressesResult.value.map((steps) => ({ text: pressText, stepsAt: () => ok(steps) })),
  });
}

/**
 * Makes the moves of a typed line, up to the first word that isn't a possible move. If at least one move was
 * made, that word's fault is in `wrong`. If no move was made, the result is that fault. The `facts` of the
 * fault are:
 * - `move`: the word
 * - `index`: the word's position in the line, from 1
 * - `made`: the number of moves made before the word
 * Another fault: `board-moved-on` if another press was accepted first.
 */
export const typeMoves = (
  services: GameServices,
  playedGame: PlayedGame,
  line: string,
  directions: DirectionWords,
): Promise<Result<AcceptedMoves>> =>
  acceptMoves(services, playedGame, parseTypedMoves(playedGame, line, directions), true);

/** Can all moves of a typed line be made in this game? */
export const isPlayableLine = (playedGame: PlayedGame, line: string, directions: DirectionWords): boolean =>
  applyMoves(playedGame, parseTypedMoves(playedGame, line, directions)).wrong === undefined;

/**
 * Moves of a typed line or a button press. `wrong`: the fault of the first word that couldn't be parsed, or
 * of the whole line. Later words are ignored. `wrong` is absent if the whole line was parsed.
 */
interface RequestedMoves {
  /**
   * For each move: the typed word or pressed button, and a function that returns the move's steps at a
   * position.
   */
  readonly presses: readonly {
    readonly text: string;
    readonly stepsAt: (position: unknown) => Result<readonly GameStep[]>;
  }[];
  readonly wrong?: Fault;
}

/** Parses a typed line into moves. A later undo takes back one of these moves at a time. */
function parseTypedMoves(
  { kind, position }: PlayedGame,
  line: string,
  directions: DirectionWords,
): RequestedMoves {
  const { words, ...rest } = kind.parseTyped(line, directions, position);
  const presses = words.map(({ text, meaning }) => ({
    text,
    stepsAt: (position: unknown) => kind.stepsOfWord(position, meaning),
  }));
  return { presses, ...rest };
}

/**
 * Makes the moves and saves the game. `isLine`: true for the moves of a typed line, false for a button press.
 */
async function acceptMoves(
  { store, now }: GameServices,
  playedGame: PlayedGame,
  requestedMoves: RequestedMoves,
  isLine = false,
): Promise<Result<AcceptedMoves>> {
  const { game, kind } = playedGame;
  if (isGameFull(game)) return ok(playedGame);
  const { position, log, steps: stepCount, wrong } = applyMoves(playedGame, requestedMoves);
  if (wrong !== undefined && stepCount === 0) return { ok: false, fault: wrong };
  const { id, revision, par, startedAt } = game;
  const moveCount = game.moveCount + stepCount;
  const isSolved = kind.isSolved(position);
  const oneLineBoardCells = isLine && game.moveCount === 0 ? kind.cellCount?.(position) : undefined;
  const acceptedAt = now();
  const isUnranked =
    isSolved &&
    isFasterThanAnyPerson({
      moveCount,
      ...(par !== undefined && { par }),
      milliseconds: acceptedAt - startedAt,
      ...(oneLineBoardCells !== undefined && { oneLineBoardCells }),
    });
  const advancedFields = {
    state: kind.write(position),
    moves: log,
    moveCount: stepCount,
    isSolved,
    isUnranked,
  };
  const changedGame = await store.games.advance({ id, revision, ...advancedFields, now: acceptedAt });
  if (changedGame === undefined) return fault('board-moved-on');
  return ok({ game: changedGame, position, ...(wrong && { wrong }) });
}

/**
 * Makes moves from a game's current position, without saving. Stops at a move that isn't possible, when the
 * game is solved, or when it has `MAX_MOVES` steps.
 */
function applyMoves(
  { game, kind, position: startPosition }: PlayedGame,
  { presses, wrong: parseFault }: RequestedMoves,
): { position: unknown; log: string; steps: number; wrong?: Fault } {
  let position = startPosition;
  let log = '';
  let stepCount = 0;
  const makeMovesResult = (wrong?: Fault) => ({ position, log, steps: stepCount, ...(wrong && { wrong }) });
  const addIndexToFault = (fault: Fault, madeCount: number): Fault => ({
    ...fault,
    facts: { ...fault.facts, index: madeCount + 1, made: madeCount },
  });
  for (const [movesMade, { text, stepsAt }] of presses.entries()) {
    const stepsResult = stepsAt(position);
    if (!stepsResult.ok)
      return makeMovesResult(
        addIndexToFault(
          { ...stepsResult.fault, facts: { ...stepsResult.fault.facts, move: text } },
          movesMade,
        ),
      );
    for (const [stepIndex, step] of stepsResult.value.entries()) {
      if (isGameFull({ moveCount: game.moveCount + stepCount })) return makeMovesResult();
      const nextPosition = kind.applyStep(position, step);
      if (nextPosition === undefined) throw new Error(`${step} of ${text} can't be made in game ${game.id}`);
      position = nextPosition;
      log += stepIndex > 0 ? SAME_PRESS_ENTRY + step : step;
      stepCount++;
      if (kind.isSolved(position)) return makeMovesResult();
    }
  }
  return makeMovesResult(parseFault && addIndexToFault(parseFault, presses.length));
}

/**
 * Games with at most this number of moves are never suspected of computer help: a person may be fast, or see
 * a shortest solution.
 */
const MAX_QUICK_MOVES = 20;
/** The shortest average time for a move that a person can reach. */
const FASTEST_MOVE_MS = 40;
/**
 * On boards with this number of cells (4x4) or more, a person can't find a shortest solution without moving
 * tiles.
 */
const MIN_LARGE_BOARD_CELLS = 16;

/** The result of a solved game. */
export interface SolvedResult extends Pick<Game, 'moveCount' | 'par'> {
  /** Time from the game's start to its end. Negative if the computer's clock was set back. */
  readonly milliseconds: number;
  /**
   * Number of cells of the sliding board. Present only if the player typed the whole solution in one line.
   */
  readonly oneLineBoardCells?: number;
}

/**
 * Is the result too good for a person? It is if the average time of a move is under 40 ms. It is also if one
 * typed line solved a board of 16 or more cells with the fewest moves. Games of up to 20 moves are never
 * suspected. The time of the whole game is used, because many presses may arrive together after an outage.
 */
export const isFasterThanAnyPerson = ({
  moveCount,
  par,
  milliseconds,
  oneLineBoardCells = 0,
}: SolvedResult): boolean =>
  moveCount > MAX_QUICK_MOVES &&
  ((milliseconds >= 0 && milliseconds < moveCount * FASTEST_MOVE_MS) ||
    (oneLineBoardCells >= MIN_LARGE_BOARD_CELLS && moveCount === par));

/**
 * Is this the player's own game, which may be restarted or given up? In daily puzzles and rounds each player
 * has only one attempt.
 */
export const isOwnGame = ({ day, round }: Game): boolean => day === undefined && round === undefined;

/**
 * May the player take steps back? Not in daily puzzles whose steps can be undone by opposite steps, such as
 * moves of tiles.
 */
export const mayUndo = ({ kind, game }: PlayedGame): boolean =>
  kind.isReversible !== true || game.day === undefined;

/**
 * Takes back all steps of the last button press or typed move. They still count for the score. Faults:
 * `own-game-only`, `nothing-to-undo`, `board-moved-on`.
 */
export async function undo(
  { store, now }: GameServices,
  playedGame: PlayedGame,
): Promise<Result<GamePosition>> {
  if (!mayUndo(playedGame)) return fault('own-game-only');
  const { game, kind } = playedGame;
  const presses = stepsByPress(playedGame);
  const lastPress = presses.at(-1);
  if (lastPress === undefined) return fault('nothing-to-undo');
  const position = presses
    .slice(0, -1)
    .flat()
    .reduce<unknown>((position, step) => kind.applyStep(position, step), startPositionOf(kind, game));
  const undoFields = {
    state: kind.write(position),
    moves: UNDO_ENTRY.repeat(lastPress.length),
    moveCount: 0,
  };
  return resultOfChange(
    await store.games.advance({ ...idAndRevision(game), ...undoFields, isSolved: false, now: now() }),
    position,
  );
}

/**
 * Resets the player's own game to its start, and its start time to now. Faults: `own-game-only`,
 * `board-moved-on`.
 */
export const restart = async (
  { store, now }: GameServices,
  { game, kind }: PlayedGame,
): Promise<Result<GamePosition>> =>
  isOwnGame(game)
    ? resultOfChange(
        await store.games.restart({ ...idAndRevision(game), now: now() }),
        startPositionOf(kind, game),
      )
    : fault('own-game-only');

/** Ends the player's own game, which then counts as unsolved. Faults: `own-game-only`, `board-moved-on`. */
export const giveUp = async (
  { store, now }: GameServices,
  { game, position }: PlayedGame,
): Promise<Result<GamePosition>> =>
  isOwnGame(game)
    ? resultOfChange(await store.games.giveUp({ ...idAndRevision(game), now: now() }), position)
    : fault('own-game-only');

const resultOfChange = (game: Game | undefined, position: unknown): Result<GamePosition> =>
  game === undefined ? fault('board-moved-on') : ok({ game, position });

const idAndRevision = ({ id, revision }: Game): Pick<Game, 'id' | 'revision'> => ({ id, revision });
