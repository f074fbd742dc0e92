/** To three digits at most, without a useless fraction. */
function digits(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
}

function scaled(value: number, base: number, units: readonly string[]): string {
  let at = 0;
  let left = value;
  // 999.6 would round to 1000 of its unit.
  while (left >= base * 0.9995 && at < units.length - 1) {
    left /= base;
    at++;
  }
  const unit = units[at] ?? '';
  return unit === '' ? digits(left) : `${digits(left)} ${unit}`;
}

/** A count with the SI's prefixes: `360`, `121 k`, `1.2 M`. */
export const count = (value: number): string => scaled(value, 1000, ['', 'k', 'M', 'G', 'T']);

/** Milliseconds as a time: `0.4 ms`, `54 ms`, `1.6 s`. */
export const time = (milliseconds: number): string =>
  milliseconds < 0.1 ? '< 0.1 ms' : scaled(milliseconds, 1000, ['ms', 's']);

/** Bytes: `720 B`, `21 kB`, `34 MB`. */
export const memory = (bytes: number): string => scaled(bytes, 1000, ['B', 'kB', 'MB', 'GB']);
