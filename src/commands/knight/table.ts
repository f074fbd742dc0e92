import type { Call } from '../../chat/command.ts';
import type { Reply, Text } from '../../chat/reply.ts';
import { MAX_RET } from '../../core/knight/classic/run.ts';
import type { BacktrackTable } from '../../core/knight/classic/table.ts';
import type { TableRequest } from '../../core/knight/request.ts';
import { ok, type Result } from '../../core/result.ts';
import { numbersOf } from '../../i18n/numbers.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Scene } from '../../render/scene.ts';
import type { Services } from '../services.ts';
import { cancellableOnceSlow } from '../working.ts';
import { optsFacts } from './opts.ts';

/** The answer to `/knight table ...`: one picture of all tables, and their sums. */
export async function tableReply(
  services: Services,
  call: Call,
  request: TableRequest,
): Promise<Result<Reply>> {
  const { texts } = call;
  const { cols, rows, choices } = request;
  const found = await cancellableOnceSlow(services.jobs, call, (signal, tell) => {
    const onProgress = (share: number): void =>
      tell({
        kind: 'working',
        text: texts.say('knight-table-progress', { cols, rows, percent: Math.round(100 * share) }),
      });
    onProgress(0);
    return services.solver.ask(
      'backtrackTables',
      { cols, rows, choices, timeMs: services.timeMs },
      { signal, onProgress },
    );
  });
  if (!found.ok) return found;
  const tables = found.value;
  const sums = tables.map((table) => tableSums(texts, table));
  const lines = [tableTitle(texts, tables), ...sums, ...tableLegend(texts, tables)];
  return ok({
    kind: 'answer',
    text: lines.join('\n'),
    picture: await services.draw(tablesScene(texts, tables)),
    alt: texts.say('knight-table-alt', { cols, rows, count: tables.length }),
  });
}

/** The picture of tables of one board. */
export const tablesScene = (texts: Texts, tables: readonly BacktrackTable[]): Scene => ({
  kind: 'backtracks',
  tables,
  labels: {
    locale: texts.locale,
    counted: texts.say('picture-table-counted'),
    optimisations: texts.say('picture-table-optimisations'),
    none: texts.say('picture-table-none'),
    limit: texts.say('picture-table-limit', { max: MAX_RET }),
    letter: texts.say('picture-table-letter'),
    sums: tables.map(({ table }) => {
      const { sum, limit } = sumsOf(table);
      return texts.say('picture-table-sum', { limit, sum: numbersOf(texts.locale).count(sum) });
    }),
  },
});

/** What tables of one board show. */
export function tableTitle(texts: Texts, tables: readonly BacktrackTable[]): Text {
  const [first] = tables;
  if (first === undefined) return '';
  const { cols, rows, program, array } = first;
  const arrays = tables.some(({ opts }) => opts.includes(4)) ? 'several' : 'one';
  return texts.say('knight-table', { cols, rows, program, array: array ?? 'A', arrays });
}

/** What the signs in these tables mean, a line each. */
export function tableLegend(texts: Texts, tables: readonly BacktrackTable[]): Text[] {
  const letters = tables.some(({ arrays }) =>
    arrays.flat().some((name) => name !== undefined && name !== 'A'),
  );
  const cells = tables.flatMap(({ table }) => table.flat());
  return [
    ...(cells.includes('N') ? [texts.say('knight-table-n')] : []),
    ...(cells.includes('LIM') ? [texts.say('knight-table-lim', { max: MAX_RET })] : []),
    ...(letters ? [texts.say('knight-table-letters')] : []),
  ];
}

/** The optimisations of a table, and its sums. */
export const tableSums = (texts: Texts, { opts, table }: BacktrackTable): Text =>
  texts.say('knight-table-set', { ...optsFacts(opts), ...sumsOf(table) });

function sumsOf(table: BacktrackTable['table']) {
  const cells = table.flat();
  const tours = cells.filter((cell) => typeof cell === 'number');
  return {
    sum: tours.reduce((sum, backtracks) => sum + backtracks, 0),
    tours: tours.length,
    zero: tours.filter((backtracks) => backtracks === 0).length,
    limit: cells.filter((cell) => cell === 'LIM').length,
  };
}
