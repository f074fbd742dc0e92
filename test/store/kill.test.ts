import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tileknight-kill-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const start = { rows: 2, cols: 2, tiles: [1, 2, 0, 3] };
const goal = { rows: 2, cols: 2, tiles: [1, 2, 3, 0] };

it.each([1, 60, 137])('loses no accepted move when killed with -9 after move %i', async (lines) => {
  const before = await openStore({ dataDir });
  const asked = {
    person: `p${lines}`,
    personName: 'Ada',
    place: 'here',
    day: '2026-11-21',
    start,
    goal,
    now: 1,
  };
  const { id } = await before.games.daily(asked);
  await before.close();

  const script = join(import.meta.dirname, '../support/press-until-killed.ts');
  const child = spawn(process.execPath, [script, dataDir, id], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  let shown = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    shown = Number(line);
    if (shown === lines) child.kill('SIGKILL');
  }
  expect(await ended).toBe('SIGKILL');

  const after = await openStore({ dataDir });
  const game = await after.games.daily(asked);
  expect(game.id).toBe(id);
  expect(shown).toBeGreaterThanOrEqual(lines);
  // The last accepted move may have been kept without its line having come through.
  expect(game.revision).toBeGreaterThanOrEqual(shown);
  expect(game.moves).toBe('LURD'.repeat(game.revision).slice(0, game.revision));
  await after.close();
});

it('is set up once by several processes that start together', async () => {
  const fresh = join(dataDir, 'made', 'on', 'the', 'way');
  const open = join(import.meta.dirname, '../../src/store/open.ts');
  const source = `import { openStore } from ${JSON.stringify(open)};
    const store = await openStore({ dataDir: ${JSON.stringify(fresh)} });
    console.log(await store.keyValues.setOnce('who', String(process.pid)));
    await store.close();`;
  const answers = await Promise.all(
    [1, 2, 3].map(async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for await (const chunk of child.stdout) said += chunk;
      for await (const chunk of child.stderr) said += chunk;
      return said;
    }),
  );
  expect(answers[0]).toMatch(/^\d+\n$/);
  expect(new Set(answers).size).toBe(1);
});
