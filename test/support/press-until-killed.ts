import { openStore } from '../../src/store/open.ts';

const LETTERS = 'LURD';
const [dataDir = '', id = ''] = process.argv.slice(2);
const store = await openStore({ dataDir });
for (let revision = 0; ; revision++) {
  const moves = LETTERS.charAt(revision % LETTERS.length);
  const game = await store.games.advance({ id, revision, moves, finished: false, now: revision });
  if (!game) throw new Error(`refused at revision ${revision}`);
  process.stdout.write(`${game.revision}\n`);
}
