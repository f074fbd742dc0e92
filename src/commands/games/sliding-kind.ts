import type { Call } from '../../chat/command.ts';
import { MAX_PAYLOAD_CHARS } from '../../chat/links.ts';
import { type ButtonGroup, makeControlGroup } from '../../chat/reply.ts';
import { ok } from '../../core/result.ts';
import { compareHardness, publishedCounts } from '../../core/sliding/analysis/hardness.ts';
import { defaultGoal, isSameBoard, type Move, type Puzzle } from '../../core/sliding/board.ts';
import { isMove, movedCells } from '../../core/sliding/moves.ts';
import { makeCode, makeTypedCode } from '../../core/sliding/notation/code.ts';
import { MOVE_ARROWS } from '../../core/sliding/notation/move-text.ts';
import { makeBoard, makeSize } from '../../core/sliding/notation/puzzle.ts';
import { checkSize } from '../../core/sliding/notation/size.ts';
import { LEVELS, levelOfLength } from '../../core/sliding/scramble/levels.ts';
import { isProvable } from '../../core/sliding/solve/position/reach.ts';
import { signedPayload } from '../feature/services.ts';
import { gridFits, MAX_HINT_STEPS, makeGameKind } from './kind.ts';
import { readNewSlidingGame } from './new-sliding-game.ts';
import { puzzleOf, slidingRules as rules, type SlidingPosition } from './sliding-rules.ts';

const ARROW_BUTTON_MOVES = ['L', 'U', 'D', 'R'] as const satisfies readonly Move[];
/**
 * Boards with more than 16 cells get only `LARGE_BOARD_HINT_MS`, because the solver always uses the whole
 * time on them.
 */
const HINT_SEARCH_MS = 4000;
const LARGE_BOARD_HINT_MS = 1500;
const PAR_SEARCH_MS = 4000;
const MIN_HARDNESS_PERCENT = 50;

const puzzleAt = ({ board, goal }: SlidingPosition): Puzzle => ({ start: board, goal });

/** The sliding puzzle has a button for each tile, or four arrows if the tiles don't fit. */
export const slidingKind = makeGameKind<SlidingPosition>({
  ...rules,
  takesOptions: true,
  suggestedWords: [],
  readStart: readNewSlidingGame,
  title: (_, { board }) => makeSize(board),
  invitation: (texts, { board }) => texts.say('board-invitation', { size: makeSize(board) }),
  explainSteps({ texts, surface }, { board }, maxRows) {
    const pressableParts =
      surface.maxButtonRows === 0 ? 'nothing' : gridFits(board, { surface }, maxRows) ? 'tiles' : 'arrows';
    return texts.say('game-how', { press: surface.drawsOwnBoard === true ? 'tiles' : pressableParts });
  },
  explainGoal: (texts, { goal }) =>
    isSameBoard(goal, defaultGoal(goal.rows, goal.cols)) ? texts.say('game-goal') : undefined,
  scene(_, { board, goal }, markedStep) {
    const [movedCell] = markedStep !== undefined && isMove(markedStep) ? movedCells(board, markedStep) : [];
    return { kind: 'board', board, goal, nextCell: movedCell };
  },
  alt: (texts, { board }) => texts.say('board-alt', { board: makeBoard(board) }),
  buttons: (call, position, actionOf, maxRows) =>
    gridFits(position.board, call, maxRows)
      ? [tileButtons(call, position, actionOf)]
      : arrowButtons(call, actionOf),
  gameData: ({ board: { rows, cols, tiles }, goal }) => ({ rows, cols, position: tiles, goal: goal.tiles }),
  async findSolution({ solver }, position, turnKeys) {
    const timeMs = isProvable(position.board) ? HINT_SEARCH_MS : LARGE_BOARD_HINT_MS;
    const request = { ...puzzleAt(position), metric: 'stm', algorithm: 'auto', timeMs } as const;
    const answer = await solver.ask('solve', request, { turnKeys });
    return answer.ok
      ? ok({ steps: [...answer.value.moves], isProvedShortest: answer.value.optimal })
      : answer;
  },
  hint(texts, { board }, { steps = [], isProvedShortest = false }, level) {
    const [move] = steps;
    const tile =
      move !== undefined && isMove(move) ? board.tiles[movedCells(board, move)[0] ?? 0] : undefined;
    if (level === 1) return texts.say('hint-tile', { tile: tile ?? 0 });
    if (level === 2) return texts.say('hint-slide', { tile: tile ?? 0, move: move ?? '' });
    const hintMoves = steps.slice(0, MAX_HINT_STEPS);
    const facts = {
      moves: hintMoves.join(''),
      count: hintMoves.length,
      left: steps.length,
      isBest: String(isProvedShortest),
    };
    return texts.say('hint-slides', facts);
  },
  async findPar({ solver, timeLimitMs }, start, turnKeys, isUrgent) {
    if (isUrgent && !isProvable(start.board)) return undefined;
    const solverOptions = {
      metric: 'stm',
      algorithm: 'auto',
      timeMs: Math.min(PAR_SEARCH_MS, timeLimitMs),
    } as const;
    const answer = await solver.ask('solve', { ...puzzleAt(start), ...solverOptions }, { turnKeys });
    return answer.ok && answer.value.optimal ? answer.value.length : undefined;
  },
  resultRemark(texts, { goal }, par) {
    const boardCounts = publishedCounts(goal);
    if (boardCounts === undefined) return undefined;
    // `shorter`: the fraction of boards that need fewer moves. This board doesn't, so the percentage is
    // always below 100.
    const percent = Math.min(99, Math.floor(compareHardness(boardCounts, par).shorter * 100));
    // That most boards are harder is no news that a player wants.
    if (percent < MIN_HARDNESS_PERCENT) return undefined;
    return texts.say('result-hardness', { percent, size: makeSize(goal) });
  },
  solutionRequest: (start) => ({
    command: 'solve',
    request: { ...puzzleAt(start), metric: 'stm', algorithm: 'auto' },
  }),
  reviewRequest: (start, steps) => ({
    command: 'analyse',
    request: { ...puzzleAt(start), moves: steps.join(''), metric: 'stm', naming: 'tile' },
  }),
  playAgainWords: (game) =>
    [makeSize(puzzleOf(game).goal), ...(game.level === undefined ? [] : [game.level])].join(' '),
  harderGames(game, par) {
    const size = puzzleOf(game).goal;
    const largerSize = { rows: size.rows + 1, cols: size.cols + 1 };
    const level = par === undefined ? undefined : levelOfLength(size, par);
    const nextLevel = level && LEVELS[LEVELS.indexOf(level) + 1];
    const harderGame = { labelId: 'button-harder', words: `${makeSize(size)} ${nextLevel}` };
    const largerGame = { labelId: 'button-bigger', words: `${makeSize(largerSize)} ${level ?? ''}`.trim() };
    return [
      ...(nextLevel === undefined ? [] : [harderGame]),
      ...(checkSize(largerSize.rows, largerSize.cols).ok ? [largerGame] : []),
    ];
  },
  playWords: (start) => makeTypedCode(puzzleAt(start)) ?? makeBoard(start.board),
  /**
   * The board code if the board has no photo and the code is short enough. Otherwise the board is stored, and
   * the payload is a signed link to it.
   */
  async payload(services, { start, goal, picture }, person) {
    const puzzle = puzzleOf({ start, goal });
    const code = picture === undefined ? makeCode(puzzle) : undefined;
    if (code !== undefined && code.length <= MAX_PAYLOAD_CHARS) return code;
    const { store, now } = services;
    const boardId = await store.solutions.keep({ ...puzzle, person, moves: '', now: now() });
    return signedPayload(services, `board:${boardId}${picture === undefined ? '' : `:${picture}`}`);
  },
});

const arrowButtons = ({ texts }: Call, actionOf: (step: string) => string): readonly ButtonGroup[] =>
  makeControlGroup(
    ARROW_BUTTON_MOVES.map((move) => ({
      action: actionOf(move),
      label: MOVE_ARROWS[move],
      name: texts.say('arrow-name', { move }),
    })),
  );

function tileButtons(
  { texts }: Call,
  { board, goal }: SlidingPosition,
  actionOf: (step: string) => string,
): ButtonGroup {
  const rows = Array.from({ length: board.rows }, (_, row) =>
    board.tiles.slice(row * board.cols, (row + 1) * board.cols).map((tile, col) => {
      const cell = row * board.cols + col;
      const isInPlace = tile !== 0 && goal.tiles[cell] === tile;
      return {
        action: actionOf(String(tile)),
        label: tile === 0 ? '·' : String(tile),
        name: texts.say('tile-name', { tile, row: row + 1, column: col + 1, inPlace: String(isInPlace) }),
        ...(isInPlace && { style: 'success' as const }),
      };
    }),
  );
  return { kind: 'grid', rows };
}
