import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { AS_LIST, orderPieces } from '../../core/knight/notation/order-text.ts';

/**
 * Writes one JSON object as a line. Values that are an Int32Array (none negative) are written as lists in
 * pieces, never as a whole: the order of a 10,000 x 10,000 board is longer than a string can be. Waits for a
 * slow reader; ends early if it has gone.
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

/** A pipe may take everything immediately: a turn of the event loop then tells if its reader has gone. */
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

/** A line that has been read. */
interface Work {
  /** How many places it takes, from 1; one that takes more than there are is at work alone. */
  readonly places: number;
  answer(): Promise<object>;
}

/**
 * Answers each line of `input` with one line of JSON on `output`, in order, as many at work at once as there
 * are `places` for. An answer is written as soon as it and all before it are there, whatever else is still to
 * be read, so that a program may wait for it before it writes on. Empty lines are passed over. What waits to
 * be written keeps its places, so large answers are held a few at a time. Rejects in its turn with the first
 * answer that does; nothing is read after that.
 */
export async function answerLines(
  input: Readable,
  output: Writable,
  places: number,
  read: (line: string) => Work,
): Promise<void> {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  let free = places;
  let hasFailed = false;
  let wakeReader = (): void => {};
  let written: Promise<void> = Promise.resolve();
  const writeInTurn = async (before: Promise<void>, json: Promise<object>, takes: number): Promise<void> => {
    // Whoever fails is heard of in its turn.
    json.catch(() => {});
    await before;
    await writeJson(output, await json);
    free += takes;
    wakeReader();
  };
  const fail = (): void => {
    hasFailed = true;
    lines.close();
    wakeReader();
  };
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const work = read(line);
    const takes = Math.min(places, Math.max(1, work.places));
    while (takes > free && !hasFailed) {
      await new Promise<void>((resolve) => {
        wakeReader = resolve;
      });
    }
    if (hasFailed) break;
    free -= takes;
    written = writeInTurn(written, work.answer(), takes);
    written.catch(fail);
  }
  await written;
}
