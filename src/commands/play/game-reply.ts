import type { Call } from '../../chat/command.ts';
import { type Button, type ButtonGroup, controls, type Reply, type Text } from '../../chat/reply.ts';
import type { StandingMaker } from '../../chat/standing.ts';
import { dayNumber, weekdayOf } from '../../daily/day.ts';
import { inOneLine, type Texts } from '../../i18n/texts.ts';
import { isFull, isOwn, MOST_MADE, mayHaveHints, mayUndo, stepsOf } from '../../play/game.ts';
import { kindOf } from '../../play/kinds/index.ts';
import type { Step } from '../../play/kinds/kind.ts';
import type { Game } from '../../store/contract/game.ts';
import { type Services, today } from '../feature/services.ts';
import { dailyFields } from '../input/days.ts';
import { isLinked } from './board-message.ts';
import { boardShown } from './board-shown.ts';
import { finishedReply } from './finish/finish.ts';
import { withPar } from './finish/par.ts';
import { nextPuzzleLine } from './finish/result-lines.ts';
import { raceButtons, roundGameReply } from './round-game.ts';
import { viewOf } from './views/index.ts';

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
  readonly next?: Step | undefined;
}

/** The board of a game, with its buttons, or its result once it is over; the daily puzzle and `/play` are this same thing. */
export async function gameReply(services: Services, call: Call, game: Game, said: Said = {}): Promise<Reply> {
  const reply =
    (await roundGameReply(services, call, game)) ??
    (await (game.finishedAt === undefined
      ? running(services, call, game, said)
      : finishedReply(services, call, game)));
  if (call.place.isPrivate) return { ...reply, standing: { subject: `game:${game.id}` } };
  return isLinked(call) ? asPublic(reply, game) : { ...reply, personal: true };
}

/** The same for somebody who has asked for it: it comes below what was said. */
export async function openedReply(
  services: Services,
  call: Call,
  game: Game,
  said: Said = {},
): Promise<Reply> {
  const { standing, ...reply } = await gameReply(services, call, game, said);
  return { ...reply, ...(standing && { standing: { ...standing, isAnew: true } }) };
}

/**
 * What is asked before a game's moves are lost: of an own game with many. Undefined: nothing, as there are few or
 * it may not end.
 */
export const askedFirst = ({ texts }: Pick<Call, 'texts'>, game: Game, ends: Ending): Said | undefined =>
  isOwn(game) && game.made >= MANY_MADE
    ? { line: texts.say(`${ends}-sure`, { made: game.made }), asks: ends }
    : undefined;

/** What a typed line is told, below it: the board too, unless it stands above for all to see. */
export async function saidReply(services: Services, call: Call, game: Game, said: Said): Promise<Reply> {
  if (!isLinked(call)) return openedReply(services, call, game, said);
  const { text, standing: _, buttons, ...board } = await gameReply(services, call, game, said);
  return { ...board, text: said.line ?? text, ...(said.asks && buttons && { buttons }) };
}

/** The board for all to see: what is typed elsewhere shows there too. */
export const asPublic = (reply: Reply, { id }: Pick<Game, 'id'>): Reply => ({
  ...reply,
  personal: false,
  standing: { subject: `board:${id}` },
});

/** Keeps the boards true that all may see: `board:<game>`. */
export const publicBoardMaker =
  (services: Services): StandingMaker =>
  async ([id = ''], { texts, look, surface, place, address }) => {
    const game = await services.store.games.byId(id);
    if (game === undefined) return undefined;
    const seen = { texts, look };
    const call: Call = {
      person: { key: game.person, name: game.personName },
      place: { key: place, isPrivate: false },
      ...{ address, surface, locale: texts.locale, ...seen, own: seen },
    };
    return { reply: await gameReply(services, call, game) };
  };

async function running(services: Services, call: Call, begun: Game, said: Said): Promise<Reply> {
  const game = begun.revision === 0 ? await withPar(services, begun) : begun;
  const { line = await viewOf(game).outlook(services, call, kindOf(game).read(game)) } = said;
  const lines = [...gameLines(services, call, game), await goalLine(services, call, game), line];
  return {
    kind: 'answer',
    text: lines.filter((one) => one !== undefined).join('\n'),
    ...(await boardShown(services, call, game, said.next)),
    ...(call.surface.buttonRows > 0 && { buttons: gameButtons(call, game, said) }),
  };
}

/** What is to be done, at the beginning of a game and to people who have never done it. */
async function goalLine({ store }: Services, { texts }: Call, game: Game): Promise<Text | undefined> {
  if (game.made > 0 || (await store.games.hasSolved(game.person, game.kind))) return undefined;
  return viewOf(game).goal(texts, kindOf(game).read(game));
}

/** Which game it is and how far, by which rules it counts as long as it hasn't begun, and how it is played. */
function gameLines(services: Services, call: Call, game: Game): Text[] {
  const { texts, surface } = call;
  const { made, par = 0 } = game;
  const view = viewOf(game);
  const position = kindOf(game).read(game);
  const about = dayFacts(texts, game);
  const { series = 'puzzle' } = game;
  const facts = { number: 0, day: '', weekday: '', series, ...about, name: view.name(texts, position) };
  const title = [
    texts.say(titleOf(game), facts),
    view.progress(texts, position),
    ...(surface.ownBoard === true
      ? []
      : [texts.say('game-made', { made }), par > 0 ? texts.say('game-par', { par }) : undefined]),
  ];
  const full = { most: MOST_MADE, kind: game.kind, counts: game.day === undefined ? 'yes' : 'no' };
  return [
    title.filter((part) => part !== undefined).join(' · '),
    ...(game.day !== undefined && made === 0 ? [dailyRules(services, call, game)] : []),
    ...(game.day !== undefined && game.assisted ? [texts.say('game-assisted')] : []),
    isFull(game) ? texts.say('game-full', full) : view.how(call, position),
  ].filter((line) => line !== undefined);
}

function titleOf({ day, practice, round }: Game): string {
  if (day !== undefined) return 'daily-board';
  if (practice !== undefined) return 'practice-board';
  return round === undefined ? 'play-board' : 'race-board';
}

/** By which rules a day's puzzle counts, and for how long it is today's. */
const dailyRules = (services: Services, call: Call, { kind, day }: Game): Text =>
  inOneLine([
    call.texts.say('daily-rules', { kind }),
    ...(day === today(services) ? [nextPuzzleLine(services, call)] : []),
  ]);

function dayFacts(texts: Texts, { day, practice = day }: Game): Record<string, string | number> {
  if (practice === undefined) return {};
  return { number: dayNumber(practice), day: practice, weekday: weekdayOf(practice, texts.locale) };
}

function gameButtons(call: Call, game: Game, said: Said): readonly ButtonGroup[] {
  const { texts, surface } = call;
  const { id, revision, day, series } = game;
  const action = (what: string) => `tile:${id}:${revision}:${what}`;
  const leaders: readonly Button[] =
    day === undefined
      ? []
      : [{ action: `leaders:${dailyFields(day, series)}`, label: texts.say('button-leaderboard') }];
  if (isFull(game))
    return controls([{ action: `again:${id}`, label: texts.say('button-again'), style: 'primary' }], leaders);
  return [
    ...(surface.ownBoard === true ? [] : viewOf(game).buttons(call, kindOf(game).read(game), action)),
    ...controls([...changes(call, game, said), ...raceButtons(call, game), ...leaders]),
  ];
}

function changes({ texts }: Call, game: Game, { asks }: Said): readonly Button[] {
  const at = `${game.id}:${game.revision}`;
  if (asks === 'restart' || asks === 'giveup')
    return [
      { action: `${asks}:${at}:sure`, label: texts.say(`button-${asks}`), style: 'danger' },
      { action: `board:${game.id}`, label: texts.say('button-play-on') },
    ];
  const hasSteps = stepsOf(game).length > 0;
  return [
    ...(mayUndo(game) && hasSteps ? [{ action: `undo:${at}`, label: texts.say('button-undo') }] : []),
    ...(mayHaveHints(game) ? [hintButton(texts, at, asks === 'hint')] : []),
    ...(isOwn(game) && game.made > 0
      ? [{ action: `restart:${at}`, label: texts.say('button-restart') }]
      : []),
    ...(isOwn(game) ? [{ action: `giveup:${at}`, label: texts.say('button-giveup') }] : []),
  ];
}

const hintButton = (texts: Texts, at: string, isQuestion = false): Button =>
  isQuestion
    ? { action: `hint:${at}:show`, label: texts.say('button-show-it'), style: 'danger' }
    : { action: `hint:${at}`, label: texts.say('button-hint') };
