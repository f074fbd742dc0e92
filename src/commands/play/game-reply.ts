import type { Call } from '../../chat/command.ts';
import type { LiveMessageRenderer } from '../../chat/live-message.ts';
import {
  type Button,
  type ButtonGroup,
  buttonRows,
  makeControlGroup,
  type PressAnswer,
  type Reply,
  type Text,
} from '../../chat/reply.ts';
import { dayNumber, weekdayOf } from '../../daily/day.ts';
import { joinInLine, type Texts } from '../../i18n/texts.ts';
import type { Game } from '../../store/contract/game.ts';
import { type Services, signedPayload, today } from '../feature/services.ts';
import { isGameFull, isOwnGame, MAX_MOVES, mayUndo, stepsOf } from '../games/game.ts';
import { readGame } from '../games/index.ts';
import { isDrawnBySurface, type LoadedGame } from '../games/kind.ts';
import type { GameStep } from '../games/rules.ts';
import { dailyFields, dayLinkTarget } from '../input/day-words.ts';
import { makePlayButton, opensByLink, showPosition } from './board-shown.ts';
import { finishedReply } from './finish.ts';
import { nextPuzzleLine, withPar } from './result-lines.ts';
import { raceButtons, roundGameReply } from './round-game.ts';

/** Giving up or restarting needs a confirmation from this number on. */
const MIN_MOVES_TO_CONFIRM = 20;

/** These actions discard all moves of a game. */
export type DiscardAction = 'restart' | 'giveup';

/** An addition to the message of a running game. */
export interface BoardNote {
  /** A hint or a question. */
  readonly line?: Text;
  /** `line` asks the player to confirm it. The message gets a button for that. */
  readonly actionToConfirm?: 'hint' | DiscardAction;
  /** The step of the hint, marked in the picture. */
  readonly nextStep?: GameStep | undefined;
}

/**
 * The board with its buttons, or the result if the game is finished. In a shared chat without personal
 * messages, a game of a day or a round gets only a link, because such a game is never public.
 */
export async function gameReply(
  services: Services,
  call: Call,
  loadedGame: LoadedGame,
  note: BoardNote = {},
): Promise<Reply> {
  const { game } = loadedGame;
  if (opensByLink(call) && !isOwnGame(game)) return linkReply(services, call, game);
  const reply =
    (await roundGameReply(services, call, loadedGame)) ??
    (await (game.finishedAt === undefined
      ? runningGameReply(services, call, loadedGame, note)
      : finishedReply(services, call, loadedGame)));
  if (call.place.isPrivate) return { ...reply, liveMessage: { subject: `game:${game.id}` } };
  return opensByLink(call) ? makePublic(reply, game) : { ...reply, personal: true };
}

/**
 * Answers the press of a button. If other processes may change the game at the same time, newer versions
 * follow the edit.
 */
export async function gameEdit(
  services: Services,
  call: Call,
  loadedGame: LoadedGame,
  note?: BoardNote,
): Promise<Pick<PressAnswer, 'edit' | 'newerEdit'>> {
  const { games, peers } = services.store;
  const { id } = loadedGame.game;
  const edit = await gameReply(services, call, loadedGame, note);
  if (peers === undefined) return { edit };
  let shownRevision = loadedGame.game.revision;
  return {
    edit,
    async newerEdit() {
      const game = await games.byId(id);
      if (game === undefined || game.revision === shownRevision) return undefined;
      shownRevision = game.revision;
      return gameReply(services, call, readGame(game));
    },
  };
}

/** Opens a game of a day or a round in the private chat. */
function linkReply(services: Services, { texts, place }: Call, game: Game): Reply {
  const { day, series = 'puzzle', round } = game;
  const target =
    day === undefined ? `round:${round}` : dayLinkTarget({ day, series }, today(services), place.key);
  const deepLinkPayload = signedPayload(services, target);
  return {
    kind: 'answer',
    text: texts.say('board-elsewhere'),
    buttons: makePlayButton(texts, { deepLinkPayload }),
  };
}

/** Always sent as a new message, so that it is the last message in the chat. */
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
 * Asks whether the player really wants to discard the moves. Undefined if the game has few moves, or if its
 * player may not end it.
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
 * The board and `note`. In a chat with a public message of the board, only the note and a picture, because
 * the public message has the buttons for moves.
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

/** The bot edits the message later, so that it also shows moves that the player made in other chats. */
export const makePublic = (reply: Reply, { id }: Pick<Game, 'id'>): Reply => ({
  ...reply,
  personal: false,
  liveMessage: { subject: `board:${id}` },
});

/** Renders `board:<game>`, which the bot edits after each move. */
export const renderPublicBoard =
  (services: Services): LiveMessageRenderer =>
  async ([id = ''], { texts, look, surface, place, address }) => {
    const game = await services.store.games.byId(id);
    if (game === undefined) return undefined;
    const view = { texts, look };
    const call: Call = {
      person: { key: game.person, name: game.personName },
      place: { key: place, isPrivate: false },
      address,
      surface,
      locale: texts.locale,
      ...view,
      userView: view,
    };
    return { reply: await gameReply(services, call, readGame(game)) };
  };

async function runningGameReply(
  services: Services,
  call: Call,
  startedGame: LoadedGame,
  note: BoardNote,
): Promise<Reply> {
  const loadedGame =
    startedGame.game.revision === 0 ? await withPar(services, call, startedGame) : startedGame;
  const { kind, position, game } = loadedGame;
  const controlButtons = makeControlButtons(call, loadedGame, note);
  const maxBoardRows = call.surface.maxButtonRows - buttonRows(controlButtons).length;
  const { line = await kind.findWarning?.(services, call, position) } = note;
  const lines =
    note.line === undefined
      ? [
          ...(await gameLines(services, call, loadedGame, maxBoardRows)),
          await goalLine(services, call, loadedGame),
          line,
        ]
      : [titleLine(call, loadedGame), ...assistedLines(call, loadedGame), line];
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

/** Helps people who have never solved a game of this kind. The line disappears after the first move. */
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

/** What is played, and how far it is: moves and par. */
function titleLine(call: Call, { game, kind, position }: LoadedGame): Text {
  const { texts } = call;
  const { moveCount, par = 0, series = 'puzzle' } = game;
  const facts = { ...dayFacts(texts, game), series, name: kind.title(texts, position) };
  const parts = [
    texts.say(titleMessageId(game), facts),
    kind.progressText?.(texts, position),
    ...(isDrawnBySurface(call, kind)
      ? []
      : [texts.say('game-made', { made: moveCount }), par > 0 ? texts.say('game-par', { par }) : undefined]),
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

/** Title and progress, the rules of a daily puzzle (only before the first move), and how to make a move. */
async function gameLines(
  services: Services,
  call: Call,
  loadedGame: LoadedGame,
  maxBoardRows: number,
): Promise<Text[]> {
  const { texts } = call;
  const { game, kind, position } = loadedGame;
  const { moveCount, day } = game;
  const isForAll = !call.place.isPrivate && game.person === call.place.key;
  const newGameCounts = day === undefined ? 'yes' : 'no';
  const fullGameFacts = { most: MAX_MOVES, unit: kind.stepUnit ?? 'moves', counts: newGameCounts };
  return [
    titleLine(call, loadedGame),
    ...(day !== undefined && moveCount === 0
      ? [await dayIntroduction(services, call, { ...game, day })]
      : []),
    ...assistedLines(call, loadedGame),
    ...(isForAll ? [texts.say('game-for-all')] : []),
    isGameFull(game)
      ? texts.say('game-full', fullGameFacts)
      : kind.explainSteps(call, position, maxBoardRows),
  ].filter((line) => line !== undefined);
}

const assistedLines = ({ texts }: Call, { game: { day, assisted } }: LoadedGame): Text[] =>
  day !== undefined && assisted ? [texts.say('game-assisted')] : [];

function titleMessageId({ day, practice, round }: Game): string {
  if (day !== undefined) return 'daily-board';
  if (practice !== undefined) return 'practice-board';
  return round === undefined ? 'play-board' : 'race-board';
}

/**
 * The rules, for people who have not solved a puzzle of this series yet. For today's puzzle, also the time
 * until the next one.
 */
async function dayIntroduction(
  services: Services,
  call: Call,
  { person, series = 'puzzle', day }: Game & { readonly day: string },
): Promise<Text | undefined> {
  const solvedDays = await services.store.leaderboard.daysSolved(person, series);
  const sentences = [
    ...(solvedDays.length === 0 ? [call.texts.say('daily-rules', { series })] : []),
    ...(day === today(services) ? [nextPuzzleLine(services, call)] : []),
  ];
  return sentences.length === 0 ? undefined : joinInLine(sentences);
}

/** Facts for the title of a game. Empty if the game is no daily puzzle. */
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
  const hintAction = `hint:${gameFields}:${game.hinted}`;
  const makeButton = (prefix: string, action = `${prefix}:${gameFields}`): Button => ({
    action,
    label: texts.say(`button-${prefix}`),
  });
  const makeConfirmButton = (action: string, labelId: string): Button => ({
    action,
    label: texts.say(labelId),
    style: 'danger',
  });
  if (pendingAction === 'restart' || pendingAction === 'giveup')
    return [
      makeConfirmButton(`${pendingAction}:${gameFields}:sure`, `button-${pendingAction}`),
      { action: `board:${game.id}`, label: texts.say('button-play-on') },
    ];
  const hintButton =
    pendingAction === 'hint'
      ? makeConfirmButton(`${hintAction}:show`, 'button-show-it')
      : makeButton('hint', hintAction);
  // Hints would be unfair in a round, where people compete at the same time.
  const mayHaveHints = game.round === undefined && kind.findSolution !== undefined;
  return [
    ...(mayUndo(loadedGame) && stepsOf(loadedGame).length > 0 ? [makeButton('undo')] : []),
    ...(mayHaveHints ? [hintButton] : []),
    ...(isOwnGame(game) && game.moveCount > 0 ? [makeButton('restart')] : []),
    ...(isOwnGame(game) ? [makeButton('giveup')] : []),
  ];
}
