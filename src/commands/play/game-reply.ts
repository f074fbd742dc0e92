import type { Call } from '../../chat/command.ts';
import { type Button, type ButtonGroup, controls, type Reply, type Text } from '../../chat/reply.ts';
import { dayNumber, weekdayOf } from '../../daily/day.ts';
import { inOneLine, type Texts } from '../../i18n/texts.ts';
import { isFull, isOwn, MOST_MADE, mayHaveHints, mayUndo, stepsOf } from '../../play/game.ts';
import { kindOf } from '../../play/kinds/index.ts';
import type { Game } from '../../store/store.ts';
import { dailyFields } from '../daily-fields.ts';
import { type Services, today } from '../services.ts';
import { boardShown } from './board-shown.ts';
import { finishedReply } from './finish/finish.ts';
import { withPar } from './finish/par.ts';
import { nextPuzzleLine } from './finish/result-lines.ts';
import { raceButtons, roundGameReply } from './round-game.ts';
import { viewOf } from './views/index.ts';

/** What a board says about a hint. */
export interface HintShown {
  /** The hint, or the question. */
  readonly line?: Text;
  /** Whether it is wanted: the button for it answers yes. */
  readonly isQuestion?: true;
}

/** The board of a game, with its buttons, or its result once it is over; the daily puzzle and `/play` are this same thing. */
export async function gameReply(
  services: Services,
  call: Call,
  game: Game,
  hint: HintShown = {},
): Promise<Reply> {
  const reply =
    (await roundGameReply(services, call, game)) ??
    (await (game.finishedAt === undefined
      ? running(services, call, game, hint)
      : finishedReply(services, call, game)));
  if (!call.place.isPrivate) return { ...reply, personal: true };
  const { id, day = 'own', series, round } = game;
  return {
    ...reply,
    standing: {
      subject: `game:${round === undefined ? (day === 'own' ? day : dailyFields(day, series)) : id}`,
    },
  };
}

/** The same for whoever has asked for the board: in a private chat it comes below what was said. */
export async function openedReply(services: Services, call: Call, game: Game): Promise<Reply> {
  const { standing, ...reply } = await gameReply(services, call, game);
  return { ...reply, ...(standing && { standing: { ...standing, isAnew: true } }) };
}

async function running(services: Services, call: Call, begun: Game, hint: HintShown): Promise<Reply> {
  const game = begun.revision === 0 ? await withPar(services, begun) : begun;
  const { line = await viewOf(game).outlook(services, call, kindOf(game).read(game)) } = hint;
  return {
    kind: 'answer',
    text: [...gameLines(services, call, game), ...(line === undefined ? [] : [line])].join('\n'),
    ...(await boardShown(services, call, game)),
    ...(call.surface.buttonRows > 0 && { buttons: gameButtons(call, game, hint) }),
  };
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
  ];
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

function gameButtons(call: Call, game: Game, hint: HintShown): readonly ButtonGroup[] {
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
    ...controls([...changes(call, game, hint), ...raceButtons(call, game), ...leaders]),
  ];
}

function changes({ texts }: Call, game: Game, { isQuestion }: HintShown): readonly Button[] {
  const at = `${game.id}:${game.revision}`;
  const hasSteps = stepsOf(game).length > 0;
  return [
    ...(mayUndo(game) && hasSteps ? [{ action: `undo:${at}`, label: texts.say('button-undo') }] : []),
    ...(mayHaveHints(game) ? [hintButton(texts, at, isQuestion)] : []),
    ...(isOwn(game) && game.made > 0
      ? [{ action: `restart:${at}`, label: texts.say('button-restart') }]
      : []),
    ...(isOwn(game) ? [{ action: `giveup:${at}`, label: texts.say('button-give-up') }] : []),
  ];
}

const hintButton = (texts: Texts, at: string, isQuestion = false): Button =>
  isQuestion
    ? { action: `hint:${at}:show`, label: texts.say('button-show-it'), style: 'danger' }
    : { action: `hint:${at}`, label: texts.say('button-hint') };
