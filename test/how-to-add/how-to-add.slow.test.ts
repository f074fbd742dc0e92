import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, startProgram } from '../support/program/program.ts';
import { runTerminal } from '../support/program/terminal.ts';

const FILES = join(import.meta.dirname, 'files');

/** A line more behind the first one that holds `after`; the import goes to the top. */
interface Edit {
  readonly file: string;
  readonly after: string;
  readonly line: string;
  readonly imports?: string;
}

const EDITS: readonly Edit[] = [
  {
    file: 'src/solver/tasks.ts',
    after: 'solve: solveTask,',
    line: '  hanoi: hanoiTask,',
    imports: "import { hanoiTask } from './tasks/hanoi.ts';",
  },
  {
    file: 'src/render/scene/scene.ts',
    after: 'export type Scene =',
    line: "  | { readonly kind: 'hanoi'; readonly disks: number }",
  },
  {
    file: 'src/render/draw.ts',
    after: 'switch (scene.kind) {',
    line: "    case 'hanoi':\n      return drawHanoi(scene, theme);",
    imports: "import { drawHanoi } from './hanoi/hanoi.ts';",
  },
  {
    file: 'src/commands/index.ts',
    after: '  knightFeature,',
    line: '  hanoiFeature,',
    imports: "import { hanoiFeature } from './hanoi/hanoi.ts';",
  },
  {
    file: 'src/commands/terminal.ts',
    after: 'knightCommand(services),',
    line: '  hanoiCommand(services),',
    imports: "import { hanoiCommand } from './hanoi/hanoi.ts';",
  },
];

const added = readdirSync(FILES, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(FILES.length + 1)
      .split(sep)
      .join('/'),
  );

/** A copy of the program with a made-up kind of puzzle and a made-up, half translated language. */
function copyWithAdditions(): string {
  const copy = mkdtempSync(join(tmpdir(), 'tileknight-added-'));
  for (const name of ['src', 'assets', 'package.json', 'tsconfig.json']) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  cpSync(FILES, copy, { recursive: true });
  for (const { file, after, line, imports } of EDITS) {
    const text = readFileSync(join(copy, file), 'utf8');
    const at = text.indexOf('\n', text.indexOf(after));
    if (!text.includes(after)) throw new Error(`${file} has no line with ${after}`);
    const edited = `${text.slice(0, at + 1)}${line}\n${text.slice(at + 1)}`;
    writeFileSync(join(copy, file), imports === undefined ? edited : `${imports}\n${edited}`);
  }
  return copy;
}

/** What the page is answered whose browser speaks `language`. */
async function said(url: string, language: string, text: string): Promise<string> {
  const response = await fetch(`${url}/api/line`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'accept-language': language },
    body: JSON.stringify({ text }),
  });
  return response.text();
}

describe('what the guide says of adding', () => {
  let copy: string;
  beforeAll(() => {
    copy = copyWithAdditions();
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('the guide names every file that a made-up kind and a made-up language touch', () => {
    const guide = readFileSync(join(ROOT, 'docs/how-to-add.md'), 'utf8');
    const named = (path: string) =>
      path.replaceAll('hanoi', 'KIND').replace('locales/eo', 'locales/LANGUAGE');
    const touched = [...added, ...EDITS.map(({ file }) => file)].map(named);
    expect(touched.length).toBeGreaterThan(7);
    expect(touched.filter((path) => !guide.includes(path))).toEqual([]);
  });

  test('the types hold', { timeout: 120_000 }, () => {
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    const { stdout, status } = spawnSync(tsc, ['--noEmit', '-p', copy], { encoding: 'utf8' });
    expect([stdout, status]).toEqual(['', 0]);
  });

  test('the terminal has the command, with its picture and its faults', { timeout: 60_000 }, async () => {
    const run = (line: string) => runTerminal(line, { folder: copy, root: copy });
    const { code, out } = await run('hanoi 3 --json --png tower.png');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      disks: 3,
      length: 7,
      moves: ['ac', 'ab', 'cb', 'ac', 'ba', 'bc', 'ac'],
    });
    expect(readFileSync(join(copy, 'tower.png')).subarray(1, 4).toString()).toBe('PNG');
    expect(await run('hanoi many')).toMatchObject({
      code: 2,
      err: expect.stringContaining('tileknight hanoi 3'),
    });
  });

  test('a chat has it too, and says in English what the language lacks', { timeout: 60_000 }, async () => {
    const { url, stop } = await startProgram(copy, {}, copy);
    try {
      expect(await said(url, 'eo', '/hanoi 2')).toContain('Movita per 3 movoj.');
      expect(await said(url, 'eo', '/hanoi 0')).toContain('no number of disks');
      expect(await said(url, 'de', '/hanoi 2')).toContain('in 3 moves');
      expect(await said(url, 'eo', '/solve 1 2 3 4 0 5')).toContain('in 1 move');
    } finally {
      await stop();
    }
  });
});
