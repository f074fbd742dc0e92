import type { BoardAnalysis, SolutionAnalysis } from '../../core/sliding/analysis/analysis.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { mendingSwap } from '../../core/sliding/parity.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Scene } from '../../render/scene/scene.ts';
import { unsolvableScene } from '../solve/verdict.ts';
import { goodMoves } from './analysis-lines.ts';

/**
 * The picture of an analysed board or solution. For an unsolvable puzzle it shows why there is no solution.
 */
export function analysisScene(texts: Texts, puzzle: Puzzle, found: BoardAnalysis | SolutionAnalysis): Scene {
  if (found.about === 'board') return boardScene(texts, puzzle, found);
  if (!found.solvable) return unsolvableScene(puzzle);
  const { remaining, losses, reachesGoal: done } = found;
  const labels = {
    made: texts.say('picture-way-made'),
    left: texts.say('picture-way-left'),
    lost: texts.say('picture-way-lost'),
    between: texts.say('picture-way-between'),
  };
  return { kind: 'way', remaining, losses, done, labels };
}

/**
 * The picture of an analysed board: its good next moves, the boards one move away, and its rank among all
 * lengths. For an unsolvable board: the swap that makes it solvable, and the boards one move away.
 */
function boardScene(texts: Texts, { start, goal }: Puzzle, found: BoardAnalysis): Scene {
  const { neighbours: boards, solvable, hardness } = found;
  const scene = {
    kind: 'analysis',
    board: start,
    goal,
    good: goodMoves(found),
    ...(!solvable && { swap: mendingSwap({ start, goal }) }),
    neighbours: { boards, labels: { left: texts.say('picture-way-left') } },
  } as const;
  if (hardness === undefined) return scene;
  const { counts, length } = hardness;
  const labels = {
    locale: texts.locale,
    boards: texts.say('picture-lengths-boards'),
    moves: texts.say('picture-lengths-moves'),
    own: texts.say('picture-lengths-own', { length }),
  };
  return { ...scene, lengths: { counts, length, labels } };
}
