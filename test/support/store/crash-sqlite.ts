import type { Worker } from 'node:worker_threads';
import { openStore } from '../../../src/store/open.ts';

/** Ends SQLite's thread under questions, and prints what they came to before, at once, and when it is over. */
const [dataDir = ''] = process.argv.slice(2);
const threads: Worker[] = [];
process.on('worker', (worker) => threads.push(worker));
const states: string[] = [];
let back = () => {};
const over = new Promise<void>((resolve) => {
  back = resolve;
});
const store = await openStore({
  dataDir,
  onState: (state) => {
    states.push(state);
    if (state === 'up') back();
  },
});
await store.keyValues.set('kept', 'before');
void threads[0]?.terminate();
const names = await Promise.all(
  ['a', 'b', 'c'].map((key) => store.keyValues.set(key, '').then(String, (error: Error) => error.name)),
);
// An outage ends by itself.
const waiting = setInterval(() => {}, 1000);
await over;
clearInterval(waiting);
const kept = await store.keyValues.get('kept');
await store.close();
console.log(JSON.stringify({ names, states, kept, threads: threads.length }));
