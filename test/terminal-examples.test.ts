import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './support/program/program.ts';
import { openTerminal } from './support/program/terminal.ts';

const { folder, tileknight } = openTerminal();
const documents = ['README.md', 'docs/terminal.md'].map((path) => readFileSync(join(ROOT, path), 'utf8'));
const NPM = 'npm run -s tileknight -- ';

/** Lines to type, each with the output below it. */
const examples = documents
  .flatMap((text) => [...text.matchAll(/^ {4}\$ (.+)\n((?:(?: {4}(?!\$).*)?\n)*)/gm)])
  .map(([, line = '', printed = '']) => [line, printed.replace(/^ {4}/gm, '').trim()] as const)
  .filter(([, printed]) => printed !== '');

/** The words of a shell's line, without their quotation marks. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, one, two, bare]) => one ?? two ?? bare ?? '');

/** The pattern of printed text: times differ, and three dots stand for omitted text. */
const patternOf = (printed: string): RegExp =>
  new RegExp(
    `^${printed
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('\\.\\.\\.', '.*')
      .replace(/(?<="milliseconds":)[\d\\.]+/g, '[\\d.]+')}$`,
  );

test('README.md and docs/terminal.md have examples of the terminal', () => {
  expect(examples.length).toBeGreaterThan(12);
});

test.each(examples)('%s prints what the documents say', { timeout: 60_000 }, async (line, printed) => {
  const [first = '', second] = line.split(' | ');
  const [, ...piped] = second === undefined ? [] : wordsOf(first).filter((word) => word !== '%s\\n');
  const called = second ?? first;
  expect(called).toContain(NPM);
  const args = wordsOf(called.slice(NPM.length)).map((word) =>
    word.endsWith('.png') ? join(folder, word) : word,
  );
  const { out, err } = await tileknight(args, piped.join('\n'), { npm_lifecycle_event: 'tileknight' });
  const said = `${out}${err}`.replaceAll(`${folder}/`, '').trim();
  expect(said).toMatch(patternOf(printed));
});
