import type { ButtonHandler, Call } from '../../chat/command.ts';
import { type Button, controls, type Reply, type Text } from '../../chat/reply.ts';
import type { Surface } from '../../chat/surface.ts';
import { type Facts, fault, ok } from '../../core/result.ts';
import type { SlidingAnswer } from '../../core/sliding/answer.ts';
import type { Metric, Moves, Puzzle } from '../../core/sliding/board.ts';
import { applyMoves } from '../../core/sliding/moves.ts';
import { makeBoard, makeMoves } from '../../core/sliding/notation/puzzle.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Services } from '../services.ts';
import { solvedFacts } from './verdict.ts';

/** More moves than this are written as counted runs (`L2U`). */
const SPELLED_OUT = 200;
const ROOM_FOR_WORDS = 400;
/** The step before the start: the sheet with the whole solution. */
const SHEET = -1;

/** What a kept solution says of itself, beside its moves. */
type Verdict = Pick<SlidingAnswer, 'length' | 'optimal' | 'lowerBound' | 'metric' | 'heuristic'> & {
  /** For the text `solve-effort`. */
  readonly effort?: Facts;
};

/** A solution and what is proved of its length. */
export type Solved = Verdict & Pick<SlidingAnswer, 'moves'>;

interface Solution extends Puzzle {
  readonly moves: Moves;
  readonly verdict: Verdict;
}

/** The whole solution as one picture; it is kept, so that the buttons can step through it for as long as it is. */
export async function solutionReply(
  services: Services,
  call: Call,
  { start, goal }: Puzzle,
  answer: Solved,
): Promise<Reply> {
  const { length, optimal, lowerBound, metric, heuristic, effort, moves } = answer;
  const verdict: Verdict = {
    length,
    optimal,
    lowerBound,
    metric,
    ...(heuristic && { heuristic }),
    ...(effort && { effort }),
  };
  const note = JSON.stringify(verdict);
  const id = await services.store.solutions.keep({ start, goal, moves, note, now: services.now() });
  return await sheet(services, call, { start, goal, moves, verdict }, id);
}

async function sheet(
  services: Services,
  call: Call,
  { start, moves, verdict }: Solution,
  id: string,
): Promise<Reply> {
  const { texts, surface } = call;
  if (moves === '') {
    return {
      kind: 'answer',
      text: texts.say('solve-already'),
      picture: await services.draw({ kind: 'solution', start, moves }),
      alt: texts.say('board-alt', { board: makeBoard(start) }),
    };
  }
  const summary = texts.say('solve-solved', solvedFacts(verdict));
  const { line, isWhole } = writtenMoves(moves, verdict.metric, surface);
  const effort = verdict.effort === undefined ? '' : texts.say('solve-effort', verdict.effort);
  return {
    kind: 'answer',
    text: [summary, line, effort].join('\n').trimEnd(),
    ...(await solutionPicture(services, call, { start }, { ...verdict, moves })),
    ...(surface.buttonRows > 0 && { buttons: controls(stepButtons(texts, id, SHEET, moves.length)) }),
    ...(!isWhole && { file: { name: 'solution.txt', bytes: Buffer.from(`${makeMoves(moves, 'stm')}\n`) } }),
  };
}

/** The moves as they stand under an answer: counted runs where there are many, their beginning where they don't fit. */
export function writtenMoves(
  moves: Moves,
  metric: Metric,
  { captionLimit }: Surface,
): { readonly line: Text; readonly isWhole: boolean } {
  const written = spelled(moves, metric);
  const isWhole = written.length + ROOM_FOR_WORDS <= captionLimit;
  return { line: `\`${isWhole ? written : `${written.slice(0, 300)}…`}\``, isWhole };
}

const spelled = (moves: Moves, metric: Metric): string =>
  makeMoves(moves, moves.length > SPELLED_OUT ? 'mtm' : metric);

/** The whole solution as one picture, and in words; the same for the same solution. */
export async function solutionPicture(
  { draw }: Services,
  { texts }: Call,
  { start }: Pick<Puzzle, 'start'>,
  { moves, length, metric }: Pick<Solved, 'moves' | 'length' | 'metric'>,
): Promise<Required<Pick<Reply, 'picture' | 'alt'>>> {
  return {
    picture: await draw({ kind: 'solution', start, moves }),
    alt: texts.say('solve-alt', {
      board: makeBoard(start),
      length,
      moves: spelled(moves, metric).slice(0, 600),
    }),
  };
}

/** ◀ ▶ around the ring: the sheet, the start (0), each step, and the sheet again. */
function stepButtons(texts: Texts, id: string, at: number, last: number): readonly Button[] {
  const ring = last + 2;
  const to = (step: number) => `step:${id}:${((step + 1 + ring) % ring) - 1}`;
  return [
    { action: to(at - 1), label: '◀', name: texts.say('step-back') },
    { action: to(at + 1), label: '▶', name: texts.say('step-on'), style: 'primary' },
  ];
}

/** Steps through a kept solution; the same for everybody who presses. */
export const stepButton = (services: Services): ButtonHandler => ({
  prefix: 'step',
  async press(call, [id = '', at = '']) {
    const kept = await services.store.solutions.byId(id);
    const step = Number(at);
    if (kept === undefined || !/^-?\d{1,5}$/.test(at) || step < SHEET || step > kept.moves.length) {
      return fault('stale-button');
    }
    const solution: Solution = { ...kept, verdict: JSON.parse(kept.note) };
    return ok({
      edit:
        step === SHEET
          ? await sheet(services, call, solution, id)
          : await stepReply(services, call, solution, id, step),
    });
  },
});

async function stepReply(
  { draw }: Services,
  { texts }: Call,
  { start, goal, moves }: Solution,
  id: string,
  step: number,
): Promise<Reply> {
  const board = applyMoves(start, moves.slice(0, step));
  const before = applyMoves(start, moves.slice(0, Math.max(0, step - 1)));
  if (!board.ok || !before.ok) throw new Error(`the kept solution ${id} does not replay`);
  const facts = {
    step,
    last: moves.length,
    move: moves[step - 1] ?? '',
    done: moves.slice(0, step).slice(-100),
  };
  return {
    kind: 'answer',
    text: texts.say(step === 0 ? 'solve-step-start' : 'solve-step', facts),
    picture: await draw({
      kind: 'board',
      board: board.value,
      goal,
      // The tile just slid lies where the blank was.
      moved: step === 0 ? [] : [before.value.tiles.indexOf(0)],
    }),
    alt: texts.say('board-alt', { board: makeBoard(board.value) }),
    buttons: controls(stepButtons(texts, id, step, moves.length)),
  };
}
