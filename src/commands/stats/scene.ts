import { dayNumber, keyOfNumber } from '../../daily/day.ts';
import { BEYOND } from '../../daily/share.ts';
import { type Stats, WEEKS } from '../../daily/stats.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Scene } from '../../render/scene/scene.ts';
import { clock } from '../play/clock.ts';

/** The picture of a person's daily puzzles. */
export function statsScene(
  texts: Texts,
  { solved, streak, near, calendar, firstDay, times }: Stats,
): Extract<Scene, { kind: 'stats' }> {
  const { current, best, freezes } = streak;
  const figure = (name: string, value: number) => ({
    value: String(value),
    label: texts.say('picture-stats-figure', { name, value }),
  });
  return {
    kind: 'stats',
    figures: [
      figure('solved', solved),
      figure('streak', current),
      figure('best', best),
      figure('freezes', freezes),
    ],
    calendar,
    near: near.map((days, at) => ({ label: nearLabel(at), days })),
    times: times.map(({ name, milliseconds }) => ({ name, time: clock(milliseconds) })),
    labels: {
      calendar: texts.say('picture-stats-calendar'),
      weekdays: dateNames(texts.locale, firstDay, 7, 1, { weekday: 'narrow' }),
      months: newOnes(dateNames(texts.locale, firstDay, WEEKS, 7, { month: 'short' })),
      signs: texts.say('picture-stats-signs'),
      near: texts.say('picture-stats-near'),
      times: texts.say('picture-stats-times'),
    },
  };
}

/** Moves over par that fill so many squares: `0`, `1–2`, ..., `15+`. */
function nearLabel(at: number): string {
  const [from, to] = [at === 0 ? 0 : (BEYOND[at - 1] ?? 0) + 1, BEYOND[at]];
  return to === undefined ? `${from}+` : from === to ? String(from) : `${from}–${to}`;
}

/** Names of every so manieth day's weekday or month. */
const dateNames = (
  locale: string,
  first: string,
  count: number,
  every: number,
  options: Intl.DateTimeFormatOptions,
): string[] => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return Array.from({ length: count }, (_, at) =>
    format.format(Date.parse(`${keyOfNumber(dayNumber(first) + at * every)}T00:00:00Z`)),
  );
};

/** The names, each once; one that ends at once has no room. */
const newOnes = (names: readonly string[]): string[] =>
  names.map((name, at) => (name === names[at - 1] || (at === 0 && name !== names[1]) ? '' : name));
