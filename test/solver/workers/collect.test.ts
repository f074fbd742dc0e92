import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const COLLECT = new URL('../../../src/solver/workers/collect.ts', import.meta.url).href;

/** A process that works a little all the time, and shares 86 MB for its first second. */
const CODE = `
  import { collect, letGo } from '${COLLECT}';
  const held = Array.from({ length: 200_000 }, (_, at) => ({ at, text: String(at) }));
  globalThis.registry = new FinalizationRegistry(() => {
    console.log('let go', held.length);
    process.exit();
  });
  let table = new SharedArrayBuffer(86e6);
  registry.register(table);
  collect();
  const work = () => Array.from({ length: 3000 }, (_, at) => ({ at }));
  setInterval(work, 5);
  setTimeout(() => {
    table = undefined;
    letGo(86e6);
  }, 1000);
  setTimeout(() => process.exit(), 8000);
`;
/** Those of main.ts. */
const FLAGS = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
  '--external-memory-accounted-in-global-limit',
];

test('the main thread lets go of shared memory beside its work', async () => {
  const args = [...FLAGS, '--input-type=module', '--eval', CODE];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toBe('let go 200000\n');
});
