import type { Call } from '../../chat/command.ts';
import type { LiveMessageContext, LiveMessageRenderer } from '../../chat/live-message.ts';
import { type Button, makeControlGroup, type Reply, type Text } from '../../chat/reply.ts';
import { ok, type Result } from '../../core/result.ts';
import { type DayKey, dayNumber, isDayKey, keyOfNumber } from '../../daily/day.ts';
import { streakOf } from '../../daily/streak.ts';
import { formatList, publicName, type Texts } from '../../i18n/texts.ts';
import type { Daily, StoredPuzzle } from '../../store/contract/game.ts';
import type { LeaderboardRow } from '../../store/contract/results.ts';
import { type Services, signedPayload, today } from '../feature/services.ts';
import { sizeOf } from '../games/kind.ts';
import { dailyFields, dayLinkTarget, splitSeries } from '../input/day-words.ts';
import { rowLine } from '../leaderboard/leaderboard.ts';
import { drawStartBoard, makePlayButton } from '../play/board-shown.ts';

/** A line below the results tells the number of other people who solved the puzzle. */
const MAX_RESULT_ROWS = 10;
const MAX_WALKER_NAMES = 3;

type MessageContext = Omit<LiveMessageContext, 'address' | 'settings' | 'viewOf' | 'missingRights'>;

/**
 * Builds the message of a shared chat: a picture, the results of this chat, and a button that opens a
 * separate board for each person. A scheduled post also shows yesterday's results. If a person in the chat
 * plays that day's knight's walk, the message also shows the results of the walk and its button.
 */
async function dayMessage(services: Services, daily: Daily, context: MessageContext): Promise<Result<Reply>> {
  const { day, series } = daily;
  const puzzle = await services.daily.puzzle(day, series);
  if (!puzzle.ok) return puzzle;
  const { texts, look, isFirstVersion: isNew, place } = context;
  const knightWalk: Daily = { day, series: 'knight' };
  const hasKnightWalk = series === 'puzzle' && (await services.store.games.isPlayed(knightWalk, place));
  const buttons = [
    makeOpenButton(services, daily, context, texts.say('button-play')),
    ...(hasKnightWalk
      ? [makeOpenButton(services, knightWalk, context, texts.say('button-play-knight'))]
      : []),
  ];
  const knightLines = hasKnightWalk ? [await knightWalkLine(services, day, context)] : [];
  return ok({
    kind: 'answer',
    text: await makeDayText(services, daily, puzzle.value, context, knightLines),
    ...(isNew && (await drawStartBoard(services, { texts, look }, puzzle.value))),
    buttons: day === today(services) ? makeControlGroup(buttons) : undefined,
    liveMessage: { subject: `day:${dailyFields(day, series)}` },
  });
}

/**
 * The answer to a person who asks for a day's puzzle in a shared chat. Its button opens a separate board for
 * each person. Fault: `busy`.
 */
export const dayCard = (services: Services, daily: Daily, call: Call): Promise<Result<Reply>> =>
  (daily.day === today(services) ? dayMessage : pastDayMessage)(services, daily, {
    ...call,
    place: call.place.key,
    isFirstVersion: true,
  });

function makeOpenButton(
  services: Services,
  { day, series }: Daily,
  { surface, place }: MessageContext,
  label: Text,
): Button {
  const buttonTarget = surface.hasPrivateLinks
    ? { deepLinkPayload: signedPayload(services, dayLinkTarget({ day, series }, day, place)) }
    : { action: `day:${dailyFields(dayNumber(day), series)}` };
  return { ...buttonTarget, label, style: 'primary' };
}

/** The line names the best `MAX_WALKER_NAMES` people and counts the others. */
async function knightWalkLine(
  services: Services,
  day: DayKey,
  { texts, place }: MessageContext,
): Promise<Text> {
  const leaderboardQuery = {
    day,
    series: 'knight',
    place,
    limit: MAX_WALKER_NAMES,
    person: '',
  } as const;
  const { rows, peopleCount } = await services.store.leaderboard.of(leaderboardQuery);
  const names = rows.map(({ name }) => publicName(texts, name));
  return texts.say('day-knight', {
    count: peopleCount,
    names: formatList(texts, names),
    more: Math.max(0, peopleCount - names.length),
  });
}

/** The message of a shared chat: a picture and a link that opens the puzzle. */
async function pastDayMessage(
  services: Services,
  { day, series }: Daily,
  { texts, look }: MessageContext,
): Promise<Result<Reply>> {
  const puzzle = await services.daily.puzzle(day, series);
  if (!puzzle.ok) return puzzle;
  const number = dayNumber(day);
  return ok({
    kind: 'answer',
    text: texts.say('past-message', { number, day, series }),
    ...(await drawStartBoard(services, { texts, look }, puzzle.value)),
    buttons: makePlayButton(texts, {
      deepLinkPayload: signedPayload(services, dayLinkTarget({ day, series }, today(services))),
    }),
  });
}

const titleOf = ({ day, series }: Daily, { start, par }: StoredPuzzle, texts: Texts): Text =>
  texts.say('day-message', { number: dayNumber(day), day, series, size: sizeOf(start), par });

/**
 * A title, and the best results of the chat, as many as fit. A scheduled post also shows yesterday's results,
 * but only if everything fits.
 */
async function makeDayText(
  services: Services,
  daily: Daily,
  puzzle: StoredPuzzle,
  { texts, place, surface, plannedAt }: MessageContext,
  knightLines: readonly Text[],
): Promise<Text> {
  const { day, series } = daily;
  const title = titleOf(daily, puzzle, texts);
  const query = { day, series, place, limit: MAX_RESULT_ROWS, person: '' };
  const { rows, peopleCount } = await services.store.leaderboard.of(query);
  const yesterdayResults =
    plannedAt === undefined
      ? []
      : await yesterdayLines(services, keyOfNumber(dayNumber(day) - 1), { texts, place });
  const makeResultLines = (rowCount: number): Text[] =>
    peopleCount === 0
      ? [texts.say('day-nobody', { linked: surface.hasPrivateLinks ? 'yes' : 'no' })]
      : resultLines(texts, rows.slice(0, rowCount), peopleCount);
  const candidateTexts = [
    [title, ...makeResultLines(rows.length), ...knightLines, ...yesterdayResults],
    ...Array.from({ length: rows.length + 1 }, (_, omittedRowCount) => [
      title,
      ...makeResultLines(rows.length - omittedRowCount),
      ...knightLines,
    ]),
  ].map((lines) => lines.join('\n'));
  return candidateTexts.find((text) => text.length <= surface.captionLimit) ?? title;
}

/**
 * Renders `day:<day>` or `day:<day>:knight`, with the current results. Returns undefined for a new message
 * about a past day, which must not be sent.
 */
export const renderDay =
  (services: Services): LiveMessageRenderer =>
  async ([day = '', ...fields], context) => {
    const { settings, plannedAt, isFirstVersion: isNew } = context;
    const { series } = splitSeries(fields);
    if (!isDayKey(day) || (isNew && day !== today(services))) return undefined;
    const reply = await dayMessage(services, { day, series }, context);
    if (!reply.ok) throw new Error(`no puzzle of ${dailyFields(day, series)}: ${reply.fault.code}`);
    if (plannedAt === undefined) return { reply: reply.value };
    const { ping, pin } = settings;
    return {
      reply: { ...reply.value, ping },
      pinned: pin ? { unpinSubject: `day:${keyOfNumber(dayNumber(day) - 1)}` } : undefined,
    };
  };

/**
 * Renders `earlier:day:<day>[:knight]:<message>`: the last edit of an older message about a day, made when
 * its chat gets a newer message about the same day. `<message>`: the id of the older message. Its new text
 * says that the newer message shows the results. Its button stays until the day ends.
 */
export const renderEarlierDay =
  (services: Services): LiveMessageRenderer =>
  async ([subjectKind, day = '', ...fields], context) => {
    if (subjectKind !== 'day' || !isDayKey(day) || context.isFirstVersion) return undefined;
    const { texts } = context;
    const daily: Daily = { day, series: splitSeries(fields).series };
    const puzzle = await services.daily.puzzle(day, daily.series);
    if (!puzzle.ok) throw new Error(`no puzzle of ${day}: ${puzzle.fault.code}`);
    return {
      reply: {
        kind: 'answer',
        text: `${titleOf(daily, puzzle.value, texts)}\n${texts.say('day-earlier')}`,
        ...(day === today(services) && {
          buttons: makeControlGroup([makeOpenButton(services, daily, context, texts.say('button-play'))]),
        }),
      },
      isLast: true,
    };
  };

const MAX_YESTERDAY_ROWS = 3;
/**
 * A post mentions a streak if its length is a multiple of 7 days, and the longest streak in the chat if it
 * has at least `MIN_LONGEST_STREAK_DAYS` days.
 */
const STREAK_MULTIPLE_DAYS = 7;
const MIN_LONGEST_STREAK_DAYS = 3;
const MAX_LISTED_STREAKS = 3;
/** The bot reads the streaks of at most this many people of a chat. */
const MAX_SOLVERS = 100;

type ChatContext = Pick<LiveMessageContext, 'texts' | 'place'>;

/**
 * Lists the results of `day` (yesterday) in a chat, and the streaks that a post mentions. Empty if the puzzle
 * of that day has no results in this chat.
 */
async function yesterdayLines(
  { store }: Services,
  day: DayKey,
  { texts, place }: ChatContext,
): Promise<Text[]> {
  const query = { day, place, limit: MAX_YESTERDAY_ROWS, person: '' };
  const { rows, peopleCount } = await store.leaderboard.of(query);
  if (rows.length === 0) return [];
  const streakTexts = notableStreaks(await store.leaderboard.solvers(day, place, MAX_SOLVERS), day).map(
    (streak) => texts.say('post-streak', streak),
  );
  return [
    '',
    texts.say('post-yesterday', { number: dayNumber(day) }),
    ...resultLines(texts, rows, peopleCount),
    ...(streakTexts.length > 0
      ? [texts.say('post-streaks', { streaks: formatList(texts, streakTexts) })]
      : []),
  ];
}

/** The last line has the number of people who are not listed. */
const resultLines = (texts: Texts, rows: readonly LeaderboardRow[], peopleCount: number): Text[] => [
  ...rows.map((row) => rowLine(texts, true, row)),
  ...(peopleCount > rows.length ? [texts.say('day-more', { count: peopleCount - rows.length })] : []),
];

/**
 * The streaks that a post mentions, longest first, only of people with a name. `day`: the last day of the
 * streaks.
 */
export function notableStreaks(
  solvers: readonly { readonly name: string; readonly days: readonly DayKey[] }[],
  day: DayKey,
): { readonly name: string; readonly days: number }[] {
  const streaks = solvers.map(({ name, days }) => ({ name, days: streakOf(days, day).current }));
  const longestStreakDays = Math.max(MIN_LONGEST_STREAK_DAYS, ...streaks.map(({ days }) => days));
  return streaks
    .filter(
      ({ name, days }) =>
        name !== '' && (days === longestStreakDays || (days > 0 && days % STREAK_MULTIPLE_DAYS === 0)),
    )
    .toSorted((streakA, streakB) => streakB.days - streakA.days)
    .slice(0, MAX_LISTED_STREAKS);
}
