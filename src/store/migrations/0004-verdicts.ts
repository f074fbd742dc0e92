import { type Kysely, type Migration, sql } from 'kysely';

interface Noted {
  readonly id: string;
  readonly note: string;
}

/** What is proved of a solution stands in columns; it was JSON. What a method took was written in somebody's language: left out. */
export const verdicts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const numbers = ['length', 'optimal', 'lower_bound', 'ended'];
    for (const name of numbers) await add(db, name, 'integer');
    for (const name of ['expanded', 'memory_bytes']) await add(db, name, 'bigint');
    for (const name of ['metric', 'heuristic', 'method']) await add(db, name, 'text');
    await add(db, 'milliseconds', 'double precision');
    const rows = await sql<Noted>`select id, note from solutions where moves <> ''`.execute(db);
    for (const { id, note } of rows.rows) {
      const { length, optimal, lowerBound, metric, heuristic = null } = JSON.parse(note);
      await sql`update solutions set length = ${length}, optimal = ${optimal ? 1 : 0}, lower_bound = ${lowerBound},
        metric = ${metric}, heuristic = ${heuristic} where id = ${id}`.execute(db);
    }
    await db.schema.alterTable('solutions').dropColumn('note').execute();
  },
};

const add = (db: Kysely<unknown>, name: string, type: 'integer' | 'bigint' | 'text' | 'double precision') =>
  db.schema.alterTable('solutions').addColumn(name, type).execute();
