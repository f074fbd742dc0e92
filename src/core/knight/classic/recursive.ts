import type { Outcome, Walk } from './walk.ts';

/**
 * The article's recursive program: `find_path` calls itself once for each knight on the board. Its calls lie
 * on a stack of their own, a byte each, since the engine's stack holds no more than some thousand of them.
 */
export function findPathRecursively(walk: Walk, start: number): Outcome {
  if (walk.isImpossible(start)) return 'none';
  /** For each call under way, the move with which its loop goes on. */
  const calls = new Uint8Array(walk.squares);
  let depth = 0;
  walk.begin(start);
  for (;;) {
    // A call begins. Once the path is complete, all calls return 1 and change nothing.
    if (walk.isComplete()) return 'tour';
    const halt = walk.halt();
    if (halt !== undefined) return halt;
    calls[depth] = 0;
    let move = walk.nextMove(0);
    while (move < 0) {
      // No move is left: the call takes its knight back and returns 0 to the loop that called it.
      walk.countBacktrack();
      walk.takeBack();
      if (depth === 0 || walk.halt() !== undefined) return walk.halt() ?? 'none';
      depth--;
      move = walk.nextMove(calls[depth] ?? 0);
    }
    calls[depth] = move + 1;
    walk.move(move);
    depth++;
  }
}
