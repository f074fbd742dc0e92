/** A stretch of time as `1:05`, or `2:01:05` from an hour on. */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':').replace(/^0/, '');
}

/** The same with tenths of a second, which decide races, as that language writes them: `1:05.3`, `1:05,3`. */
export const clockWithTenths = (locale: string, milliseconds: number): string => {
  const tenths = (Math.floor(milliseconds / 100) % 10) / 10;
  const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, numberingSystem: 'latn' });
  return `${clock(milliseconds)}${written.format(tenths).slice(1)}`;
};
