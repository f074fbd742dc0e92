import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { StoreError } from '../../src/store/contract/faults.ts';
import type { Store } from '../../src/store/contract/store.ts';
import { openStore } from '../../src/store/open.ts';

const folder = mkdtempSync(join(tmpdir(), 'tileknight-open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusalOf = (opening: Promise<Store>): Promise<unknown> =>
  opening.then(
    () => Promise.reject(new Error('it opened')),
    (thrown: unknown) => thrown,
  );

describe('a store that cannot be opened says why in one sentence:', () => {
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
  ])('%s', async (_, options, sentence) => {
    const error: unknown = await refusalOf(openStore(options));
    expect(error).toBeInstanceOf(StoreError);
    const { message } = error as StoreError;
    expect(message).toMatch(sentence);
    expect(message).not.toMatch(/secret|\n/);
  });
});

describe('an SQLite database that only an admin can make usable', () => {
  /** A database as the program left it. */
  async function left(): Promise<{ dataDir: string; file: string }> {
    const dataDir = mkdtempSync(join(folder, 'left-'));
    await (await openStore({ dataDir })).close();
    return { dataDir, file: join(dataDir, 'tileknight.sqlite') };
  }

  it('is refused where its file can only be read', async () => {
    const { dataDir, file } = await left();
    // A write version above 2: sqlite.org/fileformat2.html, "File format version numbers". File modes don't
    // bind root.
    const bytes = readFileSync(file);
    bytes[18] = 3;
    writeFileSync(file, bytes);
    expect(await refusalOf(openStore({ dataDir }))).toMatchObject({
      name: 'StoreError',
      message: expect.stringMatching(
        /tileknight\.sqlite can't be opened \(attempt to write a readonly database/,
      ),
    });
  });

  it('is refused where a later program has written it', async () => {
    const { dataDir, file } = await left();
    const database = new DatabaseSync(file);
    database.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
    database.close();
    expect(await refusalOf(openStore({ dataDir }))).toMatchObject({
      name: 'StoreError',
      message: expect.stringMatching(
        /version 9999-later of a newer TileKnight.*up to \d{4}-.*start the newer/,
      ),
    });
  });
});
