import { type Kysely, type Migration, sql } from 'kysely';

export const sharedState: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  'alter table live_messages add column shown text',

  `create table questions (
    person text not null,
    place text not null,
    command text not null,
    puzzle text not null,
    asked_at bigint not null,
    constraint questions_key primary key (person, place))`,
  'create index questions_asked on questions (asked_at)',
];
