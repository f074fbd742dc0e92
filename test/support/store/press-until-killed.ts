import { openStore } from '../../../src/store/open.ts';
import { keepMoves } from './kept-game.ts';

/** Presses in each of these games, one after another, in all of them at once; a line for each press that was accepted. */
const LETTERS = 'LURD';
const [dataDir = '', ...ids] = process.argv.slice(2);
const store = await openStore({ dataDir });
await Promise.all(
  ids.map(async (id) => {
    for (let revision = 0; ; revision++) {
      const moves = LETTERS.charAt(revision % LETTERS.length);
      const game = await keepMoves(store, { id, revision, moves, finished: false, now: revision });
      if (!game) throw new Error(`refused at revision ${revision}`);
      process.stdout.write(`${id} ${game.revision}\n`);
    }
  }),
);
