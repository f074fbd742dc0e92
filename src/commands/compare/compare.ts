import type { Call, PrintableAnswer, TerminalCommand } from '../../chat/command.ts';
import { turnKeysOf } from '../../chat/incoming.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Method } from '../../core/sliding/method.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { isSolvable } from '../../core/sliding/parity.ts';
import type { SlidingProgress } from '../../core/sliding/sliding-answer.ts';
import { removeMarks } from '../../i18n/markup.ts';
import { createQuantityFormats } from '../../i18n/numbers.ts';
import type { Texts } from '../../i18n/texts.ts';
import { COMPARED_METHODS, compareMethods, type MethodOutcome } from '../../solver/comparison.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services, TerminalServices } from '../feature/services.ts';
import { runCancellable, timeLimitFor } from '../feature/working.ts';
import {
  METRIC_OPTION,
  PICTURE_OPTION,
  PUZZLE_OR_PICTURE_OPTIONS,
  type PuzzleWithMetric,
  puzzleJson,
  readPuzzleWithMetric,
} from '../input/puzzle-given.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { solvedAnswer } from '../solve/solved-answer.ts';
import { methodName } from '../solve/verdict.ts';
import { revealsPuzzle } from '../spoilers/reveal.ts';
import { comparisonScene, comparisonSentence, rowArguments } from './rows.ts';

export const compareFeature = (services: Services): Feature => ({ commands: [compareCommand(services)] });

/**
 * `/compare BOARD [-> GOAL] [size] [metric]`: solves one board with all methods and shows the results as
 * bars.
 */
export const compareCommand = (services: TerminalServices): TerminalCommand<PuzzleWithMetric> => ({
  name: 'compare',
  attachedBoard: {},
  options: [...PUZZLE_OR_PICTURE_OPTIONS, METRIC_OPTION, THEME_OPTION, PICTURE_OPTION],
  reveals: revealsPuzzle('compare'),
  terminal: {
    options: [{ name: 'time', kind: 'text' }],
    files: ['png'],
    timeMs: DEFAULT_MS_PER_METHOD,
    requestJson: puzzleJson,
  },
  read: (input, call) => readPuzzleWithMetric(input, call, slidingWords(services.typedWords)),
  run: (call, request) => compare(services, call, request),
});

const DEFAULT_MS_PER_METHOD = 2000;

/** An unsolvable puzzle is answered as `/solve` answers it. */
async function compare(
  services: TerminalServices,
  call: Call,
  request: PuzzleWithMetric,
): Promise<Result<PrintableAnswer>> {
  const timeMs = timeLimitFor(services, call, DEFAULT_MS_PER_METHOD);
  const { solver, jobs } = services;
  if (!isSolvable(request)) {
    const solveRequest = { ...request, algorithm: 'auto' } as const;
    const caller = { turnKeys: turnKeysOf(call), signal: call.signal };
    const answer = await solver.ask('solve', { ...solveRequest, timeMs }, caller);
    return answer.ok ? ok(solvedAnswer(services, solveRequest, answer.value)) : answer;
  }
  const outcomes = await runCancellable(jobs, call, (caller, showProgress) => {
    const onMethod = (index: number, method: Method, progress?: SlidingProgress) =>
      showProgress({ kind: 'working', text: progressText(call, index, method, progress) });
    return compareMethods(solver, { ...request, timeMs }, { ...caller, onMethod });
  });
  return outcomes.ok ? ok(comparisonAnswer(services, request, outcomes.value, timeMs)) : outcomes;
}

const comparisonAnswer = (
  services: TerminalServices,
  { start, metric }: PuzzleWithMetric,
  outcomes: readonly MethodOutcome[],
  timeMs: number,
): PrintableAnswer => ({
  async reply({ texts, look }) {
    const lengths = outcomes.flatMap((methodOutcome) =>
      methodOutcome.outcome === 'refused' ? [] : [methodOutcome.answer.length],
    );
    const facts = { count: outcomes.length, rows: start.rows, cols: start.cols, seconds: timeMs / 1000 };
    return {
      kind: 'answer',
      text: [
        texts.say('compare-title', facts),
        ...outcomes.map((outcome, index) => texts.say('compare-row', rowArguments(outcome, index + 1))),
        texts.say('compare-legend'),
        comparisonSentence(texts, outcomes),
      ].join('\n'),
      picture: await services.draw(comparisonScene(texts, outcomes), look),
      alt: texts.say('compare-alt', {
        count: outcomes.length,
        board: makeBoard(start),
        length: lengths.length === 0 ? -1 : Math.min(...lengths),
      }),
    };
  },
  json(texts) {
    const methods = outcomes.map((methodOutcome) => {
      const { method, outcome } = methodOutcome;
      if (outcome === 'refused')
        return { ...method, outcome, error: removeMarks(texts.sayFault(methodOutcome.fault)) };
      // If a method fails, `answer.algorithm` may name another method that solved the puzzle. The JSON names
      // the requested method.
      return { ...methodOutcome.answer, ...method, outcome };
    });
    return { solvable: true, metric, methods };
  },
  lines: (texts) => tableLines(texts, outcomes, timeMs),
  scene: (texts) => comparisonScene(texts, outcomes),
});

function progressText({ texts }: Call, index: number, method: Method, progress?: SlidingProgress): string {
  const messageArgs = { number: index + 1, count: COMPARED_METHODS.length, method: methodName(method) };
  return progress?.phase === 'tables'
    ? texts.say('compare-progress-tables', {
        ...messageArgs,
        percent: Math.round((progress.share ?? 0) * 100),
      })
    : texts.say('compare-progress', messageArgs);
}

function tableLines(texts: Texts, outcomes: readonly MethodOutcome[], timeMs: number): string[] {
  const { formatCount, formatMemory, formatTime } = createQuantityFormats(texts.locale);
  const tableRows = outcomes.map((methodOutcome, index) => {
    const rowText = removeMarks(texts.say('compare-row', rowArguments(methodOutcome, index + 1)));
    if (methodOutcome.outcome === 'refused') return [rowText];
    const { expanded, milliseconds, memoryBytes } = methodOutcome.answer;
    return [
      rowText,
      formatCount(expanded),
      formatTime(milliseconds),
      memoryBytes === undefined ? '' : formatMemory(memoryBytes),
    ];
  });
  const columnWidths = [0, 1, 2, 3].map((column) =>
    Math.max(...tableRows.map((row) => (row.length > 1 ? (row[column] ?? '').length : 0))),
  );
  return [
    texts.say('compare-head', { count: outcomes.length, seconds: timeMs / 1000 }),
    ...tableRows.map(([name = '', ...numberTexts]) =>
      [
        name.padEnd(columnWidths[0] ?? 0),
        ...numberTexts.map((text, index) => text.padStart(columnWidths[index + 1] ?? 0)),
      ].join('  '),
    ),
    texts.say('compare-legend'),
    comparisonSentence(texts, outcomes),
  ];
}
