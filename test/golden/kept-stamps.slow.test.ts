import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { defaultGoal } from '../../src/core/sliding/board.ts';
import { draw } from '../../src/render/draw.ts';
import { type Look, type Picture, THEMES, TILE_STYLES } from '../../src/render/paint/picture.ts';
import type { Scene } from '../../src/render/scene/scene.ts';

const hash = ({ bytes }: Picture): string => createHash('sha256').update(bytes).digest('hex');

/** Looks that differ in one thing only. */
const LOOKS: readonly Partial<Look>[] = [
  ...THEMES.map((theme) => ({ theme })),
  ...TILE_STYLES.map((tiles) => ({ tiles, palette: 'safe' }) as const),
  { tiles: 'plain' },
  { tiles: 'colours' },
];

/** Boards whose tiles and frames differ in one thing only. */
const scenes: readonly Scene[] = [
  ...(
    [
      [3, 3],
      [3, 4],
      [4, 3],
      [4, 4],
      [5, 2],
    ] as const
  ).flatMap(([rows, cols]): Scene[] => {
    const goal = defaultGoal(rows, cols);
    return [
      { kind: 'board', board: goal },
      { kind: 'board', board: goal, goal },
      { kind: 'board', board: goal, movedCells: [rows * cols - 2] },
      { kind: 'analysis', board: goal, goal, bestMoves: ['R'] },
      { kind: 'unsolvable', start: goal, goal, swap: [1, 2] },
      { kind: 'solution', start: goal, moves: 'RDLU' },
    ];
  }),
];
const all: readonly (readonly [Scene, Partial<Look>])[] = [
  ...scenes.map((scene) => [scene, {}] as const),
  // Those of 3x3 are enough for how they look.
  ...LOOKS.flatMap((look) => scenes.slice(0, 6).map((scene) => [scene, look] as const)),
];

const PROGRAM = `
  const { draw } = await import(process.argv[1]);
  const { createHash } = await import('node:crypto');
  const scenes = JSON.parse(process.argv[2]);
  console.log(JSON.stringify(scenes.map(([scene, look]) =>
    createHash('sha256').update(draw(scene, look).bytes).digest('hex'))));`;

test('a picture has the same bytes after any other pictures', () => {
  const first = all.map(([scene, look]) => hash(draw(scene, look)));
  expect(all.map(([scene, look]) => hash(draw(scene, look)))).toEqual(first);
  const file = new URL('../../src/render/draw.ts', import.meta.url).href;
  const backwards = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', PROGRAM, file, JSON.stringify(all.toReversed())],
    { encoding: 'utf8' },
  );
  expect(JSON.parse(backwards).toReversed()).toEqual(first);
});
