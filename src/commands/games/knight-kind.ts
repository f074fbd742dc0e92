import type { Call } from '../../chat/command.ts';
import { turnKeysOf } from '../../chat/incoming.ts';
import type { CommandInput } from '../../chat/input/command-input.ts';
import { makeControlGroup } from '../../chat/reply.ts';
import { type BoardSize, makeSquare, type Square } from '../../core/knight/board/square.ts';
import {
  cellOfSquare,
  currentCell,
  isFullWalk,
  isTour,
  reachableCells,
  squareOfCell,
  type Walk,
} from '../../core/knight/board/walk.ts';
import { parseKnightRequest } from '../../core/knight/notation/parse.ts';
import { knightVocabulary } from '../../core/knight/notation/vocabulary.ts';
import { DEFAULT_SEED } from '../../core/knight/request/tour-request.ts';
import {
  nearestSquares,
  whyNoClosedTour,
  whyNoTour,
  whyNoTourFrom,
} from '../../core/knight/rule/existence.ts';
import { nearestBoard } from '../../core/knight/rule/nearest-board.ts';
import { type Random, randomBelow } from '../../core/random.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { formatList } from '../../i18n/texts.ts';
import type { TurnKeys } from '../../turns/fair-queue.ts';
import type { Services } from '../feature/services.ts';
import { hintFacts, makeGameKind, type NewGameData, type SearchResult } from './kind.ts';
import { knightGame, MAX_BOARD_SIDE, knightRules as rules } from './knight-rules.ts';

/** The names of squares are short, so four buttons fit. */
const BUTTONS_PER_ROW = 4;
const DEFAULT_WALK_SIZE = { cols: 6, rows: 6 };
/** Without a proof in this time that the walk is a dead end, no warning is shown. */
const DEAD_END_SEARCH_MS = 400;

/** The player finds a knight's tour by hand. There is a button for each square that the knight can reach. */
export const knightKind = makeGameKind<Walk>({
  ...rules,
  takesOptions: true,
  suggestedWords: ['knight 5x5', 'knight 6x6', 'knight 8x8'],
  readStart(input, call, typedWords) {
    if (call.attachment !== undefined) return fault('photo-on-knight');
    const { level, length } = input.options;
    if (level !== undefined || length !== undefined) return fault('walk-options');
    const walkRequest = readWalk(input, call, typedWords);
    return walkRequest.ok
      ? ok(async ({ random }) => ok(makeWalkGame(walkRequest.value, random)))
      : walkRequest;
  },
  title: (texts, { cols, rows, closed }) =>
    texts.say('walk-name', { cols, rows, closed: closed ? 'yes' : 'no' }),
  listTitle: (texts, size) => texts.say('walk-brief', { size }),
  invitation: (texts, { cols, rows, closed }) =>
    texts.say('walk-invitation', { size: `${cols}x${rows}`, closed: closed ? 'yes' : 'no' }),
  progressText: (texts, { cols, rows, cells }) =>
    texts.say('walk-progress', { walked: cells.length, squares: cols * rows }),
  stepUnit: 'squares',
  explainSteps({ texts, surface }, walk) {
    const [firstReachable] = reachableCells(walk);
    if (firstReachable === undefined) return undefined;
    const pressableParts = surface.maxButtonRows === 0 ? 'nothing' : 'squares';
    const instruction = texts.say('walk-how', {
      press: pressableParts,
      square: squareNameOf(firstReachable, walk),
    });
    const firstSquare = squareNameOf(walk.cells[0] ?? 0, walk);
    return walk.closed
      ? `${instruction}\n${texts.say('walk-closed-how', { first: firstSquare })}`
      : instruction;
  },
  explainGoal: (texts) => texts.say('walk-goal'),
  scene(_, walk, markedStep) {
    if (isTour(walk))
      return {
        kind: 'tour',
        tour: { cols: walk.cols, rows: walk.rows, order: visitOrderOf(walk), closed: walk.closed === true },
      };
    const reachable = reachableCells(walk);
    // Without a hint, the picture has a ring around each square in reach. With a hint, only the square of the
    // hint has a ring.
    const hintedCells = reachable.filter((cell) => squareNameOf(cell, walk) === markedStep);
    return { kind: 'walk', walk, reachableCells: hintedCells.length > 0 ? hintedCells : reachable };
  },
  alt(texts, walk) {
    const { cols, rows, cells } = walk;
    const reachableSquares = reachableCells(walk).map((cell) => squareNameOf(cell, walk));
    const facts = { cols, rows, walked: cells.length, here: squareNameOf(currentCell(walk), walk) };
    return texts.say('walk-alt', {
      ...facts,
      reach: formatList(texts, reachableSquares),
      count: reachableSquares.length,
    });
  },
  buttons({ texts }, walk, actionOf) {
    const squares = reachableCells(walk).map((cell) => {
      const square = squareNameOf(cell, walk);
      return { action: actionOf(square), label: square, name: texts.say('square-name', { square }) };
    });
    return makeControlGroup(squares.slice(0, BUTTONS_PER_ROW), squares.slice(BUTTONS_PER_ROW));
  },
  gameData: ({ cols, rows, cells, closed }) => ({ cols, rows, position: cells, ...(closed && { closed }) }),
  async findWarning(services, call, walk) {
    const { texts } = call;
    if (isTour(walk)) return undefined;
    if (isFullWalk(walk))
      return texts.say('walk-not-closed', { first: squareNameOf(walk.cells[0] ?? 0, walk) });
    if (reachableCells(walk).length === 0) return texts.say('walk-stuck');
    const continuation = await services.solver.ask('walkOn', walk, {
      turnKeys: turnKeysOf(call),
      signal: AbortSignal.timeout(DEAD_END_SEARCH_MS),
    });
    return continuation.ok && continuation.value.cells === undefined && continuation.value.isExhaustive
      ? texts.say('walk-hopeless')
      : undefined;
  },
  findSolution: findRemainingSquares,
  hint(texts, walk, solution, level) {
    if (solution.steps === undefined) {
      const { solvableSteps } = solution;
      const firstSquare = squareNameOf(walk.cells[0] ?? 0, walk);
      const back = solvableSteps ? (solvableSteps.at(-1) ?? firstSquare) : 'none';
      return texts.say('hint-dead-end', { back });
    }
    const { steps: squares, ...counts } = hintFacts(solution.steps, level);
    return texts.say('hint-squares', { squares, ...counts });
  },
  findPar: async (_, { cols, rows }) => cols * rows - 1,
  solutionLabelId: 'button-a-tour',
  solutionRequest: ({ cols, rows, cells, closed = false }) => ({
    command: 'knight',
    request: {
      kind: 'tour',
      cols,
      rows,
      closed,
      method: 'construct',
      seed: DEFAULT_SEED,
      start: squareOfCell(cells[0] ?? 0, { cols, rows }),
    },
  }),
  playAgainWords: ({ start }) => `knight ${walkLine(rules.read({ start, goal: '', state: start }))}`,
  playWords: (walk) => `knight ${walkLine(walk, squareNameOf(currentCell(walk), walk))}`,
  linkPrefix: 'walk',
});

/** Without `start`, the game picks a random square from which a tour exists. */
type WalkRequest = Pick<Walk, 'cols' | 'rows' | 'closed'> & { readonly start?: Square };

/**
 * Reads `6x6`, `6x6 a1`, `6x6 closed`, or an empty line. Faults: those of `parseKnightRequest`,
 * `walk-options`, `walk-too-small`, `walk-too-large` {cols, rows, max}, `no-walk` {reason, try}. `reason`:
 * why no tour exists, in words. `try`: similar words for which a tour exists.
 */
function readWalk(
  { words: line }: CommandInput,
  { texts }: Pick<Call, 'texts'>,
  typedWords: Services['typedWords'],
): Result<WalkRequest> {
  const request = parseKnightRequest({ line }, knightVocabulary(typedWords), DEFAULT_WALK_SIZE);
  if (!request.ok) return request;
  if (request.value.kind !== 'tour') return fault('walk-options');
  const { cols, rows, start, end, closed, method, squares } = request.value;
  if (end !== undefined || method !== 'construct' || squares !== undefined) return fault('walk-options');
  const maxSide = MAX_BOARD_SIDE;
  if (Math.max(cols, rows) > maxSide) return fault('walk-too-large', { cols, rows, max: maxSide });
  if (cols * rows === 1) return fault('walk-too-small');
  const findNoTourReason = (square?: Square) =>
    closed
      ? whyNoClosedTour(cols, rows)
      : square === undefined
        ? whyNoTour(cols, rows)
        : whyNoTourFrom(cols, rows, square);
  const noTourReason = findNoTourReason(start);
  if (noTourReason === undefined) return ok({ cols, rows, start, ...(closed && { closed }) });
  const nearBoard = findNoTourReason() === undefined ? { cols, rows } : nearestBoard({ cols, rows }, closed);
  const [nearSquare] =
    start === undefined || nearBoard.cols !== cols || nearBoard.rows !== rows
      ? []
      : nearestSquares(cols, rows, start, 1, (square) => findNoTourReason(square) === undefined);
  const suggestion = walkLine({ ...nearBoard, closed }, nearSquare && makeSquare(nearSquare));
  const reason = texts.say(`reason-${noTourReason.code}`, noTourReason.facts);
  return fault('no-walk', { reason, try: suggestion });
}

function makeWalkGame({ cols, rows, start, closed }: WalkRequest, random: Random): NewGameData {
  const cells = Array.from({ length: cols * rows }, (_, cell) => cell);
  const possibleStartCells = cells.filter(
    (cell) => whyNoTourFrom(cols, rows, squareOfCell(cell, { cols, rows })) === undefined,
  );
  const startCell =
    start === undefined
      ? possibleStartCells[randomBelow(random, possibleStartCells.length)]
      : cellOfSquare(start, { cols, rows });
  if (startCell === undefined) throw new Error(`no tour of ${cols}x${rows}`);
  return knightGame({ cols, rows, cells: [startCell], ...(closed && { closed }) });
}

async function findRemainingSquares(
  { solver }: Pick<Services, 'solver'>,
  walk: Walk,
  turnKeys: TurnKeys,
): Promise<Result<SearchResult>> {
  const continuation = await solver.ask('walkOn', walk, { turnKeys });
  if (!continuation.ok) return continuation;
  const { cells, isExhaustive } = continuation.value;
  if (cells !== undefined)
    return ok({ steps: cells.map((cell) => squareNameOf(cell, walk)), isProvedShortest: true });
  return isExhaustive ? ok({}) : fault('no-way-found');
}

const squareNameOf = (cell: number, walk: Walk): string => makeSquare(squareOfCell(cell, walk));

/** The words after `/play knight`: `6x6 a1 closed`. */
export const walkLine = (
  { cols, rows, closed }: BoardSize & { readonly closed?: boolean },
  start?: string,
): string => [`${cols}x${rows}`, start ?? [], closed ? 'closed' : []].flat().join(' ');

/** One number for each cell, row by row. The first cell of the walk has the number 1. */
function visitOrderOf({ cells }: Walk): Int32Array {
  const visitNumberByCell = new Int32Array(cells.length);
  for (const [index, cell] of cells.entries()) visitNumberByCell[cell] = index + 1;
  return visitNumberByCell;
}
