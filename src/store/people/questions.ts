import { type Kysely, type Selectable, sql } from 'kysely';
import { makeAnyCode, parseAnyCode } from '../../core/sliding/notation/code.ts';
import type { Questions, StoredQuestion } from '../contract/questions.ts';
import type { QuestionsTable, Schema } from '../database/schema.ts';
import { runTransaction } from '../database/transactions.ts';

/** The oldest are removed. */
const MAX_QUESTIONS_PER_PERSON = 20;

/** In the column `place`, so that a line and a board have different keys. */
const LINE_SUFFIX = '#line';

/** Keys of all questions in the place. */
export const questionKeysOf = (place: string): readonly string[] => [place, `${place}${LINE_SUFFIX}`];

export function openQuestions(db: Kysely<Schema>): Questions {
  const findRow = (person: string, key: string) =>
    db
      .selectFrom('questions')
      .selectAll()
      .where('person', '=', person)
      .where('place', '=', key)
      .executeTakeFirst();
  return {
    keep: (person, place, asked, now) =>
      runTransaction(db, async (transaction) => {
        const question = { ...columnsOf(asked), asked_at: now };
        const key = 'line' in asked ? `${place}${LINE_SUFFIX}` : place;
        await transaction
          .insertInto('questions')
          .values({ person, place: key, ...question })
          .onConflict((conflict) => conflict.columns(['person', 'place']).doUpdateSet(question))
          .execute();
        await sql`delete from questions where person = ${person} and place in
          (select place from questions where person = ${person} order by asked_at desc, place
            limit 1000 offset ${MAX_QUESTIONS_PER_PERSON})`.execute(transaction);
      }),

    newestBoard: async (person, place) => {
      const row = await findRow(person, place);
      const question = row && questionOf(row);
      return question && 'puzzle' in question ? question : undefined;
    },

    newestLine: async (person, place) => {
      const row = await findRow(person, `${place}${LINE_SUFFIX}`);
      return row && { line: row.puzzle, askedAt: row.asked_at };
    },
  };
}

/** No code of a puzzle begins with a slash, so older versions take a line for an unknown puzzle. */
const columnsOf = (question: StoredQuestion): Pick<QuestionsTable, 'command' | 'puzzle'> =>
  'line' in question
    ? { command: '', puzzle: question.line }
    : { command: question.command, puzzle: makeAnyCode(question.puzzle) };

export const placeOfQuestion = ({ place }: Pick<QuestionsTable, 'place'>): string =>
  place.endsWith(LINE_SUFFIX) ? place.slice(0, -LINE_SUFFIX.length) : place;

/** Undefined if another version stored an unknown puzzle. */
export function questionOf({ command, puzzle }: Selectable<QuestionsTable>): StoredQuestion | undefined {
  if (puzzle.startsWith('/')) return { line: puzzle };
  const parsedPuzzle = parseAnyCode(puzzle);
  return parsedPuzzle && { command, puzzle: parsedPuzzle };
}
