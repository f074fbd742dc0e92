import type { Call, PrintableAnswer, TerminalCommand } from '../../chat/command.ts';
import type { CommandInput } from '../../chat/input/command-input.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { makeControlGroup, type Reply, type Text } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { followSolution } from '../../core/sliding/analysis/analyse-solution.ts';
import type { BoardAnalysis, SolutionAnalysis } from '../../core/sliding/analysis/analysis.ts';
import { type Board, isSameBoard, type Moves, type Puzzle } from '../../core/sliding/board.ts';
import { boardAfter, movesForPress } from '../../core/sliding/moves.ts';
import { type MoveNaming, renameMoves, splitOffMoves } from '../../core/sliding/notation/move-text.ts';
import { makeBoard, parseMoves } from '../../core/sliding/notation/puzzle.ts';
import type { Words } from '../../core/sliding/notation/words.ts';
import { swapThatMakesSolvable } from '../../core/sliding/parity.ts';
import type { SlidingProgress } from '../../core/sliding/sliding-answer.ts';
import { hasWholeSpace, isProvable } from '../../core/sliding/solve/position/reach.ts';
import { formatList, type Texts } from '../../i18n/texts.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services, TerminalServices } from '../feature/services.ts';
import { runCancellable, timeLimitFor } from '../feature/working.ts';
import {
  METRIC_OPTION,
  MOVE_NAMING_OPTION,
  type MoveNotation,
  PICTURE_OPTION,
  PUZZLE_OR_PICTURE_OPTIONS,
  puzzleJson,
  readMoveNotation,
  readPuzzle,
} from '../input/puzzle-given.ts';
import { reachableGoalFacts } from '../input/reachable-goal.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { animationAction, MAX_ANIMATED_MOVES, storeSolution } from '../solve/solution-reply.ts';
import { puzzlesAlong, revealsPuzzle } from '../spoilers/reveal.ts';
import { bestFirstMoves, boardLines, neighbourLines, userSolutionLines } from './analysis-lines.ts';
import { analysisScene } from './analysis-scene.ts';

/**
 * Boards with more than 16 cells get only `LARGE_BOARD_ANALYSIS_MS`, because more time rarely helps to prove
 * that a solution is shortest.
 */
const MAX_ANALYSIS_MS = 20_000;
const LARGE_BOARD_ANALYSIS_MS = 6000;

/** Shows how good each possible next move of a board is, or the wasted moves of a solution. */
export const analyseFeature = (services: Services): Feature => ({ commands: [analyseCommand(services)] });

/**
 * `/analyse BOARD [-> GOAL] [MOVES] [size] [metric] [moves:tile|blank]`. With `MOVES`, analyses the solution
 * from this board.
 */
export const analyseCommand = (services: TerminalServices): TerminalCommand<AnalyseRequest> => ({
  name: 'analyse',
  otherNames: ['analyze'],
  attachedBoard: {},
  options: [
    ...PUZZLE_OR_PICTURE_OPTIONS,
    { name: 'solution', kind: 'moves' },
    METRIC_OPTION,
    MOVE_NAMING_OPTION,
    THEME_OPTION,
    PICTURE_OPTION,
  ],
  reveals: { ...revealsPuzzle('analyse'), byRequest: puzzlesAlong },
  terminal: { options: [{ name: 'time', kind: 'text' }], files: ['png', 'gif'], requestJson: puzzleJson },
  read: (input, call) => readRequest(slidingWords(services.typedWords), input, call),
  async run(call, request) {
    const analysis = await analyse(services, call, request);
    return analysis.ok ? ok(analysisAnswer(services, request, analysis.value)) : analysis;
  },
});

const analysisAnswer = (
  services: TerminalServices,
  request: AnalyseRequest,
  analysis: AnyAnalysis,
): PrintableAnswer => ({
  async reply(call) {
    const { texts, look } = call;
    return {
      kind: 'answer',
      text: analysisLines(texts, request, analysis).join('\n'),
      picture: await services.draw(analysisScene(texts, request, analysis), look),
      alt: analysisAlt(texts, request, analysis),
      buttons: await animationButton(services, call, request),
    };
  },
  json: () =>
    analysis.about === 'board'
      ? boardJson(analysis, request.naming)
      : solutionJson(analysis, request.moves ?? '', request.naming),
  lines: (texts) => analysisLines(texts, request, analysis),
  scene: (texts) => analysisScene(texts, request, analysis),
  animation() {
    const { start, goal, moves } = request;
    return moves === undefined ? undefined : ok({ kind: 'solution', start, goal, moves });
  },
});

/** Plays the user's moves. Undefined without moves, or for too many. */
async function animationButton(
  services: TerminalServices,
  call: Call,
  { start, goal, moves = '' }: AnalyseRequest,
): Promise<Reply['buttons']> {
  if (moves === '' || moves.length > MAX_ANIMATED_MOVES || call.surface.maxButtonRows === 0) return undefined;
  const solutionId = await storeSolution(services, call, { start, goal, moves });
  return solutionId === undefined
    ? undefined
    : makeControlGroup([{ action: animationAction(solutionId), label: call.texts.say('button-gif') }]);
}

function analysisLines(texts: Texts, request: AnalyseRequest, analysis: AnyAnalysis): readonly Text[] {
  const unsolvableText = texts.say('analyse-unsolvable', {
    board: makeBoard(request.start),
    ...reachableGoalFacts(request),
  });
  if (analysis.about === 'board') {
    const ownLines = analysis.solvable
      ? boardLines(texts, request.start, analysis, request)
      : [unsolvableText];
    return [...ownLines, ...neighbourLines(texts, analysis, request)];
  }
  if (!analysis.solvable) return [unsolvableText];
  const namingLines = request.isNamingFound === true ? [texts.say('analyse-by-blank')] : [];
  return [...namingLines, ...userSolutionLines(texts, analysis, request)];
}

function analysisAlt(texts: Texts, request: AnalyseRequest, analysis: AnyAnalysis): string {
  const board = makeBoard(request.start);
  if (!analysis.solvable) {
    const [tileA, tileB] = swapThatMakesSolvable(request);
    return texts.say('solve-unsolvable-alt', { board, a: tileA, b: tileB });
  }
  if (analysis.about === 'board') {
    const bestMoves = bestFirstMoves(analysis).map((move) => renameMoves(move, request.naming));
    return texts.say('analyse-alt', { board, good: formatList(texts, bestMoves) });
  }
  const distances = analysis.remaining
    .map(({ atLeast, atMost }) => (atLeast === atMost ? atLeast : `${atLeast}-${atMost ?? ''}`))
    .join(' ');
  return texts.say('analyse-way-alt', { board, distances: distances.slice(0, 500) });
}

/** Separates the numbers of the tiles that slide from the board before them. */
const TILES_OF_SOLUTION = /\bsolution\s*[:=](?=[\d\s,;]+$)/iu;

/**
 * The solution is in the option `solution` or at the end of the typed line. Faults: those of `parsePuzzle`
 * and `parseMoves`, `unknown-metric`, `unknown-naming`, `illegal-step` {index, move, done},
 * `slides-too-large` {rows, cols}.
 */
function readRequest(vocabulary: Words, input: CommandInput, call: Call): Result<AnalyseRequest> {
  const [textBefore = '', tileNumbers] = input.words.split(TILES_OF_SOLUTION);
  const { boardText, moves: typedMoves } = splitOffMoves(textBefore, vocabulary);
  const moveNotation = readMoveNotation(input);
  if (!moveNotation.ok) return moveNotation;
  const puzzle = readPuzzle({ ...input, words: boardText }, call, vocabulary);
  if (!puzzle.ok) return puzzle;
  const request = { ...puzzle.value, ...moveNotation.value };
  const { rows, cols } = request.start;
  if (request.metric === 'mtm' && !hasWholeSpace(request.start))
    return fault('slides-too-large', { rows, cols });
  const solutionText = String(input.options.solution ?? tileNumbers ?? typedMoves ?? '');
  if (solutionText.trim() === '') return ok(request);
  const requestWithMoves = addMoves(vocabulary, request, solutionText);
  if (input.options.moves !== undefined || endsAtGoal(requestWithMoves)) return requestWithMoves;
  const requestOfBlank = addMoves(vocabulary, { ...request, naming: 'blank' }, solutionText);
  return requestOfBlank.ok && endsAtGoal(requestOfBlank)
    ? ok({ ...requestOfBlank.value, isNamingFound: true })
    : requestWithMoves;
}

/** Moves may also be the numbers of the tiles that slide, as in `solution:5 6`. */
function addMoves(vocabulary: Words, request: AnalyseRequest, solutionText: string): Result<AnalyseRequest> {
  const moves = /^[\s\d,;]+$/u.test(solutionText)
    ? movesOfTiles(request.start, solutionText.match(/\d+/gu) ?? [])
    : parseMoves(solutionText, vocabulary);
  if (!moves.ok) return moves;
  const tileMoves = renameMoves(moves.value, request.naming);
  const endBoard = followMoves(request.start, tileMoves, request.naming);
  return endBoard.ok ? ok({ ...request, moves: tileMoves }) : endBoard;
}

const endsAtGoal = (request: Result<AnalyseRequest>): boolean =>
  request.ok && isSameBoard(boardAfter(request.value.start, request.value.moves ?? ''), request.value.goal);

/** Fault: `bad-moves` {text} for the first tile that can't slide. */
function movesOfTiles(start: Board, tiles: readonly string[]): Result<Moves> {
  let [board, moves] = [start, ''];
  for (const tile of tiles) {
    const tileMoves = movesForPress(board, board.tiles.indexOf(Number(tile)));
    if (tileMoves === '') return fault('bad-moves', { text: tile });
    board = boardAfter(board, tileMoves);
    moves += tileMoves;
  }
  return ok(moves);
}

function analyse(
  services: TerminalServices,
  call: Call,
  { start, goal, metric, moves }: AnalyseRequest,
): Promise<Result<AnyAnalysis>> {
  const maxMs = isProvable(start) ? MAX_ANALYSIS_MS : LARGE_BOARD_ANALYSIS_MS;
  const request = { start, goal, metric, timeMs: timeLimitFor(services, call, maxMs) };
  return runCancellable<AnyAnalysis>(services.jobs, call, (caller, showProgress) => {
    const about = moves === undefined ? 'board' : 'solution';
    const onProgress = (progress: SlidingProgress) => showProgress(makeProgressReply(call, progress, about));
    return moves === undefined
      ? services.solver.ask('analyseBoard', request, { ...caller, onProgress })
      : services.solver.ask('analyseSolution', { ...request, moves }, { ...caller, onProgress });
  });
}

function makeProgressReply(
  { texts }: Call,
  { phase, share, lowerBound = 0, length }: SlidingProgress,
  about: AnyAnalysis['about'],
): Reply {
  const boardPhase = lowerBound === length ? 'counting' : 'searching';
  const analysisPhase = about === 'solution' ? 'following' : boardPhase;
  return {
    kind: 'working',
    text: texts.say('analyse-progress', {
      phase: phase === 'tables' ? 'tables' : analysisPhase,
      percent: Math.round((share ?? 0) * 100),
      bound: lowerBound,
    }),
  };
}

/**
 * Analyses a board, or a solution if `moves` is set. `moves` are always moves of the tiles, even if the user
 * typed moves of the blank.
 */
interface AnalyseRequest extends Puzzle, MoveNotation {
  readonly moves?: Moves;
  /** The letters name the way of the blank: as moves of tiles they would not reach the goal. */
  readonly isNamingFound?: true;
}

type AnyAnalysis = BoardAnalysis | SolutionAnalysis;

function boardJson({ neighbours, ...otherFields }: BoardAnalysis, naming: MoveNaming): object {
  const { shortest } = otherFields;
  const renameAll = (moves: readonly Moves[]): Moves[] =>
    moves.map((moveSequence) => renameMoves(moveSequence, naming));
  return {
    ...otherFields,
    ...(shortest && {
      shortest: {
        ...shortest,
        first: renameAll(shortest.first),
        good: renameAll(shortest.good),
        unsure: renameAll(shortest.unsure),
      },
    }),
    neighbours: neighbours.map(({ moves, board, left: movesLeft }) => ({
      moves: renameMoves(moves, naming),
      tiles: board.tiles,
      left: movesLeft,
    })),
  };
}

const solutionJson = (analysis: SolutionAnalysis, moves: Moves, naming: MoveNaming): object => ({
  ...analysis,
  moves: renameMoves(moves, naming),
  steps: analysis.steps.map((step) => renameMoves(step, naming)),
  simplified: renameMoves(analysis.simplified, naming),
  end: analysis.end.tiles,
});

/** Legal moves that a fault quotes before the illegal move. */
const MAX_QUOTED_MOVES = 40;

/**
 * Returns the board at the end. Fault: `illegal-step` {index, move, done}. The fault names the moves by tile
 * or by blank, as `naming` says.
 */
export function followMoves(board: Board, moves: Moves, naming: MoveNaming): Result<Board> {
  const endBoard = followSolution(board, moves);
  if (endBoard.ok) return endBoard;
  const { index = 0, move, done: playedMoves } = endBoard.fault.facts;
  return fault('illegal-step', {
    index,
    move: renameMoves(String(move), naming),
    done: renameMoves(String(playedMoves), naming).slice(-MAX_QUOTED_MOVES) || 'none',
  });
}
