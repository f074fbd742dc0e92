import { type Kysely, type Selectable, sql } from 'kysely';
import { makeBoardText, parseBoardText } from '../../core/sliding/notation/code.ts';
import { MAX_STORED_PER_PERSON } from '../contract/game.ts';
import { contentId } from '../contract/id.ts';
import type { Solutions, StoredSolution, Verdict } from '../contract/solution.ts';
import type { Schema, SolutionsTable } from '../database/schema.ts';
import { runTransaction } from '../database/transactions.ts';

/**
 * Limit for a person. Most solutions have less than a hundred moves, those of depth-first search up to tens
 * of thousands.
 */
const MAX_MOVES_CHARS = 1_000_000;

/** Ids come from content and person, so equal solutions of a person share a row. */
export function openSolutions(db: Kysely<Schema>): Solutions {
  return {
    keep: async ({ person, start, goal, moves, verdict, now }) => {
      const content = {
        person,
        start: makeBoardText(start),
        goal: makeBoardText(goal),
        moves,
        ...verdictColumnsOf(verdict),
      };
      const id = contentId(JSON.stringify(content));
      await runTransaction(db, async (transaction) => {
        await transaction
          .insertInto('solutions')
          .values({ id, ...content, kept_at: now })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ kept_at: now }))
          .execute();
        await sql`delete from solutions where id in (select id from
          (select id, row_number() over newest as rank, sum(length(moves)) over newest as chars from solutions
            where person = ${person} window newest as (order by kept_at desc, id)) as own
          where rank > ${MAX_STORED_PER_PERSON} or chars > ${MAX_MOVES_CHARS})`.execute(transaction);
      });
      return id;
    },

    byId: async (id) => {
      const row = await db.selectFrom('solutions').selectAll().where('id', '=', id).executeTakeFirst();
      return row && solutionOf(row);
    },
  };
}

function verdictColumnsOf(
  verdict: Verdict | undefined,
): Omit<SolutionsTable, 'id' | 'person' | 'start' | 'goal' | 'moves' | 'kept_at'> {
  const {
    length = null,
    optimal,
    lowerBound = null,
    metric = null,
    heuristic = null,
    effort,
  } = verdict ?? {};
  return {
    length,
    optimal: toFlag(optimal),
    lower_bound: lowerBound,
    metric,
    heuristic,
    method: effort?.method ?? null,
    ended: toFlag(effort?.ended),
    expanded: effort?.expanded ?? null,
    memory_bytes: effort?.memoryBytes ?? null,
    milliseconds: effort?.milliseconds ?? null,
  };
}

const toFlag = (value: boolean | undefined): number | null => (value === undefined ? null : Number(value));

export function solutionOf(row: Selectable<SolutionsTable>): StoredSolution {
  const { start, goal, moves, length, lower_bound: lowerBound, metric } = row;
  const puzzle = { start: parseBoardText(start), goal: parseBoardText(goal), moves };
  if (length === null || lowerBound === null || metric === null) return puzzle;
  const { optimal, heuristic, method, ended, expanded, memory_bytes: memoryBytes, milliseconds } = row;
  const effort =
    method === null || expanded === null || memoryBytes === null || milliseconds === null
      ? undefined
      : { method, ended: ended === 1, expanded, memoryBytes, milliseconds };
  return {
    ...puzzle,
    verdict: {
      length,
      optimal: optimal === 1,
      lowerBound,
      metric,
      heuristic: heuristic ?? undefined,
      effort,
    },
  };
}
