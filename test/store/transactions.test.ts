import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repeatOnConflict } from '../../src/store/database/transactions.ts';
import { ROOT } from '../support/program/program.ts';

const STORE = join(ROOT, 'src/store');

test('all transactions of the store are begun in one place, which repeats them', () => {
  const beginning = readdirSync(STORE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .filter((name) => readFileSync(join(STORE, name), 'utf8').includes('.transaction()'));
  expect(beginning.map((name) => name.replaceAll('\\', '/'))).toEqual(['database/transactions.ts']);
});

// The linter finds other promises that nothing waits for, but doesn't know the type of these.
test('every statement in SQL is awaited or passed on', () => {
  const unawaited = readdirSync(STORE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const code = readFileSync(join(STORE, name), 'utf8');
      return [...code.matchAll(/(?:[;{})]|else|\/\/.*)\n *(?:if \(.*\) |else )?(sql[`<].*)/g)].map(
        ([, statement]) => `${name}: ${statement}`,
      );
    });
  expect(unawaited).toEqual([]);
});

/** Work that fails with these codes, one after the other, and then succeeds. */
function failing(...codes: readonly string[]) {
  const counts = { attempts: 0 };
  const work = async () => {
    const code = codes[counts.attempts++];
    if (code !== undefined) throw Object.assign(new Error('failed'), { code });
    return 'done';
  };
  return { counts, work };
}

test('a serialization failure and a deadlock are repeated', async () => {
  const { counts, work } = failing('40001', '40P01');
  expect(await repeatOnConflict(work)).toBe('done');
  expect(counts.attempts).toBe(3);
});

test('the fifth conflict in a row is thrown', async () => {
  const { counts, work } = failing(...Array.from({ length: 9 }, () => '40001'));
  await expect(repeatOnConflict(work)).rejects.toMatchObject({ code: '40001' });
  expect(counts.attempts).toBe(5);
});

test('an error that leaves open whether the work took effect is not repeated', async () => {
  for (const code of ['ECONNRESET', '57014', '25P03']) {
    const { counts, work } = failing(code);
    await expect(repeatOnConflict(work)).rejects.toMatchObject({ code });
    expect(counts.attempts).toBe(1);
  }
});
