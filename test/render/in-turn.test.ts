import { expect, test } from 'vitest';
import { drawInTurn } from '../../src/render/in-turn.ts';
import type { Picture } from '../../src/render/picture.ts';
import type { Scene } from '../../src/render/scene.ts';

const board = (first: number): Scene => ({
  kind: 'board',
  board: { rows: 2, cols: 2, tiles: [first, ...[0, 1, 2, 3].filter((tile) => tile !== first)] },
});
const picture: Picture = { bytes: Buffer.alloc(0), kind: 'png', width: 1, height: 1 };

test('timers and sockets get their turn between two pictures', async () => {
  const events: string[] = [];
  const draw = drawInTurn(() => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    events.push('picture');
    return picture;
  });
  const all = Promise.all([0, 1, 2, 3].map((first) => draw(board(first))));
  setTimeout(() => events.push('timer'), 1);
  await all;
  expect(events.filter((event) => event === 'picture')).toHaveLength(4);
  expect(events.indexOf('timer')).toBeLessThan(3);
});

test('the same scene is drawn once; a failure fails only its own and is tried anew', async () => {
  let drawn = 0;
  const draw = drawInTurn(() => {
    drawn++;
    if (drawn === 2) throw new Error('no paint');
    return picture;
  });
  await Promise.all([draw(board(0)), draw(board(0))]);
  expect(drawn).toBe(1);
  await expect(draw(board(1))).rejects.toThrow('no paint');
  expect(await draw(board(1))).toBe(picture);
  expect(drawn).toBe(3);
});
