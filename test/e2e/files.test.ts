import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { ROOT, startProgram } from '../support/program/program.ts';
import { runTerminal } from '../support/program/terminal.ts';

const root = mkdtempSync(join(tmpdir(), 'tileknight-files-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The files below a folder that others than their owner may read or write. */
const openToOthers = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => (statSync(path).mode & 0o077) !== 0);

test('no other user of the machine may read what the program and the operator’s commands write', async () => {
  const folder = join(root, 'new', 'data');
  const program = await startProgram(root, { DATA_DIR: folder });
  await fetch(`${program.url}/readyz`);
  expect(readdirSync(folder)).toContain('tileknight.sqlite-wal');
  expect(openToOthers(join(root, 'new'))).toEqual([]);
  expect(await runTerminal(['backup', join(folder, 'copy.sqlite')], { folder })).toMatchObject({ code: 0 });
  expect(openToOthers(folder)).toEqual([]);
  await program.kill();
  const restored = mkdtempSync(join(root, 'restored-'));
  const restore = ['restore', join(folder, 'copy.sqlite')];
  expect(await runTerminal(restore, { folder: restored })).toMatchObject({ code: 0 });
  expect(openToOthers(restored)).toEqual([]);
});

test('files that an earlier version left open to others are closed at the start', async () => {
  const dataDir = mkdtempSync(join(root, 'old-'));
  await (await openStore({ dataDir })).close();
  const replaced = join(dataDir, 'tileknight.sqlite.replaced-20261122T053140Z');
  writeFileSync(replaced, '');
  for (const path of [join(dataDir, 'tileknight.sqlite'), replaced]) chmodSync(path, 0o644);
  await (await openStore({ dataDir })).close();
  expect(openToOthers(dataDir)).toEqual([]);
});

/** Another user, whom only root can become, and who has to be able to read the code. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const terminal = join(ROOT, 'src/adapters/cli/tileknight.ts');
const asNobody = (script: string, args: readonly string[], folder: string) => {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0' };
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], {
    ...NOBODY,
    cwd: '/',
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { code: status, sentence: stderr };
};
const canBeNobody = process.getuid?.() === 0 && asNobody(terminal, ['--version'], '/').code === 0;

test.skipIf(!canBeNobody)('another user is told whose files these are, in a sentence', async () => {
  const folder = mkdtempSync(join(root, 'foreign-'));
  await (await openStore({ dataDir: folder })).close();
  const notTheirs = expect.stringMatching(/^\S+tileknight\.sqlite can't be read .*bot's user\.\n$/);
  chmodSync(root, 0o755);
  expect(asNobody(terminal, ['backup', join(tmpdir(), 'stolen.sqlite')], folder)).toEqual({
    code: 2,
    sentence: notTheirs,
  });
  chmodSync(folder, 0o777);
  expect(asNobody(join(ROOT, 'src/main.ts'), [], folder)).toEqual({
    code: 1,
    sentence: notTheirs,
  });
});
