import type { Command } from '../../chat/command.ts';
import type { KnightRequest } from '../../core/knight/request.ts';
import { USUAL_SEED } from '../../core/knight/request.ts';
import type { Square } from '../../core/knight/square.ts';
import { cellOfSquare, squareOfCell, standsOn } from '../../core/knight/walk.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { makeWatchedMethod, parseWatchedMethod } from '../../core/sliding/watch/method.ts';
import { firstOf, knightGame, LONGEST_WALK_SIDE } from '../../play/kinds/knight.ts';
import { puzzleOf, slidingGame } from '../../play/kinds/sliding.ts';
import type { Game } from '../../store/store.ts';
import { analyseCommand } from '../analyse/analyse.ts';
import { compareCommand } from '../compare/compare.ts';
import { type ExplainRequest, explainCommand } from '../explain/explain.ts';
import { MAX_CHAT_STEPS } from '../explain/search/request.ts';
import { knightCommand } from '../knight/knight.ts';
import type { Services } from '../services.ts';
import { solveCommand } from '../solve/solve.ts';

/** What can be played, as games hold it. */
export type Played = Pick<Game, 'kind' | 'start' | 'goal'>;

/** A command that tells how something is solved. A list holds those of different requests, so these are methods. */
export interface Revealing<Request = unknown> {
  readonly command: Command<Request>;
  /** The puzzles to which the answer to a request tells a solution. */
  about(request: Request): readonly Played[];
  /**
   * The part of a request that a warning keeps, to answer the same one later: an ASCII word, at most 24
   * letters.
   */
  way?(request: Request): string;
  /** The question about it: in the way that a warning kept, else the plain one. */
  question(played: Played, way?: string): Request;
}

/** All commands that do. */
export const revealingCommands = (services: Services): readonly Revealing[] => [
  ofPuzzles(solveCommand(services), (puzzle) => ({ ...puzzle, metric: 'stm', algorithm: 'auto' })),
  ofPuzzles(analyseCommand(services), (puzzle) => ({ ...puzzle, metric: 'stm', naming: 'tile' })),
  ofPuzzles(compareCommand(services), (puzzle) => ({ ...puzzle, metric: 'stm' })),
  ofSearches(explainCommand(services)),
  ofTours(knightCommand(services)),
];

const ofPuzzles = <Request extends Puzzle>(
  command: Command<Request>,
  question: (puzzle: Puzzle) => Request,
): Revealing<Request> => ({
  command,
  about: (request) => [slidingGame(request)],
  question: (played) => question(puzzleOf(played)),
});

const ofSearches = (command: Command<ExplainRequest>): Revealing<ExplainRequest> => ({
  command,
  // The parity tells nothing of a solution.
  about: (request) => (request.kind === 'parity' ? [] : [slidingGame(request)]),
  way: (request) => (request.kind === 'search' ? makeWatchedMethod(request.method) : request.kind),
  question(played, way = '') {
    const puzzle = puzzleOf(played);
    if (way === 'human') return { kind: 'human', ...puzzle };
    const method = parseWatchedMethod(way, puzzle.start);
    return method === undefined
      ? { kind: 'parity', ...puzzle }
      : { kind: 'search', ...puzzle, method, maxSteps: MAX_CHAT_STEPS };
  },
});

const ofTours = (command: Command<KnightRequest>): Revealing<KnightRequest> => ({
  command,
  about(request) {
    // A log of a search ends with its tour.
    if (request.kind !== 'tour' && request.kind !== 'log') return [];
    return toldStarts(request).map((cell) => knightGame({ ...request, cells: [cell] }));
  },
  question(played) {
    const walk = firstOf(played);
    const { cols, rows } = walk;
    const start = squareOfCell(standsOn(walk), walk);
    return { kind: 'tour', cols, rows, start, closed: false, method: 'construct', seed: USUAL_SEED };
  },
});

/** A tour begins on the lower left square where no other is named. */
const USUAL_START: Square = { file: 0, rank: 0 };

/** The cells from which the tour is one: its start, its end when it is read backwards, all cells if it is closed. */
function toldStarts(request: Extract<KnightRequest, { kind: 'tour' | 'log' }>): readonly number[] {
  const { cols, rows, start = USUAL_START } = request;
  // Larger boards are not played.
  if (Math.max(cols, rows) > LONGEST_WALK_SIDE) return [];
  if (request.kind === 'log') return [cellOfSquare(start, request)];
  if (request.closed) return Array.from({ length: cols * rows }, (_, cell) => cell);
  return [start, request.end ?? start].map((square) => cellOfSquare(square, request));
}
