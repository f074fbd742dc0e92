import { type ButtonHandler, type Call, type Command, forAsker } from '../../chat/command.ts';
import { type Button, controls, type Reply } from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import { isDayKey } from '../../daily/day.ts';
import { PERIODS, type Period } from '../../daily/period.ts';
import { type Leaderboard, SERIES } from '../../store/store.ts';
import { dailyFields, seriesOf } from '../daily-fields.ts';
import { type Services, today } from '../services.ts';
import { leaderboardLines } from './lines.ts';
import { type LeaderboardRequest, leaderboardRequest, readLeaderboard } from './request.ts';

const PLACES = 10;
const SCOPES = ['here', 'everywhere'] as const;

/**
 * `/leaderboard [knight] [everywhere] [day|week|month|all]`: the best solvers of the daily puzzles, or of the
 * daily tours, in this chat or in all.
 */
export const leaderboardCommand = (services: Services): Command<LeaderboardRequest, Leaderboard> => ({
  name: 'leaderboard',
  options: [
    { name: 'period', kind: 'text', choices: PERIODS },
    { name: 'scope', kind: 'text', choices: SCOPES },
    { name: 'series', kind: 'text', choices: SERIES },
  ],
  read: (given) => readLeaderboard(services, given, today(services)),
  ask: async (call, request) => ok(await leaderboardOf(services, call, request)),
  reply: async (call, request, found) => leaderboardReply(call, request, found),
});

/** In a private chat there is nobody else: there it is everybody's. */
const isOfAll = ({ place }: Pick<Call, 'place'>, { everywhere }: LeaderboardRequest): boolean =>
  everywhere || place.isPrivate;

/** The leaderboard that is asked for, as this person sees it. */
const leaderboardOf = (
  { store }: Pick<Services, 'store'>,
  call: Call,
  request: LeaderboardRequest,
): Promise<Leaderboard> =>
  store.leaderboard.of({
    from: request.from,
    to: request.to,
    series: request.series,
    ...(!isOfAll(call, request) && { place: call.place.key }),
    limit: PLACES,
    person: call.person.key,
  });

/** Ten rows and the asker's own; the other periods and the other scope are a press away. */
function leaderboardReply(call: Call, request: LeaderboardRequest, found: Leaderboard): Reply {
  const ofAll = isOfAll(call, request);
  const { period, series, to } = request;
  const button = (other: Period, everywhere: boolean, label: string): Button => ({
    action: `leaders:${dailyFields(to, series)}:${other}:${everywhere ? 'everywhere' : 'here'}`,
    label,
  });
  const periods = PERIODS.filter((other) => other !== period).map((other) =>
    button(other, ofAll, call.texts.say('button-period', { period: other })),
  );
  const scope = button(period, !ofAll, call.texts.say('button-scope', { everywhere: String(!ofAll) }));
  return {
    kind: 'answer',
    text: leaderboardLines(call.texts, { ...request, everywhere: ofAll }, found).join('\n'),
    ...(call.surface.buttonRows > 0 && {
      buttons: controls(periods, ...(call.place.isPrivate ? [] : [[scope]])),
    }),
  };
}

/**
 * `leaders:<day>:<period>:<scope>` turns a leaderboard to another; `leaders:<day>`, below a puzzle, opens the day's in a message of its own.
 * `:knight` behind the day: of the knight's walks.
 */
export const leadersButton = (services: Services): ButtonHandler => ({
  prefix: 'leaders',
  command: 'leaderboard',
  async press(call, [day = '', ...fields]) {
    const { series, rest } = seriesOf(fields);
    const [named, scope] = rest;
    const period = named === undefined ? 'day' : PERIODS.find((one) => one === named);
    if (!isDayKey(day) || day > today(services) || period === undefined) return fault('stale-button');
    const request = leaderboardRequest(period, { day, series }, scope === 'everywhere');
    const found = await leaderboardOf(services, call, request);
    return ok(
      named === undefined
        ? { reply: { ...leaderboardReply(forAsker(call), request, found), personal: true } }
        : { edit: leaderboardReply(call, request, found) },
    );
  },
});
