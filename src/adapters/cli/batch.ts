import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { writeJson } from './json-stream.ts';

/** How many lines are at work at once. */
export interface Ahead {
  /** Places. */
  readonly places: number;
  /** Places that a line takes, from 1; a line that takes more than there are is at work alone. */
  readonly taken?: ((line: string) => number) | undefined;
}

/**
 * Answers each line of `input` with one line of JSON on `output`, in order, several of them at work at once. An answer is written as
 * soon as it and all before it are there, whatever else is still to be read, so that a program may wait for it before it writes
 * on. Empty lines are passed over. What waits to be written keeps its places, so large answers are held a few at a time. Rejects
 * in its turn with the first answer that does; nothing is read after that.
 */
export async function answerLines(
  input: Readable,
  output: Writable,
  { places, taken = () => 1 }: Ahead,
  answer: (line: string) => Promise<object>,
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
    const takes = Math.min(places, Math.max(1, taken(line)));
    while (takes > free && !hasFailed) {
      await new Promise<void>((resolve) => {
        wakeReader = resolve;
      });
    }
    if (hasFailed) break;
    free -= takes;
    written = writeInTurn(written, answer(line), takes);
    written.catch(fail);
  }
  await written;
}
