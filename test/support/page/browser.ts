import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** A Chromium of this machine: CHROMIUM_PATH, or one on the PATH. */
export function chromiumPath(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...found].find((path) => path !== '' && existsSync(path));
}

/** Starts it with a fresh profile and nothing that asks the network or draws in a process of its own. */
const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-software-rasterizer',
      '--in-process-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** A window of the browser, and its complaints: errors, refusals of the policy. */
interface Window {
  readonly page: Page;
  readonly tools: CDPSession;
  readonly complaints: string[];
}

/**
 * Of this process's tests, which come one after the other: opened for the first visitor, gone with the
 * process.
 */
let window: Promise<Window> | undefined;

async function openWindow(): Promise<Window> {
  const context = await (await openBrowser(chromiumPath() ?? '')).newContext();
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, tools: await context.newCDPSession(page), complaints };
}

export interface Visit {
  readonly page: Page;
  /** Complaints of the browser during the visit. */
  readonly complaints: string[];
}

const DESKTOP = { width: 1280, height: 720 };

/**
 * A visitor who was never there and asks for less motion, in the window of the one before: nothing of that
 * one is left in it.
 */
export async function visit(url: string, size = DESKTOP): Promise<Visit> {
  window ??= openWindow();
  const { page, tools, complaints } = await window;
  await page.goto('about:blank');
  await page.unrouteAll();
  await page.context().clearCookies();
  await page.context().clearPermissions();
  await tools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
  await page.emulateMedia({ colorScheme: null, contrast: null, reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  complaints.length = 0;
  await page.goto(url);
  await page.locator('#examples button').first().waitFor({ state: 'attached' });
  return { page, complaints };
}

/** Types a line and sends it by Enter. */
export async function say(page: Page, line: string): Promise<void> {
  await page.locator('#input').fill(line);
  await page.locator('#input').press('Enter');
}

/** The button of a tile, by the beginning of its name. */
export const tile = (page: Page, number: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^${number}, row`) });

/** The tiles on the newest board in reading order, 0 the blank, as the page shows them. */
export const tilesShown = (page: Page): Promise<number[]> =>
  page.evaluate(`(() => {
    const game = [...document.querySelectorAll('.game.sliding')].at(-1);
    const [rows, cols] = ['--rows', '--cols'].map((name) => Number(game.style.getPropertyValue(name)));
    const tiles = Array(rows * cols).fill(0);
    for (const tile of game.querySelectorAll('.tile')) {
      const [x, y] = ['--x', '--y'].map((name) => Number(tile.style.getPropertyValue(name)));
      tiles[y * cols + x] = Number(tile.textContent);
    }
    return tiles;
  })()`);

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
