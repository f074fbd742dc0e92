import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Daily, Series } from '../contract/game.ts';
import { daysOfPeriod, PERIODS, type Period, type PeriodDays } from '../contract/period.ts';
import { batchesOf } from '../database/batches.ts';
import { engineOf } from '../database/engine.ts';
import type { Schema, StandingsTable } from '../database/schema.ts';

export type Standing = Selectable<StandingsTable>;

/** Makes a key such as `week:2026-11-23`. */
export const periodKey = (period: Period, day: string): string =>
  `${period}:${daysOfPeriod(period, day).from}`;

function daysOfKey(key: string): PeriodDays {
  const [name, day = ''] = key.split(':');
  return daysOfPeriod(PERIODS.find((period) => period === name) ?? 'all', day);
}

/**
 * Also locks future standings. Transactions that change finished daily games begin with this. Otherwise a
 * game could be finished between the moves of games and standings to another person. SQLite has only one
 * writer.
 */
export async function lockStandings(
  transaction: Transaction<Schema>,
  people: readonly string[],
): Promise<void> {
  if (!engineOf(transaction).skipsLocked) return;
  for (const person of people.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${person}, 0))`.execute(transaction);
}

/** Does nothing unless the game is a daily one. */
export async function lockStandingsOfGame(transaction: Transaction<Schema>, id: string): Promise<void> {
  if (!engineOf(transaction).skipsLocked) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(person, 0)) from games
    where id = ${id} and day is not null`.execute(transaction);
}

/** Call this last: it locks counts that other people's results change too. */
export async function updateStandings(
  transaction: Transaction<Schema>,
  person: string,
  { day, series }: Daily,
): Promise<void> {
  const keys = PERIODS.map((period) => periodKey(period, day));
  const { oldStandings, newStandings } = await computeStandings(transaction, person, series, keys);
  await changeCounts(transaction, oldStandings, newStandings);
}

async function computeStandings(
  transaction: Transaction<Schema>,
  person: string,
  series: Series,
  keys: readonly string[],
) {
  // An update without effect locks an existing row, so results of a person at the same time are counted in
  // turn.
  const oldStandings = await transaction
    .insertInto('standings')
    .values(keys.map((period) => ({ ...NO_RESULT, person, series, period })))
    .onConflict((conflict) => conflict.columns(['person', 'series', 'period']).doUpdateSet({ person }))
    .returningAll()
    .execute();
  const { rows: newStandings } = await sql<Standing>`
    with periods as (${sql.join(
      keys.map((key) => {
        const { from, to } = daysOfKey(key);
        return sql`select cast(${key} as text) as period, cast(${from} as text) as first_day, cast(${to} as text) as last_day`;
      }),
      sql` union all `,
    )}),
    totals as (
      select period, assisted, count(*) as days, sum(made) as made,
        case when count(par) = count(*) then sum(par) end as par,
        sum(made - coalesce(par, 0)) as over_par,
        sum(case when finished_at < started_at then 1 else 0 end) as unknown_times,
        sum(case when finished_at < started_at then 0 else finished_at - started_at end) as milliseconds,
        max(finished_at) as last
      from periods join games on games.day between periods.first_day and periods.last_day
      where person = ${person} and series = ${series} and finished_at is not null and unranked = 0
      group by period, assisted
    )
    update standings set assisted = totals.assisted, days = totals.days, made = totals.made,
      par = totals.par, over_par = totals.over_par, unknown_times = totals.unknown_times,
      milliseconds = totals.milliseconds, last = totals.last
    from totals
    where standings.person = ${person} and standings.series = ${series} and standings.period = totals.period
      and totals.assisted = (select min(assisted) from totals as all_totals
        where all_totals.period = totals.period)
    returning ${sql.join(STANDING_COLUMNS.map((column) => sql.ref(`standings.${column}`)))}`.execute(
    transaction,
  );
  return { oldStandings, newStandings };
}

const STANDING_COLUMNS = [
  ...['person', 'series', 'period', 'assisted', 'days', 'made', 'par', 'over_par'],
  ...['unknown_times', 'milliseconds', 'last'],
];

export const NO_RESULT = {
  assisted: 0,
  days: 0,
  made: 0,
  par: null,
  over_par: 0,
  unknown_times: 0,
  milliseconds: 0,
  last: 0,
};

/** Moves them to the person who already has the games. Call this last, as `updateStandings`. */
export async function moveStandings(
  transaction: Transaction<Schema>,
  oldPerson: string,
  newPerson: string,
): Promise<void> {
  const movedStandings = await transaction
    .deleteFrom('standings')
    .where('person', '=', oldPerson)
    .returningAll()
    .execute();
  const oldStandings = [...movedStandings];
  const newStandings: Standing[] = [];
  for (const [series, standings] of Map.groupBy(movedStandings, (standing) => standing.series))
    for (const batch of batchesOf(standings)) {
      const keys = batch.map(({ period }) => period);
      const computed = await computeStandings(transaction, newPerson, series, keys);
      oldStandings.push(...computed.oldStandings);
      newStandings.push(...computed.newStandings);
    }
  await changeCounts(transaction, oldStandings, newStandings);
}

/**
 * Sections form a tree: the whole leaderboard, people with the same number of days, and those also equally
 * far from par. The position orders a section.
 */
interface CountKey {
  readonly section: string;
  readonly position: number;
}

/** Makes one position of two numbers. The second is smaller than this. */
const POSITION_FACTOR = 1_000_000;

/** The last position holds the time's number of digits and first three digits: times within one percent. */
function countKeysOf(standing: Standing): readonly [CountKey, CountKey, CountKey] {
  const { series, period, assisted, days, over_par, unknown_times, milliseconds } = standing;
  const section = `${series} ${period}`;
  const daysSection = `${section} ${assisted} ${days}`;
  const digits = String(milliseconds);
  return [
    { section, position: assisted * POSITION_FACTOR - days },
    { section: daysSection, position: over_par * POSITION_FACTOR + unknown_times },
    {
      section: `${daysSection} ${over_par} ${unknown_times}`,
      position: digits.length * 1000 + Number(digits.slice(0, 3)),
    },
  ];
}

function firstTimeAtPosition(milliseconds: number): number {
  const roundingUnit = 10 ** Math.max(0, String(milliseconds).length - 3);
  return milliseconds - (milliseconds % roundingUnit);
}

async function changeCounts(
  transaction: Transaction<Schema>,
  oldStandings: readonly Standing[],
  newStandings: readonly Standing[],
): Promise<void> {
  const changes = new Map<string, CountKey & { people: number }>();
  const change = (standings: readonly Standing[], by: number): void => {
    for (const key of standings.filter(({ days }) => days > 0).flatMap(countKeysOf)) {
      const name = `${key.section} ${key.position}`;
      changes.set(name, { ...key, people: (changes.get(name)?.people ?? 0) + by });
    }
  };
  change(oldStandings, -1);
  change(newStandings, 1);
  // The same order in all transactions prevents deadlocks.
  const rows = [...changes.entries()]
    .filter(([, { people }]) => people !== 0)
    .sort(([name], [otherName]) => (name < otherName ? -1 : 1))
    .map(([, row]) => row);
  for (const batch of batchesOf(rows))
    await transaction
      .insertInto('standing_counts')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(['section', 'position'])
          .doUpdateSet({ people: sql`standing_counts.people + excluded.people` }),
      )
      .execute();
  for (const batch of batchesOf(rows.filter(({ people }) => people < 0)))
    await transaction
      .deleteFrom('standing_counts')
      .where('people', '=', 0)
      .where((builder) =>
        builder.or(
          batch.map(({ section, position }) =>
            builder.and([builder('section', '=', section), builder('position', '=', position)]),
          ),
        ),
      )
      .execute();
}

export async function queryCounts(
  db: Kysely<Schema>,
  standing: Standing,
): Promise<{ readonly betterCount: number; readonly peopleCount: number }> {
  const keys = countKeysOf(standing);
  const better = keys.map(
    ({ section, position }) =>
      sql`(select coalesce(sum(people), 0) from standing_counts
        where section = ${section} and position < ${position})`,
  );
  const { series, period, assisted, days, over_par, unknown_times, milliseconds } = standing;
  const { rows } = await sql<{ betterCount: number; peopleCount: number }>`select
    cast((select coalesce(sum(people), 0) from standing_counts
      where section = ${keys[0].section}) as bigint) as "peopleCount",
    cast(${sql.join(better, sql` + `)} + (select count(*) from standings
      where series = ${series} and period = ${period} and assisted = ${assisted} and days = ${days}
        and over_par = ${over_par} and unknown_times = ${unknown_times}
        and milliseconds >= ${firstTimeAtPosition(milliseconds)} and milliseconds < ${milliseconds})
      as bigint) as "betterCount"`.execute(db);
  return rows[0] ?? { betterCount: 0, peopleCount: 0 };
}
