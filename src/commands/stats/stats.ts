import type { Call, Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme.ts';
import type { Reply, Text } from '../../chat/reply.ts';
import { ok } from '../../core/result.ts';
import { type SolvedDay, type Stats, statsOf } from '../../daily/stats.ts';
import { listed, type Texts } from '../../i18n/texts.ts';
import type { Series } from '../../store/contract/game.ts';
import type { Feature } from '../feature/feature.ts';
import { type Services, today } from '../feature/services.ts';
import { kindOf } from '../kinds/index.ts';
import { sizeOf } from '../kinds/kind.ts';
import { clock } from '../play/clock.ts';
import { statsScene } from './scene.ts';

/** A person's statistics in each series. */
type OwnStats = Readonly<Record<Series, Stats>>;

/** A person's own statistics. */
export const statsFeature = (services: Services): Feature => ({
  commands: [statsCommand(services)],
});

/**
 * `/stats`: the statistics of a person's daily puzzles, as a picture and in words, and of their knight's
 * walks in words.
 */
const statsCommand = (services: Services): Command<true, OwnStats> => ({
  name: 'stats',
  options: [THEME_OPTION],
  isPersonal: () => true,
  tells: 'nothing',
  read: () => ok(true),
  async ask({ person, texts }) {
    const statsIn = async (series: Series): Promise<Stats> => {
      const games = await services.store.leaderboard.solvedBy(person.key, series);
      return statsOf(
        games.map((game): SolvedDay => {
          const size = sizeOf(game.start);
          return { ...game, name: kindOf(game).brief?.(texts, size) ?? size };
        }),
        today(services),
      );
    };
    return ok({ puzzle: await statsIn('puzzle'), knight: await statsIn('knight') });
  },
  reply: (call, _, stats) => statsReply(services, call, stats),
});

async function statsReply(services: Services, call: Call, { puzzle, knight }: OwnStats): Promise<Reply> {
  const { texts } = call;
  const { solved, streak, near, times } = puzzle;
  const walks = knight.solved === 0 ? [] : [knightLine(texts, knight)];
  if (solved === 0)
    return { kind: 'answer', text: [texts.say('stats-none'), ...walks].join('\n'), personal: true };
  const best = listed(
    texts,
    [...times, ...knight.times].map(({ name, milliseconds }) => `${name} ${clock(milliseconds)}`),
  );
  const { current, freezes } = streak;
  const words = [
    texts.say('stats-days', { solved, current, best: streak.best, freezes }),
    texts.say('stats-par', { count: near[0] ?? 0 }),
    ...walks,
    ...(best === '' ? [] : [texts.say('stats-times', { best })]),
  ];
  return {
    kind: 'answer',
    text: words.join('\n'),
    picture: await services.draw(statsScene(texts, puzzle), call.look),
    alt: texts.say('stats-alt', { near: listed(texts, near), solved }),
    personal: true,
  };
}

/** The line with the number of days walked, and the streak of walks. */
const knightLine = (texts: Texts, { solved, streak: { current, best, freezes } }: Stats): Text =>
  texts.say('stats-knight', { solved, current, best, freezes });
