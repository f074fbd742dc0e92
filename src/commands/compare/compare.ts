import type { Call, Command } from '../../chat/command.ts';
import { takeOptions } from '../../chat/line.ts';
import type { Reply } from '../../chat/reply.ts';
import { type Facts, ok, type Result } from '../../core/result.ts';
import type { SlidingProgress } from '../../core/sliding/answer.ts';
import type { Metric, Puzzle } from '../../core/sliding/board.ts';
import type { Method } from '../../core/sliding/method.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { isSolvable } from '../../core/sliding/parity.ts';
import type { Scene } from '../../render/scene.ts';
import { COMPARED, type Compared, compareMethods } from '../../solver/comparison.ts';
import { METRICS, metricOfForm, puzzleOfForm } from '../puzzle-form.ts';
import type { Services } from '../services.ts';
import { unsolvableReply } from '../solve/solve.ts';
import { methodName } from '../solve/verdict.ts';
import { cancellable } from '../working.ts';

/** Milliseconds for each method. */
export const METHOD_MS = 2000;

/** `/compare BOARD [-> GOAL] [size] [metric]`: all methods side by side, as bars. */
export const compareCommand = (services: Services): Command => ({
  name: 'compare',
  options: [
    { name: 'board', kind: 'text', required: true },
    { name: 'goal', kind: 'text' },
    { name: 'size', kind: 'text' },
    { name: 'metric', kind: 'text', choices: METRICS },
  ],
  read(line) {
    const { options, rest } = takeOptions(line, { size: [], metric: METRICS });
    return ok({ ...options, board: rest });
  },
  async run(call, options) {
    const puzzle = puzzleOfForm(options);
    if (!puzzle.ok) return puzzle;
    const metric = metricOfForm(options);
    return metric.ok ? compare(services, call, puzzle.value, metric.value) : metric;
  },
});

async function compare(
  services: Services,
  call: Call,
  puzzle: Puzzle,
  metric: Metric,
): Promise<Result<Reply>> {
  if (!isSolvable(puzzle)) return ok(await unsolvableReply(services, call, puzzle));
  const timeMs = Math.min(METHOD_MS, services.timeMs);
  const compared = await cancellable(services.jobs, call, (signal, show) =>
    compareMethods(
      services.solver,
      { ...puzzle, metric, timeMs },
      {
        signal,
        onMethod: (at, method, progress) =>
          show({ kind: 'working', text: progressText(call, at, method, progress) }),
      },
    ),
  );
  return compared.ok ? ok(await comparisonReply(services, call, puzzle, compared.value, timeMs)) : compared;
}

function progressText({ texts }: Call, at: number, method: Method, progress?: SlidingProgress): string {
  const facts = { number: at + 1, count: COMPARED.length, method: methodName(method) };
  return progress?.phase === 'tables'
    ? texts.say('compare-progress-tables', { ...facts, percent: Math.round((progress.share ?? 0) * 100) })
    : texts.say('compare-progress', facts);
}

async function comparisonReply(
  { draw }: Services,
  { texts }: Call,
  { start }: Puzzle,
  compared: readonly Compared[],
  timeMs: number,
): Promise<Reply> {
  const { rows, cols } = start;
  const count = compared.length;
  const lengths = compared.flatMap((one) => (one.outcome === 'refused' ? [] : [one.answer.length]));
  const lines = compared.map((one, at) => texts.say('compare-row', rowFacts(one, at + 1)));
  return {
    kind: 'answer',
    text: [
      texts.say('compare-title', { count, rows, cols, seconds: timeMs / 1000 }),
      ...lines,
      texts.say('compare-legend'),
    ].join('\n'),
    picture: await draw(comparisonScene(compared)),
    alt: texts.say('compare-alt', {
      count,
      board: makeBoard(start),
      length: lengths.length === 0 ? -1 : Math.min(...lengths),
    }),
  };
}

/** The facts of the text `compare-row`. */
export function rowFacts(one: Compared, number: number): Facts {
  const facts = { number, method: methodName(one.method), outcome: one.outcome };
  if (one.outcome !== 'refused') {
    return { ...facts, length: one.answer.length, bound: one.answer.lowerBound };
  }
  const known = one.fault.facts;
  if ('positions' in known) {
    return { ...facts, why: 'positions', amount: known.positions ?? 0, tens: known.positionsTens ?? 0 };
  }
  if ('entries' in known) {
    return { ...facts, why: 'entries', amount: known.entries ?? 0, tens: known.entriesTens ?? 0 };
  }
  return { ...facts, why: 'failed' };
}

/** The picture of a comparison. */
export const comparisonScene = (compared: readonly Compared[]): Scene => ({
  kind: 'comparison',
  rows: compared.map((one) => {
    if (one.outcome === 'refused') return { outcome: one.outcome };
    const { length, lowerBound, expanded, milliseconds, memoryBytes } = one.answer;
    return {
      outcome: one.outcome,
      ...(one.outcome !== 'gave-up' && { length }),
      lowerBound,
      expanded,
      milliseconds,
      ...(memoryBytes !== undefined && { memoryBytes }),
    };
  }),
});
