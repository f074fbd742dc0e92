import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** A Chromium of this machine: CHROMIUM_PATH, or one on the PATH. */
export function chromiumPath(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...found].find((path) => path !== '' && existsSync(path));
}

/** Starts it with a fresh profile and nothing that asks the network. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

export interface Visit {
  readonly page: Page;
  /** What the browser complained about: errors, refusals of the policy. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** A visitor of their own who asks for less motion, with everything in the console noted. */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url);
  await page.locator('#examples button').first().waitFor({ state: 'attached' });
  return { page, complaints, close: () => context.close() };
}

/** Types a line and sends it by Enter. */
export async function say(page: Page, line: string): Promise<void> {
  await page.locator('#input').fill(line);
  await page.locator('#input').press('Enter');
}

/** The button of a tile, by the beginning of its name. */
export const tile = (page: Page, number: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^${number}, row`) });

/** Resolves when everything that moves, but for what never ends, has come to rest. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(`Promise.allSettled(document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
    .map(({ finished }) => finished)).then(() => {})`);

/** Can the page be pushed sideways? */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

/** The width in pixels of a picture that the browser could really decode; rejects on one that it couldn't. */
export const paintedWidth = (picture: Locator): Promise<number> =>
  picture.evaluate((element) => {
    const img = element as unknown as { naturalWidth: number; decode(): Promise<void> };
    return img.decode().then(() => img.naturalWidth);
  });
