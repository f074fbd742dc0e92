import type { Kysely, Selectable } from 'kysely';
import { makeBoardText, parseBoardText } from '../../core/sliding/notation/code.ts';
import { contentId } from '../contract/id.ts';
import type { Solutions, StoredSolution, Verdict } from '../contract/solution.ts';
import type { Schema, SolutionsTable } from '../database/schema.ts';

/**
 * Opens the part of the store that has the solutions. Ids are computed from the content, so equal solutions
 * have only one row.
 */
export function openSolutions(db: Kysely<Schema>): Solutions {
  return {
    keep: async ({ start, goal, moves, verdict, now }) => {
      const content = {
        start: makeBoardText(start),
        goal: makeBoardText(goal),
        moves,
        ...verdictColumnsOf(verdict),
      };
      const id = contentId(JSON.stringify(content));
      await db
        .insertInto('solutions')
        .values({ id, ...content, kept_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ kept_at: now }))
        .execute();
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
): Omit<SolutionsTable, 'id' | 'start' | 'goal' | 'moves' | 'kept_at'> {
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

function solutionOf(row: Selectable<SolutionsTable>): StoredSolution {
  const { start, goal, moves, length, lower_bound: lowerBound, metric } = row;
  const puzzle = { start: parseBoardText(start), goal: parseBoardText(goal), moves };
  if (length === null || lowerBound === null || metric === null) return puzzle;
  const { optimal, heuristic, method, ended, expanded, memory_bytes: memoryBytes, milliseconds } = row;
  const effort = method !== null &&
    expanded !== null &&
    memoryBytes !== null &&
    milliseconds !== null && { method, ended: ended === 1, expanded, memoryBytes, milliseconds };
  return {
    ...puzzle,
    verdict: {
      length,
      optimal: optimal === 1,
      lowerBound,
      metric,
      ...(heuristic !== null && { heuristic }),
      ...(effort && { effort }),
    },
  };
}
