import type { Call } from '../../chat/command.ts';
import type { LiveMessageRenderer } from '../../chat/live-message.ts';
import {
  type Button,
  type ButtonGroup,
  buttonRows,
  controlRows,
  type Reply,
  type Text,
} from '../../chat/reply.ts';
import { dayNumber, weekdayOf } from '../../daily/day.ts';
import { joinInLine, type Texts } from '../../i18n/texts.ts';
import { isFull, isOwn, MAX_MOVES, mayUndo, stepsOf } from '../../play/game.ts';
import type { GameStep } from '../../play/kinds/rules.ts';
import type { Game } from '../../store/contract/game.ts';
import { type Services, today } from '../feature/services.ts';
import { dailyFields } from '../input/day-words.ts';
import { readGame } from '../kinds/index.ts';
import { isLive, type Played } from '../kinds/kind.ts';
import { boardShown, isLinked } from './board-shown.ts';
import { finishedReply } from './finish.ts';
import { nextPuzzleLine, withPar } from './result-lines.ts';
import { raceButtons, roundGameReply } from './round-game.ts';

/** If a game has at least this many moves, giving up or restarting needs a confirmation. */
const MIN_MOVES_TO_CONFIRM = 20;

/** An action that discards all moves of a game. */
export type Ending = 'restart' | 'giveup';

/** An addition to the message of a running game, such as a hint. */
export interface BoardNote {
  /** A hint or a question. */
  readonly line?: Text;
  /** The action that `line` asks the player to confirm. The message gets a button that confirms it. */
  readonly confirms?: 'hint' | Ending;
  /** The next step of the hint, which the picture marks. */
  readonly next?: GameStep | undefined;
}

/** Builds the message of a game: the board with its buttons, or the result if the game is finished. */
export async function gameReply(
  services: Services,
  call: Call,
  played: Played,
  note: BoardNote = {},
): Promise<Reply> {
  const { game } = played;
  const reply =
    (await roundGameReply(services, call, played)) ??
    (await (game.finishedAt === undefined
      ? runningReply(services, call, played, note)
      : finishedReply(services, call, played)));
  if (call.place.isPrivate) return { ...reply, liveMessage: { subject: `game:${game.id}` } };
  return isLinked(call) ? asPublic(reply, game) : { ...reply, personal: true };
}

/**
 * Builds the message of a game that its player has opened. The bot always sends it as a new message, so that
 * it is the last message in the chat.
 */
export async function openedReply(
  services: Services,
  call: Call,
  played: Played,
  note: BoardNote = {},
): Promise<Reply> {
  const { liveMessage, ...reply } = await gameReply(services, call, played, note);
  return { ...reply, ...(liveMessage && { liveMessage: { ...liveMessage, isAlwaysNew: true } }) };
}

/**
 * Returns the question whether the player really wants to discard the moves. Undefined if the game has few
 * moves, or if its player may not end it.
 */
export const confirmation = (
  { texts }: Pick<Call, 'texts'>,
  game: Game,
  ends: Ending,
): BoardNote | undefined =>
  isOwn(game) && game.moveCount >= MIN_MOVES_TO_CONFIRM
    ? { line: texts.say(`${ends}-sure`, { made: game.moveCount }), confirms: ends }
    : undefined;

/**
 * Answers a typed command about a game with the board and `note`. In a chat with a public message of the
 * board, the answer is only the note and a picture, because the public message has the buttons for moves.
 */
export async function answerTypedLine(
  services: Services,
  call: Call,
  played: Played,
  note: BoardNote,
): Promise<Reply> {
  if (!isLinked(call)) return openedReply(services, call, played, note);
  const { text, liveMessage: _, buttons, ...board } = await gameReply(services, call, played, note);
  return { ...board, text: note.line ?? text, ...(note.confirms && buttons && { buttons }) };
}

/**
 * Makes the message of a game public. The bot edits it later, so that it also shows moves that the player
 * made in other chats.
 */
export const asPublic = (reply: Reply, { id }: Pick<Game, 'id'>): Reply => ({
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
    const seen = { texts, look };
    const call: Call = {
      person: { key: game.person, name: game.personName },
      place: { key: place, isPrivate: false },
      ...{ address, surface, locale: texts.locale, ...seen, userView: seen },
    };
    return { reply: await gameReply(services, call, readGame(game)) };
  };

async function runningReply(services: Services, call: Call, begun: Played, note: BoardNote): Promise<Reply> {
  const played = begun.game.revision === 0 ? await withPar(services, begun) : begun;
  const { kind, position, game } = played;
  const below = controlsOf(call, played, note);
  const room = call.surface.buttonRows - buttonRows(below).length;
  const { line = await kind.outlook?.(services, call, position) } = note;
  const lines = [...gameLines(services, call, played, room), await goalLine(services, call, played), line];
  const isPressed = !isLive(call, kind) && !isFull(game);
  const action = (what: string) => `tile:${game.id}:${game.revision}:${what}`;
  return {
    kind: 'answer',
    text: lines.filter((one) => one !== undefined).join('\n'),
    ...(await boardShown(services, call, played, note.next)),
    ...(call.surface.buttonRows > 0 && {
      buttons: [...(isPressed ? kind.buttons(call, position, action, room) : []), ...below],
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
  { game, kind, position }: Played,
): Promise<Text | undefined> {
  if (kind.goal === undefined || game.moveCount > 0 || (await store.games.hasSolved(game.person, kind.name)))
    return undefined;
  return kind.goal(texts, position);
}

/**
 * Returns the text above a board: title and progress, the rules of a daily puzzle (only before the first
 * move), and how to make a move.
 */
function gameLines(services: Services, call: Call, { game, kind, position }: Played, room: number): Text[] {
  const { texts } = call;
  const { moveCount, par = 0 } = game;
  const { series = 'puzzle' } = game;
  const facts = { ...dayFacts(texts, game), series, name: kind.title(texts, position) };
  const title = [
    texts.say(titleOf(game), facts),
    kind.progress?.(texts, position),
    ...(isLive(call, kind)
      ? []
      : [texts.say('game-made', { made: moveCount }), par > 0 ? texts.say('game-par', { par }) : undefined]),
  ];
  const counts = game.day === undefined ? 'yes' : 'no';
  const full = { most: MAX_MOVES, unit: kind.unit ?? 'moves', counts };
  return [
    title.filter((part) => part !== undefined).join(' · '),
    ...(game.day !== undefined && moveCount === 0 ? [dailyRules(services, call, game)] : []),
    ...(game.day !== undefined && game.assisted ? [texts.say('game-assisted')] : []),
    isFull(game) ? texts.say('game-full', full) : kind.how(call, position, room),
  ].filter((line) => line !== undefined);
}

function titleOf({ day, practice, round }: Game): string {
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

function controlsOf(call: Call, played: Played, note: BoardNote): readonly ButtonGroup[] {
  const { texts } = call;
  const { game } = played;
  const { id, day, series } = game;
  const leaders: readonly Button[] =
    day === undefined
      ? []
      : [{ action: `leaders:${dailyFields(day, series)}`, label: texts.say('button-leaderboard') }];
  return isFull(game)
    ? controlRows([{ action: `again:${id}`, label: texts.say('button-again'), style: 'primary' }], leaders)
    : controlRows([...changeButtons(call, played, note), ...raceButtons(call, game), ...leaders]);
}

function changeButtons({ texts }: Call, played: Played, { confirms: asks }: BoardNote): readonly Button[] {
  const { game, kind } = played;
  const at = `${game.id}:${game.revision}`;
  const button = (prefix: string): Button => ({
    action: `${prefix}:${at}`,
    label: texts.say(`button-${prefix}`),
  });
  const sure = (prefix: string, label: string): Button => ({
    ...{ action: `${prefix}:${at}:${prefix === 'hint' ? 'show' : 'sure'}`, label: texts.say(label) },
    style: 'danger',
  });
  if (asks === 'restart' || asks === 'giveup')
    return [sure(asks, `button-${asks}`), { action: `board:${game.id}`, label: texts.say('button-play-on') }];
  const hint = asks === 'hint' ? sure('hint', 'button-show-it') : button('hint');
  // Hints would be unfair in a round, where people compete at the same time.
  const mayHaveHints = game.round === undefined && kind.ahead !== undefined;
  return [
    ...(mayUndo(played) && stepsOf(played).length > 0 ? [button('undo')] : []),
    ...(mayHaveHints ? [hint] : []),
    ...(isOwn(game) && game.moveCount > 0 ? [button('restart')] : []),
    ...(isOwn(game) ? [button('giveup')] : []),
  ];
}
