import type { Metric, Puzzle } from '../../core/sliding/board.ts';
import { boardAfter, countMoves } from '../../core/sliding/moves.ts';
import { type Stage, solveAsHuman } from '../../core/sliding/solve/construct/human.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Scene, StageBoard } from '../../render/scene/scene.ts';

/** Stages of a solution as they stand in JSON. */
export const stagesJson = (puzzle: Puzzle, stages: readonly Stage[] = solveAsHuman(puzzle)): object[] =>
  stages.map(({ kind, number, tiles, moves }) => ({
    name: kind === 'rest' ? kind : `${kind} ${number}`,
    tiles,
    moves,
  }));

/** The picture of a solution in stages: the start, and the board after each stage that moves a tile. */
export function stagesScene(
  texts: Texts,
  puzzle: Puzzle,
  metric: Metric,
  stages: readonly Stage[] = solveAsHuman(puzzle),
): Scene {
  const { start, goal } = puzzle;
  const title = (kind: string, number: number) => texts.say('picture-stage', { kind, number });
  const boards: StageBoard[] = [{ board: start, title: title('start', 0), placed: [] }];
  let board = start;
  for (const { kind, number, tiles, moves } of stages) {
    if (moves === '') continue;
    board = boardAfter(board, moves);
    const length = texts.say('picture-stage-moves', { length: countMoves(moves, metric) });
    boards.push({ board, title: title(kind, number), length, placed: tiles });
  }
  return { kind: 'stages', goal, boards };
}
