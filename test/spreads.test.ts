import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './support/program/program.ts';

/** A spread of an object literal: its fields could stand there themselves. */
const LITERAL_SPREAD = /\.\.\.\{/;
/** A spread of an object literal under a condition, `a && { a }`: mostly an optional field says the same. */
const CONDITIONAL_SPREAD = /\.\.\.\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*?&&\s*\{/;

const MAX_CONDITIONAL_SPREADS = 100;

/** Returns `path:count` for each file of the folders in which the pattern occurs, and the sum. */
function findAll(pattern: RegExp, folders: readonly string[]) {
  const counts = folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, count: readFileSync(join(ROOT, path), 'utf8').split(pattern).length - 1 }))
    .filter(({ count }) => count > 0);
  return { counts, sum: counts.reduce((sum, { count }) => sum + count, 0) };
}

test('the patterns find both kinds of spreads', () => {
  expect(LITERAL_SPREAD.test(['..', '.{ a, b }'].join(''))).toBe(true);
  for (const condition of ['a', 'a !== undefined', '(a ?? 0) >= f(b)'])
    expect(CONDITIONAL_SPREAD.test(`...(${condition} && { a })`)).toBe(true);
  expect(CONDITIONAL_SPREAD.test('...(a ? b : c), ...(d && e)')).toBe(false);
});

test('object literals are not spread into others', () => {
  expect(findAll(LITERAL_SPREAD, ['src', 'test', 'tools', 'bench', 'assets']).counts).toEqual([]);
});

test('few fields of src are spread under a condition', () => {
  const { counts, sum } = findAll(CONDITIONAL_SPREAD, ['src']);
  expect(sum, JSON.stringify(counts)).toBeLessThanOrEqual(MAX_CONDITIONAL_SPREADS);
});
