import { fault, ok, type Result } from '../../core/result.ts';
import type { Arguments } from './arguments.ts';

/** The `--seed` of a command line, up to nine digits; undefined where there is none. Fault: `seed-option` {text}. */
export function seedOf({ seed }: Arguments['options']): Result<number | undefined> {
  if (seed === undefined) return ok(undefined);
  return /^\d{1,9}$/.test(String(seed)) ? ok(Number(seed)) : fault('seed-option', { text: quoted(seed) });
}

/** The `--time` of a command line in milliseconds, `usual` where there is none. Fault: `time-option` {text}. */
export function timeOf({ time }: Arguments['options'], usual: number): Result<number> {
  if (time === undefined) return ok(usual);
  return Number(time) >= 1 ? ok(Number(time)) : fault('time-option', { text: quoted(time) });
}

const quoted = (value: string | true): string => String(value).slice(0, 40);
