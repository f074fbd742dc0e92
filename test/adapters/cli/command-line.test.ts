import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { runCommandLine } from '../../../src/adapters/cli/command-line.ts';

async function run(line: string, env: Record<string, string> = {}) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const code = await runCommandLine(line === '' ? [] : line.split(' '), {
    env: { LANG: 'en_US.UTF-8', ...env },
    stdin,
    stdout,
    stderr,
    isPiped: () => false,
    interrupt: () => new AbortController().signal,
  });
  return { code, out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
}

const AS_SCRIPT = { npm_lifecycle_event: 'tileknight' };

test('help says how the program was called where that is not by its name', async () => {
  const [named, script] = [await run('help'), await run('help', AS_SCRIPT)];
  expect([named.code, script.code]).toEqual([0, 0]);
  expect(named.out).not.toContain('npm run');
  expect(script.out).toContain('npm run -s tileknight --');
  expect(named.out).toContain('tileknight solve');
});

test.each(['', 'help', '--help', '-h'])('“%s” is the whole help', async (line) => {
  expect(await run(line)).toEqual(await run('help'));
});

test('help for a command is the same before and after its name', async () => {
  const { code, out } = await run('help solve');
  expect(code).toBe(0);
  expect(out).toContain('solve');
  expect(out.length).toBeLessThan((await run('help')).out.length);
  expect((await run('solve --help')).out).toBe(out);
  expect((await run('help read')).out).toBe((await run('read --help')).out);
});

test('an unknown command is bad input, with the nearest one and an example in the words of the call', async () => {
  const named = await run('slove');
  expect([named.code, named.out]).toEqual([2, '']);
  expect(named.err).toContain('slove');
  expect(named.err).toContain('tileknight solve');
  expect((await run('slove', AS_SCRIPT)).err).toContain('npm run -s tileknight -- solve');
  expect((await run('x'.repeat(500))).err).not.toContain('x'.repeat(41));
});

test('the version is that of the package', async () => {
  expect(await run('--version')).toEqual({ code: 0, out: '1.0.0\n', err: '' });
});
