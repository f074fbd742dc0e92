import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/program/program.ts';

const security = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

test('each answer of the threat model names tests that are there', () => {
  const [, attacks = ''] = /^## Attacks and answers\n(.*?)^## /ms.exec(security) ?? [];
  const answers = attacks.split(/^(?=- )/m).slice(1);
  expect(answers.length).toBeGreaterThan(15);
  const testsOf = (answer: string) =>
    [...answer.matchAll(/`(test\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(answers.filter((answer) => testsOf(answer).length === 0)).toEqual([]);
  expect(answers.flatMap(testsOf).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

/** Files and folders of the repository, by their paths from its root. */
const paths = [
  '.',
  ...['.github', 'assets', 'bench', 'deploy', 'docs', 'src', 'test', 'tools'].flatMap(inFolder),
];
paths.push(...readdirSync(ROOT));

function inFolder(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return [folder, ...names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`)];
}

const documents = paths.filter((path) => path.endsWith('.md') && !path.endsWith('CHANGELOG.md'));

describe.each(documents)('%s', (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');

  test('names files that are there, by the ends of their paths', () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:ts|mjs|json|ftl|css|md)|[\w./-]+\/)`/g)]
      .map(([, name = '']) => name.replace(/\/$/, ''))
      // Placeholders of docs/how-to-add.md.
      .filter((name) => !/[A-Z]{4}/.test(name) || name.endsWith('.md'));
    const isThere = (name: string) => paths.some((one) => `/${one}`.endsWith(`/${name}`));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  test('links to files and headings that are there', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const isThere = (link: string) => {
      const [file = '', heading] = link.split('#');
      const target = file === '' ? path : normalize(join(dirname(path), file));
      return paths.includes(target) && (heading === undefined || headingsOf(target).includes(heading));
    };
    expect(links.filter((link) => !/^(?:https?|mailto):/.test(link) && !isThere(link))).toEqual([]);
  });
});

/** The addresses of a document's headings, as GitHub makes them. */
function headingsOf(path: string): string[] {
  const lines = readFileSync(join(ROOT, path), 'utf8').matchAll(/^#+ (.*)$/gm);
  return [...lines].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
