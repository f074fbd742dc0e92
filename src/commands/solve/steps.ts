import type { ButtonHandler, Call } from '../../chat/command.ts';
import { type Button, type ButtonGroup, controls, type Reply, type Text } from '../../chat/reply.ts';
import type { Surface } from '../../chat/surface.ts';
import { type Facts, fault, ok, type Result } from '../../core/result.ts';
import type { SlidingAnswer } from '../../core/sliding/answer.ts';
import type { Metric, Moves, Puzzle } from '../../core/sliding/board.ts';
import { applyMoves, isMove } from '../../core/sliding/moves.ts';
import { MOVE_ARROWS } from '../../core/sliding/notation/moves.ts';
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
      picture: await services.draw({ kind: 'solution', start, moves }, call.theme),
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
    ...(surface.buttonRows > 0 && { buttons: stepButtons(texts, id, SHEET, moves.length) }),
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

type Drawn = Pick<Puzzle, 'start'>;
type Played = Pick<Solved, 'moves' | 'length' | 'metric'>;

/** The whole solution as one picture, and in words; the same for the same solution. */
export async function solutionPicture(
  { draw }: Services,
  { texts, theme }: Call,
  puzzle: Drawn,
  solved: Played,
): Promise<Required<Pick<Reply, 'picture' | 'alt'>>> {
  return {
    picture: await draw({ kind: 'solution', start: puzzle.start, moves: solved.moves }, theme),
    alt: solutionAlt(texts, puzzle, solved),
  };
}

const solutionAlt = (texts: Texts, { start }: Drawn, { moves, length, metric }: Played): string =>
  texts.say('solve-alt', {
    board: makeBoard(start),
    length,
    moves: spelled(moves, metric).slice(0, 600),
  });

/** Solutions up to this many moves are animated: each move has its frames, and the film an end. */
const ANIMATED_MOVES = 160;
/** Longer solutions are walked through in strides of ten moves too. */
const SHORT = 12;
const STRIDE = 10;

/**
 * Around the ring: the sheet, each step to the goal, and the sheet again; backwards from the first step there is the start (0)
 * too. Each action ends with its button's name, since several may lead to the same step.
 */
function stepButtons(texts: Texts, id: string, at: number, last: number): readonly ButtonGroup[] {
  const back = (by: number) => (at === 0 ? SHEET : Math.max(0, (at === SHEET ? last + 1 : at) - by));
  const on = (by: number) => (at === last ? SHEET : Math.min(last, Math.max(0, at) + by));
  const button = (name: string, label: string, to: number): Button => ({
    action: `step:${id}:${to}:${name}`,
    label,
    name: texts.say('step-name', { to: name, by: STRIDE }),
  });
  const isLong = last > SHORT;
  const steps: readonly Button[] = [
    ...(last > 1 ? [button('start', '⏮', back(last + 1))] : []),
    button('back', '◀', back(1)),
    { ...button('on', '▶', on(1)), style: 'primary' },
    ...(last > 1 ? [button('goal', '⏭', on(last))] : []),
    ...(last <= ANIMATED_MOVES ? [{ action: `film:${id}`, label: texts.say('button-gif') }] : []),
  ];
  if (at === SHEET) return controls(steps);
  return controls(steps, [
    ...(isLong ? [button('less', `-${STRIDE}`, back(STRIDE))] : []),
    { action: `step:${id}:${SHEET}`, label: texts.say('button-all-moves') },
    ...(isLong ? [button('more', `+${STRIDE}`, on(STRIDE))] : []),
  ]);
}

/** The kept solution of this id. Fault: `stale-button`. */
async function keptSolution({ store }: Services, id: string): Promise<Result<Solution>> {
  const kept = await store.solutions.byId(id);
  return kept === undefined || kept.moves === ''
    ? fault('stale-button')
    : ok({ ...kept, verdict: JSON.parse(kept.note) });
}

/** Steps through a kept solution; the same for everybody who presses. */
export const stepButton = (services: Services): ButtonHandler => ({
  prefix: 'step',
  async press(call, [id = '', at = '']) {
    const solution = await keptSolution(services, id);
    if (!solution.ok) return solution;
    const step = Number(at);
    if (!/^-?\d{1,5}$/.test(at) || step < SHEET || step > solution.value.moves.length) {
      return fault('stale-button');
    }
    return ok({
      edit:
        step === SHEET
          ? await sheet(services, call, solution.value, id)
          : await stepReply(services, call, solution.value, id, step),
    });
  },
});

async function stepReply(
  { draw }: Services,
  { texts, theme }: Call,
  { start, goal, moves }: Solution,
  id: string,
  step: number,
): Promise<Reply> {
  const last = moves.length;
  const move = moves[step - 1] ?? '';
  const before = applyMoves(start, moves.slice(0, Math.max(0, step - 1)));
  const board = before.ok ? applyMoves(before.value, move) : before;
  if (!before.ok || !board.ok) throw new Error(`the kept solution ${id} does not replay`);
  // The tile just slid lies where the blank was.
  const cell = before.value.tiles.indexOf(0);
  const facts = isMove(move)
    ? { step, last, move, arrow: MOVE_ARROWS[move], tile: board.value.tiles[cell] ?? 0 }
    : { last };
  return {
    kind: 'answer',
    text: texts.say(step === 0 ? 'solve-step-start' : 'solve-step', facts),
    picture: await draw(
      {
        kind: 'board',
        board: board.value,
        goal,
        moved: step === 0 ? [] : [cell],
      },
      theme,
    ),
    alt: texts.say('board-alt', { board: makeBoard(board.value) }),
    buttons: stepButtons(texts, id, step, last),
  };
}

/** A kept solution as an animation, in a message for whoever pressed: the solution may be of a puzzle that others still play. */
export const animateSolutionButton = (services: Services): ButtonHandler => ({
  prefix: 'film',
  async press({ texts, theme }, [id = '']) {
    const solution = await keptSolution(services, id);
    if (!solution.ok) return solution;
    const { start, moves, verdict } = solution.value;
    if (moves.length > ANIMATED_MOVES) return fault('stale-button');
    return ok({
      reply: {
        kind: 'answer',
        text: texts.say('solve-animated', { length: moves.length }),
        picture: await services.animate({ kind: 'solution', start, moves }, theme),
        alt: solutionAlt(texts, { start }, { ...verdict, moves }),
        personal: true,
      },
    });
  },
});
