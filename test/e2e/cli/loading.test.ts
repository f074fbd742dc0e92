import { describe, expect, test } from 'vitest';
import type { TerminalServices } from '../../../src/commands/feature/services.ts';
import { TERMINAL_COMMANDS } from '../../../src/commands/terminal.ts';
import { openTerminal, runTerminal } from '../../support/program/terminal.ts';

const { folder } = openTerminal();

/** Makes the program list the addresses of all modules that its main thread loads, at its end. */
const LISTS_MODULES = `
  import { registerHooks } from 'node:module';
  import { writeSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  const urls = [];
  if (isMainThread) {
    registerHooks({ load: (url, context, nextLoad) => (urls.push(url), nextLoad(url, context)) });
    process.on('exit', () => writeSync(2, JSON.stringify(urls)));
  }`;

/** Returns the files in src and the packages that a command line loads. */
async function loadedBy(line: string) {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(LISTS_MODULES)}`;
  const { code, err } = await runTerminal(line, { folder, env: { NODE_OPTIONS } });
  expect(code, err).toBe(0);
  const urls: readonly string[] = JSON.parse(err.slice(err.indexOf('["')));
  const partsAfter = (mark: string) =>
    new Set(urls.flatMap((url) => (url.includes(mark) ? [url.slice(url.indexOf(mark) + mark.length)] : [])));
  const packages = [...partsAfter('/node_modules/')].map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  return { files: [...partsAfter('/src/')], packages: [...new Set(packages)].sort() };
}

describe('a command line loads only the code that it needs', () => {
  test('--version loads no command', async () => {
    const { files, packages } = await loadedBy('--version');
    expect(packages).toEqual(['@fluent/bundle', 'dotenv']);
    expect(files.filter((file) => /^(core|render|solver|vision|play)\//.test(file)).sort()).toEqual([
      'core/get-or-create.ts',
      'core/knight/notation/order-text.ts',
      'core/result.ts',
    ]);
    expect(files.length).toBeLessThanOrEqual(30);
  });

  test('a puzzle loads nothing that draws, and no search for tours', async () => {
    const { files, packages } = await loadedBy('solve 1,2,3,4,0,5');
    expect(packages).toEqual(['@fluent/bundle', 'dotenv', 'lru-cache', 'zod']);
    expect(
      files.filter((file) => /^render\/(draw|animate|knight|chart)|^core\/knight\/construct/.test(file)),
    ).toEqual([]);
    expect(files).not.toContain('core/knight/find-tour.ts');
    expect(files).toContain('core/sliding/solve/solve-sliding.ts');
    expect(files.length).toBeLessThanOrEqual(212);
  });

  test('a tour loads the code that draws only if it has a picture', async () => {
    const { files } = await loadedBy('knight 5x5 a1');
    expect(files).toContain('commands/knight/knight.ts');
    expect(files).not.toContain('core/sliding/solve/solve-sliding.ts');
    expect(files).not.toContain('render/draw.ts');
    expect((await loadedBy('knight 5x5 a1 --png tour.png')).files).toContain('render/draw.ts');
  });
});

test('the terminal lists its commands by their names', async () => {
  const services = { typedWords: () => [] } as unknown as TerminalServices;
  for (const { load, ...names } of TERMINAL_COMMANDS) {
    const { name, otherNames = [], isHidden, terminal } = await load(services);
    expect({ otherNames: [], ...names }).toEqual({ name, otherNames });
    expect(isHidden).toBeUndefined();
    expect(terminal, name).toBeDefined();
  }
});
