import type { Series } from '../../store/contract/game.ts';
import type { TerminalServices } from '../feature/services.ts';

/**
 * Writes a day's puzzle as fields of a button action, link target or message subject: `328` or `2026-11-23`,
 * with `:knight` for the knight's walk. `day`: number or date of the day.
 */
export const dailyFields = (day: number | string, series: Series = 'puzzle'): string =>
  series === 'puzzle' ? `${day}` : `${day}:${series}`;

/**
 * Reads the fields that follow a day in an action or a link. `series`: `knight` if the first field is
 * `knight`, otherwise `puzzle`. `otherFields`: all fields without the series.
 */
export const splitSeries = (
  fields: readonly string[],
): { readonly series: Series; readonly otherFields: readonly string[] } =>
  fields[0] === 'knight'
    ? { series: 'knight', otherFields: fields.slice(1) }
    : { series: 'puzzle', otherFields: fields };

/**
 * The words for today and yesterday in all languages, each with its offset in days, as `parseDay` expects.
 */
export const dayWords = ({
  typedWords,
}: Pick<TerminalServices, 'typedWords'>): Readonly<Record<string, number>> =>
  Object.fromEntries([
    ...typedWords('words-today').map((word) => [word, 0]),
    ...typedWords('words-yesterday').map((word) => [word, -1]),
  ]);
