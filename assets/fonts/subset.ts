// Makes the part of an open font that a language's pictures need, where DejaVu lacks its signs: `<language>.ttf` beside this file, which the
// renderer takes up by itself. Run it again when the language's texts change. For Chinese:
//   npm install --no-save @expo-google-fonts/noto-sans-sc
//   node assets/fonts/subset.ts zh node_modules/@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf
// Put the font's license beside it. Bold, as words in pictures are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const COMMENT = /^#.*$/gmu;

/** The characters beyond ASCII that the texts in a language's folder (`*.ftl`) are written with, each once, in order; comments don't count. */
export function charactersOf(folder: string): string {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(COMMENT, ''));
  const characters = new Set([...texts.join('')].filter((character) => character > '\u007f'));
  return [...characters].sort().join('');
}

/** The part of a TrueType font that holds these characters and no others, as TrueType. */
export const subsetOf = (font: Buffer, characters: string): Promise<Buffer> =>
  subsetFont(font, characters, { targetFormat: 'truetype', noLayoutClosure: true });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [language = '', font = ''] = process.argv.slice(2);
  const characters = charactersOf(join(import.meta.dirname, '../locales', language));
  const bytes = await subsetOf(readFileSync(font), characters);
  writeFileSync(join(import.meta.dirname, `${language}.ttf`), bytes);
  console.log(`${language}.ttf: ${[...characters].length} characters, ${bytes.length} bytes`);
}
