import {
  type ButtonHandler,
  type Call,
  type Command,
  findCommand,
  makeConfirmAction,
  type RevealedPuzzle,
  type Reveals,
} from '../../chat/command.ts';
import { parseCommandLine } from '../../chat/input/command-input.ts';
import { makeControlGroup, type Reply } from '../../chat/reply.ts';
import { askAndReply, type RevealDecision, type SpoilerGate } from '../../chat/telling.ts';
import { fault, type MessageArgs, ok, type Result } from '../../core/result.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { makeCode, parseCode } from '../../core/sliding/notation/code.ts';
import { positionsOf, startPositionOf } from '../../play/game.ts';
import { slidingGame, slidingRules } from '../../play/kinds/sliding-rules.ts';
import { StoreUnavailableError } from '../../store/contract/faults.ts';
import { type Daily, type Game, SERIES, type StoredPuzzle } from '../../store/contract/game.ts';
import type { ActiveRound } from '../../store/contract/round.ts';
import type { Feature, Features } from '../feature/feature.ts';
import { type Services, today } from '../feature/services.ts';
import { withPressTimeout } from '../feature/working.ts';
import { kindOf, readGame } from '../kinds/index.ts';

type GateServices = Pick<Services, 'store' | 'now' | 'daily'>;

/**
 * Creates the check that prevents spoilers. For answers about today's puzzles or positions close to them, the
 * user must first confirm a warning. Answers about boards of running rounds are refused, except to players
 * who have already finished. Both kinds of answers are refused if other people would see them. While the
 * store is unavailable, no game can be played, so every answer is allowed.
 */
export const createGate =
  (services: GateServices): SpoilerGate =>
  async (call, revealedPuzzles, repeatAction) => {
    try {
      return await checkReveal(services, call, revealedPuzzles, repeatAction);
    } catch (error) {
      if (error instanceof StoreUnavailableError) return ok({});
      throw error;
    }
  };

/**
 * Answers a request of a command, unless the answer would spoil a running game. Faults: those of the command,
 * and those of the spoiler check.
 */
export const runBehindGate = <Request, Answer>(
  services: GateServices,
  command: Command<Request, Answer>,
  call: Call,
  request: Request,
): Promise<Result<Reply>> => askAndReply(createGate(services), command, call, request);

/**
 * Answers a typed line with a command, unless the answer would spoil a running game. Faults: those of the
 * command, and those of the spoiler check.
 */
export async function answerLine(
  services: GateServices,
  command: Command,
  call: Call,
  line: string,
): Promise<Result<Reply>> {
  const request = command.read(parseCommandLine(command, line), call);
  return request.ok ? runBehindGate(services, command, call, request.value) : request;
}

/**
 * Whether the person must not see the solution of this position, because it would help in a running round.
 */
export async function isProtected(
  services: GateServices,
  personKey: string,
  revealedPuzzle: RevealedPuzzle,
): Promise<boolean> {
  const { rounds, games } = await loadProtectedGames(services, personKey);
  return rounds.some(
    (round) => !round.hasEnded && isRevealed([revealedPuzzle], boardOf(round), gameInRound(round, games)),
  );
}

async function checkReveal(
  services: GateServices,
  call: Call,
  revealedPuzzles: readonly RevealedPuzzle[],
  repeatAction: string,
): Promise<Result<RevealDecision>> {
  const { rounds, games } = await loadProtectedGames(services, call.person.key);
  let mustBePersonal = false;
  for (const round of rounds) {
    const [board, game] = [boardOf(round), gameInRound(round, games)];
    if (!isRevealed(revealedPuzzles, board, game)) continue;
    const facts = { near: isOnlyClose(revealedPuzzles, board, game), minutes: minutesLeft(services, round) };
    if (!round.hasEnded || isSeenByOthers(call)) return fault('board-in-round', facts);
    mustBePersonal = true;
  }
  for (const series of SERIES) {
    const daily = { day: today(services), series };
    const game = games.find(
      (candidate) => candidate.day === daily.day && (candidate.series ?? 'puzzle') === series,
    );
    const puzzle = await services.store.days.get(daily);
    if (puzzle === undefined || !isRevealed(revealedPuzzles, puzzle, game)) continue;
    const facts = { series, near: isOnlyClose(revealedPuzzles, puzzle, game) };
    if (isSeenByOthers(call)) return fault('todays-board', facts);
    mustBePersonal = true;
    if (game?.assisted || game?.finishedAt !== undefined) continue;
    if (call.pressedButton?.isConfirmed !== true)
      return ok({ warning: makeWarning(call, facts, repeatAction) });
    await recordAssistance(services, call, puzzle, daily);
  }
  return ok(mustBePersonal ? { personal: true } : {});
}

/**
 * Loads the data for the spoiler check: all running rounds, the person's games in these rounds, and the
 * person's games of today's puzzles.
 */
async function loadProtectedGames(services: GateServices, personKey: string) {
  const { rounds, games } = services.store;
  return {
    rounds: await rounds.activeRounds(personKey),
    games: await games.currentGames(personKey, today(services)),
  };
}

const boardOf = ({ start, goal }: ActiveRound): RevealedPuzzle => ({ kind: slidingRules.name, start, goal });

const gameInRound = ({ id }: ActiveRound, games: readonly Game[]): Game | undefined =>
  games.find(({ round }) => round === id);

/**
 * Whether an answer that solves `revealedPuzzles` would also help to solve `puzzle`, or a position that the
 * person reached in its `game`.
 */
function isRevealed(
  revealedPuzzles: readonly RevealedPuzzle[],
  puzzle: RevealedPuzzle,
  game: Game | undefined,
): boolean {
  const kind = kindOf(puzzle);
  const positions =
    game === undefined ? ([startPositionOf(kind, puzzle)] as const) : positionsOf(readGame(game));
  return revealedPuzzles.some(
    (revealedPuzzle) =>
      revealedPuzzle.kind === puzzle.kind && kind.reveals(startPositionOf(kind, revealedPuzzle), positions),
  );
}

/**
 * Returns `no` if the answer is about the puzzle itself, or about the current position of its game. Returns
 * `yes` if it is only about a position close to them.
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

/**
 * Whether everyone in the chat would see the answer, because the platform can't show it to one person alone.
 */
const isSeenByOthers = ({ place, surface }: Call): boolean => !place.isPrivate && !surface.hasPersonalReplies;

const MINUTE_MS = 60_000;

/** Returns the maximum minutes until the round ends. 0 if its end is unknown. */
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
 * Records that the person has seen help for a daily puzzle: the game counts as assisted. Starts the game if
 * there is none.
 */
async function recordAssistance(
  { store, now }: GateServices,
  { person, place }: Call,
  puzzle: StoredPuzzle,
  daily: Daily,
): Promise<void> {
  const player = { person: person.key, personName: person.name, place: place.key };
  const game = await store.games.daily({ ...player, ...puzzle, ...daily, now: now() });
  await store.games.assist(game.id);
}

/**
 * Declares that the answers of the command `name` show solutions of a sliding puzzle. If the user gets a
 * warning instead, the button below the warning runs the command again.
 */
export const revealsPuzzle = (name: string): Reveals<Puzzle> => ({
  byRequest: (puzzle) => [slidingGame(puzzle)],
  repeatAction: (puzzle) => revealAction(name, puzzle),
});

/** Returns the button action that runs the command `name` on a puzzle: `reveal:<name>:<code>`. */
export const revealAction = (name: string, puzzle: Puzzle): string =>
  `reveal:${name}:${makeCode(puzzle) ?? ''}`;

/**
 * Handles the button `reveal:<command>:<code>`, which runs a command on the puzzle of a board code.
 * `reveal:human:<code>` runs `/explain` with the option `human`.
 */
const revealHandler = (services: Services, getFeatures: () => Features): ButtonHandler => ({
  prefix: 'reveal',
  reveals: 'asks',
  async press(call, [commandName = '', puzzleCode = '']) {
    const command = findCommand(getFeatures().commands, commandName === 'human' ? 'explain' : commandName);
    if (parseCode(puzzleCode) === undefined || typeof command?.reveals !== 'object')
      return fault('stale-button');
    const line = commandName === 'human' ? `${puzzleCode} human` : puzzleCode;
    const reply = await answerLine(services, command, withPressTimeout(services, call), line);
    return reply.ok ? ok({ edit: { ...reply.value, personal: true } }) : reply;
  },
});

export const revealFeature = (services: Services, getFeatures: () => Features): Feature => ({
  buttons: [revealHandler(services, getFeatures)],
});
