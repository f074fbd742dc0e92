import type { Series } from '../../store/contract/game.ts';
import type { TerminalServices } from '../feature/services.ts';

/**
 * The fields of a day's puzzle in actions, links and subjects: `328` or `2026-11-23`, with `:knight` added
 * for the knight's walk. `day`: its number or its key.
 */
export const dailyFields = (day: number | string, series: Series = 'puzzle'): string =>
  series === 'puzzle' ? `${day}` : `${day}:${series}`;

/** Splits the fields after a day into the series (default: `puzzle`) and the rest. */
export const seriesOf = (
  fields: readonly string[],
): { readonly series: Series; readonly rest: readonly string[] } =>
  fields[0] === 'knight' ? { series: 'knight', rest: fields.slice(1) } : { series: 'puzzle', rest: fields };

/**
 * The words for today and yesterday in all languages, each with its offset in days, as `parseDay` expects.
 */
export const dayWords = ({ words }: Pick<TerminalServices, 'words'>): Readonly<Record<string, number>> =>
  Object.fromEntries([
    ...words('words-today').map((word) => [word, 0]),
    ...words('words-yesterday').map((word) => [word, -1]),
  ]);
