import type { BoardAnalysis, SolutionAnalysis } from '../../core/sliding/analysis/analysis.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { swapThatMakesSolvable } from '../../core/sliding/parity.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Scene } from '../../render/scene/scene.ts';
import { unsolvableScene } from '../solve/verdict.ts';
import { bestFirstMoves } from './analysis-lines.ts';

/** The picture of an unsolvable puzzle shows why it has no solution. */
export function analysisScene(
  texts: Texts,
  puzzle: Puzzle,
  analysis: BoardAnalysis | SolutionAnalysis,
): Scene {
  if (analysis.about === 'board') return boardScene(texts, puzzle, analysis);
  if (!analysis.solvable) return unsolvableScene(puzzle);
  const { remaining, losses, reachesGoal: isSolved } = analysis;
  const labels = {
    movesMade: texts.say('picture-way-made'),
    movesLeft: texts.say('picture-way-left'),
    lostMoves: texts.say('picture-way-lost'),
    betweenBounds: texts.say('picture-way-between'),
  };
  return { kind: 'way', remaining, losses, isSolved, labels };
}

/**
 * Shows the best next moves, and the boards after each possible move. A chart compares the board with all
 * boards of its size, by the length of the shortest solution. For an unsolvable board, the picture marks two
 * tiles whose swap makes it solvable.
 */
function boardScene(texts: Texts, { start, goal }: Puzzle, analysis: BoardAnalysis): Scene {
  const { neighbours: boards, solvable, hardness } = analysis;
  const scene = {
    kind: 'analysis',
    board: start,
    goal,
    bestMoves: bestFirstMoves(analysis),
    swap: solvable ? undefined : swapThatMakesSolvable({ start, goal }),
    neighbours: { boards, labels: { movesLeft: texts.say('picture-way-left') } },
  } as const;
  if (hardness === undefined) return scene;
  const { counts, length } = hardness;
  const labels = {
    locale: texts.locale,
    boards: texts.say('picture-lengths-boards'),
    moves: texts.say('picture-lengths-moves'),
    ownLength: texts.say('picture-lengths-own', { length }),
  };
  return { ...scene, lengths: { counts, length, labels } };
}
