import { drawPuzzle } from '../../../src/daily/draw-puzzle.ts';
import { SERIES } from '../../../src/store/contract/game.ts';
import { createProveLength } from '../prove-length.ts';

// Draws both puzzles of the days that it is given, in a process of its own: `draw-days.ts SECRET DAY...`.
const [secret = '', ...days] = process.argv.slice(2);
const lengthOf = createProveLength();
for (const day of days)
  for (const series of SERIES)
    console.log(JSON.stringify(await drawPuzzle(secret, { day, series }, lengthOf)));
