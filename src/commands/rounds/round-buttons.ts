import { type ButtonHandler, type Call, withUserView } from '../../chat/command.ts';
import type { LinkHandler } from '../../chat/links.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { publicName } from '../../i18n/texts.ts';
import type { Round, RoundEntry, RoundStep } from '../../store/contract/round.ts';
import type { Services } from '../feature/services.ts';
import { MAX_RACE_PLAYERS, MIN_RACE_PLAYERS, stepWhenHostStarts } from '../games/round.ts';
import { requireCommandEnabledIn } from '../settings/private-chat-redirect.ts';
import { participantReply } from './participant-message.ts';
import { allSolutions } from './round-text.ts';

/** The buttons of a round's message act only in its chat: a moderator of another chat has no say in it. */
export const isRoundOf = ({ place }: Pick<Call, 'place'>, round: Round): boolean => round.place === place.key;

/**
 * `join:<round>`: joins a round, or shows the board again to a player who has already joined. Only this
 * person sees the answer.
 */
export const joinHandler = (services: Services): ButtonHandler => ({
  prefix: 'join',
  reveals: 'nothing',
  async press(call, [roundId = '']) {
    const joinReply = await joinRound(services, withUserView(call), roundId);
    return joinReply.ok ? ok({ reply: { ...joinReply.value, personal: true } }) : joinReply;
  },
});

/** `round:<round>` joins a round and opens the private chat. */
export const roundLinkHandler = (services: Services): LinkHandler => ({
  prefix: 'round',
  open: (call, [roundId = '']) => joinRound(services, call, roundId),
});

/**
 * Returns the private message of this player. Faults: `stale-button`, `command-off` {name}, `round-over`,
 * `race-started`, `round-full`.
 */
async function joinRound(services: Services, call: Call, roundId: string): Promise<Result<Reply>> {
  const { store, now } = services;
  const oldRound = await store.rounds.byId(roundId);
  if (oldRound === undefined) return fault('stale-button');
  const permission = await requireCommandEnabledIn(services, oldRound.place, oldRound.kind);
  if (!permission.ok) return permission;
  const { key: person, name: personName } = call.person;
  const joinResult = await store.rounds.join(roundId, {
    person,
    personName,
    maxPlayers: MAX_RACE_PLAYERS,
    now: now(),
  });
  const round = await store.rounds.byId(roundId);
  if (round === undefined) return fault('stale-button');
  const { kind, size, state } = round;
  if (joinResult === 'full') return fault('round-full', { most: MAX_RACE_PLAYERS, kind, size });
  if (joinResult === 'closed')
    return kind === 'race' && state === 'running'
      ? fault('race-started', { size })
      : fault('round-over', { kind, size });
  return ok(await participantReply(services, call, round, joinResult.entry));
}

/**
 * `leave:<round>`. A player who leaves after the start stays in the list of players, as a player who didn't
 * solve the board.
 */
export const leaveHandler = (services: Services): ButtonHandler => ({
  prefix: 'leave',
  reveals: 'nothing',
  async press(call, [roundId = '']) {
    const { rounds, games } = services.store;
    const { key: personKey } = call.person;
    const round = await rounds.byId(roundId);
    if (round?.kind !== 'race') return fault('stale-button');
    if (await rounds.leave(roundId, personKey))
      return ok({ edit: { kind: 'answer', text: call.texts.say('seat-left') } });
    const entry = (await rounds.entries(roundId)).find(({ person }) => person === personKey);
    if (entry === undefined) return fault('not-in-race');
    const game = await games.byId(entry.game);
    if (game !== undefined && game.finishedAt === undefined)
      await games.giveUp({ id: game.id, revision: game.revision, now: services.now() });
    return ok({ edit: await participantReply(services, call, round, entry) });
  },
});

/**
 * `begin:<round>`: starts a race before its countdown ends. If the host wrote in the name of a chat, all
 * players are allowed to start.
 */
export const startRaceHandler = (services: Services): ButtonHandler =>
  makeHostHandler(
    services,
    'begin',
    (round, entries) => stepWhenHostStarts(round, entries, services.now()),
    async ({ id, host, place }, { person }) =>
      host === place &&
      (await services.store.rounds.entries(id)).some((entry) => entry.person === person.key),
  );

/** `end:<round>`: ends a round before its time is over. */
export const endRoundHandler = (services: Services): ButtonHandler =>
  makeHostHandler(services, 'end', () => 'end');

/**
 * Only moderators and the person who began the round may press the button. `mayAlsoPress`: who else may
 * press. Faults: `stale-button`, `not-your-round` {name, masked, kind, size}, `race-alone`.
 */
const makeHostHandler = (
  services: Services,
  prefix: string,
  decideStep: (round: Round, entries: readonly RoundEntry[]) => RoundStep,
  mayAlsoPress: (round: Round, call: Call) => Promise<boolean> = async () => false,
): ButtonHandler => ({
  prefix,
  reveals: 'nothing',
  async press(call, [roundId = '']) {
    const { rounds } = services.store;
    const round = await rounds.byId(roundId);
    if (round === undefined || !isRoundOf(call, round)) return fault('stale-button');
    const mayPress =
      round.host === call.person.key ||
      (await mayAlsoPress(round, call)) ||
      (await call.isModerator?.()) === true;
    if (!mayPress)
      return fault('not-your-round', {
        name: publicName(call.texts, round.hostName),
        masked: round.host === round.place ? 'yes' : 'no',
        kind: round.kind,
        size: round.size,
      });
    const newRound =
      (await rounds.step(roundId, services.now(), decideStep)) ?? (await rounds.byId(roundId)) ?? round;
    if (newRound.state === 'open' && (await rounds.entries(roundId)).length < MIN_RACE_PLAYERS)
      return fault('race-alone');
    // Another part of the bot soon edits the message of the round.
    return ok({
      notice: call.userView.texts.say('notice-round', { kind: newRound.kind, state: newRound.state }),
    });
  },
});

/** `solutions:<round>`: shows all solutions of a finished fewest-moves round to the person who presses it. */
export const solutionsHandler = (services: Services): ButtonHandler => ({
  prefix: 'solutions',
  reveals: 'nothing',
  async press(call, [roundId = '']) {
    const { rounds } = services.store;
    const round = await rounds.byId(roundId);
    if (round?.kind !== 'fmc' || round.state !== 'over' || !isRoundOf(call, round))
      return fault('stale-button');
    const text = allSolutions(call.userView.texts, round, await rounds.entries(roundId));
    return ok({ reply: { kind: 'answer', text, personal: true } });
  },
});
