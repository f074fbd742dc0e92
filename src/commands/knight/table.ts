import type { Call, PrintableAnswer } from '../../chat/command.ts';
import type { Text } from '../../chat/reply.ts';
import type { BacktrackTable } from '../../core/knight/classic/table.ts';
import { DEFAULT_MAX_RETURNS } from '../../core/knight/request/choice.ts';
import type { TableRequest } from '../../core/knight/request/tour-request.ts';
import { type MessageArgs, ok, type Result } from '../../core/result.ts';
import { createQuantityFormats } from '../../i18n/numbers.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Scene } from '../../render/scene/scene.ts';
import type { TerminalServices } from '../feature/services.ts';
import { runCancellableWithLateProgress, timeLimitFor } from '../feature/working.ts';
import { limitsLine, optsFacts } from './tour-facts.ts';

type Tables = readonly BacktrackTable[];

/**
 * If more than one in this number of computed cells reached the limit of backtracks, the text about
 * incomplete tables suggests a lower limit.
 */
const ADVICE_CELL_RATIO = 20;

/**
 * `/knight table SIZE`: tables with the number of backtracks from each start square. The answer is one
 * picture of all tables, and the sums of each table.
 */
export async function tablesAnswer(
  services: TerminalServices,
  call: Call,
  request: TableRequest,
): Promise<Result<PrintableAnswer>> {
  const { cols, rows } = request;
  const result = await computeTables(services, call, request);
  if (!result.ok) return result;
  const tables = result.value;
  const incompleteFacts = incompleteTableFacts(tables);
  return ok({
    async reply({ texts, look }) {
      return {
        kind: 'answer',
        text: [
          tableTitle(texts, tables),
          ...tables.map((table) => tableSums(texts, table)),
          ...tableLegend(texts, tables),
          ...(incompleteFacts ? [texts.say('knight-table-cut', incompleteFacts)] : []),
        ].join('\n'),
        picture: await services.draw(tablesScene(texts, tables, request), look),
        alt: texts.say('knight-table-alt', { cols, rows, count: tables.length }),
      };
    },
    json: () => tablesJson(request, tables),
    incompleteness: incompleteFacts && { code: 'table-cut', facts: incompleteFacts },
    lines: (texts) => [
      tableTitle(texts, tables),
      ...tables.flatMap((table) => ['', tableSums(texts, table), ...gridLines(table)]),
      '',
      ...tableLegend(texts, tables),
    ],
    scene: (texts) => tablesScene(texts, tables, request),
  });
}

function computeTables(
  services: TerminalServices,
  call: Call,
  { cols, rows, choices }: TableRequest,
): Promise<Result<Tables>> {
  const timeMs = timeLimitFor(services, call, services.timeLimitMs);
  return runCancellableWithLateProgress(services.jobs, call, async (caller, showProgress) => {
    const onProgress = (doneFraction: number): void => {
      const percent = Math.round(100 * doneFraction);
      showProgress({
        kind: 'working',
        text: call.texts.say('knight-table-progress', { cols, rows, percent }),
      });
    };
    onProgress(0);
    return services.solver.ask('backtrackTables', { cols, rows, choices, timeMs }, { ...caller, onProgress });
  });
}

/** All tables are for the same board. */
export const tablesScene = (
  texts: Texts,
  tables: Tables,
  { squares }: Pick<TableRequest, 'squares'> = {},
): Scene => ({
  kind: 'backtracks',
  tables,
  squares,
  labels: {
    locale: texts.locale,
    numbersMeaning: texts.say('picture-table-counted'),
    optimisations: texts.say('picture-table-optimisations'),
    none: texts.say('picture-table-none'),
    limit: texts.say('picture-table-limit', { max: backtrackLimitOf(tables) }),
    letter: texts.say('picture-table-letter'),
    sums: tables.map(({ table }) => {
      const { sum, limit } = tableTotals(table);
      return texts.say('picture-table-sum', {
        limit,
        sum: createQuantityFormats(texts.locale).formatCount(sum),
      });
    }),
  },
});

function tableTitle(texts: Texts, tables: Tables): Text {
  const [firstTable] = tables;
  if (firstTable === undefined) return '';
  const { cols, rows, program, array } = firstTable;
  const arrays = tables.some(({ opts }) => opts.includes(4)) ? 'several' : 'one';
  return texts.say('knight-table', { cols, rows, program, array: array ?? 'A', arrays });
}

/** Explains only the signs that occur, such as `N` and `LIM`, one in each line. */
function tableLegend(texts: Texts, tables: Tables): Text[] {
  const hasOtherArrays = tables.some(({ arrays }) =>
    arrays.flat().some((name) => name !== undefined && name !== 'A'),
  );
  const cells = tables.flatMap(({ table }) => table.flat());
  return [
    ...(cells.includes('N') ? [texts.say('knight-table-n')] : []),
    ...(cells.includes('LIM') ? [texts.say('knight-table-lim', { max: backtrackLimitOf(tables) })] : []),
    ...(hasOtherArrays ? [texts.say('knight-table-letters')] : []),
    texts.say('knight-array'),
    ...tables
      .slice(0, 1)
      .flatMap((firstTable) =>
        limitsLine(texts, { ...firstTable, opts: tables.flatMap(({ opts }) => opts) }),
      ),
  ];
}

/** A search stops there. All tables of a request have the same limit. */
const backtrackLimitOf = ([firstTable]: Tables): number => firstTable?.maxReturns ?? DEFAULT_MAX_RETURNS;

/** Describes tables that were not completed in the available time. Undefined if all are complete. */
function incompleteTableFacts(tables: Tables): MessageArgs | undefined {
  const cells = tables.flatMap(({ table }) => table.flat());
  const unknownCellCount = cells.filter((cell) => cell === '?').length;
  const [firstTable] = tables;
  if (unknownCellCount === 0 || firstTable === undefined) return undefined;
  // A search that reaches the limit of backtracks takes much time.
  const limitCellCount = cells.filter((cell) => cell === 'LIM').length;
  return {
    cols: firstTable.cols,
    rows: firstTable.rows,
    opts: tables.map(({ opts }) => opts.join(',') || 'none').join(' vs '),
    percent: Math.floor((100 * (cells.length - unknownCellCount)) / cells.length),
    slow: Number(limitCellCount * ADVICE_CELL_RATIO > cells.length - unknownCellCount),
  };
}

/** The optimisations, and the totals over the cells. */
const tableSums = (texts: Texts, { opts, table }: BacktrackTable): Text =>
  texts.say('knight-table-set', { ...optsFacts(texts, opts), ...tableTotals(table) });

function tableTotals(table: BacktrackTable['table']) {
  const cells = table.flat();
  const backtrackCounts = cells.filter((cell) => typeof cell === 'number');
  return {
    sum: backtrackCounts.reduce((sum, backtracks) => sum + backtracks, 0),
    tours: backtrackCounts.length,
    zero: backtrackCounts.filter((backtracks) => backtracks === 0).length,
    limit: cells.filter((cell) => cell === 'LIM').length,
  };
}

function tablesJson({ cols, rows, choices }: TableRequest, tables: Tables): object {
  const [firstChoice] = choices;
  const { opts: _, ...sharedSettings } = firstChoice ?? { opts: [] };
  const tableObjects = tables.map(({ opts, table, arrays }) => ({
    opts,
    table,
    // The letter of the array (order of moves) that found each cell's tour. Null if the cell is `N` or `LIM`.
    ...(opts.includes(4) && { arrays: arrays.map((row) => row.map((array) => array ?? null)) }),
  }));
  const [singleTable] = tableObjects;
  if (tableObjects.length > 1 || singleTable === undefined)
    return { cols, rows, ...sharedSettings, tables: tableObjects };
  const { opts, ...tableData } = singleTable;
  return { cols, rows, opts, ...sharedSettings, ...tableData };
}

/**
 * Writes a table as in the article of 2003, one row of the board in each line. If another array than A found
 * the tour of a cell, the letter of this array precedes the number.
 */
function gridLines({ table, arrays }: BacktrackTable): string[] {
  const cellTexts = table.map((row, y) =>
    row.map((cell, x) => {
      const array = arrays[y]?.[x];
      return array === undefined || array === 'A' ? String(cell) : `${array}${cell}`;
    }),
  );
  const width = Math.max(...cellTexts.flat().map((cell) => cell.length));
  return cellTexts.map((row) => ` ${row.map((cell) => cell.padEnd(width)).join(' ')}`.trimEnd());
}
