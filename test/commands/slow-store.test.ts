import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply } from '../../src/chat/reply.ts';
import type { Store } from '../../src/store/contract/store.ts';
import { openStore } from '../../src/store/open.ts';
import { buttonOf, openWorld, type World } from '../support/world.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tileknight-slow-store-'));
const running = new Set<{ readonly method: string }>();

const SLOWNESS_MS = 3;

/** Finishes each call a few milliseconds late, and meanwhile lists it in `running`. */
function slowDown<T extends object>(target: T, path = ''): T {
  return new Proxy(target, {
    get(_, property) {
      const member: unknown = Reflect.get(target, property, target);
      const name = `${path}${String(property)}`;
      if (typeof member === 'object' && member !== null) return slowDown(member, `${name}.`);
      if (typeof member !== 'function') return member;
      return (...parameters: unknown[]): unknown => {
        const result: unknown = member.apply(target, parameters);
        if (!(result instanceof Promise)) return result;
        const call = { method: name };
        running.add(call);
        return result.finally(() => sleep(SLOWNESS_MS)).finally(() => running.delete(call));
      };
    },
  });
}

let world: World;
beforeAll(async () => {
  const store: Store = await openStore({ dataDir });
  world = await openWorld(undefined, undefined, slowDown(store));
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A line, or the label of a button below the answer before. */
type Step = { readonly say: string } | { readonly press: string };
const say = (line: string): Step => ({ say: line });
const press = (label: string): Step => ({ press: label });

test.each<[string, Step[]]>([
  [
    'a game that is pressed',
    [
      say('/play 1 2 3/4 5 6/7 0 8'),
      ...['7', 'Undo', '7', 'Restart', 'Hint', '8', 'Review my game'].map(press),
    ],
  ],
  ['a game that is shared', [say('/play 1 2 3/4 5 6/7 0 8'), press('8'), press('Challenge a friend')]],
  [
    'a game that is given up',
    [say('/play 1 2 3/4 5 6/7 0 8'), press('7'), press('Give up'), press('Play it again')],
  ],
  [
    'a game that is typed',
    [
      '/play knight 5x5 a1',
      '/move b3',
      '/move undo',
      '/hint',
      '/move restart',
      '/move c2',
      '/move give up',
    ].map(say),
  ],
  [
    'the puzzle of the day',
    ['/daily', '/hint', '/daily knight', '/leaderboard', '/stats', '/export'].map(say),
  ],
  ['a solution', [say('/solve 1 2 3/4 5 6/0 7 8'), press('▶'), press('All moves'), press('GIF')]],
  ['a tour', [say('/knight 5x5 e1'), press('Another tour'), press('Walk it yourself')]],
  ['a scramble', [say('/scramble 3x3'), press('Another board'), press('Solve it')]],
  ['a scramble to play', [say('/scramble 3x3'), press('Play it')]],
  ['a search', [say('/explain 1 2 3 4 0 5 astar'), press('▶'), say('/analyse 1 2 3/4 5 6/7 0 8 L')]],
  ['settings', [say('/settings look'), press('Dark'), say('/settings language de')]],
  [
    'what is kept',
    [
      say('/settings name'),
      press('Only where I played'),
      say('/privacy'),
      say('/forget'),
      press('Delete everything'),
    ],
  ],
])('the answers to %s come after the work of the store', async (name, steps) => {
  const who = world.someone(name);
  let reply: Reply | undefined;
  for (const step of steps) {
    if ('say' in step) reply = await world.chat.answerLine(who, step.say);
    else {
      const answer = await world.chat.answerPress(who, buttonOf(reply, step.press));
      reply = answer.edit ?? answer.reply ?? reply;
    }
    expect([step, [...running]]).toEqual([step, []]);
    expect(reply?.kind).not.toBe('fault');
  }
});
