import type { Outcome, Walk } from './walk.ts';

/** Continues from the knight's square, the knight taken back if that leads nowhere; true: the search is over. */
function findPath(walk: Walk): boolean {
  if (walk.isComplete() || walk.halt() !== undefined) return true;
  for (let place = walk.nextMove(0); place >= 0; place = walk.nextMove(place + 1)) {
    walk.move(place);
    if (findPath(walk)) return true;
  }
  walk.countBacktrack();
  walk.takeBack();
  return walk.halt() !== undefined;
}

/** The article's recursive program: it calls itself once for each knight on the board. */
export function findPathRecursively(walk: Walk, start: number): Outcome {
  if (walk.isImpossible(start)) return 'none';
  walk.begin(start);
  findPath(walk);
  return walk.isComplete() ? 'tour' : (walk.halt() ?? 'none');
}
