import { type Kysely, type Migration, sql } from 'kysely';

/** A day has a puzzle in each series; what was kept before belongs to the series `puzzle`. */
export const series: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // SQLite can't change a primary key, so the table is copied.
    await sql`create table days_of_series (day text not null, series text not null, kind text not null,
      start text not null, goal text not null, par integer not null,
      constraint days_key primary key (day, series))`.execute(db);
    await sql`insert into days_of_series select day, 'puzzle', kind, start, goal, par from days`.execute(db);
    await sql`drop table days`.execute(db);
    await sql`alter table days_of_series rename to days`.execute(db);
    await sql`alter table games add column series text not null default 'puzzle'`.execute(db);
    await sql`drop index games_person_day`.execute(db);
    await sql`create unique index games_person_day on games (person, day, series)`.execute(db);
    await sql`drop index games_results`.execute(db);
    await sql`create index games_results
      on games (series, day, person, assisted, made, par, started_at, finished_at)
      where day is not null and finished_at is not null`.execute(db);
  },
};
