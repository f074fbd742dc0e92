import type { Kysely, Selectable, Transaction } from 'kysely';
import { applyChange, type Settings, type SettingsStore } from '../contract/settings.ts';
import { engineOf, notifyDue } from '../database/engine.ts';
import type { Schema, SettingsTable } from '../database/schema.ts';
import { runTransaction } from '../database/transactions.ts';

type SettingsRow = Selectable<SettingsTable>;

/** SQLite limits the number of parameters. */
const MAX_BATCH_ROWS = 500;

export function openSettings(db: Kysely<Schema>): SettingsStore {
  const { nowSql } = engineOf(db);
  const leftChatColumns = { gone_at: nowSql, daily_at: null, post_due_at: null };
  return {
    of: async (owners) => {
      if (owners.length === 0) return new Map();
      const rows = await db.selectFrom('settings').selectAll().where('owner', 'in', owners).execute();
      return new Map(rows.map((row) => [row.owner, settingsOf(row)]));
    },

    change: (owner, decide) =>
      runTransaction(db, async (transaction) => {
        const oldSettings = settingsOf(await lockSettings(transaction, owner));
        const newSettings = applyChange(oldSettings, decide(oldSettings));
        await transaction
          .updateTable('settings')
          .set(settingsColumnsOf(newSettings))
          .where('owner', '=', owner)
          .execute();
        if (newSettings.nickname !== undefined && newSettings.nickname !== oldSettings.nickname)
          await transaction
            .updateTable('games')
            .set({ person_name: newSettings.nickname })
            .where('person', '=', owner)
            .execute();
        if (newSettings.postDueAt !== oldSettings.postDueAt) await notifyDue(transaction);
        return newSettings;
      }),

    recordLeft: (place) =>
      runTransaction(db, async (transaction) => {
        await transaction
          .insertInto('settings')
          .values({ owner: place, ...leftChatColumns })
          .onConflict((conflict) => conflict.column('owner').doUpdateSet(leftChatColumns))
          .execute();
        await transaction.deleteFrom('live_messages').where('place', '=', place).execute();
      }),

    async recordJoined(places) {
      for (let batchStart = 0; batchStart < places.length; batchStart += MAX_BATCH_ROWS)
        await db
          .updateTable('settings')
          .set({ gone_at: null })
          .where('owner', 'in', places.slice(batchStart, batchStart + MAX_BATCH_ROWS))
          .where('gone_at', 'is not', null)
          .execute();
    },
  };
}

/** Creates the row if there is none. */
const lockSettings = (transaction: Transaction<Schema>, owner: string): Promise<SettingsRow> =>
  transaction
    .insertInto('settings')
    .values({ owner })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ owner }))
    .returningAll()
    .executeTakeFirstOrThrow();

const settingsOf = (row: SettingsRow): Settings =>
  applyChange(
    {},
    {
      language: row.language,
      theme: row.theme,
      palette: row.palette,
      tiles: row.tiles,
      commands: row.commands === null ? null : JSON.parse(row.commands),
      answers: row.answers,
      unnamed: row.unnamed === 1 ? true : null,
      nickname: row.nickname,
      dailyAt: row.daily_at,
      zone: row.zone,
      address: row.address as Settings['address'] | null,
      ping: row.ping,
      pin: row.pin === 1 ? true : null,
      told: row.told,
      locale: row.locale,
      postDueAt: row.post_due_at,
    },
  );

const settingsColumnsOf = (settings: Settings): Omit<SettingsRow, 'owner' | 'gone_at'> => ({
  language: settings.language ?? null,
  theme: settings.theme ?? null,
  palette: settings.palette ?? null,
  tiles: settings.tiles ?? null,
  commands: settings.commands === undefined ? null : JSON.stringify(settings.commands),
  answers: settings.answers ?? null,
  unnamed: settings.unnamed ? 1 : null,
  nickname: settings.nickname ?? null,
  daily_at: settings.dailyAt ?? null,
  zone: settings.zone ?? null,
  address: settings.address ?? null,
  ping: settings.ping ?? null,
  pin: settings.pin ? 1 : null,
  told: settings.told ?? null,
  locale: settings.locale ?? null,
  post_due_at: settings.postDueAt ?? null,
});

export async function moveSettings(
  transaction: Transaction<Schema>,
  oldKey: string,
  newKey: string,
): Promise<void> {
  const oldRow = await transaction
    .deleteFrom('settings')
    .where('owner', '=', oldKey)
    .returningAll()
    .executeTakeFirst();
  if (oldRow === undefined) return;
  const oldSettings = settingsOf(oldRow);
  const existingSettings = settingsOf(await lockSettings(transaction, newKey));
  await transaction
    .updateTable('settings')
    .set(
      settingsColumnsOf({
        ...oldSettings,
        ...(oldSettings.address === oldKey && { address: newKey as `${string}:${string}` }),
        ...existingSettings,
      }),
    )
    .where('owner', '=', newKey)
    .execute();
}

/** Daily posts in chats continue, without a person to inform about problems. */
export async function forgetSettings(transaction: Transaction<Schema>, person: string): Promise<void> {
  await transaction.deleteFrom('settings').where('owner', '=', person).execute();
  await transaction.updateTable('settings').set({ told: null }).where('told', '=', person).execute();
}
