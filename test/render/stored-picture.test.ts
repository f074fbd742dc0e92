import { expect, test } from 'vitest';
import { draw } from '../../src/render/draw.ts';
import { THEMES } from '../../src/render/paint/picture.ts';
import { decode, difference } from '../support/decoded.ts';

test.each(THEMES)('the automaton is a sound PNG of the size that it tells, in the %s theme', (theme) => {
  const picture = draw({ kind: 'machine' }, { theme });
  expect(picture).toMatchObject({ kind: 'png', width: 920, height: 1250 });
  expect(picture.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(decode(picture)).toMatchObject({ width: 920, height: 1250 });
});

test('the automaton has both themes', () => {
  const [light, dark] = THEMES.map((theme) => decode(draw({ kind: 'machine' }, { theme })));
  if (!light || !dark) throw new Error('there are two themes');
  expect(difference(light, dark)).toMatchObject({ left: 0, top: 0, right: 919, bottom: 1249 });
});
