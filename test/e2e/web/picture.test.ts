import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draw } from '../../../src/render/draw.ts';
import { chromiumPath, say, tilesShown, visit } from '../../support/page/browser.ts';
import { jpegPhoto } from '../../support/pictures/photos.ts';
import { dataFolder } from '../../support/program/data-folder.ts';
import { type Program, startProgram } from '../../support/program/program.ts';

const pictureOf = (tiles: readonly number[]): Buffer =>
  Buffer.from(draw({ kind: 'board', board: { rows: 3, cols: 3, tiles } }).bytes);
const BOARD = pictureOf([1, 2, 3, 4, 5, 6, 0, 7, 8]);
/** Its 5 is there twice, its 6 is missing. */
const TWICE = pictureOf([1, 2, 3, 4, 5, 5, 7, 8, 0]);

type Page = Awaited<ReturnType<typeof visit>>['page'];

describe.skipIf(chromiumPath() === undefined)('a picture of a board on the page', { timeout: 60_000 }, () => {
  let folder: string;
  let program: Program;
  beforeAll(async () => {
    folder = dataFolder('page-picture');
    program = await startProgram(folder);
  });
  afterAll(async () => {
    await program.stop();
    rmSync(folder, { recursive: true });
  });

  const choose = (page: Page, buffer: Buffer) =>
    page.locator('#photo-file').setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer });
  /** Gives the page a file by an event of this kind. */
  const give = (page: Page, bytes: Buffer, event: 'paste' | 'drop') =>
    page.evaluate(`(() => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob('${bytes.toString('base64')}'), (sign) => sign.charCodeAt(0));
      data.items.add(new File([bytes], 'board.png', { type: 'image/png' }));
      const options = { dataTransfer: data, clipboardData: data, bubbles: true, cancelable: true };
      const make = { paste: () => new ClipboardEvent('paste', options), drop: () => new DragEvent('drop', options) };
      document.body.dispatchEvent(make.${event}());
    })()`);
  /** Waits for words in the conversation. Reading takes a while next to other tests. */
  const shows = (page: Page, words: string | RegExp) =>
    page.locator('#log').getByText(words).last().waitFor({ timeout: 45_000 });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last();
  const sendAsItIs = (page: Page) => page.locator('#input').press('Enter');

  it.each(['chosen', 'pasted', 'dropped'])('is solved by Enter alone when it was %s', async (how) => {
    const { page, complaints } = await visit(program.url);
    if (how === 'chosen') await choose(page, BOARD);
    else await give(page, BOARD, how === 'pasted' ? 'paste' : 'drop');
    await page.locator('#photo-thumbnail').waitFor();
    await page.getByText('/solve reads the board in this file').waitFor();
    expect(await page.locator('#input').inputValue()).toBe('/solve ');
    await sendAsItIs(page);
    await shows(page, 'Solved in 2 moves');
    await shows(page, 'I read this board: 1 2 3/4 5 6/0 7 8.');
    await button(page, 'Not quite?').click();
    await shows(page, 'Is this your board?');
    expect(complaints).toEqual([]);
  });

  it('may be a text file, with its name in place of a thumbnail', async () => {
    const { page, complaints } = await visit(program.url);
    const buffer = Buffer.from('1 2 3/4 5 6/0 7 8\n1 2 0/4 5 3/7 8 6\n1 2 3/4 5 6/7 0 8\n');
    await page.locator('#photo-file').setInputFiles({ name: 'boards.txt', mimeType: 'text/plain', buffer });
    await page.locator('#photo-name').getByText('boards.txt').waitFor();
    expect(await page.locator('#photo-thumbnail').isVisible()).toBe(false);
    await sendAsItIs(page);
    await shows(page, '3 boards');
    const large = { name: 'boards.txt', mimeType: 'text/plain', buffer: Buffer.alloc(65_537, '1') };
    await page.locator('#photo-file').setInputFiles(large);
    await page.getByText('larger than 64 kB').waitFor();
    expect(complaints).toEqual([]);
  });

  it('whose numbers don’t fit is changed by two presses, or by a typed line', async () => {
    const { page } = await visit(program.url);
    await choose(page, TWICE);
    await sendAsItIs(page);
    await shows(page, 'I read 5 twice, but no 6');
    await button(page, 'Change a tile').click();
    await shows(page, 'Which tile is wrong?');
    await button(page, 'b3').click();
    await shows(page, 'What belongs on b3?');
    await button(page, '7').click();
    await shows(page, /\/solve 1 2 3\/4 [56] [56]\/8 7 0/);
    await say(page, 'b3 8');
    await shows(page, /\/solve 1 2 3\/4 [56] [56]\/7 8 0/);
    await button(page, "That's it, solve").click();
    await shows(page, /already solved|can't be solved|Solved in/);
  });

  it('is played by /play, and cut into tiles by /play where it shows no board', async () => {
    const { page } = await visit(program.url);
    await choose(page, BOARD);
    await say(page, '/play');
    await page.locator('.field').waitFor();
    expect(await page.locator('.field.photo').count()).toBe(0);
    expect(await tilesShown(page)).toEqual([1, 2, 3, 4, 5, 6, 0, 7, 8]);
    await shows(page, 'I read this board: 1 2 3/4 5 6/0 7 8.');
    await choose(page, jpegPhoto(600, 600));
    await say(page, '/play');
    await page.locator('.field.photo').waitFor();
  });

  it('is spoken of in German', async () => {
    const { page } = await visit(program.url);
    await page.setExtraHTTPHeaders({ 'accept-language': 'de' });
    await page.reload();
    await page.locator('#examples button').first().waitFor({ state: 'attached' });
    await choose(page, TWICE);
    await page.getByText('/solve liest das Brett in dieser Datei').waitFor();
    await sendAsItIs(page);
    await shows(page, 'Ich lese 5 doppelt, aber 6 nirgends');
    await shows(page, /Soll auf .* die \d stehen, schreib/);
    await button(page, 'Stimmt, lösen').click();
    await shows(page, /gelöst|lösbar/i);
    await page.setExtraHTTPHeaders({});
  });
});
