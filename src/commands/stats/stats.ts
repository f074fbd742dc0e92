import type { Call, Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import type { Reply } from '../../chat/reply.ts';
import { ok } from '../../core/result.ts';
import { dayNumber, keyOfNumber } from '../../daily/day.ts';
import {
  CALENDAR_WEEKS,
  MAX_MOVES_OVER_OPTIMUM,
  type SolvedDay,
  type Stats,
  statsOf,
} from '../../daily/player-stats.ts';
import { formatDuration } from '../../i18n/numbers.ts';
import { formatList, type Texts } from '../../i18n/texts.ts';
import type { Scene } from '../../render/scene/scene.ts';
import type { Series } from '../../store/contract/game.ts';
import type { Feature } from '../feature/feature.ts';
import { type Services, today } from '../feature/services.ts';
import { kindOf } from '../games/index.ts';
import { sizeOf } from '../games/kind.ts';

type OwnStats = Readonly<Record<Series, Stats>>;

export const statsFeature = (services: Services): Feature => ({
  commands: [statsCommand(services)],
});

/**
 * `/stats`: the person's results of the daily puzzles as a picture and as text, and the results of the daily
 * knight's walks as text.
 */
const statsCommand = (services: Services): Command<true> => ({
  name: 'stats',
  options: [THEME_OPTION],
  isPersonal: () => true,
  isAboutSender: true,
  reveals: 'nothing',
  read: () => ok(true),
  async run({ person, texts }) {
    const loadStats = async (series: Series): Promise<Stats> => {
      const games = await services.store.leaderboard.solvedBy(person.key, series);
      return statsOf(
        games.map((game): SolvedDay => {
          const size = sizeOf(game.start);
          return { ...game, name: kindOf(game).listTitle?.(texts, size) ?? size };
        }),
        today(services),
      );
    };
    const stats = { puzzle: await loadStats('puzzle'), knight: await loadStats('knight') };
    return ok({ reply: (call) => statsReply(services, call, stats) });
  },
});

async function statsReply(services: Services, call: Call, { puzzle, knight }: OwnStats): Promise<Reply> {
  const { texts } = call;
  const { solved: solvedCount, daysBySquares: dayCounts, times } = puzzle;
  const walkLines = knight.solved === 0 ? [] : [texts.say('stats-knight', streakFacts(knight))];
  if (solvedCount === 0)
    return { kind: 'answer', text: [texts.say('stats-none'), ...walkLines].join('\n'), personal: true };
  const bestTimes = formatList(
    texts,
    [...times, ...knight.times].map(({ name, milliseconds }) => `${name} ${formatDuration(milliseconds)}`),
  );
  const lines = [
    texts.say('stats-days', streakFacts(puzzle)),
    texts.say('stats-par', { count: dayCounts[0] ?? 0 }),
    ...walkLines,
    ...(bestTimes === '' ? [] : [texts.say('stats-times', { best: bestTimes })]),
  ];
  return {
    kind: 'answer',
    text: lines.join('\n'),
    picture: await services.draw(statsScene(texts, puzzle), call.look),
    alt: texts.say('stats-alt', { near: formatList(texts, dayCounts), solved: solvedCount }),
    personal: true,
  };
}

const streakFacts = ({ solved, streak: { current, best, freezes } }: Stats) =>
  ({ solved, current, best, freezes }) as const;

export function statsScene(
  texts: Texts,
  { solved: solvedCount, streak, daysBySquares: dayCounts, calendar, firstDay, times }: Stats,
): Extract<Scene, { kind: 'stats' }> {
  const { current, best, freezes } = streak;
  const makeFigure = (name: string, value: number) => ({
    value: String(value),
    label: texts.say('picture-stats-figure', { name, value }),
  });
  return {
    kind: 'stats',
    figures: [
      makeFigure('solved', solvedCount),
      makeFigure('streak', current),
      makeFigure('best', best),
      makeFigure('freezes', freezes),
    ],
    calendar,
    overPar: dayCounts.map((days, index) => ({ label: overParLabel(index), days })),
    times: times.map(({ name, milliseconds }) => ({ name, time: formatDuration(milliseconds) })),
    labels: {
      calendarTitle: texts.say('picture-stats-calendar'),
      weekdays: dateNames(texts.locale, firstDay, 7, 1, { weekday: 'narrow' }),
      months: blankRepeatedNames(dateNames(texts.locale, firstDay, CALENDAR_WEEKS, 7, { month: 'short' })),
      signsMeaning: texts.say('picture-stats-signs'),
      overParTitle: texts.say('picture-stats-near'),
      timesTitle: texts.say('picture-stats-times'),
    },
  };
}

/** Labels of a chart of moves over par: `0`, `1–2`, ..., `15+`. */
function overParLabel(index: number): string {
  const [minOver, maxOver] = [
    index === 0 ? 0 : (MAX_MOVES_OVER_OPTIMUM[index - 1] ?? 0) + 1,
    MAX_MOVES_OVER_OPTIMUM[index],
  ];
  return maxOver === undefined
    ? `${minOver}+`
    : minOver === maxOver
      ? String(minOver)
      : `${minOver}–${maxOver}`;
}

/** Labels of the picture. Each further date is `intervalDays` days after `firstDay`. */
const dateNames = (
  locale: string,
  firstDay: string,
  count: number,
  intervalDays: number,
  options: Intl.DateTimeFormatOptions,
): string[] => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return Array.from({ length: count }, (_, index) =>
    format.format(Date.parse(`${keyOfNumber(dayNumber(firstDay) + index * intervalDays)}T00:00:00Z`)),
  );
};

/**
 * Each name appears once. The first name also becomes empty if only one column has it, because it would
 * overlap the next name.
 */
const blankRepeatedNames = (names: readonly string[]): string[] =>
  names.map((name, index) => (name === names[index - 1] || (index === 0 && name !== names[1]) ? '' : name));
