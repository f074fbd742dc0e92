import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { dataFolder } from '../support/program/data-folder.ts';
import { startProgram } from '../support/program/program.ts';

const folder = dataFolder('start');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output of a program that doesn't start, with the exit code 1. */
const refused = (env: Record<string, string>): Promise<string> =>
  startProgram(folder, env).then(
    () => Promise.reject(new Error('it started')),
    (error) => {
      expect(error).toMatchObject({ code: 1 });
      return error.output;
    },
  );

describe('npm start', () => {
  test('without a token serves the page, prints its address, and ends with 0 at SIGTERM while its output is not read', async () => {
    const program = await startProgram(folder, { LOG_LEVEL: 'info' });
    expect(program.output).toMatch(/no DISCORD_TOKEN or TELEGRAM_TOKEN/);
    expect(await (await fetch(`${program.url}/health`)).json()).toMatchObject({ ok: true });
    program.hangUp();
    // It writes that it stops.
    expect(await program.stop()).toBe(0);
  });

  test('finishes running work also at a second SIGTERM', async () => {
    const program = await startProgram(folder, { SOLVER_TIME_MS: '500' });
    const answer = await fetch(`${program.url}/api/line`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        text: '/solve 8 24 14 4 7/21 13 12 15 23/16 6 0 22 18/9 5 3 20 10/17 1 11 2 19',
      }),
    });
    const first = program.stop();
    await sleep(100);
    expect(await program.stop()).toBe(0);
    expect(await first).toBe(0);
    expect(await answer.text()).toContain('moves');
  });

  test('stores its compiled code for the next start although it is killed', async () => {
    const compiled = join(folder, 'compiled');
    const program = await startProgram(folder, { NODE_COMPILE_CACHE: compiled });
    await program.kill();
    const files = readdirSync(compiled, { recursive: true });
    // Our own files alone are some five hundred.
    expect(files.length).toBeGreaterThan(500);
  });

  test('works when no compiled code can be stored', async () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    const program = await startProgram(folder, { NODE_COMPILE_CACHE: join(file, 'compiled') });
    expect(await program.stop()).toBe(0);
  });

  test('names a wrong setting', async () => {
    const said = await refused({ PORT: 'soon', DAILY_TIME_ZONE: 'Mars' });
    expect(said).toMatch(/PORT[\s\S]*DAILY_TIME_ZONE/);
    expect(said).not.toMatch(/ at .*\.ts:/);
  });

  test('says which port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const said = await refused({ PORT: String(port) });
    other.close();
    expect(said).toMatch(/PORT is taken/);
  });

  test('says that the data folder is not writable', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await refused({ DATA_DIR: join(file, 'data') })).toMatch(/data folder .* can't be written/);
  });
});
