import { type ExpressionBuilder, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { DueWork } from '../contract/agenda.ts';
import type { Game } from '../contract/game.ts';
import type { Standing, Standings } from '../contract/standing.ts';
import { engineOf, tellDue } from '../database/engine.ts';
import type { Schema, StandingsTable } from '../database/schema.ts';
import { claim, leaseEnd } from '../leases/leases.ts';
import type { Owner } from '../leases/owner.ts';

/** Tries after which a row waits for its next change: three hours of a platform that takes nothing. */
const MOST_TRIES = 200;

/** The standing messages of `Store`, as one process sees them. */
export function openStandings(db: Kysely<Schema>, owner: Owner): Standings {
  const { now } = engineOf(db);
  const touched = touchOf(db);
  const free = { owner: '', held_until: 0 };

  const itself =
    ({ subject, address }: { readonly subject: string; readonly address: string }) =>
    (row: ExpressionBuilder<Schema, 'standings'>) =>
      row.and([row('subject', '=', subject), row('address', '=', address)]);

  const held = (standing: Standing) => (row: ExpressionBuilder<Schema, 'standings'>) =>
    row.and([itself(standing)(row), row('owner', '=', owner.name)]);

  /** The same message stands as when the row was claimed. */
  const sameMessage = ({ message }: Standing) => sql<boolean>`coalesce(message, '') = ${message ?? ''}`;

  const standingOf = (row: Selectable<StandingsTable>): Standing => ({
    subject: row.subject,
    address: row.address as Standing['address'],
    place: row.place,
    locale: row.locale,
    ...(row.message !== null && { message: row.message }),
    changed: row.changed,
    tries: row.tries,
    ...(row.planned_at !== null && { plannedAt: row.planned_at }),
  });

  return {
    find: async (subject, address) => {
      const row = await db
        .selectFrom('standings')
        .selectAll()
        .where(itself({ subject, address }))
        .executeTakeFirst();
      return row && standingOf(row);
    },

    note: async (at, message) => {
      const sent = { message, due_at: null, shown_at: now, tries: 0, ...free };
      await db
        .insertInto('standings')
        .values({ ...at, changed: 0, ...sent })
        .onConflict((conflict) => conflict.columns(['subject', 'address']).doUpdateSet(sent))
        .execute();
    },

    call: async (at, dueAt) => {
      const due_at = dueAt ?? now;
      const made = await db
        .insertInto('standings')
        .values({
          ...at,
          message: null,
          due_at,
          changed: 0,
          shown_at: null,
          tries: 0,
          ...free,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('subject')
        .executeTakeFirst();
      await tellDue(db);
      if (made !== undefined) return undefined;
      const row = await db
        .updateTable('standings')
        .set({ due_at: sql`case when message is null then coalesce(due_at, ${now}) else due_at end` })
        .where(itself(at))
        .returningAll()
        .executeTakeFirst();
      return row && standingOf(row);
    },

    anew: async (standing, plannedAt) => {
      const row = await db
        .updateTable('standings')
        .set({ ...touched, message: null, planned_at: plannedAt ?? null })
        .where(itself(standing))
        .where('message', '=', standing.message ?? '')
        .returning('subject')
        .executeTakeFirst();
      await tellDue(db);
      return row !== undefined;
    },

    touch: async (subject) => {
      await touchStandings(db, [subject]);
    },

    claim: async (adapters, most, paceMs) => {
      const rows = await claim<Selectable<StandingsTable>>(db, owner, {
        ...{ table: 'standings', key: ['subject', 'address'], counter: 'tries', limit: most },
        // One at a time in each chat, those with a message at its pace, but a person's own board immediately.
        where: sql`due_at <= ${now} and ${isTaken(adapters)} and not exists
          (select 1 from standings as other where other.address = standings.address and (
            (standings.message is not null and standings.subject not like 'game:%' and other.shown_at > ${now} - ${paceMs})
            or (other.subject <> standings.subject and other.held_until > ${now})
            or (other.tries < ${sql.lit(MOST_TRIES)} and (other.due_at, other.subject) < (standings.due_at, standings.subject))))`,
        order: sql`due_at`,
      });
      return rows.map(standingOf);
    },

    keep: async (standing) => {
      const row = await db
        .updateTable('standings')
        .set({ held_until: leaseEnd(db) })
        .where(held(standing))
        .returning('subject')
        .executeTakeFirst();
      return row !== undefined;
    },

    shown: async (standing, message) => {
      await db
        .updateTable('standings')
        .set({
          message: sql`case when ${sameMessage(standing)} then ${message} else message end`,
          due_at: sql`case when changed = ${standing.changed} then null else ${now} end`,
          shown_at: now,
          tries: 0,
          ...free,
        })
        .where(held(standing))
        .execute();
      await tellDue(db);
    },

    putOff: async (standing, ms, isAsked = false) => {
      await db
        .updateTable('standings')
        .set((row) => ({
          due_at: sql`${now} + ${ms}`,
          ...free,
          ...(isAsked && { tries: row('tries', '-', 1) }),
        }))
        .where(held(standing))
        .execute();
      await tellDue(db);
    },

    remove: async (standing) => {
      const { numDeletedRows } = await db
        .deleteFrom('standings')
        .where(itself(standing))
        .where('changed', '=', standing.changed)
        .executeTakeFirst();
      if (numDeletedRows === 0n)
        await db
          .updateTable('standings')
          .set({ due_at: now, ...free })
          .where(held(standing))
          .execute();
      await tellDue(db);
    },
  };
}

/** Is the address one of these adapters'? */
export const isOfAdapters = (adapters: readonly string[]) =>
  adapters.length === 0
    ? sql<boolean>`1 = 0`
    : sql<boolean>`(${sql.join(
        adapters.map((name) => sql`address like ${`${name}:%`}`),
        sql` or `,
      )})`;

/** Is a row an adapter's to show, and not given up? */
const isTaken = (adapters: readonly string[]): RawBuilder<boolean> =>
  sql`tries < ${sql.lit(MOST_TRIES)} and ${isOfAdapters(adapters)}`;

/** How long until the first row of the adapters is due, in milliseconds. */
export const nextStanding = (
  db: Kysely<Schema>,
  { adapters = () => [] }: DueWork,
): RawBuilder<number | null> =>
  sql`select min(due_at) - ${engineOf(db).now} from standings where due_at is not null and ${isTaken(adapters())}`;

/** What a change does to the rows of its subject: they are due at once, or when they were due already. */
const touchOf = (db: Kysely<Schema>) => ({
  due_at: sql<number>`coalesce(due_at, ${engineOf(db).now})`,
  changed: sql<number>`changed + 1`,
  tries: 0,
});

/** Marks every live message for these subjects as needing an update. */
export async function touchStandings(db: Kysely<Schema>, subjects: readonly string[]): Promise<void> {
  await db.updateTable('standings').set(touchOf(db)).where('subject', 'in', subjects).execute();
  await tellDue(db);
}

/** Asks for a message of its own about a round's end, wherever the round's message stands. */
export async function announceEnd(db: Kysely<Schema>, round: string): Promise<void> {
  await sql`insert into standings (subject, address, place, locale, due_at, changed, tries, owner, held_until)
    select ${`result:${round}`}, address, place, locale, ${engineOf(db).now}, 0, 0, '', 0
    from standings where subject = ${`round:${round}`}`.execute(db);
}

/**
 * Marks the live messages of a game's day, in the places where it was seen, and of its round as needing an
 * update.
 */
export async function touchStandingsOf(
  db: Kysely<Schema>,
  { id, day, series, round }: Pick<Game, 'id' | 'day' | 'series' | 'round'>,
): Promise<void> {
  const touching = db.updateTable('standings').set(touchOf(db));
  if (day !== undefined)
    await touching
      // The day's message tells of the knight too.
      .where('subject', 'in', [`day:${day}`, ...(series === undefined ? [] : [`day:${day}:${series}`])])
      .where('place', 'in', (of) => of.selectFrom('seen').select('seen.place').where('seen.game', '=', id))
      .execute();
  if (round !== undefined) await touching.where('subject', '=', `round:${round}`).execute();
  await tellDue(db);
}

/**
 * A person is forgotten: messages that show their results or rounds are due, and those that are theirs alone
 * are not known any more.
 */
export async function forgetStandings(db: Kysely<Schema>, person: string): Promise<void> {
  await db
    .updateTable('standings')
    .set(touchOf(db))
    .where(
      sql<boolean>`exists (select 1 from games join seen on seen.game = games.id where games.person = ${person}
          and standings.subject in ('day:' || games.day, 'day:' || games.day || ':' || games.series)
          and standings.place = seen.place)
        or subject in (select 'round:' || round from entries where person = ${person})
        or subject in (select 'round:' || id from rounds where host = ${person})`,
    )
    .execute();
  await db
    .deleteFrom('standings')
    .where(
      sql<boolean>`place = ${person}
        or subject in (select 'game:' || id from games where person = ${person})
        or subject in (select 'board:' || id from games where person = ${person})`,
    )
    .execute();
  await tellDue(db);
}

/** Milliseconds for which an unchanged message is known: some finish a day's puzzle late. */
const STOOD = 48 * 3_600_000;

/** Removes the rows of messages that nobody will change any more. `now`: milliseconds since the epoch. */
export async function removeOldStandings(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('standings')
    .where((row) => row.or([row('due_at', 'is', null), row('due_at', '<=', now - STOOD)]))
    .where((row) => row.or([row('shown_at', 'is', null), row('shown_at', '<=', now - STOOD)]))
    .execute();
}
