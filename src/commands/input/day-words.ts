import { dayNumber } from '../../daily/day.ts';
import type { Daily, Series } from '../../store/contract/game.ts';
import type { TerminalServices } from '../feature/services.ts';

/**
 * Part of a button action, link target or message subject: `328` or `2026-11-23`, with `:knight` for the
 * knight's walk. `day`: number or date of the day.
 */
export const dailyFields = (day: number | string, series: Series = 'puzzle'): string =>
  series === 'puzzle' ? `${day}` : `${day}:${series}`;

/**
 * `day:...` for today, `past:...` for a past day, which is practice. `placeKey`: the chat on whose
 * leaderboard today's result counts. Default: none.
 */
export function dayLinkTarget({ day, series }: Daily, todayKey: string, placeKey = ''): string {
  const fields = dailyFields(dayNumber(day), series);
  return day === todayKey ? `day:${fields}:${placeKey}` : `past:${fields}`;
}

/**
 * The fields that follow a day in an action or a link. `series`: `knight` if the first field is `knight`,
 * otherwise `puzzle`. `otherFields`: all fields without the series.
 */
export const splitSeries = (
  fields: readonly string[],
): { readonly series: Series; readonly otherFields: readonly string[] } =>
  fields[0] === 'knight'
    ? { series: 'knight', otherFields: fields.slice(1) }
    : { series: 'puzzle', otherFields: fields };

/** Words for today and yesterday in all languages, each with its offset in days, as `parseDay` expects. */
export const dayWords = ({
  typedWords,
}: Pick<TerminalServices, 'typedWords'>): Readonly<Record<string, number>> =>
  Object.fromEntries([
    ...typedWords('words-today').map((word) => [word, 0]),
    ...typedWords('words-yesterday').map((word) => [word, -1]),
  ]);
