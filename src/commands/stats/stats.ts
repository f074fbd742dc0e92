import type { Call, Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme.ts';
import type { Reply } from '../../chat/reply.ts';
import { ok } from '../../core/result.ts';
import { type SolvedDay, type Stats, statsOf } from '../../daily/stats.ts';
import { listed } from '../../i18n/texts.ts';
import type { SolvedGame } from '../../store/store.ts';
import { clock } from '../play/clock.ts';
import { type Services, today } from '../services.ts';
import { statsScene } from './scene.ts';

/** `/stats`: what a person's daily puzzles come to, as a picture and in words. */
export const statsCommand = (services: Services): Command<true, Stats> => ({
  name: 'stats',
  options: [THEME_OPTION],
  isPersonal: () => true,
  read: () => ok(true),
  async ask({ person, texts }) {
    const games = await services.store.leaderboard.solvedBy(person.key);
    const name = ({ kind, start }: SolvedGame): string =>
      texts.say('stats-name', { kind, size: start.slice(0, start.search(/[ :]/)) });
    return ok(
      statsOf(
        games.map((game): SolvedDay => ({ ...game, name: name(game) })),
        today(services),
      ),
    );
  },
  reply: (call, _, stats) => statsReply(services, call, stats),
});

async function statsReply(services: Services, call: Call, stats: Stats): Promise<Reply> {
  const { texts } = call;
  const { solved, streak, near, times } = stats;
  if (solved === 0) return { kind: 'answer', text: texts.say('stats-none'), personal: true };
  const best = listed(
    texts,
    times.map(({ name, milliseconds }) => `${name} ${clock(milliseconds)}`),
  );
  const { current, freezes } = streak;
  const words = [
    texts.say('stats-days', { solved, current, best: streak.best, freezes }),
    texts.say('stats-par', { count: near[0] ?? 0 }),
    ...(best === '' ? [] : [texts.say('stats-times', { best })]),
  ];
  return {
    kind: 'answer',
    text: words.join('\n'),
    picture: await services.draw(statsScene(texts, stats), call.look),
    alt: texts.say('stats-alt', { near: listed(texts, near), solved }),
    personal: true,
  };
}
