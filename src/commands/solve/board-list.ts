import type { Call, PrintableAnswer } from '../../chat/command.ts';
import type { Reply, Text } from '../../chat/reply.ts';
import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import type { Metric, Puzzle } from '../../core/sliding/board.ts';
import type { Method } from '../../core/sliding/method.ts';
import { makeTypedCode } from '../../core/sliding/notation/code.ts';
import { makePuzzle } from '../../core/sliding/notation/puzzle.ts';
import type { SlidingAnswer } from '../../core/sliding/sliding-answer.ts';
import { removeMarks } from '../../i18n/markup.ts';
import type { Texts } from '../../i18n/texts.ts';
import { cutLog } from '../feature/cut-log.ts';
import type { TerminalServices } from '../feature/services.ts';
import { runCancellable, searchTimeFor, timeLimitFor } from '../feature/working.ts';
import { type BoardList, puzzleJson } from '../input/puzzle-given.ts';
import { solvedAnswer } from './solved-answer.ts';

/** The method and metric are those of all boards. */
export interface ListRequest extends BoardList, Method {
  readonly metric: Metric;
  readonly positions?: boolean;
}

/** A fault of the text or of the search. Undefined: not reached in the time. */
type RowResult = Result<SlidingAnswer> | undefined;

/** In the order of the list. */
type RowResults = readonly RowResult[];

/**
 * Solves one board after the other, so that the list waits for its turn as often as a single request. All
 * boards together have the time of one in a chat, and each its own in a terminal. The user can cancel this
 * work, and gets the rows so far. Faults: `cancelled`, `busy` before the first row.
 */
export function solveList(
  services: TerminalServices,
  call: Call,
  { boards, metric, algorithm, heuristic, limit }: ListRequest,
): Promise<Result<RowResults>> {
  const puzzles = boards.flatMap(({ puzzle }) => (puzzle.ok ? [puzzle.value] : []));
  const shareCount = call.surface.isTextOnly ? 1 : puzzles.length;
  const endMs =
    performance.now() + (timeLimitFor(services, call, services.timeLimitMs) * puzzles.length) / shareCount;
  return runCancellable(services.jobs, call, async (caller, showProgress) => {
    let [answeredCount, leftCount] = [0, puzzles.length];
    const results: RowResult[] = [];
    for (const [index, { puzzle }] of boards.entries()) {
      const leftMs = endMs - performance.now();
      if (!puzzle.ok || caller.signal.aborted || leftMs <= 0) {
        results.push(puzzle.ok ? undefined : puzzle);
        continue;
      }
      const progressFacts = { number: index + 1, count: boards.length };
      showProgress({ kind: 'working', text: call.texts.say('list-progress', progressFacts) });
      const timeMs = Math.min(leftMs / leftCount--, searchTimeFor(services, call, puzzle.value.start));
      const request = { ...puzzle.value, metric, algorithm, heuristic, limit, timeMs };
      const answer = await services.solver.ask('solve', request, caller);
      const isStopped = !answer.ok && ['cancelled', 'busy'].includes(answer.fault.code);
      if (isStopped && answeredCount === 0) return answer;
      if (!isStopped) answeredCount++;
      results.push(isStopped ? undefined : answer);
    }
    return ok(results);
  });
}

/** A table: the number of each board, its length or fault, and how to see its whole solution. */
export const listAnswer = (
  services: TerminalServices,
  request: ListRequest,
  results: RowResults,
): PrintableAnswer => ({
  reply: (call) => listReply(call, request, results),
  json: (texts) =>
    request.boards.map(({ line, puzzle }, index) => {
      const result = results[index];
      const facts = puzzle.ok ? puzzleJson(puzzle.value) : { line };
      if (puzzle.ok && result?.ok) {
        const solveRequest = { ...request, ...puzzle.value };
        return { ...facts, ...solvedAnswer(services, solveRequest, result.value).json(texts) };
      }
      const reason = result === undefined || result.ok ? unreachedFault([index + 1]) : result.fault;
      return { ...facts, error: removeMarks(texts.sayFault(reason)) };
    }),
  lines: (texts) => tableLines(texts, request, results, makePuzzle),
  incompleteness: incompletenessOf(results),
});

/** Why a row has no length: the first such reason. */
function incompletenessOf(results: RowResults): Fault | undefined {
  const unreached = unreachedNumbers(results);
  const failed = results.find((result) => result?.ok === false);
  return failed?.ok === false ? failed.fault : unreached.length > 0 ? unreachedFault(unreached) : undefined;
}

/** Counted from 1. */
const unreachedNumbers = (results: RowResults): readonly number[] =>
  results.flatMap((result, index) => (result === undefined ? [index + 1] : []));

const unreachedFault = (numbers: readonly number[]): Fault =>
  fault('list-unreached', { count: numbers.length, numbers: makeRanges(numbers) }).fault;

/** Writes ascending numbers as `1, 4–7`. */
function makeRanges(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range !== undefined && number === range.last + 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

/** A table that is too long for a message is in a file, too. */
function listReply({ texts, surface }: Call, request: ListRequest, results: RowResults): Reply {
  const options = [
    request.algorithm !== 'auto' && `algorithm:${request.algorithm}`,
    request.heuristic !== undefined && `heuristic:${request.heuristic}`,
    request.limit !== undefined && `limit:${request.limit}`,
    request.metric !== 'stm' && `metric:${request.metric}`,
  ];
  const [title = '', ...rows] = tableLines(texts, request, results, (puzzle) => {
    const code = makeTypedCode(puzzle);
    return code === undefined ? '' : `\`${['/solve', code, ...options].filter(Boolean).join(' ')}\``;
  });
  const limits = {
    maxChars: surface.textLimit - title.length - 1,
    lastLineCount: results.includes(undefined) ? 1 : 0,
  };
  const shownRows = cutLog(rows, limits, (count) => texts.say('list-more', { count }));
  const fileLines = tableLines(texts, request, results, makePuzzle).map(removeMarks);
  return {
    kind: 'answer',
    text: [title, ...shownRows].join('\n'),
    file:
      shownRows.length < rows.length
        ? { name: 'lengths.txt', bytes: Buffer.from(`${fileLines.join('\n')}\n`) }
        : undefined,
  };
}

/** A title, a line for each board that was reached, and a line about the others. */
function tableLines(
  texts: Texts,
  { boards, metric }: ListRequest,
  results: RowResults,
  describePuzzle: (puzzle: Puzzle) => Text,
): readonly Text[] {
  const unprovedCount = results.filter(
    (result) => result?.ok && result.value.solvable && !result.value.optimal,
  ).length;
  const numberWidth = String(boards.length).length;
  const rows = boards.flatMap(({ line, puzzle }, index) => {
    const result = results[index];
    if (result === undefined) return [];
    const number = `\`${String(index + 1).padStart(numberWidth)}\``;
    if (!result.ok || !puzzle.ok) {
      const place = puzzle.ok ? '' : texts.say('list-line', { line });
      return [`${number} ${place}${result.ok ? '' : texts.sayFault(result.fault)}`];
    }
    const { solvable, optimal, length, lowerBound: bound } = result.value;
    const outcome = !solvable ? 'unsolvable' : optimal ? 'optimal' : 'unproved';
    const rowText = `${number} ${texts.say('list-row', { outcome, length, bound })}`;
    const puzzleText = describePuzzle(puzzle.value);
    return [puzzleText === '' ? rowText : `${rowText} · ${puzzleText}`];
  });
  const unreached = unreachedNumbers(results);
  return [
    texts.say('list-title', { count: boards.length, metric, unproved: unprovedCount }),
    ...rows,
    ...(unreached.length > 0 ? [texts.sayFault(unreachedFault(unreached))] : []),
  ];
}
