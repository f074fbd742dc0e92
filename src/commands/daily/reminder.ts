import { controls } from '../../chat/reply.ts';
import type { StandingMaker } from '../../chat/standing.ts';
import { dayNumber, isDayKey } from '../../daily/day.ts';
import { streakOf } from '../../daily/streak.ts';
import { type Services, today } from '../feature/services.ts';
import { sizeOf } from '../kinds/kind.ts';

/** `remind:<day>`: today's puzzle, in a private chat, as long as the person hasn't solved it: with the streak that is at stake. */
export const reminderStanding =
  (services: Services): StandingMaker =>
  async ([day = ''], { texts, place: person, isNew }) => {
    if (!isNew || !isDayKey(day) || day !== today(services)) return undefined;
    const puzzle = await services.daily.puzzle(day);
    if (!puzzle.ok) throw new Error(`no puzzle of ${day}: ${puzzle.fault.code}`);
    const { start, par } = puzzle.value;
    // Asked last: nobody is reminded of what they have done.
    const days = await services.store.leaderboard.daysSolved(person);
    if (days.includes(day)) return undefined;
    const { current: streak, freezes } = streakOf(days, day);
    const number = dayNumber(day);
    return {
      reply: {
        kind: 'answer',
        text: [
          texts.say('remind', { number, size: sizeOf(start), par }),
          texts.say('remind-streak', { streak, freezes }),
        ].join('\n'),
        buttons: controls([{ action: `day:${number}`, label: texts.say('button-play'), style: 'primary' }]),
      },
      isLast: true,
    };
  };
