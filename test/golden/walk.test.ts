import { describe, expect, test } from 'vitest';
import { parseWalkText, reachableCells } from '../../src/core/knight/board/walk.ts';
import { draw } from '../../src/render/draw.ts';
import { THEMES } from '../../src/render/paint/picture.ts';
import {
  countPixels,
  type DecodedPicture,
  decodePicture,
  findDifference,
} from '../support/pictures/decode.ts';

const sceneOf = (text: string, reach?: readonly number[]) => {
  const walk = parseWalkText(text);
  return { kind: 'walk', walk, reachableCells: reach ?? reachableCells(walk) } as const;
};

type Rgb = readonly [number, number, number];
/** The colours of lost squares (Okabe and Ito's vermilion, darkened or lit for a theme). */
const isLost = ([r, g, b]: Rgb) => r > 170 && g > 60 && g < 130 && b < 60;
const lostIn = (picture: DecodedPicture) =>
  countPixels(picture, [0, 0, picture.width, picture.height], isLost);

describe.each(THEMES)("a knight's walk in the %s theme", (theme) => {
  test.each([5, 6, 7, 8])('of %i squares a side is large enough and can be sent', (side) => {
    const picture = draw(sceneOf(`${side}x${side} a1 b3 c5`), { theme });
    expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(1000);
    expect(Math.min(picture.width, picture.height)).toBeGreaterThanOrEqual(500);
    expect(picture.bytes.length).toBeLessThan(500_000);
  });

  test('marks only the squares in reach', () => {
    const [with3, without] = [
      decodePicture(draw(sceneOf('5x5 a1 b3'), { theme })),
      decodePicture(draw(sceneOf('5x5 a1 b3', [2]), { theme })),
    ];
    // Of the squares a5, c5, d4, d2 and c1 the last four are below or right of c5: the top left quarter but
    // for a5 is the same.
    const changed = findDifference(with3, without);
    expect(changed && [changed.left < with3.width * 0.3, changed.bottom > with3.height * 0.7]).toEqual([
      true,
      true,
    ]);
    const moved = findDifference(without, decodePicture(draw(sceneOf('5x5 a1 b3', []), { theme })));
    expect(moved?.top).toBeLessThan(without.height * 0.2);
  });

  test('shows the colour of a loss only at a dead end', () => {
    const stuck = '5x5 b3 a1 c2 e1 d3 b2 d1 e3 c4 a5';
    expect(reachableCells(parseWalkText(stuck))).toEqual([]);
    expect(lostIn(decodePicture(draw(sceneOf(stuck), { theme })))).toBeGreaterThan(1000);
    expect(lostIn(decodePicture(draw(sceneOf('5x5 b3 a1 c2 e1 d3 b2 d1 e3 c4'), { theme })))).toBe(0);
  });
});
