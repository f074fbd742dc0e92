/** A day of the calendar as `2026-11-21`, whatever the zone in which it began. */
export type DayKey = string;

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);

/** Whether the text names a time zone of the IANA database (or `UTC`). */
export function isTimeZone(text: string): boolean {
  try {
    return zoneFormat(text).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The day that it is at `now` (milliseconds since the epoch) in an IANA time zone. Throws a RangeError for an unknown zone. */
export function dayKey(now: number, timeZone: string): DayKey {
  const parts = new Map(
    zoneFormat(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The number of a day's puzzle: 1 on 2026-01-01, one more each day. Throws a RangeError if there is no such day. */
export const dayNumber = (day: DayKey): number => (midnightUtc(day) - FIRST_DAY) / DAY_MS + 1;

/** Whether the text is the key of a day that exists (`2028-02-29` is, `2027-02-29` is not). */
export function isDayKey(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && keyOf(time) === text;
}

/** The calendar day before. Throws a RangeError if there is no such day. */
export const previousDay = (day: DayKey): DayKey => keyOf(midnightUtc(day) - DAY_MS);

/**
 * Milliseconds until the next day begins in the zone; more than 0. Found by bisection of the day key, so that days
 * of 23 and 25 hours, changes at midnight and days that a zone skipped need no rules of their own.
 */
export function millisecondsToNextDay(now: number, timeZone: string): number {
  const today = dayKey(now, timeZone);
  let still = now;
  let later = now + DAY_MS;
  while (dayKey(later, timeZone) === today) later += DAY_MS;
  while (later - still > 1) {
    const middle = Math.floor((still + later) / 2);
    if (dayKey(middle, timeZone) === today) still = middle;
    else later = middle;
  }
  return later - now;
}

function midnightUtc(day: DayKey): number {
  if (!isDayKey(day)) throw new RangeError(`no day: ${JSON.stringify(day.slice(0, 40))}`);
  return Date.parse(`${day}T00:00:00Z`);
}

const keyOf = (time: number): DayKey => new Date(time).toISOString().slice(0, 10);

const formats = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}
