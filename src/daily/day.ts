import { fault, ok, type Result } from '../core/result.ts';
import { plainText } from '../core/typed-text.ts';
import { nextPostAt, offsetAt } from './schedule.ts';

/** Day such as `2026-11-21`, independent of a time zone. */
export type DayKey = string;

const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(2026, 0, 1);

export const FIRST_DAY_KEY: DayKey = '2026-01-01';

/** Accepts names of the IANA database, and `UTC`. */
export function isTimeZone(text: string): boolean {
  try {
    offsetAt(0, text);
    return true;
  } catch {
    return false;
  }
}

/** `now`: in milliseconds since the epoch. Throws a RangeError for an unknown zone. */
export const dayKey = (now: number, timeZone: string): DayKey => dayKeyOf(now + offsetAt(now, timeZone));

/** The day's number: 1 on 2026-01-01. Throws a RangeError if the day doesn't exist. */
export const dayNumber = (day: DayKey): number => (midnightUtc(day) - FIRST_DAY_MS) / DAY_MS + 1;

export const keyOfNumber = (puzzleNumber: number): DayKey =>
  dayKeyOf(FIRST_DAY_MS + (puzzleNumber - 1) * DAY_MS);

/** `locale`: BCP 47. */
export const weekdayOf = (day: DayKey, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(midnightUtc(day));

/** First moment of the next day, in milliseconds since the epoch. */
export const nextDayAt = (now: number, timeZone: string): number => nextPostAt(now, 0, timeZone);

/** `2028-02-29` exists, `2027-02-29` doesn't. */
export function isDayKey(text: string): boolean {
  const timeMs = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(timeMs) && dayKeyOf(timeMs) === text;
}

const YEAR_FIRST_DATE = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/u;
const YEAR_LAST_DATE = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/u;
/** English words, with their distance from today in days. */
const DAY_WORDS: Readonly<Record<string, number>> = { today: 0, yesterday: -1 };

/**
 * Parses a date (`2026-11-20`, `2026-1-5`, or `20.11.2026` if the month is clear), a puzzle's number (`324`,
 * `#324`, `№ 324`), or one of `words`. Faults: `bad-day` {text, today}, `day-to-come` {day, today},
 * `day-too-early` {day, first}.
 */
export function parseDay(text: string, today: DayKey, words = DAY_WORDS): Result<DayKey> {
  const cleanText = plainText(text.slice(0, 100))
    .replace(/[\p{Pd}−]/gu, '-')
    .trim()
    .replace(/^(?:#|no) */u, '');
  const day = parseWrittenDay(cleanText, today, words);
  if (day === undefined || !isDayKey(day)) return fault('bad-day', { text: text.trim().slice(0, 40), today });
  if (day > today) return fault('day-to-come', { day, today });
  return day < FIRST_DAY_KEY ? fault('day-too-early', { day, first: FIRST_DAY_KEY }) : ok(day);
}

/** Doesn't check that the day exists: accepts `2026-02-30`. */
function parseWrittenDay(cleanText: string, today: DayKey, words: typeof DAY_WORDS): DayKey | undefined {
  const daysFromToday = Object.hasOwn(words, cleanText) ? words[cleanText] : undefined;
  if (daysFromToday !== undefined) return dayKeyOf(midnightUtc(today) + daysFromToday * DAY_MS);
  if (/^\d{1,5}$/u.test(cleanText)) return keyOfNumber(Number(cleanText));
  const yearFirstMatch = YEAR_FIRST_DATE.exec(cleanText);
  if (yearFirstMatch !== null)
    return dayKeyFromParts(yearFirstMatch[1], yearFirstMatch[2], yearFirstMatch[3]);
  const [, firstPart, secondPart, year] = YEAR_LAST_DATE.exec(cleanText) ?? [];
  if (Number(firstPart) > 12 || firstPart === secondPart) return dayKeyFromParts(year, secondPart, firstPart);
  return Number(secondPart) > 12 ? dayKeyFromParts(year, firstPart, secondPart) : undefined;
}

const dayKeyFromParts = (year = '', month = '', day = ''): DayKey =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

function midnightUtc(day: DayKey): number {
  if (!isDayKey(day)) throw new RangeError(`no day: ${JSON.stringify(day.slice(0, 40))}`);
  return Date.parse(`${day}T00:00:00Z`);
}

const dayKeyOf = (timeMs: number): DayKey => new Date(timeMs).toISOString().slice(0, 10);
