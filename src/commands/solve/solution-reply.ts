import type { Call } from '../../chat/command.ts';
import { type ButtonGroup, makeControlGroup, type Reply, type Text } from '../../chat/reply.ts';
import type { Surface } from '../../chat/surface.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Metric, Moves, Puzzle } from '../../core/sliding/board.ts';
import { makeBoard, makeMoves, makePuzzle } from '../../core/sliding/notation/puzzle.ts';
import type { SlidingAnswer } from '../../core/sliding/sliding-answer.ts';
import type { Texts } from '../../i18n/texts.ts';
import { StoreUnavailableError } from '../../store/contract/faults.ts';
import type { StoredSolution, Verdict } from '../../store/contract/solution.ts';
import type { Services, TerminalServices } from '../feature/services.ts';
import { OVERVIEW_STEP, type StepSequence, stepButtons } from '../feature/step-buttons.ts';
import { effortLines, solvedFacts, stagesScene } from './verdict.ts';

/** Longer solutions are written with repeat counts to save space: `L3U` for `LLLU`. */
const MAX_SPELLED_MOVES = 200;
/** Room for other text than the moves. */
const CAPTION_RESERVED_CHARS = 400;

export type Solution = StoredSolution & { readonly verdict: Verdict };

/** Stores the solution, so that buttons below the message can show single steps. */
export async function solutionReply(
  services: TerminalServices,
  call: Call,
  solution: Solution,
): Promise<Reply> {
  const solutionId =
    call.surface.maxButtonRows > 0 ? await storeSolution(services, call, solution) : undefined;
  return await overviewReply(services, call, solution, solutionId);
}

/**
 * Shows the solution in one picture. `solutionId`: id of the stored solution, for the buttons. Without an id
 * there are no buttons.
 */
export async function overviewReply(
  services: TerminalServices,
  call: Call,
  { start, goal, moves, verdict }: Solution,
  solutionId: string | undefined,
): Promise<Reply> {
  const { texts, surface } = call;
  if (moves === '') {
    return {
      kind: 'answer',
      text: texts.say('solve-already'),
      picture: await services.draw({ kind: 'solution', start, moves }, call.look),
      alt: texts.say('board-alt', { board: makeBoard(start) }),
    };
  }
  const summary = texts.say('solve-solved', solvedFacts(verdict));
  const { line, isWhole } = movesLine(moves, verdict.metric, surface);
  return {
    kind: 'answer',
    text: [summary, line, ...effortLines(texts, verdict)].join('\n'),
    picture: await services.draw(
      verdict.effort?.method === 'human'
        ? stagesScene(texts, { start, goal }, verdict.metric)
        : { kind: 'solution', start, moves },
      call.look,
    ),
    alt: solutionAlt(texts, { start }, { ...verdict, moves }),
    ...(surface.maxButtonRows > 0 &&
      solutionId !== undefined && {
        buttons: [
          ...stepButtons(texts, solutionSteps(texts, solutionId, moves), OVERVIEW_STEP),
          ...shareButtons(call, { start, goal }),
        ],
      }),
    file: !isWhole ? { name: 'solution.txt', bytes: Buffer.from(`${makeMoves(moves, 'stm')}\n`) } : undefined,
  };
}

/** Longer solutions have no animation. */
export const MAX_ANIMATED_MOVES = 160;

/** Plays the stored moves. */
export const animationAction = (solutionId: string): string => `film:${solutionId}`;

export const solutionSteps = (texts: Texts, solutionId: string, { length }: Moves): StepSequence => ({
  lastStep: length,
  lastStepName: 'goal',
  actionOfStep: (step) => `step:${solutionId}:${step}`,
  overviewLabel: texts.say('button-all-moves'),
  animationAction: length <= MAX_ANIMATED_MOVES ? animationAction(solutionId) : undefined,
});

const MAX_INLINE_QUERY_CHARS = 256;

/** Shares the puzzle with another chat, by an inline query to the bot. */
function shareButtons({ texts, surface }: Call, puzzle: Puzzle): readonly ButtonGroup[] {
  const query = makePuzzle(puzzle);
  if (surface.hasInlineMode !== true || query.length > MAX_INLINE_QUERY_CHARS) return [];
  return makeControlGroup([{ inlineQuery: query, label: texts.say('button-share') }]);
}

/** If the moves don't fit into the caption of a picture, the line is cut. `isWhole`: the line was not cut. */
export function movesLine(
  moves: Moves,
  metric: Metric,
  { captionLimit }: Surface,
): { readonly line: Text; readonly isWhole: boolean } {
  const movesText = spellMoves(moves, metric);
  const isWhole = movesText.length + CAPTION_RESERVED_CHARS <= captionLimit;
  return { line: `\`${isWhole ? movesText : `${movesText.slice(0, 300)}…`}\``, isWhole };
}

/** Solutions with many moves are always written with repeat counts (`L2U`). */
export const spellMoves = (moves: Moves, metric: Metric): string =>
  makeMoves(moves, moves.length > MAX_SPELLED_MOVES ? 'mtm' : metric);

type StartBoard = Pick<Puzzle, 'start'>;
type SolutionMoves = Pick<SlidingAnswer, 'moves' | 'length' | 'metric'>;

/** All steps in one picture, with a description. */
export async function solutionPicture(
  { draw }: TerminalServices,
  { texts, look }: Call,
  puzzle: StartBoard,
  solution: SolutionMoves,
): Promise<Required<Pick<Reply, 'picture' | 'alt'>>> {
  return {
    picture: await draw({ kind: 'solution', start: puzzle.start, moves: solution.moves }, look),
    alt: solutionAlt(texts, puzzle, solution),
  };
}

/** Describes the picture for people who can't see it. */
export const solutionAlt = (
  texts: Texts,
  { start }: StartBoard,
  { moves, length, metric }: SolutionMoves,
): string =>
  texts.say('solve-alt', {
    board: makeBoard(start),
    length,
    moves: spellMoves(moves, metric).slice(0, 600),
  });

/**
 * Stores a solution for the buttons below the answer to `call`. Returns the solution's id. Undefined if the
 * store is unavailable. The message then has no buttons.
 */
export const storeSolution = async (
  { store, now }: TerminalServices,
  { person }: Pick<Call, 'person'>,
  solution: StoredSolution,
): Promise<string | undefined> =>
  store?.solutions.keep({ ...solution, person: person.key, now: now() }).catch((error: unknown) => {
    if (error instanceof StoreUnavailableError) return undefined;
    throw error;
  });

/** Fault: `stale-button` if the moves aren't stored (any more). */
export async function loadMoves({ store }: Services, id: string): Promise<Result<StoredSolution>> {
  const storedSolution = await store.solutions.byId(id);
  return storedSolution === undefined || storedSolution.moves === ''
    ? fault('stale-button')
    : ok(storedSolution);
}

/** Fault: `stale-button` if the solution isn't stored (any more), or if it is a user's own. */
export async function loadSolution(services: Services, id: string): Promise<Result<Solution>> {
  const moves = await loadMoves(services, id);
  if (!moves.ok) return moves;
  const { verdict } = moves.value;
  return verdict === undefined ? fault('stale-button') : ok({ ...moves.value, verdict });
}
