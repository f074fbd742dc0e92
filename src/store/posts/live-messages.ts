import { type ExpressionBuilder, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { DueWork } from '../contract/agenda.ts';
import type { Game } from '../contract/game.ts';
import type { LiveMessage, LiveMessages } from '../contract/live-messages.ts';
import { batchesOf, MAX_BATCH_ROWS, runInBatches } from '../database/batches.ts';
import { engineOf, notifyDue } from '../database/engine.ts';
import type { LiveMessagesTable, Schema } from '../database/schema.ts';
import { claimRows, leaseEndSql } from '../leases/leases.ts';
import type { LeaseOwner } from '../leases/owner.ts';

/** Failures in about three hours. Then the message waits for the next change of its subject. */
const MAX_TRIES = 200;

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

  /** Whether the message's id is still that of the claim. */
  const isSameMessage = ({ messageId }: LiveMessage) =>
    sql<boolean>`coalesce(message, '') = ${messageId ?? ''}`;

  const liveMessageOf = (row: Selectable<LiveMessagesTable>): LiveMessage => ({
    subject: row.subject,
    address: row.address as LiveMessage['address'],
    place: row.place,
    locale: row.locale,
    messageId: row.message ?? undefined,
    changeCount: row.changed,
    tries: row.tries,
    shown: row.shown ?? undefined,
    plannedAt: row.planned_at ?? undefined,
  });

  /**
   * Corrects a message that was edited after the lease was lost. The counter of changes makes a process that
   * is just editing it do so again. A removed row of a round's message comes back if the chat still has the
   * round and the bot.
   */
  async function requestCorrection(
    { subject, address, place, locale }: LiveMessage,
    messageId: string,
  ): Promise<void> {
    const row = await db
      .updateTable('live_messages')
      .set({ ...changedColumns, shown: null })
      .where(isSameRow({ subject, address }))
      .where('message', '=', messageId)
      .returning('subject')
      .executeTakeFirst();
    const [subjectKind, roundId] = subject.split(':');
    if (row !== undefined || subjectKind !== 'round') return;
    await sql`insert into live_messages
        (subject, address, place, locale, message, due_at, changed, tries, owner, held_until)
      select cast(${subject} as text), address, place, cast(${locale} as text), cast(${messageId} as text),
        ${nowSql}, 0, 0, '', 0
      from rounds where id = ${roundId} and address = ${address} and place = ${place} and not exists
        (select 1 from settings where owner = ${place} and gone_at is not null)
      on conflict do nothing`.execute(db);
  }

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
      const sentColumns = {
        message: messageId,
        due_at: null,
        shown_at: nowSql,
        shown: null,
        tries: 0,
        ...noLeaseColumns,
      };
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
        .set({ ...changedColumns, message: null, shown: null, planned_at: plannedAt ?? null })
        .where(isSameRow(liveMessage))
        .where('message', '=', liveMessage.messageId ?? '')
        .returning('subject')
        .executeTakeFirst();
      await notifyDue(db);
      return row !== undefined;
    },

    recordEdit: async (liveMessage) => {
      await db
        .updateTable('live_messages')
        .set({
          due_at: sql`case when changed = ${liveMessage.changeCount} then null else ${nowSql} end`,
          shown_at: nowSql,
          shown: null,
          tries: 0,
          ...noLeaseColumns,
        })
        .where(isSameRow(liveMessage))
        .execute();
      await notifyDue(db);
    },

    markDue: async (subject) => {
      await markLiveMessages(db, [subject]);
    },

    claim: async (adapters, limit, minIntervalMs) => {
      const rows = await claimRows<Selectable<LiveMessagesTable>>(db, owner, {
        table: 'live_messages',
        keyColumns: ['subject', 'address'],
        counter: 'tries',
        limit,
        // One message of each address at a time. Boards of private games (`game:`) don't wait
        // `minIntervalMs`.
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
        .set({ held_until: leaseEndSql(db), shown: null })
        .where(isLeasedHere(liveMessage))
        .returning('subject')
        .executeTakeFirst();
      return row !== undefined;
    },

    recordShown: async (liveMessage, messageId, shown) => {
      const isUnchanged = sql`changed = ${liveMessage.changeCount}`;
      const row = await db
        .updateTable('live_messages')
        .set({
          message: sql`case when ${isSameMessage(liveMessage)} then ${messageId} else message end`,
          due_at: sql`case when ${isUnchanged} then null else ${nowSql} end`,
          shown_at: nowSql,
          shown: sql`case when ${isUnchanged} then ${shown ?? null} end`,
          tries: 0,
          ...noLeaseColumns,
        })
        .where(isLeasedHere(liveMessage))
        .returning('subject')
        .executeTakeFirst();
      if (row === undefined) await requestCorrection(liveMessage, messageId);
      await notifyDue(db);
      return row !== undefined;
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

export const isOfAdapters = (adapters: readonly string[]) =>
  adapters.length === 0
    ? sql<boolean>`1 = 0`
    : sql<boolean>`(${sql.join(
        adapters.map((name) => sql`address like ${`${name}:%`}`),
        sql` or `,
      )})`;

const hasTriesLeft = (adapters: readonly string[]): RawBuilder<boolean> =>
  sql`tries < ${sql.lit(MAX_TRIES)} and ${isOfAdapters(adapters)}`;

export const nextLiveMessageQuery = (
  db: Kysely<Schema>,
  { adapters = () => [] }: DueWork,
): RawBuilder<number | null> =>
  sql`select min(due_at) - ${engineOf(db).nowSql} from live_messages where due_at is not null and ${hasTriesLeft(adapters())}`;

const changedMessageColumns = (db: Kysely<Schema>) => ({
  due_at: sql<number>`coalesce(due_at, ${engineOf(db).nowSql})`,
  changed: sql<number>`changed + 1`,
  tries: 0,
});

export async function markLiveMessages(db: Kysely<Schema>, subjects: readonly string[]): Promise<void> {
  await db
    .updateTable('live_messages')
    .set(changedMessageColumns(db))
    .where('subject', 'in', subjects)
    .execute();
  await notifyDue(db);
}

/** Requests one at every address with a live message of the round. */
export async function requestRoundEndMessages(db: Kysely<Schema>, roundId: string): Promise<void> {
  await sql`insert into live_messages (subject, address, place, locale, due_at, changed, tries, owner, held_until)
    select ${`result:${roundId}`}, address, place, locale, ${engineOf(db).nowSql}, 0, 0, '', 0
    from live_messages where subject = ${`round:${roundId}`}`.execute(db);
}

/** Messages of its round, and messages of its day in chats where the game counts. */
export async function markLiveMessagesOfGame(
  db: Kysely<Schema>,
  { id, day, series, round }: Pick<Game, 'id' | 'day' | 'series' | 'round'>,
): Promise<void> {
  const updateQuery = db.updateTable('live_messages').set(changedMessageColumns(db));
  if (day !== undefined) {
    // With a subquery for the places, the database may read the messages of all chats.
    const places = await db.selectFrom('seen').select('place').where('game', '=', id).execute();
    // `day:<day>` shows both series.
    const subjects = [`day:${day}`, ...(series === undefined ? [] : [`day:${day}:${series}`])];
    for (const batch of batchesOf(places))
      await updateQuery
        .where(
          'place',
          'in',
          batch.map(({ place }) => place),
        )
        .where('subject', 'in', subjects)
        .execute();
  }
  if (round !== undefined) await updateQuery.where('subject', '=', `round:${round}`).execute();
  await notifyDue(db);
}

export async function removeLiveMessages(db: Kysely<Schema>, subjects: readonly string[]): Promise<void> {
  if (subjects.length > 0) await db.deleteFrom('live_messages').where('subject', 'in', subjects).execute();
}

export const removeLiveMessagesOfGames = (db: Kysely<Schema>, ids: readonly string[]): Promise<void> =>
  removeLiveMessages(
    db,
    ids.flatMap((id) => [`game:${id}`, `board:${id}`, `share:${id}`]),
  );

/**
 * Deletes the person's own messages, and marks those with the person's results as due. Statements name the
 * rows, because with a subquery the database may read the whole table.
 */
export async function forgetLiveMessages(db: Kysely<Schema>, person: string): Promise<void> {
  const seenRows = await db
    .selectFrom('games')
    .innerJoin('seen', 'seen.game', 'games.id')
    .select(['seen.place', 'games.day', 'games.series'])
    .where('games.person', '=', person)
    .execute();
  for (const batch of batchesOf(seenRows))
    await db
      .updateTable('live_messages')
      .set(changedMessageColumns(db))
      .where((row) =>
        row.or(
          batch.map(({ place, day, series }) =>
            row.and([row('place', '=', place), row('subject', 'in', [`day:${day}`, `day:${day}:${series}`])]),
          ),
        ),
      )
      .execute();
  const rounds = await sql<{ id: string }>`select round as id from entries where person = ${person}
    union select id from rounds where host = ${person}`.execute(db);
  for (const batch of batchesOf(rounds.rows))
    await markLiveMessages(
      db,
      batch.map(({ id }) => `round:${id}`),
    );
  await db.deleteFrom('live_messages').where('place', '=', person).execute();
  const games = await db.selectFrom('games').select('id').where('person', '=', person).execute();
  for (const batch of batchesOf(games))
    await removeLiveMessagesOfGames(
      db,
      batch.map(({ id }) => id),
    );
  await notifyDue(db);
}

/** Time in which new results can still update an unchanged message. */
const UNCHANGED_ROW_LIFETIME_MS = 48 * 3_600_000;

export async function removeOldLiveMessages(db: Kysely<Schema>, now: number): Promise<void> {
  const unchangedSince = now - UNCHANGED_ROW_LIFETIME_MS;
  await runInBatches(
    db,
    sql`delete from live_messages where (subject, address) in (select subject, address from live_messages
      where coalesce(shown_at, 0) <= ${unchangedSince} and (due_at is null or due_at <= ${unchangedSince})
      limit ${MAX_BATCH_ROWS})`,
  );
}
