import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { AS_LIST, orderPieces } from '../../core/knight/notation/order-text.ts';

/**
 * Writes one JSON object as a line. An Int32Array without negative values is written as a list, in pieces:
 * the tour of a 10,000 x 10,000 board exceeds the longest string. Waits for a slow reader. Returns early if
 * the reader has closed the stream.
 */
export async function writeJson(out: Writable, json: object): Promise<void> {
  let text = '{';
  for (const [name, value] of Object.entries(json)) {
    if (value === undefined) continue;
    text += `${text.endsWith('{') ? '' : ','}${JSON.stringify(name)}:`;
    if (value instanceof Int32Array) {
      await writePiece(out, `${text}[`);
      for (const piece of orderPieces(value, value.length, AS_LIST)) {
        if (out.destroyed) return;
        await writePiece(out, piece);
      }
      text = ']';
    } else {
      text += JSON.stringify(roundTimes(name, value), roundTimes);
    }
  }
  await writePiece(out, `${text}}\n`);
}

/** Rounds times to the microsecond, beyond which clocks are not exact. */
const roundTimes = (name: string, value: unknown): unknown =>
  name === 'milliseconds' && typeof value === 'number' ? Math.round(1000 * value) / 1000 : value;

/**
 * Writes a piece. It then waits one turn of the event loop, so that a closed pipe is noticed, or for a slow
 * reader.
 */
async function writePiece(out: Writable, piece: string | Uint8Array): Promise<void> {
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
  /** Capacity that the work takes, at least 1. Work that needs more than there is runs alone. */
  readonly places: number;
  answer(): Promise<object>;
}

/**
 * Answers each line of `input` with one line of JSON on `output`, in order. Empty lines are skipped. Work
 * runs in parallel up to a capacity of `places`. An answer is written once all earlier ones are written, so a
 * program may wait for it before it sends the next line. Answers hold their places until they are written,
 * which limits the memory of large ones. Rejects with the first failed answer, and reads no lines after it.
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
    // A rejection is reported below, in the order of the lines.
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
