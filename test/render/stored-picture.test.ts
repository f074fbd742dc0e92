import { expect, test } from 'vitest';
import { draw } from '../../src/render/draw.ts';
import { type Look, PALETTES, THEMES } from '../../src/render/paint/picture.ts';
import { decodePicture, findDifference } from '../support/pictures/decode.ts';

const LOOKS: readonly Partial<Look>[] = THEMES.flatMap((theme) => [
  { theme },
  ...PALETTES.map((palette) => ({ theme, palette })),
]);

test.each(LOOKS)('the automaton is a sound PNG of the size that it tells: $theme, $palette', (look) => {
  const picture = draw({ kind: 'machine' }, look);
  expect(picture).toMatchObject({ kind: 'png', width: 920, height: 1250 });
  expect(picture.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(decodePicture(picture)).toMatchObject({ width: 920, height: 1250 });
});

test('the automaton has each theme and palette, on a page of its theme', () => {
  const pictures = LOOKS.map((look) => draw({ kind: 'machine' }, look));
  expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(LOOKS.length);
  const [light, dark] = [{}, { theme: 'dark' } as const].map((look) =>
    decodePicture(draw({ kind: 'machine' }, look)),
  );
  if (!light || !dark) throw new Error('there are two');
  expect(findDifference(light, dark)).toMatchObject({ left: 0, top: 0, right: 919, bottom: 1249 });
});
