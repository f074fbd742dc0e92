import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, say, settled, visit } from '../../support/page/browser.ts';
import { countPixels, decodePicture } from '../../support/pictures/decode.ts';
import { jpegPhoto, pngAnimated, pngPhoto } from '../../support/pictures/photos.ts';
import { dataFolder } from '../../support/program/data-folder.ts';
import { type Program, startProgram } from '../../support/program/program.ts';

type Rgb = readonly [number, number, number];
const CORNERS: readonly ((rgb: Rgb) => boolean)[] = [
  ([r, g, b]) => r > 230 && g < 40 && b < 40,
  ([r, g, b]) => r < 40 && g > 230 && b < 40,
  ([r, g, b]) => r < 40 && g < 40 && b > 230,
];

const file = (buffer: Buffer, name = 'photo.jpg', mimeType = 'image/jpeg') => ({ name, mimeType, buffer });

describe.skipIf(chromiumPath() === undefined)('a photo on the page', { timeout: 60_000 }, () => {
  let folder: string;
  let program: Program;
  beforeAll(async () => {
    folder = dataFolder('page-photo');
    program = await startProgram(folder);
  });
  afterAll(async () => {
    await program.stop();
    rmSync(folder, { recursive: true });
  });

  /** How much of the newest board has the colours of the photo's corners, as shares. */
  async function seen(page: Awaited<ReturnType<typeof visit>>['page']): Promise<number[]> {
    await settled(page);
    const bytes = await page.locator('.field').last().screenshot();
    const picture = decodePicture({ bytes, kind: 'png', width: 0, height: 0 });
    const all = [0, 0, picture.width, picture.height] as const;
    return CORNERS.map((is) => countPixels(picture, all, is) / (picture.width * picture.height));
  }

  it('is chosen, sent with its line, cut into tiles, and complete at the end', async () => {
    const { page, complaints } = await visit(program.url);
    await page.locator('#photo-file').setInputFiles(file(jpegPhoto(600, 600)));
    await page.locator('#photo-thumbnail').waitFor();
    expect(await page.locator('#input').inputValue()).toBe('/solve ');
    await say(page, '/play 1 2 3/4 5 6/7 0 8');
    await page.locator('.field.photo').waitFor();
    expect(await page.locator('#photo-chosen').isVisible()).toBe(false);
    // Each corner of 40 % of a side is 16 % of the whole, less gaps, chips and the blank.
    await expect.poll(async () => Math.min(...(await seen(page)))).toBeGreaterThan(0.1);
    await page.getByRole('button', { name: /^8, row/ }).click();
    await page.locator('.solved .field.photo').waitFor();
    await expect.poll(async () => Math.min(...(await seen(page)))).toBeGreaterThan(0.155);
    await page.reload();
    await page.locator('.solved .field.photo').waitFor();
    await expect.poll(async () => Math.min(...(await seen(page)))).toBeGreaterThan(0.155);
    expect(complaints).toEqual([]);
  });

  it('is accepted as soon as the examples are shown, even before the conversation', async () => {
    const { page: first } = await visit(program.url);
    const page = await first.context().newPage();
    await page.addInitScript(`
      const { getAll } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.getAll = function () {
        const [asked, late] = [getAll.call(this), {}];
        setTimeout(() => { late.result = asked.result; late.onsuccess(); }, 500);
        return late;
      };`);
    await page.goto(program.url);
    await page.locator('#examples button').first().waitFor({ state: 'attached' });
    await page.locator('#photo-file').setInputFiles(file(jpegPhoto(60, 60)));
    await page.locator('#photo-thumbnail').waitFor({ timeout: 5000 });
    await page.close();
  });

  it('can be dropped on the page, and removed again', async () => {
    const { page } = await visit(program.url);
    const bytes = pngPhoto(300, 300).toString('base64');
    await page.evaluate(`(() => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob('${bytes}'), (sign) => sign.charCodeAt(0));
      data.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    })()`);
    await page.locator('#photo-thumbnail').waitFor();
    await page.locator('#photo-remove').click();
    expect(await page.locator('#photo-chosen').isVisible()).toBe(false);
    await say(page, '/play 3x3');
    await page.locator('.field').waitFor();
    expect(await page.locator('.field.photo').count()).toBe(0);
  });

  it('is refused in a sentence when it can’t be cut', async () => {
    const { page } = await visit(program.url);
    await page
      .locator('#photo-file')
      .setInputFiles(file(pngAnimated(pngPhoto(300, 300)), 'a.png', 'image/png'));
    await say(page, '/play 3x3');
    await page.getByText("I can't cut an animated picture into tiles.").waitFor();
    await page.locator('#photo-file').setInputFiles(file(Buffer.alloc(10_000_001), 'large.png', 'image/png'));
    await page.getByText('larger than 10 MB').waitFor();
    expect(await page.locator('#photo-chosen').isVisible()).toBe(false);
  });
});
