import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { StoreError } from '../../src/store/store-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'tileknight-open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a store that cannot be opened says why in one sentence', () => {
  const file = join(folder, 'file');
  writeFileSync(file, 'text');
  writeFileSync(
    join(folder, 'tileknight.sqlite'),
    'This is no database, but it is long enough to look at.'.repeat(40),
  );

  it.each([
    ['a data folder that is a file', { dataDir: file }, /data folder .* DATA_DIR/],
    ['a data folder below a file', { dataDir: join(file, 'below') }, /data folder .* DATA_DIR/],
    [
      'a file that is no database',
      { dataDir: folder },
      /tileknight\.sqlite can't be opened \(file is not a database\)/,
    ],
    ['a URL of another engine', { dataDir: folder, databaseUrl: 'mysql://a:secret@b/c' }, /postgres:\/\//],
    [
      'a server that is not there',
      { dataDir: folder, databaseUrl: 'postgres://a:secret@127.0.0.1:1/c' },
      /127\.0\.0\.1:1\/c .*ECONNREFUSED/,
    ],
  ])('%s', async (_, options, sentence) => {
    const error: unknown = await openStore(options).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreError);
    const { message } = error as StoreError;
    expect(message).toMatch(sentence);
    expect(message).not.toMatch(/secret|\n/);
  });
});
