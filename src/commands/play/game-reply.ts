import type { Call } from '../../chat/command.ts';
import { type Button, type ButtonGroup, controls, type Reply, type Text } from '../../chat/reply.ts';
import { dayNumber } from '../../daily/day.ts';
import { isFull, isOwn, MOST_MADE, mayUndo, stepsOf } from '../../play/game.ts';
import { kindOf } from '../../play/kinds/index.ts';
import type { Game } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { boardShown } from './board-shown.ts';
import { finishedReply } from './finish.ts';
import { findPar } from './par.ts';
import { viewOf } from './views/index.ts';

/** The board of a game, with its buttons, or its result once it is over; the daily puzzle and `/play` are this same thing. */
export async function gameReply(services: Services, call: Call, game: Game): Promise<Reply> {
  const reply = await (game.finishedAt === undefined ? running : finishedReply)(services, call, game);
  if (!call.place.isPrivate) return { ...reply, personal: true };
  return { ...reply, standing: { subject: `game:${game.round ?? game.day ?? 'own'}` } };
}

/** The same for whoever has asked for the board: in a private chat it comes below what was said. */
export async function openedReply(services: Services, call: Call, game: Game): Promise<Reply> {
  const { standing, ...reply } = await gameReply(services, call, game);
  return { ...reply, ...(standing && { standing: { ...standing, isAnew: true } }) };
}

async function running(services: Services, call: Call, game: Game): Promise<Reply> {
  if (game.revision === 0) findPar(services, game);
  const outlook = await viewOf(game).outlook(services, call, kindOf(game).read(game));
  return {
    kind: 'answer',
    text: [...gameLines(call, game), ...(outlook === undefined ? [] : [outlook])].join('\n'),
    ...(await boardShown(services, call, game)),
    ...(call.surface.buttonRows > 0 && { buttons: gameButtons(call, game) }),
  };
}

/** Which game it is and how far, by which rules it counts as long as it hasn't begun, and how it is played. */
function gameLines(call: Call, game: Game): Text[] {
  const { texts, surface } = call;
  const { made, par = 0 } = game;
  const view = viewOf(game);
  const position = kindOf(game).read(game);
  const facts = { number: 0, day: '', ...dayFacts(game), name: view.name(texts, position) };
  const title = [
    texts.say(
      game.day !== undefined ? 'daily-board' : game.practice !== undefined ? 'practice-board' : 'play-board',
      facts,
    ),
    view.progress(texts, position),
    ...(surface.ownBoard === true
      ? []
      : [texts.say('game-made', { made }), par > 0 ? texts.say('game-par', { par }) : undefined]),
  ];
  const full = { most: MOST_MADE, kind: game.kind, counts: game.day === undefined ? 'yes' : 'no' };
  return [
    title.filter((part) => part !== undefined).join(' · '),
    ...(game.day !== undefined && made === 0 ? [texts.say('daily-rules')] : []),
    isFull(game) ? texts.say('game-full', full) : view.how(call, position),
  ];
}

function dayFacts({ day, practice = day }: Game): { number?: number; day?: string } {
  return practice === undefined ? {} : { number: dayNumber(practice), day: practice };
}

function gameButtons(call: Call, game: Game): readonly ButtonGroup[] {
  const { texts, surface } = call;
  const { id, revision, day } = game;
  const action = (what: string) => `tile:${id}:${revision}:${what}`;
  const leaders: readonly Button[] =
    day === undefined ? [] : [{ action: `leaders:${day}`, label: texts.say('button-leaderboard') }];
  if (isFull(game))
    return controls([{ action: `again:${id}`, label: texts.say('button-again'), style: 'primary' }], leaders);
  return [
    ...(surface.ownBoard === true ? [] : viewOf(game).buttons(call, kindOf(game).read(game), action)),
    ...controls([...changes(call, game), ...leaders]),
  ];
}

function changes({ texts }: Call, game: Game): readonly Button[] {
  const at = `${game.id}:${game.revision}`;
  const hasSteps = stepsOf(game).length > 0;
  return [
    ...(mayUndo(game) && hasSteps ? [{ action: `undo:${at}`, label: texts.say('button-undo') }] : []),
    ...(isOwn(game) && game.made > 0
      ? [{ action: `restart:${at}`, label: texts.say('button-restart') }]
      : []),
    ...(isOwn(game) ? [{ action: `giveup:${at}`, label: texts.say('button-give-up') }] : []),
  ];
}
