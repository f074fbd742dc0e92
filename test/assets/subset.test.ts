import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charactersOf, drawnTexts, subsetOf } from '../../assets/fonts/subset.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';

const FONTS = join(import.meta.dirname, '../../assets/fonts');
const DEJAVU = readFileSync(join(FONTS, 'DejaVuSans-Bold.ttf'));

/**
 * The characters of a font by its `cmap`: OpenType specification 1.9, format 12 (segmented coverage) and
 * format 4 (segment mapping).
 */
function charactersIn(font: Buffer): string[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('no cmap');
  const cmap = font.readUInt32BE(entry + 8);
  const found = new Set<number>();
  for (let at = cmap + 4; at < cmap + 4 + 8 * font.readUInt16BE(cmap + 2); at += 8) {
    const table = cmap + font.readUInt32BE(at + 4);
    const format = font.readUInt16BE(table);
    const segments = format === 12 ? font.readUInt32BE(table + 12) : font.readUInt16BE(table + 6) / 2;
    for (let segment = 0; segment < segments; segment++) {
      const [first, last] =
        format === 12
          ? [font.readUInt32BE(table + 16 + 12 * segment), font.readUInt32BE(table + 20 + 12 * segment)]
          : [
              font.readUInt16BE(table + 16 + 2 * (segments + segment)),
              font.readUInt16BE(table + 14 + 2 * segment),
            ];
      for (let code = first; code <= last && code !== 0xffff; code++) found.add(code);
    }
  }
  return [...found].sort((a, b) => a - b).map((code) => String.fromCodePoint(code));
}

test('a font for a language holds just the characters with which its pictures are written', async () => {
  const texts = '# Հայերեն: a comment\npicture-way-made = Քայլ { $count }, Քա\n';
  const characters = charactersOf('en', texts);
  expect(characters).toBe('Քալյ');
  expect(charactersIn(DEJAVU).length).toBeGreaterThan(5000);
  const subset = await subsetOf(DEJAVU, characters);
  expect(charactersIn(subset)).toEqual([...characters]);
  expect(subset.length).toBeLessThan(DEJAVU.length / 50);
});

test('months and weekdays are written in pictures, too', () => {
  // Unicode CLDR: zh, abbreviated months and narrow weekdays.
  expect(charactersOf('zh', '')).toBe('一三二五六四日月');
});

test.each(loadCatalogue().locales)(
  'every sign in the pictures of %s is in the fonts that come with us',
  (language) => {
    const ours = new Set(
      readdirSync(FONTS)
        .filter((name) => name.endsWith('.ttf'))
        .flatMap((name) => charactersIn(readFileSync(join(FONTS, name)))),
    );
    const missing = [...charactersOf(language, drawnTexts(language))].filter((sign) => !ours.has(sign));
    expect(missing, 'make the subset again: assets/fonts/subset.ts').toEqual([]);
  },
);
