import { fault, ok, type Result } from '../../core/result.ts';
import { plainText, quotable } from '../../core/typed-text.ts';

const HOUR = /^(\d{1,2})(?:[:.h](\d{2}))?\s*h?\s*(?:([ap])\.?m\.?)?$/;

/** A time of day as people write it: `18:00`, `18`, `6pm`, `6:30 am`. Minutes after midnight, 0 to 1439. Fault: `bad-hour` {text}. */
export function parseHour(text: string): Result<number> {
  const [, hours = '', minutes = '0', half] = HOUR.exec(plainText(text).trim()) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  const isRight = half === undefined ? hour < 24 : hour >= 1 && hour <= 12;
  if (hours === '' || !isRight || minute > 59) return fault('bad-hour', { text: quotable(text) });
  return ok((half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute);
}

/** `18:00`. */
export const makeHour = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
