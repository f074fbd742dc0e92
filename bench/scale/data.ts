import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../src/store/database/schema.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrations/migrate.ts';
import { duration, now } from '../report.ts';

/** Sizes of a database. */
export interface Amounts {
  /** All games, those of the days with the players of `DAYS` included. */
  readonly games: number;
  readonly liveMessages: number;
  readonly requests: number;
  /** Numbers of players of the days `PLAYED_DAYS`. */
  readonly players: readonly number[];
}

/** Days with the numbers of players `Amounts.players`. */
export const PLAYED_DAYS = ['2026-11-25', '2026-11-24', '2026-11-23'] as const;
/** Number of earlier days, on which the same people play. */
const EARLIER_DAY_COUNT = 30;
/** People with smaller numbers have played the earlier days, but not the days `PLAYED_DAYS`. */
export const FREE_PEOPLE_COUNT = 2_000;
export const BIG_CHAT = 'telegram:-7';
/** The newest moment in the database, milliseconds since the epoch. */
export const FILLED_AT = Date.UTC(2026, 10, 25, 12);
const DAY_MS = 86_400_000;

/** The sliding puzzle of all days. */
export const PUZZLE = {
  kind: 'sliding',
  start: '4x4 5 1 3 4 2 6 8 12 9 10 7 11 13 14 0 15',
  goal: '4x4 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0',
  par: 40,
} as const;

export const personKey = (number: number): string => `telegram:${number}`;

/**
 * Fills an empty database as an earlier version would have, then migrates it to this version. Returns the
 * milliseconds that the migration took.
 */
export async function fill(db: Kysely<Schema>, amounts: Amounts): Promise<number> {
  const began = now();
  await migrate(db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0003')));
  await db.transaction().execute(async (transaction) => {
    await fillTables(transaction, amounts);
  });
  process.stderr.write(`  filled in ${duration(now() - began)}\n`);
  const migrationBegan = now();
  await migrate(db);
  return now() - migrationBegan;
}

async function fillTables(
  db: Kysely<Schema>,
  { games, liveMessages, requests, players }: Amounts,
): Promise<void> {
  const playedCount = players.reduce((sum, count) => sum + count, 0);
  const earlierCount = Math.floor(((games - playedCount) * 0.95) / EARLIER_DAY_COUNT);
  for (let dayIndex = 1; dayIndex <= EARLIER_DAY_COUNT; dayIndex++) {
    const day = new Date(Date.UTC(2026, 10, 22) - dayIndex * DAY_MS).toISOString().slice(0, 10);
    await insertDay(db, day, earlierCount, 0);
  }
  for (const [at, count] of players.entries())
    await insertDay(db, PLAYED_DAYS[at] ?? '', count, FREE_PEOPLE_COUNT);
  // Own games, half of them unused for 90 days.
  await sql`${counter(Math.floor((games - playedCount) * 0.05))} insert into games (id, person, person_name,
    kind, start, goal, state, moves, made, revision, started_at, finished_at, touched, touched_at)
    select 'own' || i, 'telegram:' || (i % 10000), 'Player', 'sliding', ${PUZZLE.start}, ${PUZZLE.goal},
      ${PUZZLE.goal}, ${'LURD'.repeat(12)}, 48, 48, cast(${FILLED_AT - 100 * DAY_MS} as bigint) * 1 + i,
      cast(${FILLED_AT - 100 * DAY_MS} as bigint) + i, 1000 + i,
      cast(${FILLED_AT - 100 * DAY_MS} as bigint) + (i % 2) * cast(${20 * DAY_MS} as bigint) from n`.execute(
    db,
  );
  await sql`insert into seen (game, place, opened)
    select id, 'telegram:-' || (1000 + started_at % 20000), 1 from games where day is not null and touched % 3 = 0`.execute(
    db,
  );
  await sql`insert into seen (game, place, opened)
    select id, ${BIG_CHAT}, 1 from games where day is not null and touched < 100`.execute(db);
  await sql`${counter(liveMessages)} insert into live_messages (subject, address, place, locale, message,
    changed, shown_at)
    select case when i % 4 = 0 then 'day:2026-11-25' when i % 4 = 1 then 'day:2026-11-24'
        else 'game:2026-11-25-' || i end,
      case when i % 4 < 2 then 'telegram:-' || i else 'telegram:' || i end,
      case when i % 4 < 2 then 'telegram:-' || i else 'telegram:' || i end, 'en', '' || i, 1,
      cast(${FILLED_AT - 5 * DAY_MS} as bigint) + i % 120 * cast(${3_600_000} as bigint) from n`.execute(db);
  await sql`${counter(requests)} insert into received (adapter, key, request, attempts, until, saved_at)
    select 'telegram', '' || i, '', 1, 0, cast(${FILLED_AT - 2 * DAY_MS} as bigint) + i % 200 * 900000
    from n`.execute(db);
}

/** A list of the numbers from 0 to `count - 1`, for both engines. */
const counter = (count: number) =>
  sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})`;

/** Inserts finished games of one day, with steps and times that look random. */
async function insertDay(db: Kysely<Schema>, day: string, count: number, firstPerson: number): Promise<void> {
  const startedAt = Date.parse(day);
  await sql`${counter(count)} insert into games (id, person, person_name, day, kind, start, goal, state, moves,
    made, par, revision, started_at, finished_at, touched, touched_at)
    select cast(${day} as text) || '-' || (i + ${firstPerson}), 'telegram:' || (i + ${firstPerson}),
      'Player ' || i, cast(${day} as text), 'sliding', ${PUZZLE.start}, ${PUZZLE.goal}, ${PUZZLE.goal},
      ${'LURD'.repeat(12)}, 40 + (i % 97 * 31 % 97) * (i % 7 * 3 % 7) / 6, 40, 48, cast(${startedAt} as bigint) + i,
      cast(${startedAt} as bigint) + i + 8000 + (i % 60013 * 7919 % 60013) * (1 + i % 5), i, cast(${startedAt} as bigint) + i
    from n`.execute(db);
}
