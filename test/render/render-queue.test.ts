import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createQueuedAnimate } from '../../src/render/animate.ts';
import type { Look, Picture } from '../../src/render/paint/picture.ts';
import { createQueuedDraw, createRenderQueue } from '../../src/render/render-queue.ts';
import type { Scene } from '../../src/render/scene/scene.ts';

const board = (first: number): Scene => ({
  kind: 'board',
  board: { rows: 2, cols: 2, tiles: [first, ...[0, 1, 2, 3].filter((tile) => tile !== first)] },
});
const picture: Picture = { bytes: Buffer.alloc(0), kind: 'png', width: 1, height: 1 };

test('timers and sockets get their turn between two pictures', async () => {
  const events: string[] = [];
  const draw = createQueuedDraw(() => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    events.push('picture');
    return picture;
  }, createRenderQueue());
  const all = Promise.all([0, 1, 2, 3].map((first) => draw(board(first))));
  setTimeout(() => events.push('timer'), 1);
  await all;
  expect(events.filter((event) => event === 'picture')).toHaveLength(4);
  expect(events.indexOf('timer')).toBeLessThan(3);
});

test('the same scene is drawn once; a failure concerns its own picture alone and is tried again', async () => {
  let drawn = 0;
  const draw = createQueuedDraw(() => {
    drawn++;
    if (drawn === 2) throw new Error('no paint');
    return picture;
  }, createRenderQueue());
  await Promise.all([draw(board(0)), draw(board(0))]);
  expect(drawn).toBe(1);
  await expect(draw(board(1))).rejects.toThrow('no paint');
  expect(await draw(board(1))).toBe(picture);
  expect(drawn).toBe(3);
});

test('the same scene in another look is another picture', async () => {
  const looks: Look[] = [];
  const draw = createQueuedDraw((_, look) => {
    looks.push(look);
    return picture;
  }, createRenderQueue());
  await draw(board(0), { theme: 'dark' });
  await draw(board(0));
  await draw(board(0), { theme: 'light' });
  await draw(board(0), { tiles: 'plain' });
  await draw(board(0), { palette: 'safe' });
  expect(looks).toEqual([
    { theme: 'dark', tiles: 'wood' },
    { theme: 'light', tiles: 'wood' },
    { theme: 'light', tiles: 'plain' },
    { theme: 'light', tiles: 'wood', palette: 'safe' },
  ]);
});

test('tables of backtracks are drawn again each time: their numbers are too many to be compared', async () => {
  let drawn = 0;
  const draw = createQueuedDraw(() => {
    drawn++;
    return picture;
  }, createRenderQueue());
  const labels = {
    locale: 'en',
    numbersMeaning: '',
    optimisations: '',
    none: '',
    limit: '',
    letter: '',
    sums: [],
  };
  const scene: Scene = { kind: 'backtracks', tables: [], labels };
  await draw(scene);
  await draw(scene);
  expect(drawn).toBe(2);
});

test('pictures come between the frames of an animation, and animations one after the other', async () => {
  const queue = createRenderQueue();
  const [draw, animate] = [createQueuedDraw(() => picture, queue), createQueuedAnimate(queue)];
  const board = { rows: 2, cols: 2, tiles: [1, 2, 3, 0] };
  const ended: string[] = [];
  const note = (name: string) => () => void ended.push(name);
  const film = () => animate({ kind: 'solution', start: board, moves: 'RDLURDLU' });
  const first = film().then(note('first film'));
  const second = film().then(note('second film'));
  // The first film has begun.
  await queue(() => {});
  await queue(() => {});
  await Promise.all([
    first.then(() => draw({ kind: 'board', board }).then(note('late picture'))),
    draw({ kind: 'machine' }).then(note('picture')),
    second,
  ]);
  expect(ended).toEqual(['picture', 'first film', 'late picture', 'second film']);
});

test('the board of a game is drawn before large sheets that wait already', async () => {
  const drawn: Scene['kind'][] = [];
  const draw = createQueuedDraw(({ kind }) => {
    drawn.push(kind);
    return picture;
  }, createRenderQueue());
  const sheet = (moves: string): Scene => ({
    kind: 'solution',
    start: { rows: 2, cols: 2, tiles: [1, 2, 3, 0] },
    moves,
  });
  await Promise.all([draw(sheet('R')), draw(sheet('D')), draw(board(0)), draw(board(1))]);
  expect(drawn).toEqual(['board', 'board', 'solution', 'solution']);
});

test('sheets that have waited a second take every other turn, and no more', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const queue = createRenderQueue();
  const drawn: string[] = [];
  const draw = (name: string, isPatient: boolean) => queue(() => void drawn.push(name), isPatient);
  const sheets = ['sheet 1', 'sheet 2', 'sheet 3'].map((name) => draw(name, true));
  now = 1001;
  const boards = ['board 1', 'board 2'].map((name) => draw(name, false));
  await Promise.all([...sheets, ...boards]);
  clock.mockRestore();
  expect(drawn).toEqual(['sheet 1', 'board 1', 'sheet 2', 'board 2', 'sheet 3']);
});

test('between the pieces of a sheet boards are drawn, but no other sheet; a failure there is its own', async () => {
  const events: string[] = [];
  const queue = createRenderQueue();
  const pieces = function* (name: string) {
    for (const piece of [1, 2, 3]) {
      events.push(`${name} ${piece}`);
      const end = performance.now() + 10;
      while (performance.now() < end);
      if (piece === 2 && name === 'sheet') void queue(() => void events.push('board'));
      if (piece === 2 && name === 'bad') throw new Error('no paint');
      yield;
    }
    return name;
  };
  const [sheet, bad, other] = ['sheet', 'bad', 'other'].map((name) => queue(() => pieces(name), true));
  setTimeout(() => events.push('timer'), 1);
  await expect(bad).rejects.toThrow('no paint');
  expect(await Promise.all([sheet, other])).toEqual(['sheet', 'other']);
  expect(events.indexOf('timer')).toBeLessThan(3);
  expect(events.filter((event) => event !== 'timer')).toEqual([
    ...['sheet 1', 'sheet 2', 'board', 'sheet 3', 'bad 1', 'bad 2', 'other 1', 'other 2', 'other 3'],
  ]);
});

test('the next picture is drawn while one is encoded, a third when that is done', async () => {
  const encoded: (() => void)[] = [];
  const draw = createQueuedDraw(() => {
    const { promise, resolve } = Promise.withResolvers<Picture>();
    encoded.push(() => resolve(picture));
    return promise;
  }, createRenderQueue());
  const all = Promise.all([0, 1, 2].map((first) => draw(board(first))));
  for (let turn = 0; turn < 20; turn++) await setImmediate();
  expect(encoded).toHaveLength(2);
  encoded[1]?.();
  await expect.poll(() => encoded.length).toBe(3);
  for (const end of encoded) end();
  expect(await all).toHaveLength(3);
});

test('pictures are kept until they are too many bytes: the one asked for last stays', async () => {
  let drawn = 0;
  const draw = createQueuedDraw(() => {
    drawn++;
    return { ...picture, bytes: Buffer.alloc(1_500_000) };
  }, createRenderQueue());
  for (const first of [0, 1, 0, 2]) await draw(board(first));
  expect(drawn).toBe(3);
  await draw(board(0));
  expect(drawn).toBe(3);
  await draw(board(1));
  expect(drawn).toBe(4);
});

test('a tour is drawn once up to 32x32, and each time above: its numbers are too many to be compared', async () => {
  let drawn = 0;
  const draw = createQueuedDraw(() => {
    drawn++;
    return picture;
  }, createRenderQueue());
  const tour = (side: number): Scene => ({
    kind: 'tour',
    tour: { cols: side, rows: side, closed: false, order: new Int32Array(side * side) },
  });
  for (const side of [32, 32, 33, 33]) await draw(tour(side));
  expect(drawn).toBe(3);
});

test('an animation that fails holds up no other', async () => {
  const animate = createQueuedAnimate(createRenderQueue());
  const bad = animate({ kind: 'solution', start: { rows: 2, cols: 2, tiles: [1, 2, 3, 0] }, moves: 'LLLL' });
  const good = animate({ kind: 'solution', start: { rows: 2, cols: 2, tiles: [1, 2, 3, 0] }, moves: 'R' });
  await expect(bad).rejects.toThrow();
  expect((await good).kind).toBe('gif');
});

test('one person’s animations leave turns to others', async () => {
  const animate = createQueuedAnimate(createRenderQueue());
  const done: string[] = [];
  const film = (name: string) =>
    animate({ kind: 'solution', start: { rows: 2, cols: 2, tiles: [1, 2, 3, 0] }, moves: 'R' }, {}, [
      name,
    ]).then(() => done.push(name));
  await Promise.all([film('Ann'), film('Ann'), film('Ann'), film('Ben')]);
  expect(done).toEqual(['Ann', 'Ben', 'Ann', 'Ann']);
});
