import type { Kysely } from 'kysely';
import { makeBoardText, parseBoardText } from './board-text.ts';
import { contentId } from './id.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** The solutions of `Store`; an id is made from the content, so that asking again keeps no second copy. */
export function openSolutions(db: Kysely<Schema>): Store['solutions'] {
  return {
    keep: async ({ start, goal, moves, note, now }) => {
      const content = { start: makeBoardText(start), goal: makeBoardText(goal), moves, note };
      const id = contentId(content.start, content.goal, moves, note);
      await db
        .insertInto('solutions')
        .values({ id, ...content, kept_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ kept_at: now }))
        .execute();
      return id;
    },

    byId: async (id) => {
      const row = await db
        .selectFrom('solutions')
        .select(['start', 'goal', 'moves', 'note'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { ...row, start: parseBoardText(row.start), goal: parseBoardText(row.goal) };
    },
  };
}
