import { type ButtonHandler, type Call, type Command, forAsker } from '../../chat/command.ts';
import { type Button, controls, type Reply } from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import { isDayKey } from '../../daily/day.ts';
import { PERIODS, type Period } from '../../daily/period.ts';
import { type Daily, SERIES } from '../../store/contract/game.ts';
import type { Leaderboard } from '../../store/contract/leaderboard.ts';
import type { Feature } from '../feature/feature.ts';
import { type Services, today } from '../feature/services.ts';
import { dailyFields, seriesOf } from '../input/days.ts';
import { leaderboardLines } from './lines.ts';
import { type LeaderboardRequest, leaderboardRequest, readLeaderboard } from './request.ts';

const PLACES = 10;
const SCOPES = ['here', 'everywhere'] as const;

/** Results side by side. */
export const leaderboardFeature = (services: Services): Feature => ({
  commands: [leaderboardCommand(services)],
  buttons: [leadersButton(services)],
});

/**
 * `/leaderboard [knight] [everywhere] [day|week|month|all]`: the best solvers of the daily puzzles, or of the
 * daily tours, in this chat or in all.
 */
const leaderboardCommand = (services: Services): Command<LeaderboardRequest, Found> => ({
  name: 'leaderboard',
  options: [
    { name: 'period', kind: 'text', choices: PERIODS },
    { name: 'scope', kind: 'text', choices: SCOPES },
    { name: 'series', kind: 'text', choices: SERIES },
  ],
  tells: 'nothing',
  read: (given) => readLeaderboard(services, given, today(services)),
  // In a private chat there is nobody else: there it is everybody's.
  ask: async (call, request) =>
    ok(await leaderboardOf(services, call, request, call.place.isPrivate ? undefined : call.place.key)),
  reply: async (call, request, found) => leaderboardReply(call, request, found),
});

/** A leaderboard, and the shared chat that the person may turn it to. */
interface Found extends Leaderboard {
  readonly chat: string | undefined;
}

/** The leaderboard that is asked for, as this person sees it: of `chat`, or everywhere. */
async function leaderboardOf(
  { store }: Pick<Services, 'store'>,
  { person }: Call,
  { from, to, series, everywhere }: LeaderboardRequest,
  chat: string | undefined,
): Promise<Found> {
  const place = everywhere || chat === undefined ? {} : { place: chat };
  const query = { from, to, series, ...place, limit: PLACES, person: person.key };
  return { ...(await store.leaderboard.of(query)), chat };
}

/** This chat; in a private one that for which the person played the puzzle of that day, if there is one. */
async function chatOf(
  { store }: Pick<Services, 'store'>,
  { place, person }: Call,
  { day, series }: Daily,
): Promise<string | undefined> {
  if (!place.isPrivate) return place.key;
  const games = await store.games.inPlay(person.key, day);
  return games.find((game) => game.day === day && (game.series ?? 'puzzle') === series)?.origin;
}

/** Ten rows and the asker's own; the other periods and the other scope are a press away. */
function leaderboardReply(call: Call, request: LeaderboardRequest, found: Found): Reply {
  const { chat } = found;
  const ofAll = request.everywhere || chat === undefined;
  const scopeOf = (everywhere: boolean): string =>
    everywhere ? 'true' : call.place.isPrivate ? 'group' : 'false';
  const { period, series, to } = request;
  const button = (other: Period, everywhere: boolean, label: string): Button => ({
    action: `leaders:${dailyFields(to, series)}:${other}:${everywhere ? 'everywhere' : 'here'}`,
    label,
  });
  const periods = PERIODS.filter((other) => other !== period).map((other) =>
    button(other, ofAll, call.texts.say('button-period', { period: other })),
  );
  const scope = button(period, !ofAll, call.texts.say('button-scope', { everywhere: scopeOf(!ofAll) }));
  return {
    kind: 'answer',
    text: leaderboardLines(call.texts, { ...request, scope: scopeOf(ofAll) }, found).join('\n'),
    ...(call.surface.buttonRows > 0 && {
      buttons: controls(periods, ...(chat === undefined ? [] : [[scope]])),
    }),
  };
}

/**
 * `leaders:<day>:<period>:<scope>` turns a leaderboard to another; `leaders:<day>`, below a puzzle, opens the day's in a message of its own.
 * `:knight` behind the day: of the knight's walks.
 */
const leadersButton = (services: Services): ButtonHandler => ({
  prefix: 'leaders',
  tells: 'nothing',
  command: 'leaderboard',
  async press(call, [day = '', ...fields]) {
    const { series, rest } = seriesOf(fields);
    const [named, scope] = rest;
    const period = named === undefined ? 'day' : PERIODS.find((one) => one === named);
    if (!isDayKey(day) || day > today(services) || period === undefined) return fault('stale-button');
    const request = leaderboardRequest(period, { day, series }, scope === 'everywhere');
    const found = await leaderboardOf(services, call, request, await chatOf(services, call, { day, series }));
    return ok(
      named === undefined
        ? { reply: { ...leaderboardReply(forAsker(call), request, found), personal: true } }
        : { edit: leaderboardReply(call, request, found) },
    );
  },
});
