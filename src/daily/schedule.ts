import { getOrCreate } from '../core/get-or-create.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * First moment after `now` at which the clock of an IANA zone shows `minutes` after midnight (0 to 1439).
 * Moments are milliseconds since the epoch. If summer time skips that clock time, returns the moment of the
 * clock change. If a clock shows that time twice on a day, returns the first moment. Throws a RangeError for
 * an unknown zone.
 */
export function nextPostAt(now: number, minutes: number, zone: string): number {
  const todayMidnight = Math.floor((now + offsetAt(now, zone)) / DAY_MS) * DAY_MS;
  for (let midnight = todayMidnight; ; midnight += DAY_MS) {
    const postAt = firstMomentShowing(midnight + minutes * MINUTE_MS, zone);
    if (postAt > now) return postAt;
  }
}

/**
 * `clockTime`: the date and time on the clock, as milliseconds since the epoch if the zone were UTC. If the
 * clock skips that time, returns the moment of the clock change. Assumes at most one clock change within two
 * days.
 */
function firstMomentShowing(clockTime: number, zone: string): number {
  const [offsetDayBefore, offsetDayAfter] = [
    offsetAt(clockTime - DAY_MS, zone),
    offsetAt(clockTime + DAY_MS, zone),
  ];
  const matchingMoments = [clockTime - offsetDayBefore, clockTime - offsetDayAfter].filter(
    (moment) => moment + offsetAt(moment, zone) === clockTime,
  );
  return matchingMoments.length > 0
    ? Math.min(...matchingMoments)
    : findClockChange(clockTime - offsetDayAfter, clockTime - offsetDayBefore, zone);
}

/** Finds by bisection the first moment after `firstMoment` with the UTC offset of `secondMoment`. */
function findClockChange(firstMoment: number, secondMoment: number, zone: string): number {
  const newOffset = offsetAt(secondMoment, zone);
  let [latestMomentBefore, earliestMomentAfter] = [firstMoment, secondMoment];
  while (earliestMomentAfter - latestMomentBefore > 1) {
    const middleMoment = Math.floor((latestMomentBefore + earliestMomentAfter) / 2);
    if (offsetAt(middleMoment, zone) === newOffset) earliestMomentAfter = middleMoment;
    else latestMomentBefore = middleMoment;
  }
  return earliestMomentAfter;
}

const formatByZone = new Map<string, Intl.DateTimeFormat>();

const DATE_TIME_PARTS: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
};

/** Offset from UTC in milliseconds, positive east of Greenwich. */
export function offsetAt(timeMs: number, zone: string): number {
  const dateTimeFormat = getOrCreate(
    formatByZone,
    zone,
    () => new Intl.DateTimeFormat('en-US', { timeZone: zone, ...DATE_TIME_PARTS }),
  );
  const numberByPartName = new Map(
    dateTimeFormat.formatToParts(timeMs).map(({ type, value }) => [type, Number(value)]),
  );
  const datePartOf = (name: Intl.DateTimeFormatPartTypes): number => numberByPartName.get(name) ?? 0;
  const clockTimeMs = Date.UTC(
    datePartOf('year'),
    datePartOf('month') - 1,
    datePartOf('day'),
    datePartOf('hour'),
    datePartOf('minute'),
    datePartOf('second'),
  );
  return clockTimeMs - Math.floor(timeMs / 1000) * 1000;
}
