import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { defaultGoal } from '../../src/core/sliding/board.ts';
import { draw } from '../../src/render/draw.ts';
import { type Picture, THEMES, type ThemeName } from '../../src/render/paint/picture.ts';
import type { Scene } from '../../src/render/scene.ts';

const hash = ({ bytes }: Picture): string => createHash('sha256').update(bytes).digest('hex');

/** Boards whose tiles and frames are alike in all but one thing. */
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
      { kind: 'board', board: goal, moved: [rows * cols - 2] },
      { kind: 'analysis', board: goal, goal, good: ['R'] },
      { kind: 'unsolvable', start: goal, goal, swap: [1, 2] },
      { kind: 'solution', start: goal, moves: 'RDLU' },
    ];
  }),
];
const all: readonly (readonly [Scene, ThemeName])[] = THEMES.flatMap((theme) =>
  scenes.map((scene) => [scene, theme] as const),
);

const PROGRAM = `
  const { draw } = await import(process.argv[1]);
  const { createHash } = await import('node:crypto');
  const scenes = JSON.parse(process.argv[2]);
  console.log(JSON.stringify(scenes.map(([scene, theme]) =>
    createHash('sha256').update(draw(scene, { theme }).bytes).digest('hex'))));`;

test('a picture is the same bytes whatever was drawn before it', () => {
  const first = all.map(([scene, theme]) => hash(draw(scene, { theme })));
  expect(all.map(([scene, theme]) => hash(draw(scene, { theme })))).toEqual(first);
  const file = new URL('../../src/render/draw.ts', import.meta.url).href;
  const backwards = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', PROGRAM, file, JSON.stringify(all.toReversed())],
    { encoding: 'utf8' },
  );
  expect(JSON.parse(backwards).toReversed()).toEqual(first);
});
