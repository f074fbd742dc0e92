import { fault, ok, type Result } from '../../core/result.ts';
import { plainText } from '../../core/typed-text.ts';
import { parseDay } from '../../daily/day.ts';
import type { Daily } from '../../store/contract/game.ts';
import { type Services, today } from '../feature/services.ts';
import { dayWords } from '../input/days.ts';

/**
 * The day's puzzle that a line asks for: nothing, a day, `knight`, or `knight` and a day in either order, in
 * any language. Faults: those of `parseDay`.
 */
export function readDaily(services: Services, line: string): Result<Daily> {
  const knight = services.words('words-knight');
  const words = line.split(/\s+/u).filter((word) => word !== '');
  const others = words.filter((word) => !knight.includes(plainText(word)));
  const series = others.length < words.length ? 'knight' : 'puzzle';
  const now = today(services);
  const day = others.length === 0 ? ok(now) : parseDay(others.join(' '), now, dayWords(services));
  if (day.ok) return ok({ day: day.value, series });
  const { code, facts } = day.fault;
  // `today` stands in the example, which is of the same series.
  return series === 'puzzle' ? day : fault(code, { ...facts, today: `knight ${now}` });
}
