import { type Kysely, type Migration, sql } from 'kysely';

/** The index lets a request make only one game, even if two processes answer it at the same time. */
export const requests: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  'alter table games add column changed_by text',
  'create unique index games_changed_by on games (person, changed_by) where changed_by is not null',
];
