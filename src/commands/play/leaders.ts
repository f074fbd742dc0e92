import type { ButtonHandler, Call } from '../../chat/command.ts';
import { fault, ok } from '../../core/result.ts';
import { isDayKey } from '../../daily/day.ts';
import { type Services, today } from '../services.ts';
import { clock } from './clock.ts';

const PLACES = 10;

/** The day's leaderboard of this chat, a line each; or one line that says nobody is on it yet. */
export async function leaderLines(
  { store }: Services,
  { texts, place }: Call,
  day: string,
): Promise<string[]> {
  const standings = await store.leaderboard.ofDay(day, place.key, PLACES);
  if (standings.length === 0) return [texts.say('leaders-nobody', { day })];
  const rows = standings.map(({ name, moves, milliseconds }, index) =>
    texts.say('leaders-row', { rank: index + 1, name, moves, time: clock(milliseconds) }),
  );
  return [texts.say('leaders-title', { day }), ...rows];
}

/** `leaders:<day>`: the leaderboard as a message of its own. */
export const leadersButton = (services: Services): ButtonHandler => ({
  prefix: 'leaders',
  async press(call, [day = '']) {
    if (!isDayKey(day) || day > today(services)) return fault('stale-button');
    return ok({
      reply: { kind: 'answer', text: (await leaderLines(services, call, day)).join('\n'), personal: true },
    });
  },
});
