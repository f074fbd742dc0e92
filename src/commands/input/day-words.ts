import type { Series } from '../../store/contract/game.ts';
import type { TerminalServices } from '../feature/services.ts';

/**
 * The fields of a day's puzzle in actions, links and subjects: `328` or `2026-11-23`, with `:knight` behind
 * it for the knight's. `day`: its number or its key.
 */
export const dailyFields = (day: number | string, series: Series = 'puzzle'): string =>
  series === 'puzzle' ? `${day}` : `${day}:${series}`;

/** The series that the fields behind a day begin with (else it is `puzzle`), and the fields that follow. */
export const seriesOf = (
  fields: readonly string[],
): { readonly series: Series; readonly rest: readonly string[] } =>
  fields[0] === 'knight' ? { series: 'knight', rest: fields.slice(1) } : { series: 'puzzle', rest: fields };

/**
 * What people type, in any language, for today and the day before: days from today by word, as `parseDay`
 * takes them.
 */
export const dayWords = ({ words }: Pick<TerminalServices, 'words'>): Readonly<Record<string, number>> =>
  Object.fromEntries([
    ...words('words-today').map((word) => [word, 0]),
    ...words('words-yesterday').map((word) => [word, -1]),
  ]);
