import { type AnalysisForm, analysisOfForm, readAnalysisLine } from '../../commands/analyse/analyse.ts';
import { boardLines, wayLines } from '../../commands/analyse/lines.ts';
import { ok, type Result } from '../../core/result.ts';
import type { BoardAnalysis, SolutionAnalysis } from '../../core/sliding/analysis/analysis.ts';
import type { Move, Moves } from '../../core/sliding/board.ts';
import { isMove } from '../../core/sliding/moves.ts';
import { renamed } from '../../core/sliding/notation/naming.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { plain } from '../../i18n/markup.ts';
import { draw } from '../../render/draw.ts';
import type { Scene } from '../../render/scene.ts';
import type { Arguments } from './arguments.ts';
import { timeOf } from './numbers.ts';
import { refused } from './refused.ts';
import { type Outcome, savePicture, type Toolbox, undrawn } from './toolbox.ts';

export const VALUED = ['goal', 'size', 'solution', 'metric', 'moves', 'time', 'png'] as const;

/** `tileknight analyse BOARD [-> GOAL] [MOVES] [--metric] [--moves tile|blank] [--png FILE]`: a board, or somebody's solution of it. */
export async function analyseOnce(toolbox: Toolbox, { words, options }: Arguments): Promise<Outcome> {
  const { png, time: _, ...given } = options;
  const time = timeOf(options, toolbox.config.SOLVER_TIME_MS);
  if (!time.ok) return refused(toolbox, time.fault);
  const line = readAnalysisLine(words.join(' '));
  const form = line.ok ? analysisOfForm({ ...line.value, ...given }) : line;
  if (!form.ok) return refused(toolbox, form.fault);
  const done = await analysed(toolbox, form.value, time.value);
  toolbox.progress?.clear();
  if (!done.ok) return refused(toolbox, done.fault);
  const { outcome, scene } = done.value;
  if (scene === undefined) return undrawn(toolbox, outcome, options);
  if (typeof png !== 'string') return outcome;
  const saved = savePicture(png, draw(scene));
  return saved.ok ? outcome : { ...outcome, fault: saved.fault };
}

interface Analysed {
  readonly outcome: Outcome;
  readonly scene?: Scene;
}

async function analysed(toolbox: Toolbox, form: AnalysisForm, timeMs: number): Promise<Result<Analysed>> {
  const { solver, progress } = toolbox;
  const { start, goal, metric, moves } = form;
  const options = {
    onProgress: (now: Parameters<NonNullable<typeof progress>['show']>[0]) => progress?.show(now),
  };
  if (moves === undefined) {
    const found = await solver.ask('analyseBoard', { start, goal, metric, timeMs }, options);
    return found.ok ? ok(boardOutcome(toolbox, form, found.value)) : found;
  }
  const found = await solver.ask('analyseSolution', { start, goal, moves, metric, timeMs }, options);
  return found.ok ? ok(wayOutcome(toolbox, form, moves, found.value)) : found;
}

const puzzleFacts = ({ start, goal }: AnalysisForm): object => ({
  rows: start.rows,
  cols: start.cols,
  start: start.tiles,
  goal: goal.tiles,
});

function unsolvable({ texts }: Toolbox, { start }: AnalysisForm): string[] {
  return [plain(texts.say('analyse-unsolvable', { board: makeBoard(start) }))];
}

function boardOutcome(toolbox: Toolbox, form: AnalysisForm, found: BoardAnalysis): Analysed {
  const { start, goal, naming } = form;
  const { shortest, hardness } = found;
  const named = (moves: readonly Moves[]): Moves[] => moves.map((one) => renamed(one, naming));
  const json = {
    ...puzzleFacts(form),
    ...found,
    ...(shortest && {
      shortest: {
        ...shortest,
        first: named(shortest.first),
        good: named(shortest.good),
        unsure: named(shortest.unsure),
      },
    }),
  };
  if (!found.solvable) return { outcome: { json, lines: unsolvable(toolbox, form) } };
  const good = [...new Set((shortest?.good ?? []).map((moves) => moves[0] ?? ''))];
  return {
    outcome: { json, lines: boardLines(toolbox.texts, start, found, form).map(plain) },
    scene: {
      kind: 'analysis',
      board: start,
      goal,
      good: good.filter((move): move is Move => isMove(move)),
      ...(hardness && { lengths: { counts: hardness.counts, length: hardness.length } }),
    },
  };
}

function wayOutcome(toolbox: Toolbox, form: AnalysisForm, moves: Moves, found: SolutionAnalysis): Analysed {
  const { naming } = form;
  const { remaining, losses, reachesGoal } = found;
  const json = {
    ...puzzleFacts(form),
    ...found,
    moves: renamed(moves, naming),
    steps: found.steps.map((step) => renamed(step, naming)),
    simplified: renamed(found.simplified, naming),
    end: found.end.tiles,
  };
  if (!found.solvable) return { outcome: { json, lines: unsolvable(toolbox, form) } };
  return {
    outcome: { json, lines: wayLines(toolbox.texts, found, form).map(plain) },
    scene: { kind: 'way', remaining, losses, done: reachesGoal },
  };
}
