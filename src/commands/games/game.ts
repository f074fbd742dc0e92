import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import type { DirectionWords } from '../../core/sliding/notation/words.ts';
import { compileOnce } from '../../core/vocabulary.ts';
import type { ChangingRequest, Game, GameAtRevision } from '../../store/contract/game.ts';
import type { Store } from '../../store/contract/store.ts';
import type { GameStep, Rules } from './rules.ts';

/** Limit for a game. People need about a third of this on the largest board. */
export const MAX_MOVES = 10_000;

export const isGameFull = ({ moveCount }: Pick<Game, 'moveCount'>): boolean => moveCount >= MAX_MOVES;

export interface GamePosition {
  readonly game: Game;
  /** Value of the type that the rules of the game's kind use. */
  readonly position: unknown;
}

export interface PlayedGame extends GamePosition {
  readonly kind: Rules;
}

export const startPositionOf = <Position>(
  kind: Rules<Position>,
  game: Pick<Game, 'start' | 'goal'>,
): Position => kind.read({ ...game, state: game.start });

/** Entry in a game's log (`Game.moves`) that takes back the last step that was not taken back before. */
const UNDO_ENTRY = '-';
/**
 * Entry in a game's log between two steps of the same press or typed move, which Undo takes back together.
 */
const SAME_PRESS_ENTRY = '+';

const logEntry = compileOnce(
  ({ stepPattern }: Pick<Rules, 'stepPattern'>) => new RegExp(`[-+]|${stepPattern.source}`, 'g'),
);

/** Steps, `UNDO_ENTRY` and `SAME_PRESS_ENTRY`. */
const entriesOf = ({ kind, game }: PlayedGame): readonly string[] => game.moves.match(logEntry(kind)) ?? [];

/** Steps of one press or typed move, or the undo of the last one. */
type LoggedChange = readonly GameStep[] | typeof UNDO_ENTRY;

/**
 * `changes`: all in order. `presses`: the steps from the start to the current position, without those that
 * were taken back, in one list for each press.
 */
function parseLog(playedGame: PlayedGame): {
  readonly changes: readonly LoggedChange[];
  readonly presses: readonly (readonly GameStep[])[];
} {
  const changes: (GameStep[] | typeof UNDO_ENTRY)[] = [];
  const presses: GameStep[][] = [];
  let belongsToLastPress = false;
  for (const entry of entriesOf(playedGame)) {
    const [lastChange, lastPress] = [changes.at(-1), presses.at(-1)];
    if (entry === UNDO_ENTRY) {
      lastPress?.pop();
      if (lastPress?.length === 0) {
        presses.pop();
        changes.push(UNDO_ENTRY);
      }
    } else if (entry !== SAME_PRESS_ENTRY) {
      if (belongsToLastPress && typeof lastChange === 'object' && lastPress !== undefined) {
        lastChange.push(entry);
        lastPress.push(entry);
      } else {
        changes.push([entry]);
        presses.push([entry]);
      }
    }
    belongsToLastPress = entry === SAME_PRESS_ENTRY;
  }
  return { changes, presses };
}

/** Returns all changes in order, each with the position before it. */
function changesOf(
  playedGame: PlayedGame,
): readonly { readonly change: LoggedChange; readonly before: unknown }[] {
  const { kind, game } = playedGame;
  const positions = [startPositionOf(kind, game)];
  return parseLog(playedGame).changes.map((change) => {
    const before = positions.at(-1);
    if (change === UNDO_ENTRY) positions.pop();
    else positions.push(change.reduce<unknown>((position, step) => kind.applyStep(position, step), before));
    return { change, before };
  });
}

/**
 * What was pressed since the revision `shownRevision`: tiles or squares, and `UNDO_ENTRY` for each undo.
 * Typed moves count like presses. Undefined if the game was restarted since then.
 *
 * Each change increases the revision by one, except the page's presses with several moves. The page presses
 * only at the newest revision, so it needs no answer to this question.
 */
function pressesSince(playedGame: PlayedGame, shownRevision: number): readonly string[] | undefined {
  const { kind, game } = playedGame;
  const newChangeCount = game.revision - shownRevision;
  if (newChangeCount <= 0) return [];
  const changes = changesOf(playedGame);
  if (newChangeCount > changes.length) return undefined;
  return changes
    .slice(-newChangeCount)
    .map(({ change, before }) => (change === UNDO_ENTRY ? UNDO_ENTRY : kind.pressOf(before, change)));
}

/** Returns the steps to the current position, without steps that were taken back. */
export const stepsOf = (playedGame: PlayedGame): readonly GameStep[] => parseLog(playedGame).presses.flat();

/** The start first. Includes positions that the player has undone. */
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

/** `now`: in milliseconds since the epoch. */
export interface GameServices extends ChangingRequest {
  readonly store: Pick<Store, 'games'>;
  readonly now: () => number;
}

/**
 * Whether the request with this key has changed the game before. Then it is repeated, for example after a
 * kill, and must change nothing.
 */
export const isRepeat = ({ changedBy }: Game, { requestKey }: ChangingRequest): boolean =>
  requestKey !== undefined && changedBy === requestKey;

interface AcceptedMoves extends GamePosition {
  /** Fault of the first word of a typed line that was not accepted. */
  readonly wrong?: Fault;
}

/**
 * Makes the steps of a button press. Stops early when the game is solved or has `MAX_MOVES` steps. The store
 * accepts only one of two presses at the same time.
 *
 * `shownRevision`: the revision of the button's board. The game stays unchanged if the same tile or square
 * was pressed since then: the player pressed twice, or the platform delivered the press again. Arrows are not
 * compared, because each press of an arrow moves another tile.
 *
 * Faults: those of `Rules.stepsOfPress`; `stale-button` if the game was restarted since then;
 * `board-moved-on` if another press was accepted first.
 */
export async function pressGame(
  services: GameServices,
  playedGame: PlayedGame,
  pressText: string,
  shownRevision = playedGame.game.revision,
): Promise<Result<GamePosition>> {
  const pressesResult = playedGame.kind.stepsOfPress(playedGame.position, pressText);
  if (!pressesResult.ok) return pressesResult;
  const earlierPresses = pressesSince(playedGame, shownRevision);
  if (earlierPresses === undefined) return fault('stale-button');
  if (earlierPresses.includes(pressText)) return ok(playedGame);
  return acceptMoves(services, playedGame, {
    presses: pressesResult.value.map((steps) => ({ text: pressText, stepsAt: () => ok(steps) })),
  });
}

/**
 * Makes the moves of a typed line, up to the first word that isn't a possible move. That word's fault is the
 * result, or `wrong` if at least one move was made before. The `facts` of the fault are:
 * - `move`: the word
 * - `index`: its position in the line, from 1
 * - `made`: the number of moves made before it
 * Another fault: `board-moved-on` if another press was accepted first.
 */
export const typeMoves = (
  services: GameServices,
  playedGame: PlayedGame,
  line: string,
  directions: DirectionWords,
): Promise<Result<AcceptedMoves>> =>
  acceptMoves(services, playedGame, parseTypedMoves(playedGame, line, directions), true);

/** Characters of a repeated line whose fault is found again. */
const MAX_REPEATED_CHARS = 200;

/**
 * What `typeMoves` returned for a line whose moves are the last changes of the game. Finds `wrong` by making
 * the moves again from the earlier position. It may be missing if the line begins with the same move as the
 * change before it.
 */
export function typedMovesOf(
  playedGame: PlayedGame,
  line: string,
  directions: DirectionWords,
): AcceptedMoves {
  const { game, kind, position } = playedGame;
  // Each word of the line is at most one change. For a long line the search would take seconds.
  const lastChanges = line.length > MAX_REPEATED_CHARS ? [] : changesOf(playedGame).slice(-line.length);
  for (const [index, { before }] of lastChanges.entries()) {
    const earlierGame = { ...playedGame, position: before };
    const moves = applyMoves(earlierGame, parseTypedMoves(earlierGame, line, directions));
    if (moves.presses === lastChanges.length - index && kind.write(moves.position) === game.state)
      return { game, position, ...(moves.wrong && { wrong: moves.wrong }) };
  }
  return playedGame;
}

export const isPlayableLine = (playedGame: PlayedGame, line: string, directions: DirectionWords): boolean =>
  applyMoves(playedGame, parseTypedMoves(playedGame, line, directions)).wrong === undefined;

/**
 * `wrong`: the fault of the first word that couldn't be parsed, or of the whole line. Later words are
 * ignored.
 */
interface RequestedMoves {
  /** The typed word or pressed button, and the move's steps at a position. */
  readonly presses: readonly {
    readonly text: string;
    readonly stepsAt: (position: unknown) => Result<readonly GameStep[]>;
  }[];
  readonly wrong?: Fault;
}

/** A later undo takes back one of these moves at a time. */
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

/** Makes the moves and saves the game. `isLine`: false for a button press. */
async function acceptMoves(
  { store, now, requestKey }: GameServices,
  playedGame: PlayedGame,
  requestedMoves: RequestedMoves,
  isLine = false,
): Promise<Result<AcceptedMoves>> {
  const { game, kind } = playedGame;
  if (isGameFull(game)) return ok(playedGame);
  const {
    position,
    log,
    steps: stepCount,
    presses: pressCount,
    wrong,
  } = applyMoves(playedGame, requestedMoves);
  if (wrong !== undefined && stepCount === 0) return { ok: false, fault: wrong };
  const { id, revision, par, startedAt } = game;
  const moveCount = game.moveCount + stepCount;
  // A line of one move takes as long as a press.
  const newTypedCount = isLine && pressCount > 1 ? stepCount : 0;
  const isSolved = kind.isSolved(position);
  const acceptedAt = now();
  const isUnranked =
    isSolved &&
    isFasterThanAnyPerson({
      moveCount,
      typedCount: (game.typedCount ?? 0) + newTypedCount,
      milliseconds: acceptedAt - startedAt,
      par: kind.hasLongerSolutions ? par : undefined,
    });
  const advancedFields = {
    state: kind.write(position),
    moves: log,
    moveCount: stepCount,
    typedCount: newTypedCount,
    isSolved,
    isUnranked,
    // Each move of a typed line is a change of its own, as if it had been pressed (see `pressesSince`).
    ...(isLine && { changeCount: pressCount }),
  };
  const changedGame = await store.games.advance({
    id,
    revision,
    requestKey,
    ...advancedFields,
    now: acceptedAt,
  });
  if (changedGame === undefined) return fault('board-moved-on');
  return ok({ game: changedGame, position, wrong });
}

/**
 * Makes moves without saving. Stops at a move that isn't possible, when the game is solved, or when it has
 * `MAX_MOVES` steps.
 */
function applyMoves(
  { game, kind, position: startPosition }: PlayedGame,
  { presses, wrong: parseFault }: RequestedMoves,
): { position: unknown; log: string; steps: number; presses: number; wrong?: Fault } {
  let position = startPosition;
  let log = '';
  let stepCount = 0;
  let pressCount = 0;
  const makeMovesResult = (wrong?: Fault) => ({
    position,
    log,
    steps: stepCount,
    presses: pressCount,
    wrong,
  });
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
      if (stepIndex === 0) pressCount++;
      if (kind.isSolved(position)) return makeMovesResult();
    }
  }
  return makeMovesResult(parseFault && addIndexToFault(parseFault, presses.length));
}

/** Average for a move. The fastest speed-solvers need 28 ms. */
const MIN_PRESS_MS = 25;
/** Average for a move in a typed line. The fastest typists need 60 ms for a letter, and look first. */
const MIN_TYPED_MOVE_MS = 75;
/** Share of typed moves above which the player has not looked at the board in between. */
const MAX_TYPED_SHARE = 0.9;
/** Every 3x3 board can be solved in this number of moves (OEIS A087725). */
const MAX_SHORTEST_3X3 = 31;

export interface SolvedResult extends Pick<Game, 'moveCount'> {
  /** Moves that came in typed lines of several moves. */
  readonly typedCount: number;
  /** Time from the game's start to its end. Negative if the computer's clock was set back. */
  readonly milliseconds: number;
  /** Proved fewest moves. Absent if unknown, or if all solutions have the same number of moves. */
  readonly par?: number;
}

/**
 * Whether there was no time to make the moves, by presses or by typing, or a solution with the fewest moves
 * is almost all typed, with more typed moves than any shortest solution of a 3x3 board: no person finds that
 * without moving tiles. The time of the whole game is used, because many presses may arrive together after an
 * outage.
 */
export const isFasterThanAnyPerson = ({ moveCount, typedCount, milliseconds, par }: SolvedResult): boolean =>
  (milliseconds >= 0 &&
    milliseconds < (moveCount - typedCount) * MIN_PRESS_MS + typedCount * MIN_TYPED_MOVE_MS) ||
  (moveCount === par && typedCount > MAX_SHORTEST_3X3 && typedCount > moveCount * MAX_TYPED_SHARE);

/** Own games may be restarted or given up. In daily puzzles and rounds each player has only one attempt. */
export const isOwnGame = ({ day, round }: Game): boolean => day === undefined && round === undefined;

/**
 * Whether the player may take steps back. Not in daily puzzles whose steps can be undone by opposite steps,
 * such as moves of tiles.
 */
export const mayUndo = ({ kind, game }: PlayedGame): boolean =>
  kind.isReversible !== true || game.day === undefined;

/**
 * Takes back all steps of the last press or typed move. They still count for the score. `shownRevision`: the
 * revision of the button's board. The game stays unchanged if an undo came since then. Faults:
 * `own-game-only`, `nothing-to-undo`, `board-moved-on`; `stale-button` if the game was restarted since then.
 */
export async function undo(
  services: GameServices,
  playedGame: PlayedGame,
  shownRevision = playedGame.game.revision,
): Promise<Result<GamePosition>> {
  if (!mayUndo(playedGame)) return fault('own-game-only');
  const { game, kind } = playedGame;
  const { presses } = parseLog(playedGame);
  const lastPress = presses.at(-1);
  if (lastPress === undefined) return fault('nothing-to-undo');
  const earlierPresses = pressesSince(playedGame, shownRevision);
  if (earlierPresses === undefined) return fault('stale-button');
  if (earlierPresses.includes(UNDO_ENTRY)) return ok(playedGame);
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
    await services.store.games.advance({ ...changeOf(services, game), ...undoFields, isSolved: false }),
    position,
  );
}

/** Resets the game to its start, and its start time to now. Faults: `own-game-only`, `board-moved-on`. */
export const restart = async (
  services: GameServices,
  { game, kind }: PlayedGame,
): Promise<Result<GamePosition>> =>
  isOwnGame(game)
    ? resultOfChange(
        await services.store.games.restart(changeOf(services, game)),
        startPositionOf(kind, game),
      )
    : fault('own-game-only');

/** The game then counts as unsolved. Faults: `own-game-only`, `board-moved-on`. */
export const giveUp = async (
  services: GameServices,
  { game, position }: PlayedGame,
): Promise<Result<GamePosition>> =>
  isOwnGame(game)
    ? resultOfChange(await services.store.games.giveUp(changeOf(services, game)), position)
    : fault('own-game-only');

const resultOfChange = (game: Game | undefined, position: unknown): Result<GamePosition> =>
  game === undefined ? fault('board-moved-on') : ok({ game, position });

const changeOf = ({ now, requestKey }: GameServices, { id, revision }: Game): GameAtRevision => ({
  id,
  revision,
  requestKey,
  now: now(),
});
