import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { LIST_SEPARATORS, orderChunks } from '../../core/knight/notation/order-text.ts';

/**
 * Writes one JSON object as a line. Waits while the reader of the stream is slow, and stops if the reader
 * closes it. A field that is an Int32Array, of numbers that aren't negative, is written in several pieces, as
 * a JSON list. In one piece, the tour of a 10,000 x 10,000 board would be too long for a string.
 */
export async function writeJson(output: Writable, json: object): Promise<void> {
  let text = '{';
  for (const [name, value] of Object.entries(json)) {
    if (value === undefined) continue;
    text += `${text.endsWith('{') ? '' : ','}${JSON.stringify(name)}:`;
    if (value instanceof Int32Array) {
      await writeChunk(output, `${text}[`);
      for (const piece of orderChunks(value, value.length, LIST_SEPARATORS)) {
        if (output.destroyed) return;
        await writeChunk(output, piece);
      }
      text = ']';
    } else {
      text += JSON.stringify(roundTimes(name, value), roundTimes);
    }
  }
  await writeChunk(output, `${text}}\n`);
}

/** Fields named `milliseconds` get three decimals, because clocks are not more exact than a microsecond. */
const roundTimes = (name: string, value: unknown): unknown =>
  name === 'milliseconds' && typeof value === 'number' ? Math.round(1000 * value) / 1000 : value;

/**
 * If the stream's buffer is full, waits until the reader has read it or closed the stream. Otherwise waits
 * one turn of the event loop, so that a closed pipe is noticed.
 */
async function writeChunk(output: Writable, piece: string | Uint8Array): Promise<void> {
  if (output.destroyed) return;
  if (output.write(piece)) return setImmediate();
  if (output.destroyed) return;
  const waitController = new AbortController();
  const { signal } = waitController;
  await Promise.race([once(output, 'drain', { signal }), once(output, 'close', { signal })]).finally(() =>
    waitController.abort(),
  );
}

interface LineWork {
  /** Slots for parallel work, at least 1 and at most all of them. */
  readonly slotCount: number;
  answer(): Promise<object>;
}

/**
 * Answers each line of `input` with one line of JSON on `output`, in the same order. Empty lines are skipped.
 *
 * Lines are answered in parallel. The work for a line occupies one or more of the `slotCount` slots until its
 * answer is written. This limits the number of large answers in memory at the same time.
 *
 * An answer is written as soon as all earlier answers are. If one fails, no more lines are read, and the
 * promise rejects with the error.
 */
export async function answerLines(
  input: Readable,
  output: Writable,
  slotCount: number,
  parseLine: (line: string) => LineWork,
): Promise<void> {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  let freeSlotCount = slotCount;
  let hasFailed = false;
  let wakeReader = (): void => {};
  let lastWrite: Promise<void> = Promise.resolve();
  const writeInTurn = async (
    previousWrite: Promise<void>,
    json: Promise<object>,
    neededSlotCount: number,
  ): Promise<void> => {
    // Avoids an unhandled rejection. `await json` below throws the error when its turn comes.
    json.catch(() => {});
    await previousWrite;
    await writeJson(output, await json);
    freeSlotCount += neededSlotCount;
    wakeReader();
  };
  const fail = (): void => {
    hasFailed = true;
    lines.close();
    wakeReader();
  };
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const lineWork = parseLine(line);
    const neededSlotCount = Math.min(slotCount, Math.max(1, lineWork.slotCount));
    while (neededSlotCount > freeSlotCount && !hasFailed) {
      await new Promise<void>((resolve) => {
        wakeReader = resolve;
      });
    }
    if (hasFailed) break;
    freeSlotCount -= neededSlotCount;
    lastWrite = writeInTurn(lastWrite, lineWork.answer(), neededSlotCount);
    lastWrite.catch(fail);
  }
  await lastWrite;
}
