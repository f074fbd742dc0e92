import { setImmediate } from 'node:timers/promises';
import { type Call, makeConfirmAction, type RevealedPuzzle } from '../../chat/command.ts';
import { makeControlGroup, type Reply } from '../../chat/reply.ts';
import { isSeenByOthers, type RevealDecision, type SpoilerGate } from '../../chat/spoiler-gate.ts';
import { fault, type MessageArgs, ok, type Result } from '../../core/result.ts';
import { makePuzzle } from '../../core/sliding/notation/puzzle.ts';
import { StoreCallError, StoreUnavailableError } from '../../store/contract/faults.ts';
import { type Daily, type Game, SERIES, type Series } from '../../store/contract/game.ts';
import type { ActiveRound } from '../../store/contract/round.ts';
import { type Services, today } from '../feature/services.ts';
import { positionsOf, startPositionOf } from '../games/game.ts';
import { kindOf, readGame } from '../games/index.ts';
import { puzzleOf, slidingRules } from '../games/sliding-rules.ts';

type GateServices = Pick<Services, 'store' | 'now' | 'daily'>;

/**
 * Guards running games. For answers about today's puzzles or positions close to them, the user must first
 * confirm a warning. The same holds for puzzles of past days whose game the user has not finished, because
 * its result still counts. Answers about boards of running rounds are refused, except to players who have
 * already finished. All these answers are refused if other people would see them. While the store is
 * unavailable, no game can be played, so every answer is allowed. If only the check itself fails, games go
 * on, so it throws `StoreCallError`, and nothing is shown.
 */
export const createGate =
  (services: GateServices): SpoilerGate =>
  async (call, revealedPuzzles, repeatAction) => {
    try {
      return await checkReveal(services, call, revealedPuzzles, repeatAction);
    } catch (error) {
      if (error instanceof StoreUnavailableError && !(error instanceof StoreCallError)) return ok({});
      throw error;
    }
  };

/** The solution of this position would help the person in a running round. */
export async function isProtected(
  services: GateServices,
  personKey: string,
  revealedPuzzle: RevealedPuzzle,
): Promise<boolean> {
  const { rounds, games } = await loadProtectedGames(services, personKey);
  return rounds.some(
    (round) =>
      !round.hasEnded &&
      isRevealed([readShownPosition(revealedPuzzle)], boardOf(round), gameInRound(round, games)),
  );
}

async function checkReveal(
  services: GateServices,
  call: Call,
  revealedPuzzles: readonly RevealedPuzzle[],
  repeatAction: string | undefined,
): Promise<Result<RevealDecision>> {
  const { rounds, games } = await loadProtectedGames(services, call.person.key);
  const shownPositions = revealedPuzzles.map(readShownPosition);
  let mustBePersonal = false;
  for (const round of rounds) {
    // A list of boards is compared with the rounds of all groups.
    await setImmediate();
    const [board, game] = [boardOf(round), gameInRound(round, games)];
    if (!isRevealed(shownPositions, board, game)) continue;
    const facts = { near: isOnlyClose(revealedPuzzles, board, game), minutes: minutesLeft(services, round) };
    if (!round.hasEnded || isSeenByOthers(call)) return fault('board-in-round', facts);
    mustBePersonal = true;
  }
  for (const protectedDay of await loadProtectedDays(services, games)) {
    const { daily, puzzle, game } = protectedDay;
    if (!isRevealed(shownPositions, puzzle, game)) continue;
    const facts = {
      series: daily.series,
      day: daily.day === today(services) ? 'today' : daily.day,
      near: isOnlyClose(revealedPuzzles, puzzle, game),
    };
    if (isSeenByOthers(call)) return fault('todays-board', facts);
    mustBePersonal = true;
    if (game?.assisted || game?.finishedAt !== undefined) continue;
    if (repeatAction === undefined) {
      const index = shownPositions.findIndex((position) => isRevealed([position], puzzle, game));
      const listed = revealedPuzzles[index];
      return fault('listed-daily', { day: facts.day, board: listed ? makePuzzle(puzzleOf(listed)) : '' });
    }
    if (call.pressedButton?.isConfirmed !== true)
      return ok({ warning: makeWarning(call, facts, repeatAction) });
    await recordAssistance(services, call, protectedDay);
  }
  return ok(mustBePersonal ? { personal: true } : {});
}

/**
 * All running rounds, the person's games in these rounds, and the person's games of today's puzzles and
 * unfinished games of past days.
 */
async function loadProtectedGames(services: GateServices, personKey: string) {
  const { rounds, games } = services.store;
  return {
    rounds: await rounds.activeRounds(personKey),
    games: await games.currentGames(personKey, today(services)),
  };
}

/** The person must not be told this daily puzzle. `game` is the person's game of it, if there is one. */
interface ProtectedDay {
  readonly daily: Daily;
  readonly puzzle: RevealedPuzzle & Pick<Game, 'par'>;
  readonly game?: Game | undefined;
}

/** Those of today, and those of past days that the person can still finish without help. */
async function loadProtectedDays(
  services: GateServices,
  games: readonly Game[],
): Promise<readonly ProtectedDay[]> {
  const day = today(services);
  const todaysDays = SERIES.map(async (series): Promise<readonly ProtectedDay[]> => {
    const daily = { day, series };
    const puzzle = await services.store.days.get(daily);
    const game = games.find((candidate) => candidate.day === day && seriesOf(candidate) === series);
    return puzzle === undefined ? [] : [{ daily, puzzle, game }];
  });
  const pastDays = games.flatMap((game): readonly ProtectedDay[] =>
    game.day === undefined || game.day === day || game.assisted
      ? []
      : [{ daily: { day: game.day, series: seriesOf(game) }, puzzle: game, game }],
  );
  return [...(await Promise.all(todaysDays)).flat(), ...pastDays];
}

const seriesOf = ({ series = 'puzzle' }: Game): Series => series;

const boardOf = ({ start, goal }: ActiveRound): RevealedPuzzle => ({ kind: slidingRules.name, start, goal });

const gameInRound = ({ id }: ActiveRound, games: readonly Game[]): Game | undefined =>
  games.find(({ round }) => round === id);

/** A start and goal between which an answer shows the way, in parsed form. */
interface ShownPosition {
  readonly kind: string;
  readonly position: unknown;
}

const readShownPosition = (puzzle: RevealedPuzzle): ShownPosition => ({
  kind: puzzle.kind,
  position: startPositionOf(kindOf(puzzle), puzzle),
});

/**
 * The latest positions of a game are compared. No player goes back further for a solution: the way back
 * counts.
 */
const MAX_COMPARED_POSITIONS = 200;

/**
 * Compares also the positions that the person reached in `game`. In a finished game only the start counts,
 * because others play from there.
 */
function isRevealed(
  shownPositions: readonly ShownPosition[],
  puzzle: RevealedPuzzle,
  game: Game | undefined,
): boolean {
  const shownOfKind = shownPositions.filter(({ kind }) => kind === puzzle.kind);
  if (shownOfKind.length === 0) return false;
  const kind = kindOf(puzzle);
  const ownPositions = game === undefined || game.finishedAt !== undefined ? [] : positionsOf(readGame(game));
  const positions = [startPositionOf(kind, puzzle), ...ownPositions.slice(-MAX_COMPARED_POSITIONS)] as const;
  return shownOfKind.some(({ position }) => kind.reveals(position, positions));
}

/**
 * `no` if the answer is about the puzzle itself, or about the current position of its game. `yes` if it is
 * only about a position close to them.
 */
function isOnlyClose(
  revealedPuzzles: readonly RevealedPuzzle[],
  { start, goal }: RevealedPuzzle,
  game: Game | undefined,
): 'yes' | 'no' {
  const isSamePuzzle = revealedPuzzles.some((revealedPuzzle) => {
    const startAndGoal = [revealedPuzzle.start, revealedPuzzle.goal];
    return (
      startAndGoal.includes(goal) &&
      (startAndGoal.includes(start) || startAndGoal.includes(game?.state ?? start))
    );
  });
  return isSamePuzzle ? 'no' : 'yes';
}

const MINUTE_MS = 60_000;

/** Returns the most minutes. 0 if the end of the round is unknown. */
const minutesLeft = ({ now }: GateServices, { endsAt }: ActiveRound): number =>
  endsAt === undefined ? 0 : Math.max(1, Math.ceil((endsAt - now()) / MINUTE_MS));

const makeWarning = ({ texts }: Call, facts: MessageArgs, repeatAction: string): Reply => ({
  kind: 'answer',
  personal: true,
  text: texts.say('fair-warning', facts),
  buttons: makeControlGroup([
    { action: makeConfirmAction(repeatAction), label: texts.say('button-show-it'), style: 'danger' },
  ]),
});

/**
 * The person has seen help for a daily puzzle, so the game counts as assisted. Starts the game if it is of
 * today and there is none.
 */
async function recordAssistance(
  { store, now }: GateServices,
  { person, place }: Call,
  { daily, puzzle, game }: ProtectedDay,
): Promise<void> {
  const player = {
    person: person.key,
    personName: person.name,
    place: place.isPrivate ? undefined : place.key,
  };
  const { id } = game ?? (await store.games.daily({ ...player, ...puzzle, ...daily, now: now() }));
  await store.games.assist(id);
}
