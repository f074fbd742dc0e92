import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { AS_LIST, orderPieces } from '../../core/knight/notation/order-text.ts';

/**
 * Writes one JSON object as a line. Values that are an Int32Array (none negative) are written as lists in pieces, never as a whole:
 * the order of a 10,000 x 10,000 board is longer than a string can be. Waits for a slow reader; ends early if it has gone.
 */
export async function writeJson(out: Writable, json: object): Promise<void> {
  let text = '{';
  for (const [name, value] of Object.entries(json)) {
    if (value === undefined) continue;
    text += `${text.endsWith('{') ? '' : ','}${JSON.stringify(name)}:`;
    if (value instanceof Int32Array) {
      await written(out, `${text}[`);
      for (const piece of orderPieces(value, value.length, AS_LIST)) {
        if (out.destroyed) return;
        await written(out, piece);
      }
      text = ']';
    } else {
      text += JSON.stringify(rounded(name, value), rounded);
    }
  }
  await written(out, `${text}}\n`);
}

/** Times to the microsecond: what a clock says beyond that is noise. */
const rounded = (name: string, value: unknown): unknown =>
  name === 'milliseconds' && typeof value === 'number' ? Math.round(1000 * value) / 1000 : value;

/** A pipe may take everything at once: a turn of the event loop then lets the news through that nobody reads. */
async function written(out: Writable, piece: string | Uint8Array): Promise<void> {
  if (out.destroyed) return;
  if (out.write(piece)) return setImmediate();
  if (out.destroyed) return;
  const done = new AbortController();
  const { signal } = done;
  await Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal })]).finally(() =>
    done.abort(),
  );
}
