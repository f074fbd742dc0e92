import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tileknight-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const launch = (env: Record<string, string>) =>
  spawn(process.execPath, [join(ROOT, 'src/main.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), PORT: '0', ...env },
  });

/** The exit code and what was written to standard error. */
async function refused(env: Record<string, string>): Promise<{ code: number; err: string }> {
  const program = launch(env);
  let err = '';
  program.stderr.on('data', (chunk) => (err += chunk));
  const [code] = await once(program, 'close');
  return { code, err };
}

describe('npm start', () => {
  test('without a token serves the page, says so with the address, and ends with 0 at SIGTERM', async () => {
    const program = launch({});
    const [line] = await once(program.stdout, 'data');
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0] ?? '';
    expect(String(line)).toMatch(/no DISCORD_TOKEN or TELEGRAM_TOKEN/);
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ ok: true });
    program.kill('SIGTERM');
    expect((await once(program, 'close'))[0]).toBe(0);
  });

  test('names a setting that is wrong', async () => {
    const { code, err } = await refused({ PORT: 'soon', DAILY_TIME_ZONE: 'Mars' });
    expect(code).toBe(1);
    expect(err).toMatch(/PORT[\s\S]*DAILY_TIME_ZONE/);
    expect(err).not.toMatch(/ at .*\.ts:/);
  });

  test('says which port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, err } = await refused({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(err).toMatch(/PORT is taken/);
  });

  test('says that the data folder can not be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { code, err } = await refused({ DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(err).toMatch(/data folder .* can't be written/);
  });
});
