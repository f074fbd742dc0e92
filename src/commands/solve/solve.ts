import type { Call, Command, OptionValues } from '../../chat/command.ts';
import { takeOptions } from '../../chat/line.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { SlidingAnswer } from '../../core/sliding/answer.ts';
import type { Metric, Puzzle } from '../../core/sliding/board.ts';
import { HEURISTICS, type Method, readMethod, SLIDING_ALGORITHMS } from '../../core/sliding/method.ts';
import { makeBoard, parsePuzzle } from '../../core/sliding/notation/puzzle.ts';
import { mendingSwap, parityOf } from '../../core/sliding/parity.ts';
import { PROOF_CELLS } from '../../core/sliding/solve/pattern/views.ts';
import type { Services } from '../services.ts';
import { cancellable } from '../working.ts';
import { followed, type SoFar } from './interim.ts';
import { type Solved, solutionReply } from './steps.ts';
import { effortFacts } from './verdict.ts';

const METRICS = ['stm', 'mtm'] as const satisfies readonly Metric[];
/** Beyond 16 cells a proof is out of reach; good solutions come in a few seconds. */
const LARGE_BOARD_MS = 5000;

interface Asked extends Puzzle, Method {
  readonly metric: Metric;
}

/** `/solve BOARD [-> GOAL] [size] [algorithm] [heuristic] [metric]`. */
export const solveCommand = (services: Services): Command => ({
  name: 'solve',
  options: [
    { name: 'board', kind: 'text', required: true },
    { name: 'goal', kind: 'text' },
    { name: 'size', kind: 'text' },
    { name: 'algorithm', kind: 'text', choices: SLIDING_ALGORITHMS },
    { name: 'heuristic', kind: 'text', choices: HEURISTICS },
    { name: 'metric', kind: 'text', choices: METRICS },
  ],
  read(line) {
    const { options, rest } = takeOptions(line, {
      size: [],
      algorithm: SLIDING_ALGORITHMS,
      heuristic: HEURISTICS,
      metric: METRICS,
    });
    return ok({ ...options, board: rest });
  },
  async run(call, options) {
    const asked = readPuzzle(options);
    return asked.ok ? solve(services, call, asked.value) : asked;
  },
});

function readPuzzle(options: OptionValues): Result<Asked> {
  const { board = '', goal, size, algorithm, heuristic, metric = 'stm' } = options;
  const written = (option: string | boolean | undefined) => (option === undefined ? option : String(option));
  const method = readMethod(written(algorithm), written(heuristic));
  if (!method.ok) return method;
  const counting = METRICS.find((name) => name === metric);
  if (counting === undefined) return fault('unknown-metric', { text: String(metric).slice(0, 40) });
  const text = goal === undefined ? String(board) : `${board} -> ${goal}`;
  const puzzle = parsePuzzle(text, size === undefined ? undefined : String(size));
  return puzzle.ok ? ok({ ...puzzle.value, ...method.value, metric: counting }) : puzzle;
}

async function solve(services: Services, call: Call, asked: Asked): Promise<Result<Reply>> {
  const { rows, cols } = asked.start;
  const timeMs = rows * cols > PROOF_CELLS ? Math.min(LARGE_BOARD_MS, services.timeMs) : services.timeMs;
  let soFar: SoFar | undefined;
  const solved = await cancellable(services.jobs, call, (signal, show) => {
    const following = followed(services, call, asked, show);
    soFar = following;
    return services.solver
      .ask('solve', { ...asked, timeMs }, { signal, onProgress: (progress) => following.hear(progress) })
      .finally(() => following.end());
  });
  // Cancelled, or broken off: what was shown by then stays.
  if (!solved.ok && soFar?.solved) return ok(await solutionReply(services, call, asked, soFar.solved));
  if (!solved.ok) return solved;
  const reply = solved.value.solvable
    ? await solutionReply(services, call, asked, {
        ...solved.value,
        ...effortOf(asked, solved.value, call.texts.locale),
      })
    : await unsolvableReply(services, call, asked);
  return ok(reply);
}

function effortOf(asked: Asked, answer: SlidingAnswer, locale: string): Pick<Solved, 'effort'> {
  const effort = effortFacts(asked, answer, locale);
  return effort === undefined ? {} : { effort };
}

/** Why the board can't be solved, with the two tiles whose exchange would mend it. */
export async function unsolvableReply(
  { draw }: Services,
  { texts }: Call,
  { start, goal }: Puzzle,
): Promise<Reply> {
  const { permutationOdd, blankDistance } = parityOf({ start, goal });
  const [a, b] = mendingSwap({ start, goal });
  return {
    kind: 'answer',
    text: texts.say('solve-unsolvable', {
      permutation: permutationOdd ? 'odd' : 'even',
      distance: blankDistance,
      a,
      b,
    }),
    picture: await draw({ kind: 'unsolvable', start, goal, swap: [a, b] }),
    alt: texts.say('solve-unsolvable-alt', { board: makeBoard(start), a, b }),
  };
}
