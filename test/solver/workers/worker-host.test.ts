import { setImmediate as turn } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { ok } from '../../../src/core/result.ts';
import { hostTasks } from '../../../src/solver/workers/worker-host.ts';

const dropped = (): WeakRef<object> => new WeakRef(new SharedArrayBuffer(8));

test('what made room for a large job is let go of before it begins', async () => {
  const seen: boolean[] = [];
  let table: WeakRef<object> | undefined;
  const perform = hostTasks({
    task: {
      run: () => ok(seen.push(table?.deref() === undefined)),
      check: () => undefined,
      isSmall: () => false,
      bytes: (request) => ('bytes' in request ? Number(request.bytes) : 0),
    },
  });
  for (const bytes of [0, 1]) {
    table = dropped();
    await turn();
    const { port1, port2 } = new MessageChannel();
    perform({
      job: { task: 'task', request: { bytes } },
      stop: new Int32Array(new SharedArrayBuffer(4)),
      port: port2,
    });
    port1.close();
  }
  expect(seen).toEqual([false, true]);
});
