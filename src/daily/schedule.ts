import { getOrCreate } from '../core/get-or-create.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * When a clock in that zone (IANA) next shows so many minutes after midnight (0 to 1439), later than `now`; milliseconds since the epoch,
 * as `now` is. Where the clock is put forward past them, the first moment after that; where it shows them twice, the first time. Throws a
 * RangeError for an unknown zone.
 */
export function nextPostAt(now: number, minutes: number, zone: string): number {
  const today = Math.floor((now + offsetAt(now, zone)) / DAY_MS) * DAY_MS;
  for (let midnight = today; ; midnight += DAY_MS) {
    const at = shownFirst(midnight + minutes * MINUTE_MS, zone);
    if (at > now) return at;
  }
}

/** When a clock first shows this, given as if the zone were UTC, or jumps past it. Clocks are put on or back at most once in two days. */
function shownFirst(shown: number, zone: string): number {
  const [before, after] = [offsetAt(shown - DAY_MS, zone), offsetAt(shown + DAY_MS, zone)];
  const right = [shown - before, shown - after].filter((at) => at + offsetAt(at, zone) === shown);
  return right.length > 0 ? Math.min(...right) : changeOf(shown - after, shown - before, zone);
}

/** The first moment, after the first and not after the second one, with the offset of the second. */
function changeOf(first: number, second: number, zone: string): number {
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

const PARTS: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
  ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
};

/** By how much a clock there is ahead of UTC at that moment, milliseconds; behind it: less than 0. */
function offsetAt(time: number, zone: string): number {
  const format = getOrCreate(
    formats,
    zone,
    () => new Intl.DateTimeFormat('en-US', { timeZone: zone, ...PARTS }),
  );
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const of = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(time / 1000) * 1000;
}
