import { getOrCreate } from '../core/get-or-create.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Returns the first moment after `now` at which the clock of an IANA zone shows `minutes` after midnight (0
 * to 1439). Moments are milliseconds since the epoch. If summer time skips that clock time, returns the
 * moment of the clock change. If a clock shows that time twice on a day, returns the first moment. Throws a
 * RangeError for an unknown zone.
 */
export function nextPostAt(now: number, minutes: number, zone: string): number {
  const today = Math.floor((now + offsetAt(now, zone)) / DAY_MS) * DAY_MS;
  for (let midnight = today; ; midnight += DAY_MS) {
    const at = firstMomentShowing(midnight + minutes * MINUTE_MS, zone);
    if (at > now) return at;
  }
}

/**
 * Returns the first moment at which a zone's clock shows a date and time. If the clock skips that time,
 * returns the moment of the clock change. `clockTime`: the date and time on the clock, as milliseconds since
 * the epoch if the zone were UTC. Assumes at most one clock change within two days.
 */
function firstMomentShowing(clockTime: number, zone: string): number {
  const [before, after] = [offsetAt(clockTime - DAY_MS, zone), offsetAt(clockTime + DAY_MS, zone)];
  const matches = [clockTime - before, clockTime - after].filter(
    (at) => at + offsetAt(at, zone) === clockTime,
  );
  return matches.length > 0
    ? Math.min(...matches)
    : findClockChange(clockTime - after, clockTime - before, zone);
}

/**
 * Finds a clock change by bisection: the first moment after `first` at which the zone has the UTC offset that
 * it has at `second`.
 */
function findClockChange(first: number, second: number, zone: string): number {
  const offset = offsetAt(second, zone);
  let [before, after] = [first, second];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle, zone) === offset) after = middle;
    else before = middle;
  }
  return after;
}

const formats = new Map<string, Intl.DateTimeFormat>();

const DATE_TIME_PARTS: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
  ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
};

/** Returns the zone's offset from UTC at `time` in milliseconds, positive east of Greenwich. */
export function offsetAt(time: number, zone: string): number {
  const format = getOrCreate(
    formats,
    zone,
    () => new Intl.DateTimeFormat('en-US', { timeZone: zone, ...DATE_TIME_PARTS }),
  );
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const partOf = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const shown = Date.UTC(
    partOf('year'),
    partOf('month') - 1,
    partOf('day'),
    partOf('hour'),
    partOf('minute'),
    partOf('second'),
  );
  return shown - Math.floor(time / 1000) * 1000;
}
