import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LeaderboardQuery, LeaderboardRow, Results } from '../contract/results.ts';
import type { Schema } from '../database/schema.ts';
import { displayNameOf } from './games.ts';

/** Opens the part of the store that has the results. They are computed from the games at each query. */
export function openLeaderboard(db: Kysely<Schema>): Results {
  return {
    of: async (query) => {
      const { rows } = await rankingQuery(query).execute(db);
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
        .where('games.day', '=', day)
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
        .select(['day', 'kind', 'start', 'made', 'par', 'assisted', 'started_at', 'finished_at'])
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
              ...(row.par !== null && { par: row.par }),
              assisted: row.assisted === 1,
              ...((row.finished_at ?? 0) >= row.started_at && {
                milliseconds: (row.finished_at ?? 0) - row.started_at,
              }),
            },
      );
    },
  };
}

interface RankedRow {
  readonly person: string;
  readonly name: string;
  /** 1 if the row counts the days that were solved with help, else 0. */
  readonly assisted: number;
  /** Number of counted days. */
  readonly days: number;
  /** Sum of the person's steps in the puzzles of the counted days. */
  readonly made: number;
  /**
   * Par of all counted days: the proved minimum number of moves of each day's puzzle, added up. Null if it is
   * unknown for any of these puzzles.
   */
  readonly par: number | null;
  /** Sum of the person's times in the puzzles of the counted days. */
  readonly milliseconds: number;
  readonly rank: number;
  /** Row number in the leaderboard, from 1. People with equal ranks are ordered by time of finishing. */
  readonly at: number;
  /** Number of people on the whole leaderboard. */
  readonly people: number;
}

const RANKING_ORDER = sql`assisted, days desc, over_par, unknown_times, milliseconds`;

/**
 * Returns the query for the first `limit` rows of a leaderboard and the row of `person`. A person's row
 * counts only days without help. People without such days rank last, by their days with help. If a clock was
 * set back during a game, the person's time is unknown, which ranks after known times.
 */
const rankingQuery = ({
  from,
  to,
  series = 'puzzle',
  place,
  person,
  limit,
}: LeaderboardQuery): RawBuilder<RankedRow> => sql<RankedRow>`
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
    from games ${place === undefined ? sql`` : sql`join seen on seen.game = games.id and seen.place = ${place}`}
    where series = ${series} and day between ${from} and ${to} and finished_at is not null
      and unranked = 0
    group by person, assisted
  ),
  ranks as (
    select person, assisted, days, made, par, milliseconds,
      cast(rank() over (order by ${RANKING_ORDER}) as integer) as rank,
      cast(row_number() over (order by ${RANKING_ORDER}, last, person) as integer) as at,
      cast(count(*) over () as integer) as people
    from totals where choice = 1
  )
  select ranks.*, ${newestNameSql(place)} as name
  from ranks where at <= ${limit} or person = ${person}
  order by at`;

/**
 * SQL for a person's newest name. It is empty in leaderboards over all places if the person hides the name
 * there.
 */
const newestNameSql = (place: string | undefined): RawBuilder<string> => {
  const storedNameSql = sql<string>`(select person_name from games where games.person = ranks.person order by touched desc limit 1)`;
  const isHiddenSql = sql`exists (select 1 from settings where owner = ranks.person and unnamed = 1)`;
  return place === undefined
    ? sql<string>`case when ${isHiddenSql} then '' else ${storedNameSql} end`
    : storedNameSql;
};

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
  ...(par !== null && { par }),
  milliseconds,
  assisted: assisted === 1,
});
