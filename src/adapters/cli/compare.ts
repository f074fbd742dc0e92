import { comparisonScene, METHOD_MS, rowFacts } from '../../commands/compare/compare.ts';
import { metricOfForm, puzzleOfForm } from '../../commands/puzzle-form.ts';
import type { Metric, Puzzle } from '../../core/sliding/board.ts';
import { isSolvable } from '../../core/sliding/parity.ts';
import { plain } from '../../i18n/markup.ts';
import { numbersOf } from '../../i18n/numbers.ts';
import { draw } from '../../render/draw.ts';
import { COMPARED, type Compared, compareMethods } from '../../solver/comparison.ts';
import type { Arguments } from './arguments.ts';
import { timeOf } from './numbers.ts';
import { refused } from './refused.ts';
import { solveOnce } from './solve.ts';
import { type Outcome, savePicture, type Toolbox } from './toolbox.ts';

export const VALUED = ['goal', 'size', 'metric', 'time', 'png'] as const;

/** `tileknight compare BOARD [-> GOAL] [--size] [--metric] [--time] [--png FILE]`: every method on one board. */
export async function compareOnce(toolbox: Toolbox, given: Arguments): Promise<Outcome> {
  const { png, time: _, ...form } = given.options;
  const time = timeOf(given.options, METHOD_MS);
  if (!time.ok) return refused(toolbox, time.fault);
  const timeMs = time.value;
  const puzzle = puzzleOfForm({ ...form, board: given.words.join(' ') });
  if (!puzzle.ok) return refused(toolbox, puzzle.fault);
  const metric = metricOfForm(form);
  if (!metric.ok) return refused(toolbox, metric.fault);
  if (!isSolvable(puzzle.value)) return solveOnce(toolbox, given);
  const compared = await compareMethods(
    toolbox.solver,
    { ...puzzle.value, metric: metric.value, timeMs },
    { onMethod: (_, __, progress) => progress && toolbox.progress?.show(progress) },
  );
  toolbox.progress?.clear();
  if (!compared.ok) return refused(toolbox, compared.fault);
  const outcome: Outcome = {
    json: jsonOf(toolbox, puzzle.value, metric.value, compared.value),
    lines: linesOf(toolbox, compared.value, timeMs),
  };
  if (typeof png !== 'string') return outcome;
  const saved = savePicture(png, draw(comparisonScene(compared.value)));
  return saved.ok ? outcome : { ...outcome, fault: saved.fault };
}

function jsonOf(
  { texts }: Toolbox,
  { start, goal }: Puzzle,
  metric: Metric,
  compared: readonly Compared[],
): object {
  const { rows, cols } = start;
  const methods = compared.map((one) => {
    const { method, outcome } = one;
    if (outcome === 'refused') return { ...method, outcome, error: plain(texts.sayFault(one.fault)) };
    // The answer's own algorithm may tell of what came after the method; here it names the method.
    return { ...one.answer, ...method, outcome };
  });
  return { rows, cols, start: start.tiles, goal: goal.tiles, solvable: true, metric, methods };
}

/** What stands in the columns of a table for people. */
function linesOf({ texts }: Toolbox, compared: readonly Compared[], timeMs: number): string[] {
  const { count, memory, time } = numbersOf(texts.locale);
  const table = compared.map((one, at) => {
    const row = plain(texts.say('compare-row', rowFacts(one, at + 1)));
    if (one.outcome === 'refused') return [row];
    const { expanded, milliseconds, memoryBytes } = one.answer;
    return [row, count(expanded), time(milliseconds), memoryBytes === undefined ? '' : memory(memoryBytes)];
  });
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => (row.length > 1 ? (row[column] ?? '').length : 0))),
  );
  return [
    plain(texts.say('compare-head', { count: COMPARED.length, seconds: timeMs / 1000 })),
    ...table.map(([name = '', ...figures]) =>
      [name.padEnd(widths[0] ?? 0), ...figures.map((text, at) => text.padStart(widths[at + 1] ?? 0))].join(
        '  ',
      ),
    ),
    plain(texts.say('compare-legend')),
  ];
}
