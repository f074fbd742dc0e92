import { type ExpressionBuilder, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { DueWork } from '../contract/agenda.ts';
import type { Game } from '../contract/game.ts';
import type { LiveMessage, LiveMessages } from '../contract/live-messages.ts';
import { engineOf, notifyDue } from '../database/engine.ts';
import type { LiveMessagesTable, Schema } from '../database/schema.ts';
import { claimRows, leaseEndSql } from '../leases/leases.ts';
import type { LeaseOwner } from '../leases/owner.ts';

/**
 * After this number of failed attempts (about three hours), a message isn't sent or edited until its subject
 * changes again.
 */
const MAX_TRIES = 200;

/** Opens the part of the store that has the live messages. `owner`: owner of the leases that it takes. */
export function openLiveMessages(db: Kysely<Schema>, owner: LeaseOwner): LiveMessages {
  const { nowSql } = engineOf(db);
  const changedColumns = changedMessageColumns(db);
  const noLeaseColumns = { owner: '', held_until: 0 };

  const isSameRow =
    ({ subject, address }: { readonly subject: string; readonly address: string }) =>
    (builder: ExpressionBuilder<Schema, 'live_messages'>) =>
      builder.and([builder('subject', '=', subject), builder('address', '=', address)]);

  const isLeasedHere = (liveMessage: LiveMessage) => (builder: ExpressionBuilder<Schema, 'live_messages'>) =>
    builder.and([isSameRow(liveMessage)(builder), builder('owner', '=', owner.name)]);

  /** SQL condition: the message still has the platform's id that it had when the row was claimed. */
  const isSameMessage = ({ messageId }: LiveMessage) =>
    sql<boolean>`coalesce(message, '') = ${messageId ?? ''}`;

  const liveMessageOf = (row: Selectable<LiveMessagesTable>): LiveMessage => ({
    subject: row.subject,
    address: row.address as LiveMessage['address'],
    place: row.place,
    locale: row.locale,
    ...(row.message !== null && { messageId: row.message }),
    changeCount: row.changed,
    tries: row.tries,
    ...(row.planned_at !== null && { plannedAt: row.planned_at }),
  });

  return {
    find: async (subject, address) => {
      const row = await db
        .selectFrom('live_messages')
        .selectAll()
        .where(isSameRow({ subject, address }))
        .executeTakeFirst();
      return row && liveMessageOf(row);
    },

    record: async (newMessage, messageId) => {
      const sentColumns = { message: messageId, due_at: null, shown_at: nowSql, tries: 0, ...noLeaseColumns };
      await db
        .insertInto('live_messages')
        .values({ ...newMessage, changed: 0, ...sentColumns })
        .onConflict((conflict) => conflict.columns(['subject', 'address']).doUpdateSet(sentColumns))
        .execute();
    },

    request: async (newMessage, dueAt) => {
      const due_at = dueAt ?? nowSql;
      const insertedRow = await db
        .insertInto('live_messages')
        .values({
          ...newMessage,
          message: null,
          due_at,
          changed: 0,
          shown_at: null,
          tries: 0,
          ...noLeaseColumns,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('subject')
        .executeTakeFirst();
      await notifyDue(db);
      if (insertedRow !== undefined) return undefined;
      const row = await db
        .updateTable('live_messages')
        .set({ due_at: sql`case when message is null then coalesce(due_at, ${nowSql}) else due_at end` })
        .where(isSameRow(newMessage))
        .returningAll()
        .executeTakeFirst();
      return row && liveMessageOf(row);
    },

    requestAgain: async (liveMessage, plannedAt) => {
      const row = await db
        .updateTable('live_messages')
        .set({ ...changedColumns, message: null, planned_at: plannedAt ?? null })
        .where(isSameRow(liveMessage))
        .where('message', '=', liveMessage.messageId ?? '')
        .returning('subject')
        .executeTakeFirst();
      await notifyDue(db);
      return row !== undefined;
    },

    markDue: async (subject) => {
      await markLiveMessages(db, [subject]);
    },

    claim: async (adapters, limit, minIntervalMs) => {
      const rows = await claimRows<Selectable<LiveMessagesTable>>(db, owner, {
        ...{ table: 'live_messages', keyColumns: ['subject', 'address'], counter: 'tries', limit },
        // Claim only one message of each address at a time. At an address, wait `minIntervalMs` after a
        // message or edit before the next edit. Boards of private games (`game:`) needn't wait.
        where: sql`due_at <= ${nowSql} and ${hasTriesLeft(adapters)} and not exists
          (select 1 from live_messages as other where other.address = live_messages.address and (
            (live_messages.message is not null and live_messages.subject not like 'game:%' and other.shown_at > ${nowSql} - ${minIntervalMs})
            or (other.subject <> live_messages.subject and other.held_until > ${nowSql})
            or (other.tries < ${sql.lit(MAX_TRIES)} and (other.due_at, other.subject) < (live_messages.due_at, live_messages.subject))))`,
        order: sql`due_at`,
      });
      return rows.map(liveMessageOf);
    },

    renewLease: async (liveMessage) => {
      const row = await db
        .updateTable('live_messages')
        .set({ held_until: leaseEndSql(db) })
        .where(isLeasedHere(liveMessage))
        .returning('subject')
        .executeTakeFirst();
      return row !== undefined;
    },

    recordShown: async (liveMessage, messageId) => {
      await db
        .updateTable('live_messages')
        .set({
          message: sql`case when ${isSameMessage(liveMessage)} then ${messageId} else message end`,
          due_at: sql`case when changed = ${liveMessage.changeCount} then null else ${nowSql} end`,
          shown_at: nowSql,
          tries: 0,
          ...noLeaseColumns,
        })
        .where(isLeasedHere(liveMessage))
        .execute();
      await notifyDue(db);
    },

    postpone: async (liveMessage, delayMs, isRateLimited = false) => {
      await db
        .updateTable('live_messages')
        .set((row) => ({
          due_at: sql`${nowSql} + ${delayMs}`,
          ...noLeaseColumns,
          ...(isRateLimited && { tries: row('tries', '-', 1) }),
        }))
        .where(isLeasedHere(liveMessage))
        .execute();
      await notifyDue(db);
    },

    remove: async (liveMessage) => {
      const { numDeletedRows } = await db
        .deleteFrom('live_messages')
        .where(isSameRow(liveMessage))
        .where('changed', '=', liveMessage.changeCount)
        .executeTakeFirst();
      if (numDeletedRows === 0n)
        await db
          .updateTable('live_messages')
          .set({ due_at: nowSql, ...noLeaseColumns })
          .where(isLeasedHere(liveMessage))
          .execute();
      await notifyDue(db);
    },
  };
}

/** SQL condition for rows whose address belongs to one of these adapters. */
export const isOfAdapters = (adapters: readonly string[]) =>
  adapters.length === 0
    ? sql<boolean>`1 = 0`
    : sql<boolean>`(${sql.join(
        adapters.map((name) => sql`address like ${`${name}:%`}`),
        sql` or `,
      )})`;

/** SQL condition for rows of these adapters with fewer than `MAX_TRIES` failed attempts. */
const hasTriesLeft = (adapters: readonly string[]): RawBuilder<boolean> =>
  sql`tries < ${sql.lit(MAX_TRIES)} and ${isOfAdapters(adapters)}`;

/** Returns the query for the milliseconds until the first live message of the adapters is due. */
export const nextLiveMessageQuery = (
  db: Kysely<Schema>,
  { adapters = () => [] }: DueWork,
): RawBuilder<number | null> =>
  sql`select min(due_at) - ${engineOf(db).nowSql} from live_messages where due_at is not null and ${hasTriesLeft(adapters())}`;

/**
 * Returns column values for a live message whose subject has changed: the message is due now, unless a time
 * was already set.
 */
const changedMessageColumns = (db: Kysely<Schema>) => ({
  due_at: sql<number>`coalesce(due_at, ${engineOf(db).nowSql})`,
  changed: sql<number>`changed + 1`,
  tries: 0,
});

/** Marks every live message with one of these subjects as needing an update. */
export async function markLiveMessages(db: Kysely<Schema>, subjects: readonly string[]): Promise<void> {
  await db
    .updateTable('live_messages')
    .set(changedMessageColumns(db))
    .where('subject', 'in', subjects)
    .execute();
  await notifyDue(db);
}

/** Requests a message about the end of a round at every address that has the live message of the round. */
export async function requestRoundEndMessages(db: Kysely<Schema>, roundId: string): Promise<void> {
  await sql`insert into live_messages (subject, address, place, locale, due_at, changed, tries, owner, held_until)
    select ${`result:${roundId}`}, address, place, locale, ${engineOf(db).nowSql}, 0, 0, '', 0
    from live_messages where subject = ${`round:${roundId}`}`.execute(db);
}

/**
 * Marks the live messages that show a game as needing an update: messages of its round, and messages of its
 * day in places (chats) where the game counts.
 */
export async function markLiveMessagesOfGame(
  db: Kysely<Schema>,
  { id, day, series, round }: Pick<Game, 'id' | 'day' | 'series' | 'round'>,
): Promise<void> {
  const updateQuery = db.updateTable('live_messages').set(changedMessageColumns(db));
  if (day !== undefined)
    await updateQuery
      // Update the message `day:<day>` for every series, because it shows the results of both series.
      .where('subject', 'in', [`day:${day}`, ...(series === undefined ? [] : [`day:${day}:${series}`])])
      .where('place', 'in', (builder) =>
        builder.selectFrom('seen').select('seen.place').where('seen.game', '=', id),
      )
      .execute();
  if (round !== undefined) await updateQuery.where('subject', '=', `round:${round}`).execute();
  await notifyDue(db);
}

/**
 * Removes a person from the live messages: deletes the person's own messages, and marks messages that show
 * the person's results or rounds as needing an update.
 */
export async function forgetLiveMessages(db: Kysely<Schema>, person: string): Promise<void> {
  await db
    .updateTable('live_messages')
    .set(changedMessageColumns(db))
    .where(
      sql<boolean>`exists (select 1 from games join seen on seen.game = games.id where games.person = ${person}
          and live_messages.subject in ('day:' || games.day, 'day:' || games.day || ':' || games.series)
          and live_messages.place = seen.place)
        or subject in (select 'round:' || round from entries where person = ${person})
        or subject in (select 'round:' || id from rounds where host = ${person})`,
    )
    .execute();
  await db
    .deleteFrom('live_messages')
    .where(
      sql<boolean>`place = ${person}
        or subject in (select 'game:' || id from games where person = ${person})
        or subject in (select 'board:' || id from games where person = ${person})`,
    )
    .execute();
  await notifyDue(db);
}

/**
 * Time after which the row of an unchanged message is removed. Until then, new results can still update the
 * message.
 */
const UNCHANGED_ROW_LIFETIME_MS = 48 * 3_600_000;

/**
 * Removes the rows of messages that haven't changed for `UNCHANGED_ROW_LIFETIME_MS`. `now`: milliseconds
 * since the epoch.
 */
export async function removeOldLiveMessages(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('live_messages')
    .where((row) => row.or([row('due_at', 'is', null), row('due_at', '<=', now - UNCHANGED_ROW_LIFETIME_MS)]))
    .where((row) =>
      row.or([row('shown_at', 'is', null), row('shown_at', '<=', now - UNCHANGED_ROW_LIFETIME_MS)]),
    )
    .execute();
}
