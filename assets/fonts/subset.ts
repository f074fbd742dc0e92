// Makes the part of an open font that a language's pictures need, where DejaVu lacks its signs:
// `<language>.ttf` beside this file, which the renderer takes up by itself. Run it again when the language's
// `pictures.ftl` changes. For Chinese:
//   npm install --no-save @expo-google-fonts/noto-sans-sc
//   node assets/fonts/subset.ts zh FONT.ttf
// with NotoSansSC_700Bold.ttf of the package @expo-google-fonts/noto-sans-sc.
// Put the font's license beside it. Bold, as words in pictures are.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const LOCALES = join(import.meta.dirname, '../locales');
const COMMENT = /^#.*$/gmu;

/**
 * The characters beyond ASCII with which a language (BCP 47) is written in pictures, each once, in order:
 * those of the `texts` of its `pictures.ftl`, without comments, and of its months and weekdays.
 */
export function charactersOf(language: string, texts: string): string {
  const named = (options: Intl.DateTimeFormatOptions, dates: readonly number[]): string[] =>
    dates.map(new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format);
  const months = Array.from({ length: 12 }, (_, at) => Date.UTC(2026, at));
  const week = Array.from({ length: 7 }, (_, at) => Date.UTC(2026, 0, 1 + at));
  const dates = [...named({ month: 'short' }, months), ...named({ weekday: 'narrow' }, week)];
  const written = [texts.replaceAll(COMMENT, ''), ...dates].join('');
  return [...new Set(written)]
    .filter((character) => character > '\u007f')
    .sort()
    .join('');
}

/** The texts of a language that are drawn. */
export const drawnTexts = (language: string): string =>
  readFileSync(join(LOCALES, language, 'pictures.ftl'), 'utf8');

/** The part of a TrueType font that holds these characters and no others, as TrueType. */
export const subsetOf = (font: Buffer, characters: string): Promise<Buffer> =>
  subsetFont(font, characters, { targetFormat: 'truetype', noLayoutClosure: true });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [language = '', font = ''] = process.argv.slice(2);
  const characters = charactersOf(language, drawnTexts(language));
  const bytes = await subsetOf(readFileSync(font), characters);
  writeFileSync(join(import.meta.dirname, `${language}.ttf`), bytes);
  console.log(`${language}.ttf: ${[...characters].length} characters, ${bytes.length} bytes`);
}
