import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { DueWork } from '../contract/agenda.ts';
import type { NewLiveMessage } from '../contract/live-messages.ts';
import type { DuePost, Posts } from '../contract/posts.ts';
import { engineOf, notifyDue } from '../database/engine.ts';
import type { Schema, SettingsTable } from '../database/schema.ts';
import { runTransaction } from '../database/transactions.ts';
import { isOfAdapters } from './live-messages.ts';

export function openPosts(db: Kysely<Schema>): Posts {
  const { nowSql: databaseNow, skipsLocked } = engineOf(db);
  /**
   * An older message of the subject is edited to point to the new one, by the row
   * `earlier:<subject>:<message>`.
   */
  async function requestMessage(
    transaction: Transaction<Schema>,
    newMessage: NewLiveMessage,
    plannedAt?: number,
  ) {
    const noLeaseColumns = { tries: 0, owner: '', held_until: 0 };
    const requestedColumns = {
      message: null,
      shown: null,
      due_at: databaseNow,
      planned_at: plannedAt ?? null,
      ...noLeaseColumns,
    };
    const olderRow = await transaction
      .selectFrom('live_messages')
      .select(['message', 'planned_at'])
      .where('subject', '=', newMessage.subject)
      .where('address', '=', newMessage.address)
      .where('place', '=', newMessage.place)
      .executeTakeFirst();
    await transaction
      .insertInto('live_messages')
      .values({ ...newMessage, ...requestedColumns, changed: 0, shown_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(['subject', 'address'])
          .doUpdateSet((row) => ({ ...requestedColumns, changed: row('live_messages.changed', '+', 1) }))
          // Another chat's message at this address isn't this chat's to send again.
          .where('live_messages.place', '=', newMessage.place),
      )
      .execute();
    if (olderRow?.message != null)
      await transaction
        .insertInto('live_messages')
        .values({
          ...newMessage,
          ...noLeaseColumns,
          subject: `earlier:${newMessage.subject}:${olderRow.message}`,
          message: olderRow.message,
          changed: 0,
          shown_at: null,
          planned_at: olderRow.planned_at,
          // The new message comes first, because this one points to it.
          due_at: sql`${databaseNow} + 1`,
        })
        .execute();
    await notifyDue(transaction);
  }

  return {
    claim: (adapter, now, limit, plan) =>
      runTransaction(db, async (transaction) => {
        const rows = await transaction
          .selectFrom('settings')
          .selectAll()
          .where('post_due_at', '<=', now)
          .where(isPostOn([adapter]))
          .orderBy('post_due_at')
          .limit(limit)
          .$if(skipsLocked, (query) => query.forUpdate().skipLocked())
          .execute();
        const plannedPosts = rows.flatMap((row) => {
          const post = postOf(row);
          return post === undefined ? [] : [{ row, post: { ...post, ...plan(post) } }];
        });
        for (const { row, post } of plannedPosts) {
          const { owner, address, nextAt, message } = post;
          await transaction
            .updateTable('settings')
            .set({ post_due_at: nextAt })
            .where('owner', '=', owner)
            .execute();
          if (message === undefined) continue;
          const { subject, plannedAt } = message;
          const locale = row.language ?? row.locale ?? 'en';
          await requestMessage(transaction, { subject, address, place: owner, locale }, plannedAt);
        }
        return plannedPosts.map(({ post }) => post);
      }),

    switchOff: (part, { owner, address }, notice) =>
      runTransaction(db, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('settings')
          .set(part === 'post' ? { daily_at: null, post_due_at: null } : { pin: null })
          .where('owner', '=', owner)
          .where('address', '=', address)
          .where(part === 'post' ? 'daily_at' : 'pin', 'is not', null)
          .executeTakeFirst();
        const isSwitchedOff = numUpdatedRows > 0n;
        if (isSwitchedOff && notice !== undefined) await requestMessage(transaction, notice);
        return isSwitchedOff;
      }),
  };
}

const isPostOn = (adapters: readonly string[]): RawBuilder<boolean> =>
  sql`daily_at is not null and zone is not null and address is not null and ${isOfAdapters(adapters)}`;

export const nextPostQuery = (
  _: Kysely<Schema>,
  { adapters = () => [], now }: DueWork,
): RawBuilder<number | null> =>
  sql`select min(post_due_at) - ${now()} from settings where post_due_at is not null and ${isPostOn(adapters())}`;

function postOf(row: Selectable<SettingsTable>): DuePost | undefined {
  const { owner, address, told, daily_at: minutes, zone, post_due_at: dueAt } = row;
  if (address === null || minutes === null || zone === null || dueAt === null) return undefined;
  return {
    owner,
    minutes,
    zone,
    dueAt,
    address: address as DuePost['address'],
    isReminder: told === owner,
  };
}
