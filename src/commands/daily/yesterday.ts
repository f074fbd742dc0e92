import type { Text } from '../../chat/reply.ts';
import type { Stand } from '../../chat/standing.ts';
import { type DayKey, dayNumber } from '../../daily/day.ts';
import { streakOf } from '../../daily/streak.ts';
import { listed } from '../../i18n/texts.ts';
import type { Services } from '../feature/services.ts';
import { rowLine } from '../leaderboard/lines.ts';

/** Results that are shown; of the others, how many there are. */
const ROWS = 3;
/** Streaks that are worth a word: each so many days, and the longest here from so many days on; at most so many of them. */
const WEEK = 7;
const LONG = 3;
const NAMED = 3;
/** People whose streaks are looked at. */
const MOST = 100;

type Where = Pick<Stand, 'texts' | 'place'>;

/** How the day before went in a chat, and the streaks worth a word; nothing where nobody solved it. */
export async function yesterdayLines(
  { store }: Services,
  day: DayKey,
  { texts, place }: Where,
): Promise<Text[]> {
  const asked = { from: day, to: day, place, limit: ROWS, person: '' };
  const { rows, people } = await store.leaderboard.of(asked);
  if (rows.length === 0) return [];
  const streaks = worthAWord(await store.leaderboard.solvers(day, place, MOST), day).map((streak) =>
    texts.say('post-streak', streak),
  );
  return [
    '',
    texts.say('post-yesterday', { number: dayNumber(day) }),
    ...rows.map((row) => rowLine(texts, true, row)),
    ...(people > rows.length ? [texts.say('day-more', { count: people - rows.length })] : []),
    ...(streaks.length > 0 ? [texts.say('post-streaks', { streaks: listed(texts, streaks) })] : []),
  ];
}

/** The streaks that whole weeks, or being the longest, make worth a word, of those who have a name; the longest first. `day`: the last that counts. */
export function worthAWord(
  solvers: readonly { readonly name: string; readonly days: readonly DayKey[] }[],
  day: DayKey,
): { readonly name: string; readonly days: number }[] {
  const streaks = solvers.map(({ name, days }) => ({ name, days: streakOf(days, day).current }));
  const longest = Math.max(LONG, ...streaks.map(({ days }) => days));
  return streaks
    .filter(({ name, days }) => name !== '' && (days === longest || (days > 0 && days % WEEK === 0)))
    .toSorted((one, other) => other.days - one.days)
    .slice(0, NAMED);
}
