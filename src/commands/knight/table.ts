import type { Call } from '../../chat/command.ts';
import type { Reply, Text } from '../../chat/reply.ts';
import { MAX_RET } from '../../core/knight/classic/run.ts';
import type { BacktrackTable } from '../../core/knight/classic/table.ts';
import type { TableRequest } from '../../core/knight/request.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
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
    picture: await services.draw({ kind: 'backtracks', tables }),
    alt: texts.say('knight-table-alt', { cols, rows, count: tables.length }),
  });
}

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
export function tableSums(texts: Texts, { opts, table }: BacktrackTable): Text {
  const cells = table.flat();
  const tours = cells.filter((cell) => typeof cell === 'number');
  return texts.say('knight-table-set', {
    ...optsFacts(opts),
    sum: tours.reduce((sum, backtracks) => sum + backtracks, 0),
    tours: tours.length,
    zero: tours.filter((backtracks) => backtracks === 0).length,
    limit: cells.filter((cell) => cell === 'LIM').length,
  });
}
