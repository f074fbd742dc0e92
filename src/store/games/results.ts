import { type Kysely, type RawBuilder, sql } from 'kysely';
import { daysOfPeriod } from '../contract/period.ts';
import type { Leaderboard, LeaderboardQuery, LeaderboardRow, Results } from '../contract/results.ts';
import type { Schema } from '../database/schema.ts';
import { displayNameOf } from './games.ts';
import { NO_RESULT, periodKey, queryCounts, type Standing } from './standings.ts';

/**
 * Computed from the games at each query. Only the leaderboards of all chats, which grow forever, have stored
 * standings.
 */
export function openLeaderboard(db: Kysely<Schema>): Results {
  return {
    of: async (query) => {
      if (query.place === undefined) return readStandings(db, query);
      const { rows } = await chatRankingQuery(query, query.place).execute(db);
      return {
        rows: rows.filter(({ at }) => at <= query.limit).map(rowOf),
        ownRow: rows.filter(({ person }) => person === query.person).map(rowOf)[0],
        peopleCount: rows[0]?.people ?? 0,
      };
    },

    daysSolved: async (person, series = 'puzzle') => {
      const rows = await db
        .selectFrom('games')
        .select('day')
        .where('person', '=', person)
        .where('series', '=', series)
        .where('finished_at', 'is not', null)
        .where('day', 'is not', null)
        .execute();
      return rows.flatMap(({ day }) => day ?? []);
    },

    solvers: async (day, place, limit) => {
      const solversHere = db
        .selectFrom('games')
        .innerJoin('seen', 'seen.game', 'games.id')
        .select(['games.person', 'games.person_name as name', 'games.finished_at as at'])
        .where('seen.place', '=', place)
        .where('seen.day', '=', day)
        .where('games.series', '=', 'puzzle')
        .where('games.finished_at', 'is not', null)
        .orderBy('games.finished_at')
        .limit(limit);
      const rows = await db
        .with('here', () => solversHere)
        .selectFrom('here')
        .innerJoin('games', 'games.person', 'here.person')
        .select(['here.person', 'here.name', 'games.day'])
        .where('games.day', '<=', day)
        .where('games.series', '=', 'puzzle')
        .where('games.finished_at', 'is not', null)
        .orderBy('here.at')
        .execute();
      return [...Map.groupBy(rows, ({ person }) => person).values()].map((games) => ({
        name: displayNameOf(games[0]?.name ?? ''),
        days: games.flatMap((game) => game.day ?? []),
      }));
    },

    solvedBy: async (person, series = 'puzzle') => {
      const rows = await db
        .selectFrom('games')
        .select(['day', 'kind', 'start', 'made', 'par', 'assisted', 'unranked', 'started_at', 'finished_at'])
        .where('person', '=', person)
        .where('series', '=', series)
        .where('day', 'is not', null)
        .where('finished_at', 'is not', null)
        .execute();
      return rows.flatMap((row) =>
        row.day === null
          ? []
          : {
              day: row.day,
              kind: row.kind,
              start: row.start,
              moveCount: row.made,
              par: row.par ?? undefined,
              assisted: row.assisted === 1,
              isUnranked: row.unranked === 1 || undefined,
              ...((row.finished_at ?? 0) >= row.started_at && {
                milliseconds: (row.finished_at ?? 0) - row.started_at,
              }),
            },
      );
    },
  };
}

/** Ranking, without the order of equal results. */
const RANKING_ORDER = sql`assisted, days desc, over_par, unknown_times, milliseconds`;
const RESULT_COLUMNS = ['assisted', 'days', 'over_par', 'unknown_times', 'milliseconds'] as const;

/**
 * Reads the leaderboard of all chats. The time doesn't depend on the number of people: the first rows come
 * from an index, and ranks from counts.
 */
async function readStandings(
  db: Kysely<Schema>,
  { period = 'day', day, series = 'puzzle', person, limit }: LeaderboardQuery,
): Promise<Leaderboard> {
  const isHiddenSql = sql`exists (select 1 from settings where owner = standings.person and unnamed = 1)`;
  const standingsQuery = db
    .selectFrom('standings')
    .selectAll()
    .select(
      sql<string>`case when ${isHiddenSql} then '' else ${newestNameSql('standings.person')} end`.as('name'),
    )
    .where('series', '=', series)
    .where('period', '=', periodKey(period, day))
    .where('days', '>', 0);
  const firstStandings =
    limit === 0
      ? []
      : await standingsQuery.orderBy(sql`${RANKING_ORDER}, last, person`).limit(limit).execute();
  const ownStanding = await standingsQuery.where('person', '=', person).executeTakeFirst();
  const { betterCount, peopleCount } = await queryCounts(
    db,
    ownStanding ?? { ...NO_RESULT, person, series, period: periodKey(period, day) },
  );
  const isEqual = (one: Standing, other: Standing): boolean =>
    RESULT_COLUMNS.every((column) => one[column] === other[column]);
  return {
    rows: firstStandings.map((standing) =>
      rowOf({ ...standing, rank: firstStandings.findIndex((other) => isEqual(other, standing)) + 1 }),
    ),
    ownRow: ownStanding && rowOf({ ...ownStanding, rank: betterCount + 1 }),
    peopleCount,
  };
}

interface RankedRow extends Pick<Standing, 'person' | 'assisted' | 'days' | 'made' | 'par' | 'milliseconds'> {
  readonly name: string;
  readonly rank: number;
}

interface ChatRankedRow extends RankedRow {
  /** Row number from 1. */
  readonly at: number;
  readonly people: number;
}

/** The first `limit` rows and the row of `person`. Unknown times rank after known ones. */
const chatRankingQuery = (
  { period = 'day', day, series = 'puzzle', person, limit }: LeaderboardQuery,
  place: string,
): RawBuilder<ChatRankedRow> => {
  const { from, to } = daysOfPeriod(period, day);
  return sql<ChatRankedRow>`
  with totals as (
    select person, assisted,
      cast(count(*) as integer) as days,
      cast(sum(made) as integer) as made,
      case when count(par) = count(*) then cast(sum(par) as integer) end as par,
      cast(sum(made - coalesce(par, 0)) as integer) as over_par,
      cast(sum(case when finished_at < started_at then 1 else 0 end) as integer) as unknown_times,
      cast(sum(case when finished_at < started_at then 0 else finished_at - started_at end) as bigint) as milliseconds,
      max(finished_at) as last,
      row_number() over (partition by person order by assisted) as choice
    from seen join games on games.id = seen.game
    where seen.place = ${place} and seen.day between ${from} and ${to}
      and series = ${series} and finished_at is not null and unranked = 0
    group by person, assisted
  ),
  ranks as (
    select person, assisted, days, made, par, milliseconds,
      cast(rank() over (order by ${RANKING_ORDER}) as integer) as rank,
      cast(row_number() over (order by ${RANKING_ORDER}, last, person) as integer) as at,
      cast(count(*) over () as integer) as people
    from totals where choice = 1
  )
  select ranks.*, ${newestNameSql('ranks.person')} as name
  from ranks where at <= ${limit} or person = ${person}
  order by at`;
};

/** `person`: the column with the key. */
const newestNameSql = (person: string): RawBuilder<string> =>
  sql<string>`(select person_name from games where games.person = ${sql.ref(person)} order by touched desc limit 1)`;

const rowOf = ({
  person,
  name,
  days,
  made,
  par,
  milliseconds,
  assisted,
  rank,
}: RankedRow): LeaderboardRow => ({
  rank,
  person,
  name: displayNameOf(name),
  days,
  moveCount: made,
  par: par ?? undefined,
  milliseconds,
  assisted: assisted === 1,
});
