import { type DayKey, dayNumber } from './day.ts';

/** What is set on a day: a sliding board whose shortest solution has `least` to `most` moves, or a knight's tour. */
export type DayKind =
  | {
      readonly kind: 'sliding';
      readonly rows: number;
      readonly cols: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'knight'; readonly cols: number; readonly rows: number };

/** The Monday on which the weeks begin; before it each day had a 3x3 board. */
export const FIRST_MONDAY: DayKey = '2026-11-23';

const sliding = (rows: number, cols: number, least: number, most: number): DayKind => ({
  kind: 'sliding',
  rows,
  cols,
  least,
  most,
});
const knight = (side: number): DayKind => ({ kind: 'knight', cols: side, rows: side });

/** From Monday to Saturday, harder each day; the ways of Sundays come in turn. */
const WEEK: readonly DayKind[] = [
  sliding(3, 3, 14, 18),
  sliding(3, 3, 19, 22),
  knight(5),
  sliding(3, 3, 23, 27),
  sliding(3, 4, 26, 32),
  sliding(4, 4, 38, 44),
];
const SUNDAYS: readonly DayKind[] = [knight(6), sliding(4, 4, 45, 52)];

/** What a day sets; undefined: it is before the first of these weeks. */
export function kindOfDay(day: DayKey): DayKind | undefined {
  const since = dayNumber(day) - dayNumber(FIRST_MONDAY);
  return since < 0 ? undefined : (WEEK[since % 7] ?? SUNDAYS[Math.floor(since / 7) % SUNDAYS.length]);
}
