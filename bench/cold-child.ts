// Builds tables in a separate process, on the threads that a bot has for building, and prints the cost (see
// cold.ts).
import type { SolverOptions } from '../src/solver/solver.ts';
import { createEngine } from '../src/solver/solver-service.ts';
import type { Building } from './cold.ts';
import { now } from './report.ts';

const EVERY_MS = 10;

const { keys, ...options } = JSON.parse(process.argv[2] ?? '') as Omit<SolverOptions, 'log'> & {
  keys: string[];
};
const log = { info: () => {}, warn: console.error, error: console.error };
const { tableStore, pool } = createEngine(
  { ...options, log },
  {
    worker: new URL('../src/solver/worker.ts', import.meta.url),
    builder: new URL('../src/solver/builder.ts', import.meta.url),
  },
);
const rest = process.memoryUsage.rss();
let most = rest;
// The other threads work, so this one sees every peak that lasts.
const timer = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, EVERY_MS);
const [began, before] = [now(), process.cpuUsage()];
const found = await tableStore.acquire(keys, () => {});
if (!found.ok) throw new Error(found.fault.code);
const { user, system } = process.cpuUsage(before);
const building: Building = {
  wall: now() - began,
  processor: (user + system) / 1000,
  bytes: tableStore.bytes(),
  rest,
  most,
};
clearInterval(timer);
await pool.close();
console.log(JSON.stringify(building));
