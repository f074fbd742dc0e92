import { type Kysely, type Migration, sql } from 'kysely';

type ColumnType = 'text' | 'integer' | 'bigint';
/** A column's name, type, and default; without one it is null. */
type Column = readonly [name: string, type: ColumnType, byDefault?: string | number];

const GAME_COLUMNS: readonly Column[] = [
  ['kind', 'text', 'sliding'],
  ['state', 'text', ''],
  ['made', 'integer', 0],
  ['par', 'integer'],
  ['assisted', 'integer', 0],
  ['hints', 'integer', 0],
  ['gave_up', 'integer', 0],
  ['origin', 'text'],
  ['round', 'text'],
  ['level', 'text'],
  ['picture', 'text'],
];

/** A game has a kind and keeps its present position; days, standing messages, rounds, their entries and pictures have tables. */
export const play: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const [name, type, byDefault] of GAME_COLUMNS)
      await db.schema
        .alterTable('games')
        .addColumn(name, type, (column) =>
          byDefault === undefined ? column : column.notNull().defaultTo(byDefault),
        )
        .execute();
    await keepPositions(db);
    // A game of a round stands beside one's own.
    await db.schema.dropIndex('games_own_unfinished').execute();
    await sql`create unique index games_own_unfinished on games (person)
      where day is null and finished_at is null and round is null`.execute(db);
    await db.schema
      .createIndex('games_person_round')
      .unique()
      .on('games')
      .columns(['person', 'round'])
      .execute();
    await sql`create index games_picture on games (picture) where picture is not null`.execute(db);
    await makeTables(db);
  },
};

async function makeTables(db: Kysely<unknown>): Promise<void> {
  await sql`create table days (day text primary key, kind text not null, start text not null, goal text not null,
    par integer not null)`.execute(db);
  await sql`create table standings (subject text not null, address text not null, place text not null,
    locale text not null, message text, due_at bigint, changed integer not null default 0, shown_at bigint,
    tries integer not null default 0, owner text not null default '', held_until bigint not null default 0,
    constraint standings_key primary key (subject, address))`.execute(db);
  await sql`create index standings_due on standings (due_at) where due_at is not null`.execute(db);
  await sql`create table rounds (id text primary key, kind text not null, place text not null, address text not null,
    host text not null, host_name text not null, size text not null, start text not null, goal text not null,
    par integer, seconds integer not null, state text not null, opened_at bigint not null, starts_at bigint not null,
    ends_at bigint, touched_at bigint not null, due_at bigint, owner text not null default '',
    held_until bigint not null default 0)`.execute(db);
  await sql`create index rounds_due on rounds (due_at) where due_at is not null`.execute(db);
  await sql`create index rounds_place on rounds (place, state)`.execute(db);
  await sql`create table entries (round text not null references rounds (id) on delete cascade, person text not null,
    person_name text not null, address text not null, game text, best text, length integer,
    tries integer not null default 0, finished_at bigint,
    constraint entries_key primary key (round, person))`.execute(db);
  await sql`create index entries_person on entries (person)`.execute(db);
  await sql`create table pictures (id text primary key, bytes text not null, kind text not null,
    made_at bigint not null)`.execute(db);
}

interface Old {
  readonly id: string;
  readonly start: string;
  readonly moves: string;
}

const AT_ONCE = 1000;

/** A finished game stands at its goal, an untouched one at its start; the others are followed. */
async function keepPositions(db: Kysely<unknown>): Promise<void> {
  await sql`update games set made = length(moves), state = case when finished_at is null then start else goal end`.execute(
    db,
  );
  for (let last = ''; ; ) {
    const { rows } = await sql<Old>`select id, start, moves from games
      where finished_at is null and moves <> '' and id > ${last} order by id limit ${AT_ONCE}`.execute(db);
    for (const { id, start, moves } of rows)
      await sql`update games set state = ${followed(start, moves)} where id = ${id}`.execute(db);
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.id ?? '';
  }
}

/** The board (`2x3 1 2 3 4 0 5`) after moves (a letter each, the way in which a tile slides). */
function followed(start: string, moves: string): string {
  const [size = '', ...tiles] = start.split(' ');
  const cols = Number(size.split('x')[1]);
  const from: Record<string, number> = { U: cols, D: -cols, L: 1, R: -1 };
  let blank = tiles.indexOf('0');
  for (const move of moves) {
    const cell = blank + (from[move] ?? 0);
    [tiles[blank], tiles[cell]] = [tiles[cell] ?? '', '0'];
    blank = cell;
  }
  return [size, ...tiles].join(' ');
}
