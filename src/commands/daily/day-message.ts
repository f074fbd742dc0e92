import type { Reply, Text } from '../../chat/reply.ts';
import type { Stand, StandingMaker } from '../../chat/standing.ts';
import { ok, type Result } from '../../core/result.ts';
import { type DayKey, dayNumber, isDayKey } from '../../daily/day.ts';
import type { KeptPuzzle } from '../../store/store.ts';
import { rowLine } from '../leaderboard/lines.ts';
import { playButton, sizeOf } from '../play/board-message.ts';
import { boardPicture } from '../play/board-shown.ts';
import { type Services, sealed, today } from '../services.ts';

/** Results that are shown; of the others, how many there are. */
const ROWS = 10;

/** Where it is shown, and how. */
type Shown = Omit<Stand, 'address' | 'lacks'>;

/** The day's puzzle in a shared chat: a picture, this chat's results, and a link by which everybody opens a board of their own. */
export async function dayMessage(services: Services, day: DayKey, stand: Shown): Promise<Result<Reply>> {
  const puzzle = await services.daily.puzzle(day);
  if (!puzzle.ok) return puzzle;
  const { texts, place, look, isNew } = stand;
  const link = sealed(services, `day:${dayNumber(day)}:${place}`);
  return ok({
    kind: 'answer',
    text: await dayText(services, day, puzzle.value, stand),
    ...(isNew &&
      (await boardPicture(services, { texts, look }, { ...puzzle.value, state: puzzle.value.start }))),
    ...(day === today(services) && {
      buttons: playButton(texts, link),
    }),
    standing: { subject: `day:${day}` },
  });
}

/** A past day's puzzle in a shared chat: a picture and a link. */
export async function pastDayMessage(
  services: Services,
  day: DayKey,
  { texts, look }: Shown,
): Promise<Result<Reply>> {
  const puzzle = await services.daily.puzzle(day);
  if (!puzzle.ok) return puzzle;
  const number = dayNumber(day);
  const board = { ...puzzle.value, state: puzzle.value.start };
  return ok({
    kind: 'answer',
    text: texts.say('past-message', { number, day }),
    ...(await boardPicture(services, { texts, look }, board)),
    buttons: playButton(texts, sealed(services, `past:${number}`)),
  });
}

/** As many results as fit below the picture, best first. */
async function dayText(
  { store }: Services,
  day: DayKey,
  { kind, start, par }: KeptPuzzle,
  { texts, place, surface }: Pick<Stand, 'texts' | 'place' | 'surface'>,
): Promise<Text> {
  const title = texts.say('day-message', { number: dayNumber(day), day, kind, size: sizeOf(start), par });
  const { rows, people } = await store.leaderboard.of({ from: day, to: day, place, limit: ROWS, person: '' });
  if (rows.length === 0) return [title, texts.say('day-nobody')].join('\n');
  const lines = rows.map((row) => rowLine(texts, true, row));
  for (let shown = lines.length; ; shown--) {
    const rest = people - shown;
    const more = rest > 0 ? [texts.say('day-more', { count: rest })] : [];
    const text = [title, ...lines.slice(0, shown), ...more].join('\n');
    if (text.length <= surface.captionLimit || shown === 0) return text;
  }
}

/** `day:<day>`: the day's message, with the results as they are. */
export const dayStanding =
  (services: Services): StandingMaker =>
  async ([day = ''], stand) => {
    if (!isDayKey(day)) return undefined;
    const reply = await dayMessage(services, day, stand);
    if (!reply.ok) throw new Error(`no puzzle of ${day}: ${reply.fault.code}`);
    return { reply: reply.value };
  };
