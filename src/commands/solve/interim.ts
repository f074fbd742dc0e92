import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '../../chat/command.ts';
import type { Reply, Text } from '../../chat/reply.ts';
import type { Moves, Puzzle } from '../../core/sliding/board.ts';
import { countMoves } from '../../core/sliding/moves.ts';
import type { SlidingAnswer, SlidingProgress } from '../../core/sliding/sliding-answer.ts';
import { isProvable } from '../../core/sliding/solve/position/reach.ts';
import { joinInLine } from '../../i18n/texts.ts';
import type { TerminalServices } from '../feature/services.ts';
import type { PuzzleWithMetric } from '../input/puzzle-given.ts';
import { movesLine, solutionPicture } from './solution-reply.ts';

/** Faster searches show no interim picture. */
const FIRST_PICTURE_DELAY_MS = 200;
/** The wait after the progress text, so that it is sent before the drawing starts. */
const DRAW_DELAY_MS = 100;
/** Each interim picture has a better solution. */
const REDRAW_INTERVAL_MS = 2000;

type FoundSolution = Pick<SlidingAnswer, 'moves' | 'length' | 'lowerBound' | 'optimal' | 'metric'>;

/** The progress of a running search, shown in its message. */
export interface SearchProgress {
  update(progress: SlidingProgress): void;
  end(): void;
  /** The solution has its proved lower bound. Undefined before the first solution. */
  readonly bestSolution: FoundSolution | undefined;
  readonly expanded: number;
}

/**
 * Calls `showReply` with progress texts until the first solution is drawn, then with the picture of each
 * better solution.
 */
export function followSearch(
  services: TerminalServices,
  call: Call,
  puzzle: PuzzleWithMetric,
  showReply: (reply: Reply) => void,
): SearchProgress {
  let combinedProgress: SlidingProgress = { phase: 'search' };
  let bestMoves: Moves | undefined;
  let drawnMoves: Moves | undefined;
  let shownSolution: { readonly moves: Moves; readonly picture: Pick<Reply, 'picture' | 'alt'> } | undefined;
  let nextDrawAtMs = performance.now() + FIRST_PICTURE_DELAY_MS;
  let redrawTimer: NodeJS.Timeout | undefined;
  let hasEnded = false;

  const solutionOf = (moves: Moves): FoundSolution => {
    const length = countMoves(moves, puzzle.metric);
    const provedBound = Math.min(combinedProgress.lowerBound ?? 0, length);
    return { moves, length, lowerBound: provedBound, optimal: provedBound === length, metric: puzzle.metric };
  };

  function showProgress(): void {
    if (hasEnded) return;
    if (shownSolution !== undefined) {
      showReply({
        kind: 'interim',
        text: interimAnswerText(call, puzzle, solutionOf(shownSolution.moves), combinedProgress),
        ...shownSolution.picture,
      });
    } else if (bestMoves === undefined || call.surface.isTextOnly) {
      showReply({ kind: 'working', text: searchText(call, combinedProgress) });
    }
  }

  function scheduleRedraw(): void {
    if (hasEnded || redrawTimer !== undefined || bestMoves === drawnMoves || call.surface.isTextOnly) return;
    redrawTimer = setTimeout(() => void redraw(), Math.max(0, nextDrawAtMs - performance.now()));
  }

  async function redraw(): Promise<void> {
    if (shownSolution === undefined) {
      showReply({ kind: 'working', text: searchText(call, combinedProgress) });
      await wait(DRAW_DELAY_MS);
    }
    const moves = bestMoves;
    drawnMoves = moves;
    if (hasEnded || moves === undefined) return;
    // If the drawing fails, the message keeps its old picture. The final answer will report the error.
    const picture = await solutionPicture(services, call, puzzle, solutionOf(moves)).catch(() => undefined);
    if (picture !== undefined) shownSolution = { moves, picture };
    showProgress();
    nextDrawAtMs = performance.now() + REDRAW_INTERVAL_MS;
    redrawTimer = undefined;
    scheduleRedraw();
  }

  return {
    update(progress) {
      if (hasEnded) return;
      combinedProgress = combineProgress(combinedProgress, progress);
      const { moves = '' } = progress;
      const isBetter =
        bestMoves === undefined || countMoves(moves, puzzle.metric) < countMoves(bestMoves, puzzle.metric);
      if (moves !== '' && isBetter) bestMoves = moves;
      showProgress();
      scheduleRedraw();
    },
    end() {
      hasEnded = true;
      clearTimeout(redrawTimer);
    },
    get bestSolution() {
      return bestMoves === undefined ? undefined : solutionOf(bestMoves);
    },
    get expanded() {
      return combinedProgress.expanded ?? 0;
    },
  };
}

function interimAnswerText(
  call: Call,
  { start }: Puzzle,
  { moves, length, lowerBound, metric }: FoundSolution,
  progress: SlidingProgress,
): Text {
  const { texts, surface } = call;
  const expectedResult = isProvable(start) ? 'proof' : 'shorter';
  const summary = texts.say('solve-so-far', { length, metric, bound: lowerBound, hope: expectedResult });
  const cancelHint = surface.maxButtonRows > 0 ? texts.say('solve-cancel-keeps') : '';
  const paceLine = joinInLine([paceText(call, progress), cancelHint]);
  return [summary, movesLine(moves, metric, surface).line, paceLine].join('\n').trimEnd();
}

/**
 * The lower bound never decreases. The share of the work that is done (`share`) starts again in each phase.
 */
function combineProgress(previousProgress: SlidingProgress, newProgress: SlidingProgress): SlidingProgress {
  const { share, lowerBound = 0, ...otherFields } = previousProgress;
  const keptShare = share !== undefined && previousProgress.phase === newProgress.phase ? { share } : {};
  return {
    ...otherFields,
    ...keptShare,
    ...newProgress,
    lowerBound: Math.max(lowerBound, newProgress.lowerBound ?? 0),
  };
}

function searchText(call: Pick<Call, 'texts'>, progress: SlidingProgress): Text {
  if (progress.phase === 'tables') return paceText(call, progress);
  const { lowerBound = 0, length = 0 } = progress;
  const summary = call.texts.say('solve-progress-search', { bound: lowerBound, length });
  return joinInLine([summary, paceText(call, progress)]);
}

/** The speed of a search and the used percentage of its time limit, if they are known. */
function paceText({ texts }: Pick<Call, 'texts'>, progress: SlidingProgress): Text {
  const percent = Math.round((progress.share ?? 0) * 100);
  if (progress.phase === 'tables') return texts.say('solve-progress-tables', { percent });
  const speed = inMillions(progress.perSecond);
  const expanded = inMillions(progress.expanded);
  const shownQuantity = speed > 0 ? 'speed' : expanded > 0 ? 'expanded' : 'nothing';
  const quantityText =
    shownQuantity === 'nothing' ? '' : texts.say('solve-pace', { which: shownQuantity, speed, expanded });
  const usedTimeText = percent === 0 ? '' : texts.say('solve-time-used', { percent });
  return joinInLine([quantityText, usedTimeText]);
}

const inMillions = (count = 0): number => Math.round(count / 100_000) / 10;
