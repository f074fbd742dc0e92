import type { Call, Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import type { TerminalOutput } from '../../chat/printed.ts';
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
  PUZZLE_OPTIONS,
  type PuzzleWithMetric,
  puzzleJson,
  readPuzzleWithMetric,
} from '../input/puzzle-given.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { withPicture } from '../picture/with-picture.ts';
import { solveTerminalOutput, unsolvableReply } from '../solve/solve.ts';
import { methodName } from '../solve/verdict.ts';
import { revealsPuzzle } from '../spoilers/gate.ts';
import { type Comparison, comparisonScene, comparisonSentence, rowArguments } from './rows.ts';

export const compareFeature = (services: Services): Feature => ({
  commands: [withPicture(services, compareCommand(services))],
});

/**
 * `/compare BOARD [-> GOAL] [size] [metric]`: solves one board with all methods and shows the results as
 * bars.
 */
export const compareCommand = (services: TerminalServices): Command<PuzzleWithMetric, Comparison> => ({
  name: 'compare',
  options: [...PUZZLE_OPTIONS, METRIC_OPTION, THEME_OPTION],
  reveals: revealsPuzzle('compare'),
  read: (input, call) => readPuzzleWithMetric(input, call, slidingWords(services.typedWords)),
  ask: (call, request) => compare(services, call, request),
  async reply(call, request, answer) {
    if ('unsolvable' in answer) return unsolvableReply(services, call, request);
    const { texts } = call;
    const { outcomes, timeMs } = answer;
    const { start } = request;
    const methodCount = outcomes.length;
    const lengths = outcomes.flatMap((methodOutcome) =>
      methodOutcome.outcome === 'refused' ? [] : [methodOutcome.answer.length],
    );
    const lines = outcomes.map((methodOutcome, index) =>
      texts.say('compare-row', rowArguments(methodOutcome, index + 1)),
    );
    return {
      kind: 'answer',
      text: [
        texts.say('compare-title', {
          count: methodCount,
          rows: start.rows,
          cols: start.cols,
          seconds: timeMs / 1000,
        }),
        ...lines,
        texts.say('compare-legend'),
        comparisonSentence(texts, outcomes),
      ].join('\n'),
      picture: await services.draw(comparisonScene(texts, outcomes), call.look),
      alt: texts.say('compare-alt', {
        count: methodCount,
        board: makeBoard(start),
        length: lengths.length === 0 ? -1 : Math.min(...lengths),
      }),
    };
  },
  terminalOutput: comparisonOutput,
});

async function compare(
  services: TerminalServices,
  call: Call,
  request: PuzzleWithMetric,
): Promise<Result<Comparison>> {
  const timeMs = timeLimitFor(services, call, DEFAULT_MS_PER_METHOD);
  const { solver, jobs } = services;
  if (!isSolvable(request)) {
    const caller = { person: call.person.key, ...(call.signal && { signal: call.signal }) };
    const answer = await solver.ask('solve', { ...request, algorithm: 'auto', timeMs }, caller);
    return answer.ok ? ok({ unsolvable: answer.value }) : answer;
  }
  const outcomesResult = await runCancellable(jobs, call, (caller, showProgress) => {
    const onMethod = (index: number, method: Method, progress?: SlidingProgress) =>
      showProgress({ kind: 'working', text: progressText(call, index, method, progress) });
    return compareMethods(solver, { ...request, timeMs }, { ...caller, onMethod });
  });
  return outcomesResult.ok ? ok({ outcomes: outcomesResult.value, timeMs }) : outcomesResult;
}

function progressText({ texts }: Call, index: number, method: Method, progress?: SlidingProgress): string {
  const messageArgs = { number: index + 1, count: COMPARED_METHODS.length, method: methodName(method) };
  return progress?.phase === 'tables'
    ? texts.say('compare-progress-tables', {
        ...messageArgs,
        percent: Math.round((progress.share ?? 0) * 100),
      })
    : texts.say('compare-progress', messageArgs);
}

/** Default time limit of each method, in milliseconds. */
const DEFAULT_MS_PER_METHOD = 2000;

const withAutoMethod = (puzzle: PuzzleWithMetric) => ({ ...puzzle, algorithm: 'auto' }) as const;

/** Prints the comparison in a terminal. An unsolvable puzzle is printed as `/solve` prints it. */
const comparisonOutput: TerminalOutput<PuzzleWithMetric, Comparison> = {
  options: [{ name: 'time', kind: 'text' }],
  timeMs: DEFAULT_MS_PER_METHOD,
  requestJson: puzzleJson,
  answerJson(texts, request, answer) {
    if ('unsolvable' in answer)
      return solveTerminalOutput.answerJson(texts, withAutoMethod(request), answer.unsolvable);
    const methods = answer.outcomes.map((methodOutcome) => {
      const { method, outcome } = methodOutcome;
      if (outcome === 'refused')
        return { ...method, outcome, error: removeMarks(texts.sayFault(methodOutcome.fault)) };
      // If a method fails, another method may solve the puzzle. `answer.algorithm` then names this other
      // method, but the JSON names the requested method.
      return { ...methodOutcome.answer, ...method, outcome };
    });
    return { solvable: true, metric: request.metric, methods };
  },
  lines: (texts, request, answer) =>
    'unsolvable' in answer
      ? solveTerminalOutput.lines(texts, withAutoMethod(request), answer.unsolvable)
      : tableLines(texts, answer.outcomes, answer.timeMs),
  picture: (texts, request, answer) =>
    'unsolvable' in answer
      ? solveTerminalOutput.picture?.(texts, withAutoMethod(request), answer.unsolvable)
      : comparisonScene(texts, answer.outcomes),
};

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
