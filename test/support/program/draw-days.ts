import { drawPuzzle } from '../../../src/daily/puzzle.ts';
import { provedLength } from '../proved-length.ts';

// Draws the days that it is given, in a process of its own: `draw-days.ts SECRET DAY...`.
const [secret = '', ...days] = process.argv.slice(2);
const lengthOf = provedLength();
for (const day of days) console.log(JSON.stringify(await drawPuzzle(secret, day, lengthOf)));
