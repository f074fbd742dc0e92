import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataFolder } from '../support/program/data-folder.ts';
import { startProgram } from '../support/program/program.ts';
import { ANN, BotApiServer, GROUP } from '../support/telegram/server.ts';

/** What Linux tells of a process: its arguments, or its environment as it began. */
const told = (pid: number, what: 'cmdline' | 'environ'): string[] =>
  readFileSync(`/proc/${pid}/${what}`, 'utf8').split('\0');

test.runIf(process.platform === 'linux')(
  'the process that was started has the settings that keep its memory small',
  async () => {
    const folder = dataFolder('process');
    const program = await startProgram(folder);
    try {
      expect(told(program.pid, 'environ')).toContain('MALLOC_ARENA_MAX=1');
      expect(told(program.pid, 'environ')).toContain('GLIBC_TUNABLES=glibc.malloc.hugetlb=1');
      expect(told(program.pid, 'cmdline')).toContain('--max-semi-space-size=4');
      expect(program.output).toMatch(/^TileKnight serves/);
    } finally {
      expect(await program.stop()).toBe(0);
      rmSync(folder, { recursive: true });
    }
  },
  60_000,
);

test('ends with 0 while it proves the boards of races, for which nobody waits', async () => {
  const [folder, server] = [dataFolder('process'), await new BotApiServer().start()];
  const program = await startProgram(folder, {
    TELEGRAM_TOKEN: server.token,
    TELEGRAM_API_ROOT: server.root,
  });
  try {
    for (const id of [-901, -902]) {
      server.say('/race 6x6', { chat: { ...GROUP, id }, from: ANN });
      await server.message(({ chat, keyboard }) => chat === id && keyboard !== undefined);
    }
    expect(await program.stop()).toBe(0);
  } finally {
    await program.kill();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}, 60_000);
