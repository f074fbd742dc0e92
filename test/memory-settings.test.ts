import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './support/program/program.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const START = /node"?,? "?--max-semi-space-size=4"?,? "?src\/main\.ts/;

test.each(['Dockerfile', 'compose.yaml', 'deploy/tileknight.service'])(
  '%s has both settings that keep memory small',
  (file) => {
    expect(read(file)).toMatch(START);
    expect(read(file)).toMatch(/MALLOC_ARENA_MAX[=:] ?"?2/);
  },
);

test('npm start has the flag that keeps memory small', () => {
  expect(JSON.parse(read('package.json')).scripts.start).toMatch(START);
});
