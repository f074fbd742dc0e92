// Makes a sheet of ten messages for each language and for each look:
// node tools/screens/languages.ts [PART OF NAMES, such as language-de]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../test/support/page/browser.ts';
import { A_MONDAY, movedClock } from '../../test/support/program/moved-clock.ts';
import { startProgram } from '../../test/support/program/program.ts';
import { own } from '../../test/support/telegram/players.ts';
import { BotApiServer, type Shown } from '../../test/support/telegram/server.ts';
import { telegramBubbles, telegramSheet } from './bubbles.ts';

const [wanted = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'tileknight-languages-'));
const telegram = await new BotApiServer().start();
const program = await startProgram(folder, {
  TELEGRAM_TOKEN: telegram.token,
  TELEGRAM_API_ROOT: telegram.root,
  DAILY_SECRET: 'a secret of the screens',
  ...movedClock(folder, A_MONDAY).env,
});
const browser = await chromium.launch({ executablePath: chromiumPath() ?? '', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1720, height: 400 } });

/** A user of one language. `first`: messages sent before those that the sheet shows. */
interface Reader {
  readonly name: string;
  readonly language: string;
  readonly first?: readonly string[];
}

const LANGUAGES = ['en', 'ru', 'zh', 'de', 'es'];
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  light: [],
  dark: ['/settings theme dark'],
  contrast: ['/settings theme contrast'],
  safe: ['/settings palette safe'],
  colours: ['/settings tiles colours'],
  plain: ['/settings tiles plain'],
};
const SAID = [
  '/start',
  '/solve 8 6 7/2 5 4/3 0 1',
  '/knight 5x5 a2',
  '/explain 1 2 3 4 0 5',
  '/play 3x3 hard',
  '/daily',
  '/stats',
  '/settings',
  '/solve 1 2 3 4 4 5',
  '/privacy',
];
const DRAWN = [
  '/solve 8 6 7/2 5 4/3 0 1',
  '/solve 8 1 3/4 0 2/7 6 5 -> 1 2 3/8 0 4/7 6 5',
  '/explain 1 2 3 5 4 6 7 8 0',
  '/analyse 8 6 7/2 5 4/3 0 1',
  '/compare 8 6 7/2 5 4/3 0 1',
  '/knight 8x8 a1',
  '/knight 8x8 a1 style:smooth',
  '/knight table 5x5 opts:1,3',
  '/play 4x4 medium',
  '/play knight 6x6 a1',
];
const readers: (Reader & { readonly said: readonly string[] })[] = [
  ...LANGUAGES.map((language) => ({ name: `language-${language}`, language, said: SAID })),
  ...Object.entries(LOOKS).map(([name, first]) => ({
    name: `look-${name}`,
    language: 'en',
    first,
    said: DRAWN,
  })),
];

const isDone = ({ text, kind, keyboard }: Shown): boolean =>
  kind !== 'text' || (text !== '' && keyboard?.inline_keyboard.flat().length !== 1);

for (const [at, { name, language, first = [], said }] of readers.entries()) {
  if (!name.includes(wanted)) continue;
  const from = { id: 900 + at, is_bot: false, first_name: 'Ada', language_code: language };
  const say = async (text: string): Promise<Shown> => {
    const before = telegram.shown.length;
    telegram.say(text, { from, chat: own(from) });
    const shown = await telegram.message(({ chat }) => chat === from.id, before);
    // Interim answers and progress notes are replaced later, so they get more time.
    await new Promise((resolve) => setTimeout(resolve, isDone(shown) ? 1500 : 8000));
    return telegram.shown.findLast(({ chat, deleted }) => chat === from.id && !deleted) ?? shown;
  };
  for (const line of first) await say(line);
  const bubbles: string[] = [];
  for (const text of said) bubbles.push(telegramBubbles({ text }, await say(text), telegram.calls));
  await page.setContent(telegramSheet(bubbles));
  await page.waitForFunction('[...document.images].every(({ complete }) => complete)');
  const sheet = await page.locator('body').screenshot({ type: 'jpeg', quality: 60 });
  writeFileSync(new URL(`../../docs/screens/${name}.jpg`, import.meta.url), sheet);
}
await browser.close();
await program.stop();
await telegram.stop();
rmSync(folder, { recursive: true });
