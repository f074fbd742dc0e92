import { effortFacts, solvedFacts } from '../../commands/solve/verdict.ts';
import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import type { SlidingAnswer } from '../../core/sliding/answer.ts';
import type { Metric, Puzzle } from '../../core/sliding/board.ts';
import { type Method, readMethod } from '../../core/sliding/method.ts';
import { makeMoves, parsePuzzle } from '../../core/sliding/notation/puzzle.ts';
import { mendingSwap, parityOf } from '../../core/sliding/parity.ts';
import { plain } from '../../i18n/markup.ts';
import { animate } from '../../render/animate.ts';
import { draw } from '../../render/draw.ts';
import type { Arguments } from './arguments.ts';
import { timeOf } from './numbers.ts';
import { type Outcome, savePicture, type Toolbox } from './toolbox.ts';

export const VALUED = ['goal', 'size', 'algorithm', 'heuristic', 'metric', 'png', 'gif', 'time'] as const;

interface Asked extends Puzzle, Method {
  readonly metric: Metric;
  readonly timeMs: number;
}

/** `tileknight solve BOARD [-> GOAL] [--size] [--algorithm] [--heuristic] [--metric] [--png FILE] [--gif FILE]`: one puzzle. */
export async function solveOnce(toolbox: Toolbox, { words, options }: Arguments): Promise<Outcome> {
  const asked = readPuzzle(toolbox, words.join(' '), options);
  if (!asked.ok) return refused(toolbox, asked.fault);
  const answer = await toolbox.solver.ask('solve', asked.value, {
    onProgress: (progress) => toolbox.progress?.show(progress),
  });
  toolbox.progress?.clear();
  if (!answer.ok) return refused(toolbox, answer.fault, asked.value);
  const saved = savePictures(asked.value, answer.value, options);
  const outcome = answered(toolbox, asked.value, answer.value);
  return saved.ok ? outcome : { ...outcome, fault: saved.fault };
}

function readPuzzle({ config }: Toolbox, text: string, options: Arguments['options']): Result<Asked> {
  const { goal, size, algorithm = 'auto', heuristic, metric = 'stm' } = options;
  const method = readMethod(String(algorithm), heuristic === undefined ? undefined : String(heuristic));
  if (!method.ok) return method;
  if (metric !== 'stm' && metric !== 'mtm') return fault('unknown-metric', { text: String(metric) });
  const time = timeOf(options, config.SOLVER_TIME_MS);
  if (!time.ok) return time;
  const puzzle = parsePuzzle(
    goal === undefined ? text : `${text} -> ${goal}`,
    size === undefined ? undefined : String(size),
  );
  return puzzle.ok ? ok({ ...puzzle.value, ...method.value, metric, timeMs: time.value }) : puzzle;
}

function savePictures(
  { start, goal }: Asked,
  { solvable, moves }: SlidingAnswer,
  { png, gif }: Arguments['options'],
): Result<true> {
  if (typeof png === 'string') {
    const swap = solvable ? undefined : mendingSwap({ start, goal });
    const picture =
      swap === undefined
        ? draw({ kind: 'solution', start, moves })
        : draw({ kind: 'unsolvable', start, goal, swap });
    const saved = savePicture(png, picture);
    if (!saved.ok) return saved;
  }
  return typeof gif === 'string' ? savePicture(gif, animate({ kind: 'solution', start, moves })) : ok(true);
}

function answered({ texts }: Toolbox, asked: Asked, answer: SlidingAnswer): Outcome {
  const { start, goal } = asked;
  const { rows, cols } = start;
  const { memoryBytes, ...told } = answer;
  const held = asked.algorithm === 'auto' || memoryBytes === undefined ? {} : { memoryBytes };
  const json = { rows, cols, start: start.tiles, goal: goal.tiles, ...told, ...held };
  if (answer.solvable) {
    const summary =
      answer.length === 0 ? texts.say('solve-already') : texts.say('solve-solved', solvedFacts(answer));
    const effort = effortFacts(asked, answer, texts.locale);
    const lines = [
      plain(summary),
      makeMoves(answer.moves, answer.metric),
      effort === undefined ? '' : plain(texts.say('solve-effort', effort)),
    ];
    return { json, lines: lines.filter((line) => line !== '') };
  }
  const { permutationOdd, blankDistance } = parityOf({ start, goal });
  const [a, b] = mendingSwap({ start, goal });
  const facts = { permutation: permutationOdd ? 'odd' : 'even', distance: blankDistance, a, b };
  return { json, lines: [plain(texts.say('solve-unsolvable', facts))] };
}

function refused({ texts }: Toolbox, reason: Fault, asked?: Asked): Outcome {
  const error = plain(texts.sayFault(reason));
  const puzzle = asked && {
    rows: asked.start.rows,
    cols: asked.start.cols,
    start: asked.start.tiles,
    goal: asked.goal.tiles,
  };
  return { json: { ...puzzle, error }, lines: [], fault: reason };
}
