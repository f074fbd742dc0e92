import { openStore } from '../../../src/store/open.ts';
import { appendMoves } from './append-moves.ts';

/** Presses in all of these games at the same time; prints a line for each accepted press. */
const LETTERS = 'LURD';
const [dataDir = '', ...ids] = process.argv.slice(2);
const store = await openStore({ dataDir });
await Promise.all(
  ids.map(async (id) => {
    for (let revision = 0; ; revision++) {
      const moves = LETTERS.charAt(revision % LETTERS.length);
      const game = await appendMoves(store, { id, revision, moves, isSolved: false, now: revision });
      if (!game) throw new Error(`refused at revision ${revision}`);
      process.stdout.write(`${id} ${game.revision}\n`);
    }
  }),
);
