import type { Call } from '../../../chat/command.ts';
import type { Text } from '../../../chat/reply.ts';
import { nextDayAt } from '../../../daily/day.ts';
import { streakOf } from '../../../daily/streak.ts';
import { listed } from '../../../i18n/texts.ts';
import type { Game } from '../../../store/contract/game.ts';
import { type Services, today } from '../../feature/services.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** What a solved daily puzzle adds: ranks here and among all, the streak with its freezes, and when the next one comes. */
export async function dayLines(
  services: Services,
  call: Call,
  game: Game & { readonly day: string },
): Promise<Text[]> {
  const { texts } = call;
  const { series = 'puzzle' } = game;
  const days = await services.store.leaderboard.daysSolved(game.person, series);
  const { current, best, freezes, lately } = streakOf(days, today(services));
  return [
    game.isUnranked ? texts.say('result-unranked') : await rankLine(services, call, game),
    texts.say('daily-streak', { series, current, best, freezes }),
    ...(lately.length > 0
      ? [texts.say('streak-frozen', { days: listed(texts, lately), count: lately.length })]
      : []),
    ...(game.day === today(services) ? [nextPuzzleLine(services, call)] : []),
  ];
}

async function rankLine(
  { store }: Services,
  { texts, place }: Call,
  { person, day, series = 'puzzle', origin }: Game & { readonly day: string },
): Promise<Text> {
  const query = { from: day, to: day, series, person, limit: 0 };
  const shared = origin ?? (place.isPrivate ? undefined : place.key);
  const all = await store.leaderboard.of(query);
  const here = shared === undefined ? undefined : await store.leaderboard.of({ ...query, place: shared });
  return texts.say('result-rank', {
    rank: all.own?.rank ?? 0,
    people: all.people,
    shared: here?.own === undefined ? 'none' : place.isPrivate ? 'group' : 'here',
    rankHere: here?.own?.rank ?? 0,
    peopleHere: here?.people ?? 0,
  });
}

/** `Next puzzle in 5 h`, or in minutes in the last one. */
export function nextPuzzleLine(
  { now, daily }: Pick<Services, 'now' | 'daily'>,
  { texts }: Pick<Call, 'texts'>,
): Text {
  const left = nextDayAt(now(), daily.timeZone) - now();
  const [unit, count] =
    left >= HOUR_MS ? ['hours', Math.round(left / HOUR_MS)] : ['minutes', Math.ceil(left / MINUTE_MS)];
  return texts.say('next-puzzle', { unit: String(unit), count: Number(count) });
}
