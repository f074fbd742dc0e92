import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Tables of version 1.0.0. The SQL works in both PostgreSQL and SQLite. See `Schema` for the meaning of the
 * columns.
 */
export const baseline: Migration = {
  // Not `Schema`: a migration must stay the same when the schema changes later.
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of BASELINE_STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const BASELINE_STATEMENTS = [
  `create table games (
    id text primary key,
    person text not null,
    person_name text not null,
    day text,
    practice text,
    series text not null default 'puzzle',
    kind text not null default 'sliding',
    start text not null,
    goal text not null,
    state text not null default '',
    moves text not null,
    made integer not null default 0,
    par integer,
    assisted integer not null default 0,
    hints integer not null default 0,
    hinted integer not null default 0,
    gave_up integer not null default 0,
    unranked integer not null default 0,
    origin text,
    round text,
    level text,
    picture text,
    revision integer not null,
    started_at bigint not null,
    finished_at bigint,
    touched integer not null,
    touched_at bigint not null default 0)`,
  'create unique index games_person_day on games (person, day, series)',
  'create unique index games_person_round on games (person, round)',
  'create index games_person_touched on games (person, touched)',
  'create index games_picture on games (picture) where picture is not null',
  // Leaderboards read the finished games of some days. The index contains all columns that they read.
  `create index games_results on games (series, day, person, assisted, made, par, started_at, finished_at)
    where day is not null and finished_at is not null and unranked = 0`,

  `create table seen (
    game text not null references games (id) on delete cascade,
    place text not null,
    opened integer not null default 1,
    constraint seen_key primary key (place, game))`,
  'create index seen_game on seen (game)',

  `create table days (
    day text not null,
    series text not null,
    kind text not null,
    start text not null,
    goal text not null,
    par integer not null,
    constraint days_key primary key (day, series))`,

  `create table live_messages (
    subject text not null,
    address text not null,
    place text not null,
    locale text not null,
    message text,
    due_at bigint,
    changed integer not null default 0,
    shown_at bigint,
    tries integer not null default 0,
    planned_at bigint,
    owner text not null default '',
    held_until bigint not null default 0,
    constraint live_messages_key primary key (subject, address))`,
  'create index live_messages_address on live_messages (address)',
  'create index live_messages_due on live_messages (due_at) where due_at is not null',

  `create table rounds (
    id text primary key,
    kind text not null,
    place text not null,
    address text not null,
    host text not null,
    host_name text not null,
    size text not null,
    start text not null,
    goal text not null,
    par integer,
    bound integer,
    seconds integer not null,
    state text not null,
    opened_at bigint not null,
    starts_at bigint not null,
    ends_at bigint,
    touched_at bigint not null,
    due_at bigint)`,
  'create index rounds_place on rounds (place, state)',
  'create index rounds_due on rounds (due_at) where due_at is not null',

  `create table entries (
    round text not null references rounds (id) on delete cascade,
    person text not null,
    person_name text not null,
    game text,
    best text,
    length integer,
    tries integer not null default 0,
    finished_at bigint,
    constraint entries_key primary key (round, person))`,
  'create index entries_person on entries (person)',
  'create index entries_game on entries (game)',

  `create table pictures (
    id text primary key,
    bytes text not null,
    kind text not null,
    made_at bigint not null)`,

  `create table solutions (
    id text primary key,
    start text not null,
    goal text not null,
    moves text not null,
    length integer,
    optimal integer,
    lower_bound integer,
    metric text,
    heuristic text,
    method text,
    ended integer,
    expanded bigint,
    memory_bytes bigint,
    milliseconds double precision,
    kept_at bigint not null)`,

  `create table settings (
    owner text primary key,
    language text,
    theme text,
    palette text,
    tiles text,
    commands text,
    answers text,
    unnamed integer,
    nickname text,
    daily_at integer,
    zone text,
    address text,
    ping text,
    pin integer,
    told text,
    locale text,
    post_due_at bigint,
    gone_at bigint)`,
  'create index settings_due on settings (post_due_at) where post_due_at is not null',
  'create index settings_gone on settings (gone_at) where gone_at is not null',
  'create index settings_told on settings (told) where told is not null',

  `create table received (
    adapter text not null,
    key text not null,
    request text not null,
    message text,
    attempts integer not null,
    until bigint not null,
    saved_at bigint not null,
    owner text not null default '',
    held_until bigint not null default 0,
    constraint received_key primary key (adapter, key))`,
  'create index received_saved_at on received (saved_at)',
  "create index received_pending on received (adapter, saved_at) where request <> ''",

  'create table leases (name text primary key, owner text not null, held_until bigint not null)',
  'create table key_values (key text primary key, value text not null)',
];
