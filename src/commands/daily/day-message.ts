import type { Reply, Text } from '../../chat/reply.ts';
import type { Stand, StandingMaker } from '../../chat/standing.ts';
import { ok, type Result } from '../../core/result.ts';
import { type DayKey, dayNumber, isDayKey, keyOfNumber } from '../../daily/day.ts';
import type { KeptPuzzle } from '../../store/store.ts';
import { rowLine } from '../leaderboard/lines.ts';
import { playButton, sizeOf } from '../play/board-message.ts';
import { boardPicture } from '../play/board-shown.ts';
import { type Services, sealed, today } from '../services.ts';
import { yesterdayLines } from './yesterday.ts';

/** Results that are shown; of the others, how many there are. */
const ROWS = 10;

/** Where it is shown, and how. */
type Shown = Omit<Stand, 'address' | 'settings' | 'seenBy' | 'lacks'>;

/**
 * The day's puzzle in a shared chat: a picture, this chat's results, and a button by which everybody opens a board of their own. A post
 * tells of the day before too.
 */
export async function dayMessage(services: Services, day: DayKey, stand: Shown): Promise<Result<Reply>> {
  const puzzle = await services.daily.puzzle(day);
  if (!puzzle.ok) return puzzle;
  const { texts, place, look, surface, isNew } = stand;
  const number = dayNumber(day);
  const opens = surface.privateLinks
    ? { opens: sealed(services, `day:${number}:${place}`) }
    : { action: `day:${number}` };
  return ok({
    kind: 'answer',
    text: await dayText(services, day, puzzle.value, stand),
    ...(isNew &&
      (await boardPicture(services, { texts, look }, { ...puzzle.value, state: puzzle.value.start }))),
    ...(day === today(services) && { buttons: playButton(texts, opens) }),
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
    buttons: playButton(texts, { opens: sealed(services, `past:${number}`) }),
  });
}

/** As many results as fit below the picture, best first; in a post, before them makes room what the day before was like. */
async function dayText(
  services: Services,
  day: DayKey,
  { kind, start, par }: KeptPuzzle,
  { texts, place, surface, plannedAt }: Shown,
): Promise<Text> {
  const number = dayNumber(day);
  const title = texts.say('day-message', { number, day, kind, size: sizeOf(start), par });
  const asked = { from: day, to: day, place, limit: ROWS, person: '' };
  const { rows, people } = await services.store.leaderboard.of(asked);
  const before =
    plannedAt === undefined ? [] : await yesterdayLines(services, keyOfNumber(number - 1), { texts, place });
  const results = (shown: number): Text[] => {
    if (people === 0) return [texts.say('day-nobody', { linked: surface.privateLinks ? 'yes' : 'no' })];
    const lines = rows.slice(0, shown).map((row) => rowLine(texts, true, row));
    const rest = people - shown;
    return [...lines, ...(rest > 0 ? [texts.say('day-more', { count: rest })] : [])];
  };
  const tries = [
    [title, ...results(rows.length), ...before],
    ...Array.from({ length: rows.length + 1 }, (_, fewer) => [title, ...results(rows.length - fewer)]),
  ].map((lines) => lines.join('\n'));
  return tries.find((text) => text.length <= surface.captionLimit) ?? title;
}

/** `day:<day>`: the day's message, with the results as they are; one of a past day isn't begun any more. */
export const dayStanding =
  (services: Services): StandingMaker =>
  async ([day = ''], stand) => {
    const { settings, plannedAt, isNew } = stand;
    if (!isDayKey(day) || (isNew && day !== today(services))) return undefined;
    const reply = await dayMessage(services, day, stand);
    if (!reply.ok) throw new Error(`no puzzle of ${day}: ${reply.fault.code}`);
    if (plannedAt === undefined) return { reply: reply.value };
    const { ping, pin } = settings;
    return {
      reply: { ...reply.value, ...(ping !== undefined && { ping }) },
      ...(pin && { pinned: { insteadOf: `day:${keyOfNumber(dayNumber(day) - 1)}` } }),
    };
  };
