import { type Kysely, type Selectable, sql } from 'kysely';
import { makeAnyCode, parseAnyCode } from '../../core/sliding/notation/code.ts';
import type { Questions, StoredQuestion } from '../contract/questions.ts';
import type { QuestionsTable, Schema } from '../database/schema.ts';
import { runTransaction } from '../database/transactions.ts';

/** Questions in different chats. The oldest are removed. */
const MAX_QUESTIONS_PER_PERSON = 20;

export function openQuestions(db: Kysely<Schema>): Questions {
  return {
    keep: (person, place, asked, now) =>
      runTransaction(db, async (transaction) => {
        const question = { ...columnsOf(asked), asked_at: now };
        await transaction
          .insertInto('questions')
          .values({ person, place, ...question })
          .onConflict((conflict) => conflict.columns(['person', 'place']).doUpdateSet(question))
          .execute();
        await sql`delete from questions where person = ${person} and place in
          (select place from questions where person = ${person} order by asked_at desc, place
            limit 1000 offset ${MAX_QUESTIONS_PER_PERSON})`.execute(transaction);
      }),

    newest: async (person, place) => {
      const row = await db
        .selectFrom('questions')
        .selectAll()
        .where('person', '=', person)
        .where('place', '=', place)
        .executeTakeFirst();
      return row && questionOf(row);
    },
  };
}

/** No code of a puzzle begins with a slash, so older versions take a line for an unknown puzzle. */
const columnsOf = (question: StoredQuestion): Pick<QuestionsTable, 'command' | 'puzzle'> =>
  'line' in question
    ? { command: '', puzzle: question.line }
    : { command: question.command, puzzle: makeAnyCode(question.puzzle) };

/** Undefined if another version stored an unknown puzzle. */
export function questionOf({ command, puzzle }: Selectable<QuestionsTable>): StoredQuestion | undefined {
  if (puzzle.startsWith('/')) return { line: puzzle };
  const parsedPuzzle = parseAnyCode(puzzle);
  return parsedPuzzle && { command, puzzle: parsedPuzzle };
}
