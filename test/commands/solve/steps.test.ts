import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonRows, type Reply } from '../../../src/chat/reply.ts';
import { pictureBytes } from '../../support/pictures/decode.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

/** 31 moves, the most that a 3x3 board can take. */
const HARDEST = '/solve 8 6 7/2 5 4/3 0 1';

const ask = async (line: string): Promise<Reply> => {
  const reply = await world.chat.answerLine(world.someone(), line);
  if (reply === undefined) throw new Error(`no answer to ${line}`);
  return reply;
};
const press = async (reply: Reply | undefined, label: string) =>
  (await world.chat.answerPress(world.someone(), buttonOf(reply, label))).edit;
const labels = (reply: Reply | undefined) =>
  buttonRows(reply?.buttons).map((row) => row.map(({ label }) => label).join(' '));

describe('a solution, step by step', () => {
  test('the first ▶ is a move, said as tile, arrow and letter', async () => {
    // The blank is left of 5: only 5 slides into the goal, to the left.
    const step = await press(await ask('/solve 1 2 3 4 0 5'), '▶');
    expect(step?.text).toBe(
      'Step **1** of 1: **5 ←** (L). Letters show the direction in which a tile slides.',
    );
    expect((await press(await ask('/solve 1 2 0/4 5 3'), '▶'))?.text).toMatch(
      /^Step \*\*1\*\* of 1: \*\*3 ↑\*\* \(U\)/,
    );
    expect((await press(await ask('/solve 1 2 3 0 4 5'), '⏭'))?.text).toBe('Step **2** of 2: **5 ←** (L)');
  });

  test('⏮ ⏭, ten at a time, and back to the sheet', async () => {
    const sheet = await ask(HARDEST);
    expect(labels(sheet)).toEqual(['⏮ ◀ ▶ ⏭ GIF']);
    const goal = await press(sheet, '⏭');
    expect(labels(goal)).toEqual(['⏮ ◀ ▶ ⏭ GIF', '-10 All moves +10']);
    expect(goal?.text).toContain('Step **31** of 31');
    const at21 = await press(goal, '-10');
    expect(at21?.text).toContain('Step **21** of 31');
    const again = await press(at21, '+10');
    expect(pictureBytes(again).equals(pictureBytes(goal))).toBe(true);
    const start = await press(at21, '⏮');
    expect(start?.text).toMatch(/^The start, before the first of 31 moves/);
    expect((await press(start, '+10'))?.text).toContain('Step **10** of 31');
    expect((await press(start, '▶'))?.text).toContain('Step **1** of 31');
    for (const [reply, label] of [
      [at21, 'All moves'],
      [start, '◀'],
      [goal, '▶'],
    ] as const) {
      expect((await press(reply, label))?.text).toBe(sheet.text);
    }
    expect((await press(sheet, '◀'))?.text).toBe(goal?.text);
  });

  test('a short solution has no strides', async () => {
    expect(labels(await press(await ask('/solve 4 1 2 5 0 3'), '▶'))).toEqual(['⏮ ◀ ▶ ⏭ GIF', 'All moves']);
  });

  test('buttons sent before there were so many lead where they led', async () => {
    const [, id] = buttonOf(await ask(HARDEST), '▶').split(':');
    const old = async (step: number) =>
      (await world.chat.answerPress(world.someone(), `step:${id}:${step}`)).edit?.text;
    expect(await old(0)).toMatch(/^The start/);
    expect(await old(31)).toContain('Step **31** of 31');
    expect(await old(-1)).toMatch(/in 31 moves/);
  });

  test.each([
    ['/solve 1 2 3 4 0 5', 1],
    ['/solve 4 1 2 5 0 3', 5],
    [HARDEST, 31],
  ])('at every step of %s the buttons are within all limits, and named', async (line, length) => {
    const sheet = await ask(line);
    const [, id] = buttonOf(sheet, '▶').split(':');
    for (let step = -1; step <= length; step++) {
      const { edit } = await world.chat.answerPress(world.someone(), `step:${id}:${step}`);
      const rows = buttonRows(edit?.buttons);
      const actions = rows.flat().map(({ action }) => action);
      expect(rows.every((row) => row.length <= 5)).toBe(true);
      expect(new Set(actions).size).toBe(actions.length);
      for (const { action, label, name } of rows.flat()) {
        expect(action).toMatch(/^[\x21-\x7e]{1,64}$/);
        expect(/[A-Z]/.test(label) || (name !== undefined && /[a-z]/.test(name)), label).toBe(true);
      }
    }
  });

  test('has steps also where it takes thousands of moves', async () => {
    const start = { rows: 2, cols: 3, tiles: [1, 2, 3, 4, 0, 5] };
    const goal = { ...start, tiles: [1, 2, 3, 4, 5, 0] };
    const moves = `${'LR'.repeat(20_000)}L`;
    const verdict = { length: 40_001, optimal: false, lowerBound: 1, metric: 'stm' } as const;
    const id = await world.store.solutions.keep({
      person: 'telegram:1',
      start,
      goal,
      moves,
      verdict,
      now: world.clock,
    });
    const { edit } = await world.chat.answerPress(world.someone(), `step:${id}:40001`);
    expect(edit?.text).toContain('Step **40001** of 40001: **5 ←**');
    expect(labels(edit)[0]).toBe('⏮ ◀ ▶ ⏭');
    expect((await world.chat.answerPress(world.someone(), `film:${id}`)).notice).toMatch(/too old/);
  });
});

test('the GIF of a solution is one press away, from the sheet and from each step', async () => {
  const sheet = await ask('/solve 4 1 2 5 0 3');
  const { reply } = await world.chat.answerPress(world.someone(), buttonOf(sheet, 'GIF'));
  expect(reply?.picture?.kind).toBe('gif');
  expect(reply?.text).toMatch(/\*\*5 moves\*\*/);
  expect(reply?.alt).toMatch(/Sliding puzzle 4 1 2\/5 0 3 solved in 5 moves/);
  expect(buttonOf(await press(sheet, '▶'), 'GIF')).toBe(buttonOf(sheet, 'GIF'));
});
