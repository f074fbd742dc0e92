import { type Kysely, type Migration, sql } from 'kysely';

/** What chats and people have chosen, one row each, and when the bot left a chat. */
export const places: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table settings (owner text primary key, language text, theme text, palette text, tiles text,
      commands text, answers text, unnamed integer, daily_at integer, zone text, address text, ping text, pin integer,
      told text, post_due_at bigint, gone_at bigint)`.execute(db);
    await sql`create index settings_due on settings (post_due_at) where post_due_at is not null`.execute(db);
    await sql`create index settings_gone on settings (gone_at) where gone_at is not null`.execute(db);
    await sql`create index settings_told on settings (told) where told is not null`.execute(db);
  },
};
