import type { Given } from '../../chat/given/given.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { plainText } from '../../core/typed-text.ts';
import { type DayKey, parseDay } from '../../daily/day.ts';
import { firstDayOf, PERIODS, type Period } from '../../daily/period.ts';
import type { Daily, Series } from '../../store/contract/game.ts';
import type { Services } from '../feature/services.ts';
import { dayWords } from '../input/days.ts';

/** Whose results over which days. */
export interface LeaderboardRequest {
  readonly period: Period;
  readonly series: Series;
  readonly from: DayKey;
  readonly to: DayKey;
  /** Of all chats, not of this one alone. */
  readonly everywhere: boolean;
}

/** The results in a series over a period that reaches up to that day. */
export const leaderboardRequest = (
  period: Period,
  { day: to, series }: Daily,
  everywhere: boolean,
): LeaderboardRequest => ({
  period,
  series,
  from: firstDayOf(period, to),
  to,
  everywhere,
});

/**
 * Reads a period or a day, `knight` and `everywhere`, in any order and language. Faults: `bad-period` {text},
 * those of a day that has no puzzle (yet).
 */
export function readLeaderboard(
  { words: typed }: Pick<Services, 'words'>,
  { words, options }: Given,
  today: DayKey,
): Result<LeaderboardRequest> {
  let [everywhere, period, to, series]: [boolean, Period, DayKey, Series] = [false, 'day', today, 'puzzle'];
  for (const text of `${words} ${options.scope ?? ''} ${options.series ?? ''}`
    .split(/\s+/u)
    .filter((one) => one !== '')) {
    const word = plainText(text);
    const said = (meaning: string): boolean => typed(`words-${meaning}`).includes(word);
    const named = PERIODS.find(said);
    if (said('everywhere')) everywhere = true;
    else if (said('knight')) series = 'knight';
    else if (said('puzzle')) series = 'puzzle';
    else if (named !== undefined) period = named;
    else if (!said('here')) {
      const day = parseDay(text, today, dayWords({ words: typed }));
      if (!day.ok)
        return day.fault.code === 'bad-day' ? fault('bad-period', { text: text.slice(0, 40) }) : day;
      [period, to] = ['day', day.value];
    }
  }
  return ok(leaderboardRequest(period, { day: to, series }, everywhere));
}
