import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataFolder } from '../support/program/data-folder.ts';
import { startProgram } from '../support/program/program.ts';
import { ANN, BotApiServer, GROUP } from '../support/telegram/server.ts';

test('the program stops with exit code 0 while it proves the boards of races', async () => {
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
