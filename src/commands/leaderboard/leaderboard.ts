import { type ButtonHandler, type Call, type Command, withUserView } from '../../chat/command.ts';
import type { CommandInput } from '../../chat/input/command-input.ts';
import { type Button, makeControlGroup, type Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { plainText } from '../../core/typed-text.ts';
import { type DayKey, isDayKey, parseDay } from '../../daily/day.ts';
import { formatDuration } from '../../i18n/numbers.ts';
import { publicName, type Texts } from '../../i18n/texts.ts';
import { type Daily, SERIES, type Series } from '../../store/contract/game.ts';
import { daysOfPeriod, PERIODS, type Period } from '../../store/contract/period.ts';
import type { Leaderboard, LeaderboardRow } from '../../store/contract/results.ts';
import type { Feature } from '../feature/feature.ts';
import { type Services, today } from '../feature/services.ts';
import { dailyFields, dayWords, splitSeries } from '../input/day-words.ts';

const MAX_LEADERBOARD_ROWS = 10;
const SCOPES = ['here', 'everywhere'] as const;

export const leaderboardFeature = (services: Services): Feature => ({
  commands: [leaderboardCommand(services)],
  buttons: [leaderboardHandler(services)],
});

/**
 * `/leaderboard [knight] [everywhere] [day|week|month|all]`: the best solvers of the daily puzzles (or the
 * daily knight's walks), in this chat or in all chats.
 */
const leaderboardCommand = (services: Services): Command<LeaderboardRequest> => ({
  name: 'leaderboard',
  options: [
    { name: 'period', kind: 'text', choices: PERIODS },
    { name: 'scope', kind: 'text', choices: SCOPES },
    { name: 'series', kind: 'text', choices: SERIES },
  ],
  reveals: 'nothing',
  read: (input) => readLeaderboard(services, input, today(services)),
  // A private chat has only one person.
  async run(call, request) {
    const chatKey = call.place.isPrivate ? undefined : call.place.key;
    const leaderboard = await loadLeaderboard(services, call, request, chatKey);
    return ok({ reply: (viewerCall) => leaderboardReply(viewerCall, request, leaderboard) });
  },
});

/**
 * A button below it switches between the players of `chatKey` and those of all chats. If `chatKey` is
 * undefined, there is no such button.
 */
interface ShownLeaderboard extends Leaderboard {
  readonly chatKey: string | undefined;
}

/** The rows of `chatKey`, or of all chats, with the person's own row. */
async function loadLeaderboard(
  { store }: Pick<Services, 'store'>,
  { person }: Call,
  { period, day, series, isEverywhere }: LeaderboardRequest,
  chatKey: string | undefined,
): Promise<ShownLeaderboard> {
  const placeFilter = isEverywhere || chatKey === undefined ? {} : { place: chatKey };
  const query = {
    period,
    day,
    series,
    ...placeFilter,
    limit: MAX_LEADERBOARD_ROWS,
    person: person.key,
  };
  return { ...(await store.leaderboard.of(query)), chatKey };
}

/**
 * Returns, in a private chat, the chat from whose message the person opened that day's puzzle, if there is
 * one.
 */
async function findChat(
  { store }: Pick<Services, 'store'>,
  { place, person }: Call,
  { day, series }: Daily,
): Promise<string | undefined> {
  if (!place.isPrivate) return place.key;
  const games = await store.games.currentGames(person.key, day);
  return games.find((game) => game.day === day && (game.series ?? 'puzzle') === series)?.origin;
}

/** Has buttons for the other periods and for all chats or this chat. */
function leaderboardReply(call: Call, request: LeaderboardRequest, leaderboard: ShownLeaderboard): Reply {
  const { chatKey } = leaderboard;
  const isOfAllChats = request.isEverywhere || chatKey === undefined;
  const scopeArgumentOf = (isEverywhere: boolean): string =>
    isEverywhere ? 'true' : call.place.isPrivate ? 'group' : 'false';
  const { period, series, day } = request;
  const makeButton = (otherPeriod: Period, isEverywhere: boolean, label: string): Button => ({
    action: `leaders:${dailyFields(day, series)}:${otherPeriod}:${isEverywhere ? 'everywhere' : 'here'}`,
    label,
  });
  const periods = PERIODS.filter((otherPeriod) => otherPeriod !== period).map((buttonPeriod) =>
    makeButton(buttonPeriod, isOfAllChats, call.texts.say('button-period', { period: buttonPeriod })),
  );
  const scopeButton = makeButton(
    period,
    !isOfAllChats,
    call.texts.say('button-scope', { everywhere: scopeArgumentOf(!isOfAllChats) }),
  );
  return {
    kind: 'answer',
    text: leaderboardLines(
      call.texts,
      { ...request, scope: scopeArgumentOf(isOfAllChats) },
      leaderboard,
    ).join('\n'),
    ...(call.surface.maxButtonRows > 0 && {
      buttons: makeControlGroup(periods, ...(chatKey === undefined ? [] : [[scopeButton]])),
    }),
  };
}

/**
 * `leaders:<day>[:knight]:<period>:<scope>`, below a leaderboard, edits it to show another period or scope.
 * `leaders:<day>[:knight]`, below a puzzle, sends the leaderboard of that day as a new message.
 */
const leaderboardHandler = (services: Services): ButtonHandler => ({
  prefix: 'leaders',
  reveals: 'nothing',
  command: 'leaderboard',
  async press(call, [day = '', ...fields]) {
    const { series, otherFields } = splitSeries(fields);
    const [periodName, scopeName] = otherFields;
    const period =
      periodName === undefined ? 'day' : PERIODS.find((knownPeriod) => knownPeriod === periodName);
    if (!isDayKey(day) || day > today(services) || period === undefined) return fault('stale-button');
    const request = { period, day, series, isEverywhere: scopeName === 'everywhere' };
    const leaderboard = await loadLeaderboard(
      services,
      call,
      request,
      await findChat(services, call, { day, series }),
    );
    return ok(
      periodName === undefined
        ? { reply: { ...leaderboardReply(withUserView(call), request, leaderboard), personal: true } }
        : { edit: leaderboardReply(call, request, leaderboard) },
    );
  },
});

interface LeaderboardRequest {
  readonly period: Period;
  readonly series: Series;
  /** Any day of the period. */
  readonly day: DayKey;
  /** Whether results from all chats count. */
  readonly isEverywhere: boolean;
}

/**
 * The words `knight` and `everywhere`, and a period or a day, in any order and language. Faults: `bad-period`
 * {text}, those of `parseDay`.
 */
function readLeaderboard(
  { typedWords }: Pick<Services, 'typedWords'>,
  { words, options }: CommandInput,
  todayKey: DayKey,
): Result<LeaderboardRequest> {
  let [isEverywhere, period, day, series]: [boolean, Period, DayKey, Series] = [
    false,
    'day',
    todayKey,
    'puzzle',
  ];
  const dayOfWord = dayWords({ typedWords });
  for (const typedWord of `${words} ${options.scope ?? ''} ${options.series ?? ''}`
    .split(/\s+/u)
    .filter((part) => part !== '')) {
    const word = plainText(typedWord);
    const hasMeaning = (meaning: string): boolean => typedWords(`words-${meaning}`).includes(word);
    const namedPeriod = PERIODS.find(hasMeaning);
    if (hasMeaning('everywhere')) isEverywhere = true;
    else if (hasMeaning('knight')) series = 'knight';
    else if (hasMeaning('puzzle')) series = 'puzzle';
    else if (namedPeriod !== undefined) period = namedPeriod;
    else if (!hasMeaning('here')) {
      const parsedDay = parseDay(typedWord, todayKey, dayOfWord);
      if (!parsedDay.ok)
        return parsedDay.fault.code === 'bad-day'
          ? fault('bad-period', { text: typedWord.slice(0, 40) })
          : parsedDay;
      [period, day] = ['day', parsedDay.value];
    }
  }
  return ok({ period, day, series, isEverywhere });
}

/**
 * The title, the best rows, and the person's own row if it is below them. `scope` is an argument of the
 * title: `true` for all chats, `false` for this chat, `group` for a shared chat that is shown in a private
 * one.
 */
function leaderboardLines(
  texts: Texts,
  { period, series, day, scope }: LeaderboardRequest & { readonly scope: string },
  { rows, ownRow }: Leaderboard,
): string[] {
  const facts = {
    period,
    series,
    from: daysOfPeriod(period, day).from,
    day,
    month: day.slice(0, 7),
    everywhere: scope,
  };
  if (rows.length === 0)
    return [texts.say(series === 'knight' ? 'leaders-nobody-knight' : 'leaders-nobody', facts)];
  const formatRow = (row: LeaderboardRow): string => rowLine(texts, period === 'day', row);
  const isOwnRowShown = ownRow === undefined || rows.some(({ person }) => person === ownRow.person);
  return [
    texts.say('leaders-title', facts),
    ...rows.map(formatRow),
    ...(isOwnRowShown ? [] : ['…', formatRow(ownRow)]),
  ];
}

/** `isSingleDay`: the leaderboard is about one day. Otherwise the line has sums over several days. */
export const rowLine = (texts: Texts, isSingleDay: boolean, row: LeaderboardRow): string =>
  texts.say(isSingleDay ? 'leaders-row' : 'leaders-sum', {
    rank: row.rank,
    name: publicName(texts, row.name),
    days: row.days,
    moves: row.moveCount,
    over: overParText(row),
    time: formatDuration(row.milliseconds),
    assisted: String(row.assisted),
  });

/** `+2` moves over par (the fewest moves), `par` if it is 0, and `none` if par is unknown. */
const overParText = ({ moveCount, par }: Pick<LeaderboardRow, 'moveCount' | 'par'>): string =>
  par === undefined ? 'none' : moveCount === par ? 'par' : `+${moveCount - par}`;
