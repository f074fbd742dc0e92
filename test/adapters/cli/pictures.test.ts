import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { refusalCode, runRead } from '../../../src/adapters/cli/pictures.ts';
import type { Session, Shell } from '../../../src/adapters/cli/session.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { pngPhoto } from '../../support/pictures/photos.ts';
import { pictureOfBoards } from '../../support/pictures/several-boards.ts';

const folder = mkdtempSync(join(tmpdir(), 'tileknight-read-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(bytes: Uint8Array | undefined, ...options: string[]) {
  const file = join(folder, bytes === undefined ? 'missing.png' : 'picture.png');
  if (bytes) writeFileSync(file, bytes);
  const texts = loadCatalogue().texts('en', { prefix: 'tileknight ', command: 'read' });
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const session: Session = {
    shell: { stdout, stderr } as unknown as Shell,
    language: 'en',
    callTexts: { texts, jsonTexts: texts },
    isJsonOutput: options.includes('--json'),
  };
  const exitCode = await runRead([file, ...options], session);
  const [out, err] = [stdout, stderr].map((stream) => String(stream.read() ?? '').replace(`${file}: `, ''));
  return { file, exitCode, out: out ?? '', err: err ?? '' };
}

const START = [1, 2, 3, 8, 6, 4, 7, 0, 5];
const GOAL = [1, 2, 3, 8, 0, 4, 7, 6, 5];
const OTHER = [8, 6, 7, 2, 5, 4, 3, 0, 1];

describe('tileknight read', () => {
  test.each([
    ['no-board-found', () => pngPhoto(300, 300)],
    ['not-a-picture', () => Buffer.from('1 2 3 4 0 5')],
    ['not-a-picture', () => undefined],
    ['several-boards', () => pictureOfBoards(START, GOAL, OTHER)],
  ])('prints the code %s of a refusal', async (code, makePicture) => {
    const { file, exitCode, out } = await read(await makePicture(), '--json');
    expect(exitCode).toBe(2);
    expect(JSON.parse(out)).toEqual({ file, code, error: expect.stringContaining('tileknight solve 8 6 7') });
  });

  test.each([
    ['knights-tour', 'not-a-sliding-puzzle', { why: 'tour' }],
    ['not-a-sliding-puzzle', 'not-a-sliding-puzzle', { why: 'table' }],
    ['numbers-unclear', 'numbers-unclear', {}],
    ['not-a-picture', 'picture-unread', { why: 'animated' }],
  ])('has the code %s for the fault %s %j', (refusal, code, facts) => {
    expect(refusalCode({ code, facts })).toBe(refusal);
  });

  test('says how many boards it can’t choose from', async () => {
    const { exitCode, err } = await read(await pictureOfBoards(START, GOAL, OTHER));
    expect([exitCode, err]).toEqual([2, expect.stringContaining('I see 3 boards')]);
  });

  test('prints a start and its goal', async () => {
    const picture = await pictureOfBoards(START, GOAL);
    const { exitCode, out } = await read(picture);
    expect([exitCode, out]).toEqual([0, '1 2 3/8 6 4/7 0 5 to 1 2 3/8 0 4/7 6 5 (not sure)\n']);
    expect(JSON.parse((await read(picture, '--json')).out)).toMatchObject({ board: START, goal: GOAL });
  });
});
