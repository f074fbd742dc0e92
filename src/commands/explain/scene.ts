import { explainParity } from '../../core/sliding/analysis/explain.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Scene } from '../../render/scene/scene.ts';

const parityOf = (number: number) => (number % 2 === 0 ? 'even' : 'odd');

/** The picture of why a board can be solved or can't. */
export function parityScene(texts: Texts, { start, goal }: Puzzle): Scene {
  const { inversions, transpositions, blank, solvable } = explainParity({ start, goal });
  const counted = (count: number) => ({ count, parity: parityOf(count) });
  const labels = {
    inversions: texts.say('picture-explain-inversions', { count: inversions }),
    cycles: texts.say('picture-explain-cycles'),
    exchanges: texts.say('picture-explain-exchanges', counted(transpositions)),
    blank: texts.say('picture-explain-blank', counted(blank.distance)),
    verdict: texts.say('picture-explain-verdict', { parity: solvable ? parityOf(transpositions) : 'mixed' }),
  };
  return { kind: 'parity', start, goal, labels };
}
