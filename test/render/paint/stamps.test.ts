import { expect, test } from 'vitest';
import { makeSheet, type Sheet } from '../../../src/render/paint/canvas.ts';
import { getCachedDrawing } from '../../../src/render/paint/stamps.ts';

const MEGABYTE = 2 ** 20;
/** A sheet of one megabyte. */
const megabyte = (): Sheet => makeSheet(512, 512);

test('a stamp is made once while it is kept; the one used longest ago gives its memory back beyond 8 MB', () => {
  const made: string[] = [];
  const stamp = (key: string) =>
    getCachedDrawing(key, () => {
      made.push(key);
      return megabyte();
    });
  const [first, second] = [stamp('first'), stamp('second')];
  for (let i = 0; i < 6; i++) stamp(String(i));
  expect(4 * first.width * first.height).toBe(MEGABYTE);
  expect(stamp('first')).toBe(first);
  stamp('one too many');
  expect([first.width, second.width]).toEqual([512, 0]);
  stamp('second');
  expect(made.filter((key) => key === 'second')).toHaveLength(2);
});
