import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Incoming } from '../../src/chat/incoming.ts';
import type { Reply } from '../../src/chat/reply.ts';
import { fault, ok } from '../../src/core/result.ts';
import { decodePicture } from '../support/pictures/decode.ts';
import { jpegPhoto, pngAnimated, pngPhoto } from '../support/pictures/photos.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const withPhoto = (bytes: Buffer, name = 'Ann'): Incoming => ({
  ...world.someone(name),
  attachment: { bytes: async () => ok(bytes) },
});
const play = async (incoming: Incoming, line: string): Promise<Reply> => {
  const reply = await world.chat.answerLine(incoming, line);
  if (reply === undefined) throw new Error('no answer');
  return reply;
};
/** How many of the picture's pixels are as bright a red as the photo's corner. */
function reds({ picture }: Reply): number {
  if (picture === undefined) throw new Error('no picture');
  const { width, height, at } = decodePicture(picture);
  let found = 0;
  for (let x = 0; x < width; x += 3)
    for (let y = 0; y < height; y += 3) {
      const [r, g, b] = at(x, y);
      if (r > 240 && g < 20 && b < 20) found++;
    }
  return found;
}

describe('a photo sent with /play', () => {
  it.each([
    ['a size', '/play 4x4'],
    ['no size', '/play'],
    ['a board', '/play 5 8 2/3 0 7/4 1 6'],
  ])('is on the tiles, with %s', async (_, line) => {
    const reply = await play(withPhoto(jpegPhoto(900, 700)), line);
    expect(reply.kind).toBe('answer');
    expect(reds(reply)).toBeGreaterThan(500);
  });

  it('stays on them while they are slid, and is whole when they are home', async () => {
    const ben = withPhoto(pngPhoto(600, 600), 'Ben');
    await play(ben, '/play 1 2 3/4 5 6/0 7 8');
    const [moved, solved] = [await play(ben, '/move L'), await play(ben, '/move L')];
    expect(reds(moved)).toBeGreaterThan(500);
    expect(solved.text).toContain('Solved');
    expect(reds(solved)).toBeGreaterThan(reds(moved));
  });

  it('is not used for a knight’s walk, which says so', async () => {
    const reply = await play(withPhoto(jpegPhoto(500, 500)), '/play knight 5x5');
    expect(reply.kind).toBe('fault');
    expect(reply.text).toMatch(/photo.*`\/play 4x4`/);
  });

  it('goes with the game: the next one has plain tiles', async () => {
    const cleo = withPhoto(jpegPhoto(500, 500), 'Cleo');
    await play(cleo, '/play 3x3');
    expect(reds(await play(world.someone('Cleo'), '/play 3x3'))).toBe(0);
  });

  it('that is missing leaves a game that can be played on plain tiles', async () => {
    const dan = world.someone('Dan');
    const puzzle = { kind: 'sliding', start: '2x3 1 2 3 0 4 5', goal: '2x3 1 2 3 4 5 0' } as const;
    const { key: person, name: personName } = dan.person;
    await world.store.games.play({ person, personName, ...puzzle, now: 1, picture: 'nothingthere' });
    const moved = await play(dan, '/move L');
    expect(moved.kind).toBe('answer');
  });

  it.each([
    ['that moves', pngAnimated(pngPhoto(300, 300)), 'still'],
    ['that is none', Buffer.from('GIF89a, and so on'), 'GIF'],
    ['that is something else', Buffer.from('<svg/>'), 'not a picture'],
    ['that is cut off', jpegPhoto(400, 400).subarray(0, 1500), 'arrived incomplete'],
    ['that is a stamp', pngPhoto(40, 40), '40 x 40'],
    ['that is too heavy', Buffer.concat([jpegPhoto(400, 400), Buffer.alloc(10_000_000)]), '10 MB'],
  ])('%s is refused in a sentence, and the game goes on', async (_, bytes, word) => {
    const eve = world.someone('Eve');
    await play(eve, '/play 1 2 3/4 5 6/0 7 8');
    const before = await world.store.games.latest(eve.person.key);
    const reply = await play(withPhoto(bytes, 'Eve'), '/play 3x3');
    expect(reply).toMatchObject({ kind: 'fault', text: expect.stringContaining(word) });
    expect(reply.text).toContain('/play 4x4');
    expect(await world.store.games.latest(eve.person.key)).toEqual(before);
  });

  it('that cannot be fetched is answered with a sentence that says so', async () => {
    const lost = { ...world.someone('Fay'), attachment: { bytes: async () => fault('photo-gone') } };
    expect(await play(lost, '/play 3x3')).toMatchObject({
      kind: 'fault',
      text: expect.stringContaining('send it again'),
    });
  });

  it('is fetched for no other command', async () => {
    const attachment = {
      bytes: () => {
        throw new Error('fetched');
      },
    };
    expect((await play({ ...world.someone('Gus'), attachment }, '/solve 1 2 3 4 0 5')).kind).toBe('answer');
    expect(world.bugs).toEqual([]);
  });

  it('is no word that can be typed', async () => {
    expect((await play(world.someone('Hal'), '/play picture:http://127.0.0.1/x.jpg')).kind).toBe('fault');
  });
});
