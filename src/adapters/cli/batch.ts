import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { writeJson } from './json-stream.ts';

/** A line that has been read. */
export interface Work {
  /** How many places it takes, from 1; one that takes more than there are is at work alone. */
  readonly places: number;
  answer(): Promise<object>;
}

/**
 * Answers each line of `input` with one line of JSON on `output`, in order, as many at work at once as there are `places` for. An answer is written as
 * soon as it and all before it are there, whatever else is still to be read, so that a program may wait for it before it writes
 * on. Empty lines are passed over. What waits to be written keeps its places, so large answers are held a few at a time. Rejects
 * in its turn with the first answer that does; nothing is read after that.
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
