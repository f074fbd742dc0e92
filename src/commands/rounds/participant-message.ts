import type { ButtonHandler, Call } from '../../chat/command.ts';
import type { LiveMessageContext, LiveMessageRenderer } from '../../chat/live-message.ts';
import { type Button, makeControlGroup, type Reply, type Text } from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import type { Round, RoundEntry } from '../../store/contract/round.ts';
import type { Services } from '../feature/services.ts';
import { readGame } from '../games/index.ts';
import { MIN_RACE_PLAYERS } from '../games/round.ts';
import { slidingRules } from '../games/sliding-rules.ts';
import { gameReply } from '../play/game-reply.ts';
import { startNewGame } from '../play/own-game.ts';

/**
 * The private message of one player: first a countdown, then the board. If the round was cancelled, the
 * message says so.
 */
export async function participantReply(
  services: Services,
  call: Call,
  round: Round,
  { game: gameId }: RoundEntry,
): Promise<Reply> {
  const { texts } = call;
  const game = await services.store.games.byId(gameId);
  const liveMessage = { subject: `game:${gameId}`, isAlwaysNew: true };
  if (game !== undefined) return { ...(await gameReply(services, call, readGame(game))), liveMessage };
  const makeReply = (text: Text, button: Button): Reply => {
    return { kind: 'answer', text, buttons: makeControlGroup([button]), liveMessage };
  };
  if (round.state === 'open') {
    const seconds = Math.max(0, Math.ceil((round.startsAt - services.now()) / 1000));
    const leaveButton = { action: `leave:${round.id}`, label: texts.say('button-leave') };
    return makeReply(texts.say('seat-waiting', { seconds }), leaveButton);
  }
  const playerCount = (await services.store.rounds.entries(round.id)).length;
  const text = texts.say(playerCount < MIN_RACE_PLAYERS ? 'seat-alone' : 'seat-called-off');
  const label = texts.say('button-play-it-alone');
  return makeReply(text, { action: `alone:${round.id}`, label, style: 'primary' });
}

/**
 * Renders `game:<game>`, the private message of a game. If the game is part of a round, the bot edits the
 * message when the round begins and ends.
 */
export function renderParticipantMessage(services: Services): LiveMessageRenderer {
  return async ([gameId = ''], context) => {
    const { rounds, games } = services.store;
    const game = await games.byId(gameId);
    const participation = await rounds.ofGame(gameId);
    if (participation === undefined)
      return (
        game && {
          reply: await gameReply(services, await makeCallFor(context, game), readGame(game)),
          isLast: false,
        }
      );
    const { round, entry } = participation;
    const reply = await participantReply(services, await makeCallFor(context, entry), round, entry);
    return { reply, isLast: round.state === 'over' };
  };
}

/** Makes a call as if this person had sent a command in the chat of the message. */
async function makeCallFor(
  { address, place, surface, viewOf: loadView }: LiveMessageContext,
  { person, personName }: Pick<RoundEntry, 'person' | 'personName'>,
): Promise<Call> {
  const view = await loadView(person);
  return {
    person: { key: person, name: personName },
    place: { key: place, isPrivate: surface.readsAllText },
    address,
    locale: view.texts.locale,
    surface,
    ...view,
    userView: view,
  };
}

/**
 * `alone:<round>`: starts an ordinary game on the board of a race that was cancelled, for example because it
 * had too few players.
 */
export const playAloneHandler = (services: Services): ButtonHandler => ({
  prefix: 'alone',
  reveals: 'nothing',
  command: 'play',
  async press(call, [roundId = '']) {
    const round = await services.store.rounds.byId(roundId);
    if (round?.state !== 'over') return fault('stale-button');
    const { start, goal, par } = round;
    const newGameData = { kind: slidingRules.name, start, goal, par };
    return ok({ edit: await gameReply(services, call, await startNewGame(services, call, newGameData)) });
  },
});
