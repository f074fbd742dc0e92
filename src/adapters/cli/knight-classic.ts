import { boardLines, logSummary, stepLines } from '../../commands/knight/log-lines.ts';
import { machineLines } from '../../commands/knight/machine.ts';
import { tableLegend, tableSums, tablesScene, tableTitle } from '../../commands/knight/table.ts';
import type { StepLog } from '../../core/knight/classic/log.ts';
import { INPUTS, OUTPUTS, STATES, TRANSITIONS } from '../../core/knight/classic/machine.ts';
import type { BacktrackTable } from '../../core/knight/classic/table.ts';
import type { LogRequest, TableRequest } from '../../core/knight/request.ts';
import { makeSquare } from '../../core/knight/square.ts';
import { plain } from '../../i18n/markup.ts';
import { draw } from '../../render/draw.ts';
import type { Scene } from '../../render/scene.ts';
import { savePicture } from './files.ts';
import { refused } from './refused.ts';
import type { Outcome } from './run.ts';
import { type Toolbox, undrawn } from './toolbox.ts';
import { type KnightOptions, saveTour } from './tour-files.ts';

/** Steps of a log in a terminal. */
const MOST_STEPS = 100_000;

/** Backtracks from every square, as the article's tables 2 to 4. */
export async function tableOnce(
  { solver, texts, progress }: Toolbox,
  request: TableRequest,
  { time, png }: KnightOptions,
): Promise<Outcome> {
  const { cols, rows, choices } = request;
  const found = await solver.ask(
    'backtrackTables',
    { cols, rows, choices, timeMs: time },
    {
      onProgress: (share) =>
        progress?.say(texts.say('knight-table-progress', { cols, rows, percent: Math.round(100 * share) })),
    },
  );
  if (!found.ok) return refused({ texts }, found.fault);
  const tables = found.value;
  const lines = [
    tableTitle(texts, tables),
    ...tables.flatMap((table) => ['', tableSums(texts, table), ...gridLines(table)]),
    '',
    ...tableLegend(texts, tables),
  ];
  const outcome = { json: tablesJson(request, tables), lines: lines.map(plain) };
  return withPicture(outcome, tablesScene(texts, tables), png);
}

function tablesJson({ cols, rows, choices }: TableRequest, tables: readonly BacktrackTable[]): object {
  const [first] = choices;
  const shared = { program: first?.program, ...(first?.array && { array: first.array }) };
  const own = tables.map(({ opts, table, arrays }) => ({
    opts,
    table,
    // The letters of the article's tables; null beside N and LIM.
    ...(opts.includes(4) && { arrays: arrays.map((row) => row.map((array) => array ?? null)) }),
  }));
  const [only] = own;
  if (own.length > 1 || only === undefined) return { cols, rows, ...shared, tables: own };
  const { opts, ...rest } = only;
  return { cols, rows, opts, ...shared, ...rest };
}

/** The table as the article prints it: a line a rank, with the array's letter before what did not come of A. */
function gridLines({ table, arrays }: BacktrackTable): string[] {
  const cells = table.map((row, y) =>
    row.map((cell, x) => {
      const array = arrays[y]?.[x];
      return array === undefined || array === 'A' ? String(cell) : `${array}${cell}`;
    }),
  );
  const width = Math.max(...cells.flat().map((cell) => cell.length));
  return cells.map((row) => ` ${row.map((cell) => cell.padEnd(width)).join(' ')}`.trimEnd());
}

/** A search step by step, as the article's table 1, and the board that it ends with. */
export async function logOnce(
  { solver, texts }: Toolbox,
  { cols, rows, start, classic, style }: LogRequest,
  files: KnightOptions,
): Promise<Outcome> {
  const found = await solver.ask('stepLog', { cols, rows, start, classic, mostSteps: MOST_STEPS });
  if (!found.ok) return refused({ texts }, found.fault);
  const log = found.value;
  const lines = [plain(logSummary(texts, log)), '', ...stepLines(texts, log), '', ...boardLines(log)];
  const outcome = { json: logJson(log), lines };
  if (log.order.length === 0) return undrawn({ texts }, outcome, { ...files });
  const tour = { cols, rows, order: log.order, closed: false };
  const saved = saveTour({ kind: 'tour', tour, ...(style && { style }) }, files);
  return saved.ok ? outcome : { ...outcome, fault: saved.fault };
}

function logJson({ cols, rows, start, classic, array, outcome, backtracks, steps, order }: StepLog): object {
  return {
    ...{ cols, rows, start: makeSquare(start), opts: classic.opts, program: classic.program, array },
    ...{ outcome, backtracks },
    steps: steps.map(({ square, ...step }) => ({
      ...step,
      square: makeSquare(square),
      x: square.file + 1,
      y: rows - square.rank,
    })),
    order,
  };
}

/** The article's automaton. */
export async function machineOnce({ texts }: Toolbox, { png }: KnightOptions): Promise<Outcome> {
  const arrows = TRANSITIONS.map(
    ({ from, to, order, condition, actions }) =>
      `${from} -> ${to}  ${order}: ${condition || 'otherwise'}${actions.length > 0 ? ` / ${actions.join(', ')}` : ''}`,
  );
  const json = {
    states: STATES.map(({ state }) => state),
    inputs: INPUTS.map(({ input }) => input),
    outputs: OUTPUTS.map(({ output }) => output),
    transitions: TRANSITIONS,
  };
  const outcome = { json, lines: [...machineLines(texts).map(plain), '', ...arrows] };
  return withPicture(outcome, { kind: 'machine' }, png);
}

function withPicture(outcome: Outcome, scene: Scene, png: string | undefined): Outcome {
  if (png === undefined) return outcome;
  const saved = savePicture(png, draw(scene));
  return saved.ok ? outcome : { ...outcome, fault: saved.fault };
}
