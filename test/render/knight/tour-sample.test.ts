import { expect, test } from 'vitest';
import { findTour } from '../../../src/core/knight/find-tour.ts';
import { draw } from '../../../src/render/draw.ts';
import type { DrawnTour } from '../../../src/render/scene/scene.ts';
import { decodePicture } from '../../support/pictures/decode.ts';
import { context } from '../../support/tour-search.ts';

test('a picture of a sample looks like that of the whole tour, its ends and key included', () => {
  const request = {
    cols: 3001,
    rows: 2000,
    closed: false,
    method: 'construct',
    seed: 5,
    timeMs: 60_000,
  } as const;
  const drawn = (sampled: boolean) => {
    const found = findTour({ ...request, sampled }, context);
    if (!found.ok) throw new Error('there is such a tour');
    const { every, ...answer } = found.value;
    const tour: DrawnTour = { ...answer, ...(every && { sampling: { ...answer, every } }) };
    return decodePicture(draw({ kind: 'tour', tour }));
  };
  const [whole, sampled] = [drawn(false), drawn(true)];
  expect([sampled.width, sampled.height]).toEqual([whole.width, whole.height]);
  let apart = 0;
  for (let y = 0; y < whole.height; y++) {
    for (let x = 0; x < whole.width; x++) {
      const other = sampled.at(x, y);
      if (whole.at(x, y).some((value, channel) => Math.abs(value - (other[channel] ?? 0)) > 40)) apart++;
    }
  }
  // Where the line jumps to another part of the board, a neighbour has another colour.
  expect(apart).toBeLessThan(0.02 * whole.width * whole.height);
});
