import { puzzleOf } from '../../src/commands/games/sliding-rules.ts';
import type { Game } from '../../src/store/contract/game.ts';

const STEPS = [
  ['U', 1, 0],
  ['D', -1, 0],
  ['L', 0, 1],
  ['R', 0, -1],
] as const;
const BACK: Readonly<Record<string, string>> = { U: 'D', D: 'U', L: 'R', R: 'L' };

/** The positions one move further than `layer`: each goes into `seen` with the moves that lead to it. */
function nextLayer(
  layer: readonly string[],
  seen: Map<string, string>,
  rows: number,
  cols: number,
): string[] {
  const next: string[] = [];
  for (const text of layer) {
    const blank = text.indexOf('@');
    for (const [move, down, right] of STEPS) {
      const [row, col] = [Math.floor(blank / cols) + down, (blank % cols) + right];
      if (row < 0 || row >= rows || col < 0 || col >= cols) continue;
      const cells = [...text];
      [cells[blank], cells[row * cols + col]] = [cells[row * cols + col] ?? '', '@'];
      const reached = cells.join('');
      if (seen.has(reached)) continue;
      seen.set(reached, `${seen.get(text)}${move}`);
      next.push(reached);
    }
  }
  return next;
}

/**
 * A shortest solution of a game's start on a small board, by a plain breadth-first search of the tests' own
 * from both ends. Layers are whole, so the first position that both ends have reached lies on a shortest way.
 */
export function solvingMoves(game: Pick<Game, 'start' | 'goal'>): string {
  const { start, goal } = puzzleOf(game);
  const { rows, cols } = start;
  const [first, last] = [start, goal].map(({ tiles }) =>
    tiles.map((tile) => String.fromCharCode(64 + tile)).join(''),
  ) as [string, string];
  if (first === last) return '';
  const [ahead, behind] = [new Map([[first, '']]), new Map([[last, '']])];
  let [layer, other, seen, met] = [[first], [last], ahead, behind];
  while (layer.length > 0) {
    layer = nextLayer(layer, seen, rows, cols);
    const meeting = layer.find((text) => met.has(text));
    if (meeting !== undefined) {
      const back = [...(behind.get(meeting) ?? '')].toReversed().map((move) => BACK[move]);
      return `${ahead.get(meeting)}${back.join('')}`;
    }
    [layer, other, seen, met] = [other, layer, met, seen];
  }
  throw new Error('no solution');
}
