import { type Kysely, type Migration, PostgresAdapter, type RawBuilder, sql } from 'kysely';

/**
 * Keeps the leaderboards of all chats. Indexes and the day of `seen` make a chat's results and removals
 * independent of the number of all rows.
 */
export const standings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // All statements must read the same games. SQLite has one writer at a time anyway.
    if (db.getExecutor().adapter instanceof PostgresAdapter)
      await sql`lock table games in share mode`.execute(db);
    for (const statement of TABLES) await sql.raw(statement).execute(db);
    for (const period of await periodsOf(db)) await fillPeriod(period).execute(db);
    for (const statement of [...COUNTS, ...INDEXES]) await sql.raw(statement).execute(db);
  },
};

const TABLES = [
  `create table standings (
    person text not null,
    series text not null,
    period text not null,
    assisted integer not null,
    days integer not null,
    made integer not null,
    par integer,
    over_par integer not null,
    unknown_times integer not null,
    milliseconds bigint not null,
    last bigint not null)`,
  `create table standing_counts (
    section text not null,
    position bigint not null,
    people integer not null,
    constraint standing_counts_key primary key (section, position))`,
  // Every ranked game of a day is one standing.
  `insert into standings select person, series, 'day:' || day, assisted, 1, made, par, made - coalesce(par, 0),
    case when finished_at < started_at then 1 else 0 end,
    case when finished_at < started_at then 0 else finished_at - started_at end, finished_at
    from games where day is not null and finished_at is not null and unranked = 0`,
];

interface PeriodDays {
  readonly period: string;
  readonly from: string;
  readonly to: string;
}

/** Weeks and months with games, and all time. */
async function periodsOf(db: Kysely<unknown>): Promise<readonly PeriodDays[]> {
  const { rows } = await sql<{ period: string }>`select distinct period from standings`.execute(db);
  const days = rows.map(({ period }) => period.slice('day:'.length));
  const addDays = (day: string, count: number) =>
    new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
  const mondays = new Set(days.map((day) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))));
  const months = new Set(days.map((day) => day.slice(0, 8)));
  return [
    ...[...mondays].map((from) => ({ period: `week:${from}`, from, to: addDays(from, 6) })),
    ...[...months].map((month) => ({ period: `month:${month}01`, from: `${month}01`, to: `${month}31` })),
    { period: 'all:0000-01-01', from: '0000-01-01', to: '9999-12-31' },
  ];
}

const fillPeriod = ({ period, from, to }: PeriodDays): RawBuilder<unknown> => sql`
  insert into standings
  select person, series, cast(${period} as text), assisted, days, made, par, over_par, unknown_times,
    milliseconds, last
  from (
    select person, series, assisted, count(*) as days, sum(made) as made,
      case when count(par) = count(*) then sum(par) end as par,
      sum(made - coalesce(par, 0)) as over_par,
      sum(case when finished_at < started_at then 1 else 0 end) as unknown_times,
      sum(case when finished_at < started_at then 0 else finished_at - started_at end) as milliseconds,
      max(finished_at) as last,
      row_number() over (partition by person, series order by assisted) as choice
    from games
    where series in ('puzzle', 'knight') and day between ${from} and ${to} and finished_at is not null
      and unranked = 0
    group by person, series, assisted) as totals
  where choice = 1`;

const COUNTS = [
  `insert into standing_counts
    select series || ' ' || period, assisted * 1000000 - days, count(*)
    from standings group by series, period, assisted, days`,
  `insert into standing_counts
    select series || ' ' || period || ' ' || assisted || ' ' || days,
      cast(over_par as bigint) * 1000000 + unknown_times, count(*)
    from standings group by series, period, assisted, days, over_par, unknown_times`,
  `insert into standing_counts
    select series || ' ' || period || ' ' || assisted || ' ' || days || ' ' || over_par || ' ' || unknown_times,
      position, count(*)
    from (select *, length(cast(milliseconds as text)) * 1000
      + cast(substr(cast(milliseconds as text), 1, 3) as integer) as position from standings) as placed
    group by series, period, assisted, days, over_par, unknown_times, position`,
];

const INDEXES = [
  'create unique index standings_key on standings (person, series, period)',
  `create index standings_rank on standings
    (series, period, assisted, days desc, over_par, unknown_times, milliseconds, last, person)`,
  'drop index games_results',
  "alter table seen add column day text not null default ''",
  "update seen set day = coalesce((select day from games where games.id = seen.game), '')",
  'create index seen_day on seen (place, day, game)',
  'create index live_messages_place on live_messages (place, subject)',
  'create index live_messages_shown on live_messages (coalesce(shown_at, 0))',
  'create index games_own_touched on games (touched_at) where day is null and round is null',
  'create index games_origin on games (origin) where origin is not null',
  'create index solutions_kept on solutions (kept_at)',
  "create index rounds_over on rounds (ends_at) where state = 'over'",
];
