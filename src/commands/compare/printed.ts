import type { Printed } from '../../chat/printed.ts';
import { plain } from '../../i18n/markup.ts';
import { numbersOf } from '../../i18n/numbers.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Compared } from '../../solver/comparison.ts';
import { type CountedPuzzle, puzzleJson } from '../input/puzzle-given.ts';
import { printedSolution } from '../solve/solve.ts';
import { type Comparison, comparisonScene, lesson, rowFacts } from './rows.ts';

/** Milliseconds for each method. */
export const METHOD_MS = 2000;

const usual = (puzzle: CountedPuzzle) => ({ ...puzzle, algorithm: 'auto' }) as const;

/** A comparison as a terminal prints it; an unsolvable puzzle as its solution would be. */
export const printedComparison: Printed<CountedPuzzle, Comparison> = {
  options: [{ name: 'time', kind: 'text' }],
  timeMs: METHOD_MS,
  asked: puzzleJson,
  json(texts, request, answer) {
    if ('unsolvable' in answer) return printedSolution.json(texts, usual(request), answer.unsolvable);
    const methods = answer.compared.map((one) => {
      const { method, outcome } = one;
      if (outcome === 'refused') return { ...method, outcome, error: plain(texts.sayFault(one.fault)) };
      // The answer's own algorithm may tell of what came after the method; here it names the method.
      return { ...one.answer, ...method, outcome };
    });
    return { solvable: true, metric: request.metric, methods };
  },
  lines: (texts, request, answer) =>
    'unsolvable' in answer
      ? printedSolution.lines(texts, usual(request), answer.unsolvable)
      : tableLines(texts, answer.compared, answer.timeMs),
  picture: (texts, request, answer) =>
    'unsolvable' in answer
      ? printedSolution.picture?.(texts, usual(request), answer.unsolvable)
      : comparisonScene(texts, answer.compared),
};

function tableLines(texts: Texts, compared: readonly Compared[], timeMs: number): string[] {
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
    texts.say('compare-head', { count: compared.length, seconds: timeMs / 1000 }),
    ...table.map(([name = '', ...figures]) =>
      [name.padEnd(widths[0] ?? 0), ...figures.map((text, at) => text.padStart(widths[at + 1] ?? 0))].join(
        '  ',
      ),
    ),
    texts.say('compare-legend'),
    lesson(texts, compared),
  ];
}
