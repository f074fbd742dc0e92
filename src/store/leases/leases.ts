import type { Kysely } from 'kysely';
import type { Leases } from '../contract/store.ts';
import { tellDue } from '../database/due.ts';
import { engineOf } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';
import type { Owner } from './owner.ts';

/** The leases by name of `Store`. */
export function openLeases(db: Kysely<Schema>, owner: Owner): Leases {
  const { now } = engineOf(db);
  return {
    take: async (name, ms) => {
      const row = await db
        .insertInto('leases')
        .values((of) => ({ name, owner: owner.name, held_until: of(now, '+', ms) }))
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet((of) => ({
              owner: of.ref('excluded.owner'),
              held_until: of.ref('excluded.held_until'),
            }))
            .where((of) => of.or([of('leases.held_until', '<=', now), of('leases.owner', '=', owner.name)])),
        )
        .returning('name')
        .executeTakeFirst();
      return row !== undefined;
    },

    release: async (name) => {
      await db.deleteFrom('leases').where('name', '=', name).where('owner', '=', owner.name).execute();
    },
  };
}

/** Lets go of all that this owner holds; an answer that was begun and not given doesn't count as one in vain. */
export async function releaseAll(db: Kysely<Schema>, owner: Owner): Promise<void> {
  await db
    .updateTable('received')
    .set((row) => ({ owner: '', held_until: 0, attempts: row('attempts', '-', 1) }))
    .where('owner', '=', owner.name)
    .execute();
  await db
    .updateTable('standings')
    .set({ owner: '', held_until: 0 })
    .where('owner', '=', owner.name)
    .execute();
  await db.deleteFrom('leases').where('owner', '=', owner.name).execute();
  await tellDue(db);
}
