import type { LiveMessageContext, LiveMessageRenderer } from '../../chat/live-message.ts';
import { type Button, controls, type Reply, type Text } from '../../chat/reply.ts';
import { ok, type Result } from '../../core/result.ts';
import { type DayKey, dayNumber, isDayKey, keyOfNumber } from '../../daily/day.ts';
import { streakOf } from '../../daily/streak.ts';
import { listed, nameIn, type Texts } from '../../i18n/texts.ts';
import type { Daily, StoredPuzzle } from '../../store/contract/game.ts';
import { type Services, sealed, today } from '../feature/services.ts';
import { dailyFields, seriesOf } from '../input/day-words.ts';
import { sizeOf } from '../kinds/kind.ts';
import { rowLine } from '../leaderboard/leaderboard.ts';
import { boardPicture, playButton } from '../play/board-shown.ts';

/** Results that are shown; of the others, how many there are. */
const MAX_ROWS = 10;
/** Names, at most, of people who finished the knight's tour. */
const MAX_NAMES = 3;

/** Where it is shown, and how. */
type Shown = Omit<LiveMessageContext, 'address' | 'settings' | 'seenBy' | 'lacks'>;

/**
 * A day's puzzle in a shared chat: a picture, this chat's results, and a button by which each person opens a
 * board of their own. A post tells of the day before too. Where the knight of that day is played, the
 * puzzle's message tells of it and has a button for it.
 */
export async function dayMessage(services: Services, daily: Daily, context: Shown): Promise<Result<Reply>> {
  const { day, series } = daily;
  const puzzle = await services.daily.puzzle(day, series);
  if (!puzzle.ok) return puzzle;
  const { texts, look, isNew, place } = context;
  const knight: Daily = { day, series: 'knight' };
  const hasKnight = series === 'puzzle' && (await services.store.games.isPlayed(knight, place));
  const buttons = [
    opening(services, daily, context, texts.say('button-play')),
    ...(hasKnight ? [opening(services, knight, context, texts.say('button-play-knight'))] : []),
  ];
  const knightLines = hasKnight ? [await knightLine(services, day, context)] : [];
  return ok({
    kind: 'answer',
    text: await dayText(services, daily, puzzle.value, context, knightLines),
    ...(isNew && (await boardPicture(services, { texts, look }, puzzle.value))),
    ...(day === today(services) && { buttons: controls(buttons) }),
    liveMessage: { subject: `day:${dailyFields(day, series)}` },
  });
}

/** The button that opens a day's puzzle, played for the place of the message. */
function opening(services: Services, { day, series }: Daily, { surface, place }: Shown, label: Text): Button {
  const target = `day:${dailyFields(dayNumber(day), series)}`;
  const opens = surface.privateLinks
    ? { deepLinkPayload: sealed(services, `${target}:${place}`) }
    : { action: target };
  return { ...opens, label, style: 'primary' };
}

/** The first people who walked the day's knight's tour in this chat, the best first. */
async function knightLine(services: Services, day: DayKey, { texts, place }: Shown): Promise<Text> {
  const query = { from: day, to: day, series: 'knight', place, limit: MAX_NAMES, person: '' } as const;
  const { rows, people } = await services.store.leaderboard.of(query);
  const names = rows.map(({ name }) => nameIn(texts, name));
  return texts.say('day-knight', {
    count: people,
    names: listed(texts, names),
    more: Math.max(0, people - names.length),
  });
}

/** A past day's puzzle in a shared chat: a picture and a link. */
export async function pastDayMessage(
  services: Services,
  { day, series }: Daily,
  { texts, look }: Shown,
): Promise<Result<Reply>> {
  const puzzle = await services.daily.puzzle(day, series);
  if (!puzzle.ok) return puzzle;
  const number = dayNumber(day);
  return ok({
    kind: 'answer',
    text: texts.say('past-message', { number, day, series }),
    ...(await boardPicture(services, { texts, look }, puzzle.value)),
    buttons: playButton(texts, { deepLinkPayload: sealed(services, `past:${dailyFields(number, series)}`) }),
  });
}

const titleOf = ({ day, series }: Daily, { start, par }: StoredPuzzle, texts: Texts): Text =>
  texts.say('day-message', { number: dayNumber(day), day, series, size: sizeOf(start), par });

/** As many results as fit below the picture, best first. In a post the day before comes too if it fits. */
async function dayText(
  services: Services,
  daily: Daily,
  puzzle: StoredPuzzle,
  { texts, place, surface, plannedAt }: Shown,
  knightLines: readonly Text[],
): Promise<Text> {
  const { day, series } = daily;
  const title = titleOf(daily, puzzle, texts);
  const query = { from: day, to: day, series, place, limit: MAX_ROWS, person: '' };
  const { rows, people } = await services.store.leaderboard.of(query);
  const before =
    plannedAt === undefined
      ? []
      : await yesterdayLines(services, keyOfNumber(dayNumber(day) - 1), { texts, place });
  const results = (shown: number): Text[] => {
    if (people === 0) return [texts.say('day-nobody', { linked: surface.privateLinks ? 'yes' : 'no' })];
    const lines = rows.slice(0, shown).map((row) => rowLine(texts, true, row));
    const rest = people - shown;
    return [...lines, ...(rest > 0 ? [texts.say('day-more', { count: rest })] : [])];
  };
  const tries = [
    [title, ...results(rows.length), ...knightLines, ...before],
    ...Array.from({ length: rows.length + 1 }, (_, fewer) => [
      title,
      ...results(rows.length - fewer),
      ...knightLines,
    ]),
  ].map((lines) => lines.join('\n'));
  return tries.find((text) => text.length <= surface.captionLimit) ?? title;
}

/**
 * `day:<day>`, `day:<day>:knight`: the day's message, with the results as they are; one of a past day isn't
 * begun any more.
 */
export const renderDay =
  (services: Services): LiveMessageRenderer =>
  async ([day = '', ...fields], context) => {
    const { settings, plannedAt, isNew } = context;
    const { series } = seriesOf(fields);
    if (!isDayKey(day) || (isNew && day !== today(services))) return undefined;
    const reply = await dayMessage(services, { day, series }, context);
    if (!reply.ok) throw new Error(`no puzzle of ${dailyFields(day, series)}: ${reply.fault.code}`);
    if (plannedAt === undefined) return { reply: reply.value };
    const { ping, pin } = settings;
    return {
      reply: { ...reply.value, ...(ping !== undefined && { ping }) },
      ...(pin && { pinned: { insteadOf: `day:${keyOfNumber(dayNumber(day) - 1)}` } }),
    };
  };

/**
 * `earlier:day:<day>[:knight]:<message>`: the day's message that another one in the same chat has taken the
 * place of. Changed once: its button goes on working, its results are in the other one.
 */
export const renderEarlierDay =
  (services: Services): LiveMessageRenderer =>
  async ([word, day = '', ...fields], context) => {
    if (word !== 'day' || !isDayKey(day) || context.isNew) return undefined;
    const { texts } = context;
    const daily: Daily = { day, series: seriesOf(fields).series };
    const puzzle = await services.daily.puzzle(day, daily.series);
    if (!puzzle.ok) throw new Error(`no puzzle of ${day}: ${puzzle.fault.code}`);
    return {
      reply: {
        kind: 'answer',
        text: `${titleOf(daily, puzzle.value, texts)}\n${texts.say('day-earlier')}`,
        ...(day === today(services) && {
          buttons: controls([opening(services, daily, context, texts.say('button-play'))]),
        }),
      },
      isLast: true,
    };
  };

/** Results that are shown; of the others, how many there are. */
const ROWS = 3;
/** Worth a word: streaks of whole weeks, and the longest one from `LONG` days on; at most `NAMED` of them. */
const WEEK = 7;
const LONG = 3;
const NAMED = 3;
/** People whose streaks are looked at. */
const MAX_SOLVERS = 100;

type Where = Pick<LiveMessageContext, 'texts' | 'place'>;

/** How the day before went in a chat, and the streaks worth a word; nothing where nobody solved it. */
async function yesterdayLines({ store }: Services, day: DayKey, { texts, place }: Where): Promise<Text[]> {
  const asked = { from: day, to: day, place, limit: ROWS, person: '' };
  const { rows, people } = await store.leaderboard.of(asked);
  if (rows.length === 0) return [];
  const streaks = notableStreaks(await store.leaderboard.solvers(day, place, MAX_SOLVERS), day).map(
    (streak) => texts.say('post-streak', streak),
  );
  return [
    '',
    texts.say('post-yesterday', { number: dayNumber(day) }),
    ...rows.map((row) => rowLine(texts, true, row)),
    ...(people > rows.length ? [texts.say('day-more', { count: people - rows.length })] : []),
    ...(streaks.length > 0 ? [texts.say('post-streaks', { streaks: listed(texts, streaks) })] : []),
  ];
}

/** The streaks worth a word, of people with a name, the longest first. `day`: the last that counts. */
export function notableStreaks(
  solvers: readonly { readonly name: string; readonly days: readonly DayKey[] }[],
  day: DayKey,
): { readonly name: string; readonly days: number }[] {
  const streaks = solvers.map(({ name, days }) => ({ name, days: streakOf(days, day).current }));
  const longest = Math.max(LONG, ...streaks.map(({ days }) => days));
  return streaks
    .filter(({ name, days }) => name !== '' && (days === longest || (days > 0 && days % WEEK === 0)))
    .toSorted((one, other) => other.days - one.days)
    .slice(0, NAMED);
}
