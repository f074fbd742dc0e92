import { PassThrough, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeJson } from '../../../src/adapters/cli/json-lines.ts';

const order = Int32Array.from({ length: 200_000 }, (_, i) => i + 1);

async function written(json: object): Promise<string> {
  const out = new PassThrough();
  const pieces: Buffer[] = [];
  out.on('data', (piece: Buffer) => pieces.push(piece));
  await writeJson(out, json);
  return Buffer.concat(pieces).toString();
}

test('an object with a long list is streamed as the same JSON, on one line', async () => {
  const json = {
    cols: 500,
    name: 'a "b"',
    nothing: undefined,
    order,
    empty: new Int32Array(),
    last: [1, null],
  };
  const text = await written(json);
  expect(text).toBe(`${JSON.stringify({ ...json, order: [...order], empty: [] })}\n`);
});

test('an object without lists is streamed as the same JSON, on one line', async () => {
  expect(await written({})).toBe('{}\n');
  expect(await written({ left: undefined, error: 'a\nb' })).toBe('{"error":"a\\nb"}\n');
});

test('a JSON stream waits for a slow reader after each piece', async () => {
  let most = 0;
  const slow = new Writable({
    highWaterMark: 1,
    write(_, __, done) {
      most = Math.max(most, slow.writableLength);
      wait(1).then(() => done());
    },
  });
  await writeJson(slow, { order });
  // Some 1.3 MB in all.
  expect(most).toBeLessThan(400_000);
});

test('a JSON stream writes nothing more to a reader that has gone', async () => {
  let pieces = 0;
  const gone = new Writable({
    write(_, __, done) {
      if (++pieces === 2) this.destroy();
      done();
    },
  });
  await writeJson(gone, { order });
  expect(pieces).toBe(2);
});
