import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Stores who made a photo or solution, to limit, export and forget them. Counts typed moves. Removes private
 * chats from `seen`: they have no leaderboard, and their keys name people.
 */
export const owners: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  'alter table games add column typed integer not null default 0',

  "alter table pictures add column person text not null default ''",
  `update pictures set person = coalesce(
    (select person from games where games.picture = pictures.id order by started_at, id limit 1), '')`,
  'create index pictures_person on pictures (person)',
  // Contains all that the limit for all people needs: reading a row reads its whole photo.
  'create index pictures_age on pictures (made_at, id)',

  "alter table solutions add column person text not null default ''",
  'create index solutions_person on solutions (person, kept_at)',

  'create index rounds_host on rounds (host, opened_at)',

  "delete from seen where place = 'web:page' or (place like 'telegram:%' and place not like 'telegram:-%')",
  // Keys such as `discord:dm:500` were also used for chats of several people. Only one person has games in a
  // private chat.
  `delete from seen where place in (
    select place from seen join games on games.id = seen.game where place like 'discord:dm:%' group by place
    having count(distinct case when person not like 'someone:%' then person end) <= 1)`,
];
