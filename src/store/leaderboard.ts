import { type Kysely, sql } from 'kysely';
import { shownName } from '../core/shown-name.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** The leaderboard of `Store`: read from the games, so that it can't disagree with them. */
export function openLeaderboard(db: Kysely<Schema>): Store['leaderboard'] {
  return {
    ofDay: async (day, place, limit) => {
      const rows = await db
        .selectFrom('games')
        .innerJoin('seen', 'seen.game', 'games.id')
        .select([
          'games.person as person',
          'games.person_name as name',
          'games.made as moves',
          // Never negative, though a clock may have been set back meanwhile.
          sql<number>`case when games.finished_at > games.started_at then games.finished_at - games.started_at else 0 end`.as(
            'milliseconds',
          ),
        ])
        .where('seen.place', '=', place)
        .where('games.day', '=', day)
        .where('games.finished_at', 'is not', null)
        .orderBy('moves')
        // A time that a clock set back has made unknown wins no tie.
        .orderBy(sql`case when games.finished_at < games.started_at then 1 else 0 end`)
        .orderBy('milliseconds')
        .orderBy('games.finished_at')
        .orderBy('games.id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row, name: shownName(row.name) }));
    },

    daysSolved: async (person) => {
      const rows = await db
        .selectFrom('games')
        .select('day')
        .where('person', '=', person)
        .where('finished_at', 'is not', null)
        .where('day', 'is not', null)
        .execute();
      return rows.flatMap(({ day }) => day ?? []);
    },
  };
}
