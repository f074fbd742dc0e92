import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Incoming } from '../../../src/chat/incoming.ts';
import type { Reply } from '../../../src/chat/reply.ts';
import { fault, ok } from '../../../src/core/result.ts';
import { draw } from '../../../src/render/draw.ts';
import { createScriptedSolver, type ScriptedSolver } from '../../support/scripted-solver.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

/** One move from its goal; `RLL` and `RLRLL` get there by detours. */
const BOARD = '1 2 3 4 0 5';
const START = { rows: 2, cols: 3, tiles: [1, 2, 3, 4, 0, 5] };
const pictureOf = (moves: string) => draw({ kind: 'solution', start: START, moves }).bytes;

let solver: ScriptedSolver;
let world: World;
let shown: Reply[];
let ann: Incoming;

beforeAll(async () => {
  solver = createScriptedSolver();
  pictureOf('RLL');
  world = await openWorld(solver);
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});
beforeEach(() => {
  shown = [];
  ann = { ...world.someone(), progress: (reply) => shown.push(reply) };
});

async function ask(line = `/solve ${BOARD}`): Promise<{ readonly reply: Promise<Reply | undefined> }> {
  const reply = world.chat.answerLine(ann, line);
  await expect.poll(() => solver.isSearching).toBe(true);
  return { reply };
}

const solvedBy = (moves: string, optimal = true) =>
  ok({
    solvable: true,
    length: moves.length,
    moves,
    optimal,
    lowerBound: optimal ? moves.length : 1,
    metric: 'stm' as const,
    algorithm: 'told',
    expanded: 1,
    milliseconds: 1,
  });

/** The first reply of progress that is an answer. */
const standing = async (): Promise<Reply> => {
  await expect.poll(() => shown.some(({ kind }) => kind === 'interim')).toBe(true);
  return shown.find(({ kind }) => kind === 'interim') as Reply;
};

describe('a solution whose proof takes longer', () => {
  test('is answered before the search ends: length, bound, moves, picture, pace and Cancel', async () => {
    const { reply } = await ask();
    solver.reportProgress({ moves: 'RLL', length: 3, lowerBound: 1, perSecond: 12_340_000, share: 0.35 });
    const answer = await standing();
    expect(solver.isSearching).toBe(true);
    expect(answer.text.split('\n')).toEqual([
      "Solved **in 3 moves**. At least **1** move is needed. I'm still looking for a proof that no solution is shorter.",
      '`RLL`',
      "I'm checking 12.3 million positions a second. 35% of the time limit is used up. If you press Cancel, this solution stays.",
    ]);
    expect(answer.picture?.bytes.equals(pictureOf('RLL'))).toBe(true);
    expect(answer.alt).toMatch(/1 2 3.*3 moves: RLL/);
    expect(buttonOf(answer, 'Cancel')).toMatch(/^cancel:/);

    solver.finish(solvedBy('L'));
    const final = await reply;
    expect(final?.text).toBe('Solved **in 1 move**, proved optimal.\n`L`');
    expect(buttonOf(final, '▶')).toBeDefined();
  });

  test('keeps its picture while only the bound and the pace change, to the end', async () => {
    const { reply } = await ask();
    solver.reportProgress({ moves: 'RLL', lowerBound: 1 });
    const first = await standing();
    solver.reportProgress({ lowerBound: 2, expanded: 5_000_000 });
    solver.reportProgress({ lowerBound: 1, share: 0.5 });
    const last = shown.at(-1);
    expect(last?.text).toMatch(/At least \*\*2\*\* moves are needed\./);
    expect(last?.text).toMatch(/I have checked 5 million positions so far. 50% of the time/);
    expect(last?.picture).toBe(first.picture);
    solver.finish(solvedBy('RLL'));
    expect((await reply)?.picture).toBe(first.picture);
  });

  test('gives way to a better one, drawn at most every two seconds; a worse one changes nothing', async () => {
    const { reply } = await ask();
    solver.reportProgress({ moves: 'RLRLRLL' });
    await standing();
    solver.reportProgress({ moves: 'RLRLL' });
    solver.reportProgress({ moves: 'RLL' });
    solver.reportProgress({ moves: 'RLRLRLRLL', lowerBound: 1 });
    const before = shown.length;
    expect(shown.at(-1)?.text).toContain('`RLRLRLL`');
    await expect.poll(() => shown.at(-1)?.text, { timeout: 3000 }).toContain('`RLL`');
    expect(shown.at(-1)?.picture?.bytes.equals(pictureOf('RLL'))).toBe(true);
    expect(shown.slice(before).some(({ text }) => text.includes('`RLRLL`'))).toBe(false);
    solver.finish(solvedBy('L'));
    await reply;
  });

  test('is not shown when the final answer comes soon', async () => {
    const { reply } = await ask();
    solver.reportProgress({ moves: 'RLL', lowerBound: 1 });
    solver.finish(solvedBy('L'));
    await reply;
    await wait(400);
    expect(shown).toEqual([]);
  });

  test('on a board beyond proofs promises none', async () => {
    const tiles = [...Array(23).keys()].map((tile) => tile + 1);
    const { reply } = await ask(`/solve 5x5 ${tiles.join(' ')} 0 24`);
    solver.reportProgress({ moves: 'RLL' });
    expect((await standing()).text).toMatch(/in 3 moves\*\*\. I'm still looking for a shorter solution/);
    solver.finish(solvedBy('L'));
    await reply;
  });

  test('in slides is counted in slides', async () => {
    const { reply } = await ask('/solve 1 2 3 0 4 5 mtm');
    solver.reportProgress({ moves: 'LL', lowerBound: 1 });
    expect((await standing()).text).toMatch(/in 1 move\*\*, counting each straight slide.*\n`L2`/);
    solver.finish({ ...solvedBy('LL') });
    await reply;
  });
});

describe('Cancel', () => {
  test('keeps the best solution with its bound, ready to be stepped through', async () => {
    const { reply } = await ask();
    solver.reportProgress({ moves: 'RLL', lowerBound: 1 });
    const answer = await standing();
    expect((await world.chat.answerPress(ann, buttonOf(answer, 'Cancel'))).notice).toMatch(/Cancelling/);
    const kept = await reply;
    expect(kept?.text).toBe(
      'Solved **in 3 moves**. It is proved that no solution is shorter than 1 move.\n`RLL`',
    );
    expect(kept?.picture).toBe(answer.picture);
    expect(kept?.kind).toBe('answer');
    const step = (await world.chat.answerPress(ann, buttonOf(kept, '◀'))).edit;
    expect(step?.text).toContain('Step **3** of 3');
  });

  test('calls it optimal when the bound has met it', async () => {
    const { reply } = await ask();
    solver.reportProgress({ moves: 'L', lowerBound: 1 });
    await world.chat.answerPress(ann, buttonOf(await standing(), 'Cancel'));
    expect((await reply)?.text).toMatch(/in 1 move\*\*, proved optimal/);
  });

  test('of somebody else does nothing', async () => {
    const { reply } = await ask();
    solver.reportProgress({ moves: 'RLL' });
    const bob = world.someone('Bob');
    expect((await world.chat.answerPress(bob, buttonOf(await standing(), 'Cancel'))).notice).toMatch(
      /only the person who sent this request/i,
    );
    expect(solver.isSearching).toBe(true);
    solver.finish(solvedBy('L'));
    expect((await reply)?.text).toMatch(/optimal/);
  });

  test('before there is a solution ends the work', async () => {
    const { reply } = await ask();
    solver.reportProgress({ lowerBound: 1, expanded: 1_000_000 });
    expect(shown[0]?.text).toBe(
      'Searching. The shortest solution has at least 1 move. I have checked 1 million positions so far.',
    );
    await world.chat.answerPress(ann, buttonOf(shown[0], 'Cancel'));
    expect(await reply).toMatchObject({ kind: 'fault', text: expect.stringMatching(/^Cancelled/) });
  });
});

test('a solver that breaks off leaves the answer that was shown', async () => {
  const { reply } = await ask();
  solver.reportProgress({ moves: 'RLL', lowerBound: 1 });
  await standing();
  solver.finish(fault('solver-failed'));
  expect((await reply)?.text).toMatch(/in 3 moves\*\*. It is proved that no solution is shorter than 1 move/);
});
