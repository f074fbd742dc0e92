import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { PUZZLE } from '../support/store/append-moves.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tileknight-kill-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it.each([
  [1, 20],
  [60, 1],
  [400, 20],
])(
  'the store loses no accepted move when killed with -9 after %i moves in %i games',
  async (lines, players) => {
    const before = await openStore({ dataDir });
    const people = Array.from({ length: players }, (_, at) => `${lines} ${at}`);
    const beginnings = { personName: 'Ada', place: 'here', day: '2026-11-21', ...PUZZLE, now: 1 };
    const games = await Promise.all(people.map((person) => before.games.daily({ person, ...beginnings })));
    await before.close();

    const script = join(import.meta.dirname, '../support/store/press-until-killed.ts');
    const ids = games.map(({ id }) => id);
    const child = spawn(process.execPath, [script, dataDir, ...ids], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
    const shown = new Map<string, number>();
    let heard = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      const [id = '', revision] = line.split(' ');
      shown.set(id, Number(revision));
      if (++heard === lines) child.kill('SIGKILL');
    }
    expect(await ended).toBe('SIGKILL');
    expect(heard).toBeGreaterThanOrEqual(lines);

    const after = await openStore({ dataDir });
    for (const id of ids) {
      const game = await after.games.byId(id);
      const { revision = -1 } = game ?? {};
      // The last accepted move may have been kept without its line having come through.
      expect(revision).toBeGreaterThanOrEqual(shown.get(id) ?? 0);
      expect(game?.moves).toBe('LURD'.repeat(revision).slice(0, revision));
    }
    await after.close();
  },
);

it('the store is set up once by several processes that start together', async () => {
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
