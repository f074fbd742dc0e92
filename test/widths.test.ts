import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/program/program.ts';

const MAX_COLUMNS = 110;
/** Characters of a cell in a table of README.md or docs/. */
const MAX_CELL = 120;

const FOLDERS = ['.github', 'assets', 'bench', 'docs', 'src', 'test', 'tools'];
const paths = [
  ...readdirSync(ROOT, { encoding: 'utf8' }),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  ),
];
const endingIn = (ending: string) => paths.filter((path) => path.endsWith(ending));
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The lines over `MAX_COLUMNS` characters that `isMeant`, with the place of each. */
function wideLines(path: string, isMeant: (line: string) => boolean = () => true): string[] {
  return textOf(path)
    .split('\n')
    .flatMap((line, at) =>
      [...line].length > MAX_COLUMNS && isMeant(line) ? [`${path}:${at + 1}: ${line}`] : [],
    );
}

/** Rows of tables are excepted: Markdown has no way to wrap them. */
const isRow = (line: string) => line.startsWith('|');

/** Comments of their own and at the end of code. An address alone is excepted: it can't be wrapped. */
const isComment = (line: string) =>
  /^\s*(?:\/\/|\/?\*)|;\s+\/\/\s/.test(line) && !/^\W*(?:@see )?https?:\S+$/.test(line);

/** The cells of all tables in a text of Markdown. */
const cellsOf = (text: string): string[] =>
  text
    .split('\n')
    .filter(isRow)
    .flatMap((row) => row.split(/(?<!\\)\|/).slice(1, -1))
    .map((cell) => cell.trim());

test('README.md has at most 150 lines and 10 kB', () => {
  const readme = textOf('README.md');
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(10_000);
});

const documents = endingIn('.md').filter((path) => path === 'README.md' || path.startsWith('docs/'));

describe.each(documents)('%s', (path) => {
  test(`has table cells of at most ${MAX_CELL} characters`, () => {
    expect(cellsOf(textOf(path)).filter((cell) => [...cell].length > MAX_CELL)).toEqual([]);
  });
});

test(`lines of Markdown end at ${MAX_COLUMNS} columns`, () => {
  expect(endingIn('.md').flatMap((path) => wideLines(path, (line) => !isRow(line)))).toEqual([]);
});

test(`lines of Fluent texts end at ${MAX_COLUMNS} columns`, () => {
  const files = endingIn('.ftl').filter((path) => path.startsWith('assets/'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((path) => wideLines(path))).toEqual([]);
});

test(`comments end at ${MAX_COLUMNS} columns`, () => {
  const files = [...endingIn('.ts'), ...endingIn('.mjs'), ...endingIn('.css')];
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((path) => wideLines(path, isComment))).toEqual([]);
});
