import type { Kysely, Selectable, Transaction } from 'kysely';
import { applyChange, type Settings, type SettingsStore } from '../contract/settings.ts';
import { engineOf, notifyDue } from '../database/engine.ts';
import type { Schema, SettingsTable } from '../database/schema.ts';

type Row = Selectable<SettingsTable>;

/** Maximum number of chats in one statement, because SQLite limits the number of parameters. */
const BATCH_ROWS = 500;

/** Opens the part of the store that has the settings. */
export function openSettings(db: Kysely<Schema>): SettingsStore {
  const { now } = engineOf(db);
  const leftColumns = { gone_at: now, daily_at: null, post_due_at: null };
  return {
    of: async (owners) => {
      if (owners.length === 0) return new Map();
      const rows = await db.selectFrom('settings').selectAll().where('owner', 'in', owners).execute();
      return new Map(rows.map((row) => [row.owner, settingsOf(row)]));
    },

    change: (owner, decide) =>
      db.transaction().execute(async (transaction) => {
        const before = settingsOf(await lockSettings(transaction, owner));
        const after = applyChange(before, decide(before));
        await transaction.updateTable('settings').set(columnsOf(after)).where('owner', '=', owner).execute();
        if (after.nickname !== undefined && after.nickname !== before.nickname)
          await transaction
            .updateTable('games')
            .set({ person_name: after.nickname })
            .where('person', '=', owner)
            .execute();
        if (after.postDueAt !== before.postDueAt) await notifyDue(transaction);
        return after;
      }),

    recordLeft: (place) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('settings')
          .values({ owner: place, ...leftColumns })
          .onConflict((conflict) => conflict.column('owner').doUpdateSet(leftColumns))
          .execute();
        await transaction.deleteFrom('live_messages').where('place', '=', place).execute();
      }),

    async recordJoined(places) {
      for (let from = 0; from < places.length; from += BATCH_ROWS)
        await db
          .updateTable('settings')
          .set({ gone_at: null })
          .where('owner', 'in', places.slice(from, from + BATCH_ROWS))
          .where('gone_at', 'is not', null)
          .execute();
    },
  };
}

/**
 * Locks the row of an owner (chat or person) until the end of the transaction. Creates the row if there is
 * none. Returns the row.
 */
const lockSettings = (transaction: Transaction<Schema>, owner: string): Promise<Row> =>
  transaction
    .insertInto('settings')
    .values({ owner })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ owner }))
    .returningAll()
    .executeTakeFirstOrThrow();

const settingsOf = (row: Row): Settings =>
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

const columnsOf = (settings: Settings): Omit<Row, 'owner' | 'gone_at'> => ({
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

/**
 * Moves the settings of a group to the group's new key. If the new key already has a setting, that setting
 * remains.
 */
export async function moveSettings(
  transaction: Transaction<Schema>,
  from: string,
  to: string,
): Promise<void> {
  const old = await transaction
    .deleteFrom('settings')
    .where('owner', '=', from)
    .returningAll()
    .executeTakeFirst();
  if (old === undefined) return;
  const oldSettings = settingsOf(old);
  const existingSettings = settingsOf(await lockSettings(transaction, to));
  await transaction
    .updateTable('settings')
    .set(
      columnsOf({
        ...oldSettings,
        ...(oldSettings.address === from && { address: to as `${string}:${string}` }),
        ...existingSettings,
      }),
    )
    .where('owner', '=', to)
    .execute();
}

/**
 * Removes a person's settings. Daily posts that the person asked for in chats continue, but the bot no longer
 * knows whom to inform about problems.
 */
export async function forgetSettings(transaction: Transaction<Schema>, person: string): Promise<void> {
  await transaction.deleteFrom('settings').where('owner', '=', person).execute();
  await transaction.updateTable('settings').set({ told: null }).where('told', '=', person).execute();
}
