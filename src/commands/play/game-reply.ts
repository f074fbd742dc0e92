import type { Call } from '../../chat/command.ts';
import type { LiveMessageRenderer } from '../../chat/live-message.ts';
import {
  type Button,
  type ButtonGroup,
  buttonRows,
  controls,
  type Reply,
  type Text,
} from '../../chat/reply.ts';
import { dayNumber, weekdayOf } from '../../daily/day.ts';
import { inOneLine, type Texts } from '../../i18n/texts.ts';
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

/** Steps from which on a game isn't ended without a question. */
const MANY_MADE = 20;

/** What ends all that was played in a game. */
export type Ending = 'restart' | 'giveup';

/** What a board says beside its state. */
export interface Said {
  /** A hint, or a question. */
  readonly line?: Text;
  /** What the line asks about: a button answers yes. */
  readonly asks?: 'hint' | Ending;
  /** The step that the picture marks. */
  readonly next?: GameStep | undefined;
}

/** The board of a game, with its buttons, or its result once it is over; the daily puzzle and `/play` are this same thing. */
export async function gameReply(
  services: Services,
  call: Call,
  played: Played,
  said: Said = {},
): Promise<Reply> {
  const { game } = played;
  const reply =
    (await roundGameReply(services, call, played)) ??
    (await (game.finishedAt === undefined
      ? running(services, call, played, said)
      : finishedReply(services, call, played)));
  if (call.place.isPrivate) return { ...reply, liveMessage: { subject: `game:${game.id}` } };
  return isLinked(call) ? asPublic(reply, game) : { ...reply, personal: true };
}

/** The same for somebody who has asked for it: it comes below what was said. */
export async function openedReply(
  services: Services,
  call: Call,
  played: Played,
  said: Said = {},
): Promise<Reply> {
  const { liveMessage, ...reply } = await gameReply(services, call, played, said);
  return { ...reply, ...(liveMessage && { liveMessage: { ...liveMessage, isAnew: true } }) };
}

/**
 * What is asked before a game's moves are lost: of an own game with many. Undefined: nothing, as there are few or
 * it may not end.
 */
export const askedFirst = ({ texts }: Pick<Call, 'texts'>, game: Game, ends: Ending): Said | undefined =>
  isOwn(game) && game.moveCount >= MANY_MADE
    ? { line: texts.say(`${ends}-sure`, { made: game.moveCount }), asks: ends }
    : undefined;

/** What a typed line is told, below it: the board too, unless it stands above for all to see. */
export async function saidReply(services: Services, call: Call, played: Played, said: Said): Promise<Reply> {
  if (!isLinked(call)) return openedReply(services, call, played, said);
  const { text, liveMessage: _, buttons, ...board } = await gameReply(services, call, played, said);
  return { ...board, text: said.line ?? text, ...(said.asks && buttons && { buttons }) };
}

/** The board for all to see: what is typed elsewhere shows there too. */
export const asPublic = (reply: Reply, { id }: Pick<Game, 'id'>): Reply => ({
  ...reply,
  personal: false,
  liveMessage: { subject: `board:${id}` },
});

/** Keeps the boards true that all may see: `board:<game>`. */
export const renderPublicBoard =
  (services: Services): LiveMessageRenderer =>
  async ([id = ''], { texts, look, surface, place, address }) => {
    const game = await services.store.games.byId(id);
    if (game === undefined) return undefined;
    const seen = { texts, look };
    const call: Call = {
      person: { key: game.person, name: game.personName },
      place: { key: place, isPrivate: false },
      ...{ address, surface, locale: texts.locale, ...seen, own: seen },
    };
    return { reply: await gameReply(services, call, readGame(game)) };
  };

async function running(services: Services, call: Call, begun: Played, said: Said): Promise<Reply> {
  const played = begun.game.revision === 0 ? await withPar(services, begun) : begun;
  const { kind, position, game } = played;
  const below = controlsOf(call, played, said);
  const room = call.surface.buttonRows - buttonRows(below).length;
  const { line = await kind.outlook?.(services, call, position) } = said;
  const lines = [...gameLines(services, call, played, room), await goalLine(services, call, played), line];
  const isPressed = !isLive(call, kind) && !isFull(game);
  const action = (what: string) => `tile:${game.id}:${game.revision}:${what}`;
  return {
    kind: 'answer',
    text: lines.filter((one) => one !== undefined).join('\n'),
    ...(await boardShown(services, call, played, said.next)),
    ...(call.surface.buttonRows > 0 && {
      buttons: [...(isPressed ? kind.buttons(call, position, action, room) : []), ...below],
    }),
  };
}

/** What is to be done, at the beginning of a game and to people who have never done it. */
async function goalLine(
  { store }: Services,
  { texts }: Call,
  { game, kind, position }: Played,
): Promise<Text | undefined> {
  if (kind.goal === undefined || game.moveCount > 0 || (await store.games.hasSolved(game.person, kind.name)))
    return undefined;
  return kind.goal(texts, position);
}

/** Which game it is and how far, by which rules it counts as long as it hasn't begun, and how it is played. */
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

/** By which rules a day's puzzle counts, and for how long it is today's. */
const dailyRules = (services: Services, call: Call, { series = 'puzzle', day }: Game): Text =>
  inOneLine([
    call.texts.say('daily-rules', { series }),
    ...(day === today(services) ? [nextPuzzleLine(services, call)] : []),
  ]);

/** The day that a title names; empty where it names none. */
function dayFacts(texts: Texts, { day, practice = day }: Game) {
  if (practice === undefined) return { number: 0, day: '', weekday: '' };
  return { number: dayNumber(practice), day: practice, weekday: weekdayOf(practice, texts.locale) };
}

/** The buttons below a board. */
function controlsOf(call: Call, played: Played, said: Said): readonly ButtonGroup[] {
  const { texts } = call;
  const { game } = played;
  const { id, day, series } = game;
  const leaders: readonly Button[] =
    day === undefined
      ? []
      : [{ action: `leaders:${dailyFields(day, series)}`, label: texts.say('button-leaderboard') }];
  return isFull(game)
    ? controls([{ action: `again:${id}`, label: texts.say('button-again'), style: 'primary' }], leaders)
    : controls([...changes(call, played, said), ...raceButtons(call, game), ...leaders]);
}

function changes({ texts }: Call, played: Played, { asks }: Said): readonly Button[] {
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
  // Rounds compare people at the same time, so nobody is helped in them.
  const mayHaveHints = game.round === undefined && kind.ahead !== undefined;
  return [
    ...(mayUndo(played) && stepsOf(played).length > 0 ? [button('undo')] : []),
    ...(mayHaveHints ? [hint] : []),
    ...(isOwn(game) && game.moveCount > 0 ? [button('restart')] : []),
    ...(isOwn(game) ? [button('giveup')] : []),
  ];
}
