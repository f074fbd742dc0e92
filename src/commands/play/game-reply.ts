import type { Call } from '../../chat/command.ts';
import type { LiveMessageRenderer } from '../../chat/live-message.ts';
import {
  type Button,
  type ButtonGroup,
  buttonRows,
  makeControlGroup,
  type Reply,
  type Text,
} from '../../chat/reply.ts';
import { dayNumber, weekdayOf } from '../../daily/day.ts';
import { joinInLine, type Texts } from '../../i18n/texts.ts';
import { isGameFull, isOwnGame, MAX_MOVES, mayUndo, stepsOf } from '../../play/game.ts';
import type { GameStep } from '../../play/kinds/rules.ts';
import type { Game } from '../../store/contract/game.ts';
import { type Services, today } from '../feature/services.ts';
import { dailyFields } from '../input/day-words.ts';
import { readGame } from '../kinds/index.ts';
import { isDrawnBySurface, type LoadedGame } from '../kinds/kind.ts';
import { opensByLink, showPosition } from './board-shown.ts';
import { finishedReply } from './finish.ts';
import { nextPuzzleLine, withPar } from './result-lines.ts';
import { raceButtons, roundGameReply } from './round-game.ts';

/** If a game has at least this many moves, giving up or restarting needs a confirmation. */
const MIN_MOVES_TO_CONFIRM = 20;

/** An action that discards all moves of a game. */
export type DiscardAction = 'restart' | 'giveup';

/** An addition to the message of a running game, such as a hint. */
export interface BoardNote {
  /** A hint or a question. */
  readonly line?: Text;
  /** The action that `line` asks the player to confirm. The message gets a button that confirms it. */
  readonly actionToConfirm?: 'hint' | DiscardAction;
  /** The next step of the hint, which the picture marks. */
  readonly nextStep?: GameStep | undefined;
}

/** Builds the message of a game: the board with its buttons, or the result if the game is finished. */
export async function gameReply(
  services: Services,
  call: Call,
  loadedGame: LoadedGame,
  note: BoardNote = {},
): Promise<Reply> {
  const { game } = loadedGame;
  const reply =
    (await roundGameReply(services, call, loadedGame)) ??
    (await (game.finishedAt === undefined
      ? runningGameReply(services, call, loadedGame, note)
      : finishedReply(services, call, loadedGame)));
  if (call.place.isPrivate) return { ...reply, liveMessage: { subject: `game:${game.id}` } };
  return opensByLink(call) ? makePublic(reply, game) : { ...reply, personal: true };
}

/**
 * Builds the message of a game that its player has opened. The bot always sends it as a new message, so that
 * it is the last message in the chat.
 */
export async function openedReply(
  services: Services,
  call: Call,
  loadedGame: LoadedGame,
  note: BoardNote = {},
): Promise<Reply> {
  const { liveMessage, ...reply } = await gameReply(services, call, loadedGame, note);
  return { ...reply, ...(liveMessage && { liveMessage: { ...liveMessage, isAlwaysNew: true } }) };
}

/**
 * Returns the question whether the player really wants to discard the moves. Undefined if the game has few
 * moves, or if its player may not end it.
 */
export const confirmationNote = (
  { texts }: Pick<Call, 'texts'>,
  game: Game,
  discardAction: DiscardAction,
): BoardNote | undefined =>
  isOwnGame(game) && game.moveCount >= MIN_MOVES_TO_CONFIRM
    ? { line: texts.say(`${discardAction}-sure`, { made: game.moveCount }), actionToConfirm: discardAction }
    : undefined;

/**
 * Answers a typed command about a game with the board and `note`. In a chat with a public message of the
 * board, the answer is only the note and a picture, because the public message has the buttons for moves.
 */
export async function answerTypedLine(
  services: Services,
  call: Call,
  loadedGame: LoadedGame,
  note: BoardNote,
): Promise<Reply> {
  if (!opensByLink(call)) return openedReply(services, call, loadedGame, note);
  const { text, liveMessage: _, buttons, ...board } = await gameReply(services, call, loadedGame, note);
  return { ...board, text: note.line ?? text, ...(note.actionToConfirm && buttons && { buttons }) };
}

/**
 * Makes the message of a game public. The bot edits it later, so that it also shows moves that the player
 * made in other chats.
 */
export const makePublic = (reply: Reply, { id }: Pick<Game, 'id'>): Reply => ({
  ...reply,
  personal: false,
  liveMessage: { subject: `board:${id}` },
});

/** Renders `board:<game>`, the public message of a game, which the bot edits after each move. */
export const renderPublicBoard =
  (services: Services): LiveMessageRenderer =>
  async ([id = ''], { texts, look, surface, place, address }) => {
    const game = await services.store.games.byId(id);
    if (game === undefined) return undefined;
    const view = { texts, look };
    const call: Call = {
      person: { key: game.person, name: game.personName },
      place: { key: place, isPrivate: false },
      ...{ address, surface, locale: texts.locale, ...view, userView: view },
    };
    return { reply: await gameReply(services, call, readGame(game)) };
  };

async function runningGameReply(
  services: Services,
  call: Call,
  startedGame: LoadedGame,
  note: BoardNote,
): Promise<Reply> {
  const loadedGame = startedGame.game.revision === 0 ? await withPar(services, startedGame) : startedGame;
  const { kind, position, game } = loadedGame;
  const controlButtons = makeControlButtons(call, loadedGame, note);
  const maxBoardRows = call.surface.maxButtonRows - buttonRows(controlButtons).length;
  const { line = await kind.findWarning?.(services, call, position) } = note;
  const lines = [
    ...gameLines(services, call, loadedGame, maxBoardRows),
    await goalLine(services, call, loadedGame),
    line,
  ];
  const hasStepButtons = !isDrawnBySurface(call, kind) && !isGameFull(game);
  const actionOf = (step: string) => `tile:${game.id}:${game.revision}:${step}`;
  return {
    kind: 'answer',
    text: lines.filter((textLine) => textLine !== undefined).join('\n'),
    ...(await showPosition(services, call, loadedGame, note.nextStep)),
    ...(call.surface.maxButtonRows > 0 && {
      buttons: [
        ...(hasStepButtons ? kind.buttons(call, position, actionOf, maxBoardRows) : []),
        ...controlButtons,
      ],
    }),
  };
}

/**
 * Explains the goal to people who have never solved a game of this kind. The line disappears after the first
 * move.
 */
async function goalLine(
  { store }: Services,
  { texts }: Call,
  { game, kind, position }: LoadedGame,
): Promise<Text | undefined> {
  if (
    kind.explainGoal === undefined ||
    game.moveCount > 0 ||
    (await store.games.hasSolved(game.person, kind.name))
  )
    return undefined;
  return kind.explainGoal(texts, position);
}

/**
 * Returns the text above a board: title and progress, the rules of a daily puzzle (only before the first
 * move), and how to make a move.
 */
function gameLines(
  services: Services,
  call: Call,
  { game, kind, position }: LoadedGame,
  maxBoardRows: number,
): Text[] {
  const { texts } = call;
  const { moveCount, par = 0 } = game;
  const { series = 'puzzle' } = game;
  const facts = { ...dayFacts(texts, game), series, name: kind.title(texts, position) };
  const titleParts = [
    texts.say(titleMessageId(game), facts),
    kind.progressText?.(texts, position),
    ...(isDrawnBySurface(call, kind)
      ? []
      : [texts.say('game-made', { made: moveCount }), par > 0 ? texts.say('game-par', { par }) : undefined]),
  ];
  const newGameCounts = game.day === undefined ? 'yes' : 'no';
  const fullGameFacts = { most: MAX_MOVES, unit: kind.stepUnit ?? 'moves', counts: newGameCounts };
  return [
    titleParts.filter((part) => part !== undefined).join(' · '),
    ...(game.day !== undefined && moveCount === 0 ? [dailyRules(services, call, game)] : []),
    ...(game.day !== undefined && game.assisted ? [texts.say('game-assisted')] : []),
    isGameFull(game)
      ? texts.say('game-full', fullGameFacts)
      : kind.explainSteps(call, position, maxBoardRows),
  ].filter((line) => line !== undefined);
}

function titleMessageId({ day, practice, round }: Game): string {
  if (day !== undefined) return 'daily-board';
  if (practice !== undefined) return 'practice-board';
  return round === undefined ? 'play-board' : 'race-board';
}

/** Returns the rules of a daily puzzle. For today's puzzle, also the time until the next one. */
const dailyRules = (services: Services, call: Call, { series = 'puzzle', day }: Game): Text =>
  joinInLine([
    call.texts.say('daily-rules', { series }),
    ...(day === today(services) ? [nextPuzzleLine(services, call)] : []),
  ]);

/**
 * Returns the message arguments about the day in the title of a game. They are empty if the game is no daily
 * puzzle.
 */
function dayFacts(texts: Texts, { day, practice = day }: Game) {
  if (practice === undefined) return { number: 0, day: '', weekday: '' };
  return { number: dayNumber(practice), day: practice, weekday: weekdayOf(practice, texts.locale) };
}

function makeControlButtons(call: Call, loadedGame: LoadedGame, note: BoardNote): readonly ButtonGroup[] {
  const { texts } = call;
  const { game } = loadedGame;
  const { id, day, series } = game;
  const leaderboardButtons: readonly Button[] =
    day === undefined
      ? []
      : [{ action: `leaders:${dailyFields(day, series)}`, label: texts.say('button-leaderboard') }];
  return isGameFull(game)
    ? makeControlGroup(
        [{ action: `again:${id}`, label: texts.say('button-again'), style: 'primary' }],
        leaderboardButtons,
      )
    : makeControlGroup([
        ...gameChangeButtons(call, loadedGame, note),
        ...raceButtons(call, game),
        ...leaderboardButtons,
      ]);
}

function gameChangeButtons(
  { texts }: Call,
  loadedGame: LoadedGame,
  { actionToConfirm: pendingAction }: BoardNote,
): readonly Button[] {
  const { game, kind } = loadedGame;
  const gameFields = `${game.id}:${game.revision}`;
  const makeButton = (prefix: string): Button => ({
    action: `${prefix}:${gameFields}`,
    label: texts.say(`button-${prefix}`),
  });
  const makeConfirmButton = (prefix: string, labelId: string): Button => ({
    ...{
      action: `${prefix}:${gameFields}:${prefix === 'hint' ? 'show' : 'sure'}`,
      label: texts.say(labelId),
    },
    style: 'danger',
  });
  if (pendingAction === 'restart' || pendingAction === 'giveup')
    return [
      makeConfirmButton(pendingAction, `button-${pendingAction}`),
      { action: `board:${game.id}`, label: texts.say('button-play-on') },
    ];
  const hintButton =
    pendingAction === 'hint' ? makeConfirmButton('hint', 'button-show-it') : makeButton('hint');
  // Hints would be unfair in a round, where people compete at the same time.
  const mayHaveHints = game.round === undefined && kind.findSolution !== undefined;
  return [
    ...(mayUndo(loadedGame) && stepsOf(loadedGame).length > 0 ? [makeButton('undo')] : []),
    ...(mayHaveHints ? [hintButton] : []),
    ...(isOwnGame(game) && game.moveCount > 0 ? [makeButton('restart')] : []),
    ...(isOwnGame(game) ? [makeButton('giveup')] : []),
  ];
}
