import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './support/program/program.ts';

const security = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

test('each answer of the threat model names tests that are there', () => {
  const answers = security.split('\n').filter((line) => /^\| (?!attack|---)/.test(line));
  expect(answers.length).toBeGreaterThan(15);
  const testsOf = (line: string) => [...line.matchAll(/`(test\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(answers.filter((line) => testsOf(line).length === 0)).toEqual([]);
  expect(answers.flatMap(testsOf).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
