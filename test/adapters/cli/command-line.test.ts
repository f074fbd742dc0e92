import { rmSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { runCommandLine } from '../../../src/adapters/cli/command-line.ts';
import { fault } from '../../../src/core/result.ts';
import type { MakeSolver, RequestOptions } from '../../../src/solver/solver.ts';
import { dataFolder } from '../../support/program/data-folder.ts';

async function run(line: string, env: Record<string, string> = {}, makeSolver?: MakeSolver) {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const stderr = Object.assign(new PassThrough(), { isTTY: makeSolver !== undefined, columns: 200 });
  const shell = {
    env: { LANG: 'en_US.UTF-8', ...env },
    stdin,
    stdout,
    stderr,
    isPiped: () => false,
    interrupt: () => new AbortController().signal,
  };
  const code = await runCommandLine(line === '' ? [] : line.split(' '), shell, makeSolver);
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

test('the progress of a search is erased before its answer', async () => {
  const solver = {
    ask: async (_: string, __: unknown, { onProgress }: RequestOptions<unknown>) => {
      onProgress?.({ phase: 'searching', lowerBound: 5 });
      return fault('busy');
    },
    close: async () => {},
  };
  const makeSolver = (() => solver) as unknown as MakeSolver;
  const folder = dataFolder('command-line');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { DATA_DIR: folder };
  const { code, err } = await run('solve 8 6 7/2 5 4/3 0 1', env, makeSolver);
  expect(code).toBe(2);
  // ECMA-48, EL: the line is shown, erased, and the sentence follows in its place.
  const [before, progress, sentence, ...others] = err.split('\r\x1b[K');
  expect([before, others]).toEqual(['', []]);
  expect(progress).toMatch(/^[^\n]+$/);
  expect(sentence).toMatch(/^[^\n]+\n$/);
});

test.each([
  ['4x3 1 2 3', { code: 'check-count', cols: 4, rows: 3, count: 3 }],
  ['1 2 3/4 5', { code: 'check-ragged', row: 2 }],
  ['5x5 3 6 9 12/8 11 2 5/1 4 7 10', { code: 'check-shape', shapeCols: 4 }],
  ['4x3 a1 e2', { code: 'square-off-board', square: 'e2' }],
])('the JSON of knight check %s says that it is no valid tour, and why', async (tour, fields) => {
  const { code, out, err } = await run(`knight check ${tour} --json`);
  expect(JSON.parse(out)).toEqual(expect.objectContaining({ valid: false, ...fields, error: err.trim() }));
  expect(code).toBe(2);
});

test('the JSON of a tour from a square off the board has only the error', async () => {
  const { out } = await run('knight 4x3 e9 --json');
  expect(Object.keys(JSON.parse(out))).toEqual(['error']);
});
