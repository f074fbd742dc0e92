import { describe, expect, test } from 'vitest';
import { draw } from '../../src/render/draw.ts';
import { inkWidth } from '../../src/render/paint/fonts.ts';
import { fitLine, wrapLines } from '../../src/render/paint/words.ts';
import { countPixels, decodePicture } from '../support/pictures/decode.ts';
import { lengthenTexts, makeScenesWithWords } from '../support/pictures/scenes-with-words.ts';

const LANGUAGES = [
  ['en', ''],
  ['de', 'Rückschrittbegrenzungsüberschreitung und die kürzeste Lösungsmöglichkeit: '],
  ['ru', 'Наименьшее количество перестановок, ведущих к правильному решению: '],
] as const;

describe.each(LANGUAGES)('the words of pictures in %s', (locale, words) => {
  test.each(makeScenesWithWords(lengthenTexts(locale, words)))('stay inside the picture: %s', (_, scene) => {
    const picture = decodePicture(draw(scene));
    const page = String(picture.at(0, 0));
    const { width, height } = picture;
    const strips = [
      [0, 0, 6, height],
      [width - 6, 0, width, height],
      [0, height - 6, width, height],
    ] as const;
    for (const strip of strips) expect(countPixels(picture, strip, (rgb) => String(rgb) !== page)).toBe(0);
    expect(height).toBeLessThan(3.5 * width);
  });

  test('leave a gap between the columns of a comparison', () => {
    const scene = makeScenesWithWords(lengthenTexts(locale, words)).find(
      ([name]) => name === 'comparison',
    )?.[1];
    if (scene === undefined) throw new Error('no comparison');
    const picture = decodePicture(draw(scene));
    const page = String(picture.at(0, 0));
    // Four columns of 176 pixels from 28 on, titles on the first lines.
    for (const column of [1, 2, 3]) {
      const left = 28 + column * 176;
      expect(countPixels(picture, [left - 16, 0, left - 4, 50], (rgb) => String(rgb) !== page)).toBe(0);
    }
  });
});

describe('a line of text in a picture', () => {
  test('keeps its size, shrinks to fit, and is cut when that is not enough', () => {
    expect(fitLine('Moves', 500, 26)).toEqual({ text: 'Moves', size: 26 });
    const narrow = inkWidth('Speicherplatz', 26) * 0.9;
    expect(fitLine('Speicherplatz', narrow, 26)).toMatchObject({ text: 'Speicherplatz', size: 23 });
    const cut = fitLine('Speicherplatzbedarf', narrow / 2, 26);
    expect(cut.text).toMatch(/^Spe.*…$/);
    expect(inkWidth(cut.text, cut.size)).toBeLessThanOrEqual(narrow / 2);
  });
});

describe('lines of text in a picture', () => {
  test('are broken between words, and after any Chinese sign', () => {
    const width = inkWidth('Each tile belongs', 20);
    expect(wrapLines('Each tile belongs where the next', width, 20).map(({ text }) => text)).toEqual([
      'Each tile belongs',
      'where the next',
    ]);
    expect(wrapLines('每个数字块', inkWidth('每个数', 20), 20).map(({ text }) => text)).toEqual([
      '每个数',
      '字块',
    ]);
    // A closing sign stays with the text before it, an opening one with the text after it (Unicode UAX #14,
    // CL and OP).
    expect(wrapLines('最少（步）数', inkWidth('最少（', 20), 20).map(({ text }) => text)).toEqual([
      '最少',
      '（步）',
      '数',
    ]);
  });

  test('are not broken at a non-breaking space', () => {
    const width = inkWidth('Each tile belongs', 20);
    expect(wrapLines('Each tile belongs\u00a0where', width, 20).map(({ text }) => text)).toEqual([
      'Each tile',
      'belongs\u00a0where',
    ]);
  });

  test('are at most as many as requested; the rest is cut', () => {
    const lines = wrapLines('one two three four five six seven eight', inkWidth('three four', 20), 20, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]?.text).toMatch(/…$/);
  });
});
