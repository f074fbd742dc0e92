// Solves one board in a process of its own and prints the memory that it held: see memory.ts.
import { type Published, requestFor } from './boards.ts';
import { solverWith, watch } from './solver.ts';

const EVERY_MS = 10;

const { board, memoryMb, timeMs } = JSON.parse(process.argv[2] ?? '') as {
  board: Published;
  memoryMb: number;
  timeMs: number;
};
const solver = solverWith({ threads: 2, memoryMb, timeMs });
const two = { rows: 2, cols: 2, tiles: [1, 2, 0, 3] };
await watch(solver, requestFor({ start: two, goal: { ...two, tiles: [1, 2, 3, 0] }, length: 1 }, 1000));
const rest = process.memoryUsage.rss();
let most = rest;
// The threads work, this one is idle and sees every peak that lasts.
const timer = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, EVERY_MS);
await watch(solver, requestFor(board, timeMs));
clearInterval(timer);
await solver.close();
console.log(JSON.stringify({ rest, most }));
