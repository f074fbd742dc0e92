import { createInterface } from 'node:readline';
import { writeJson } from './json-stream.ts';

/** How many lines are at work at once. */
export interface Ahead {
  /** Places. */
  readonly places: number;
  /** Places that a line takes, from 1; a line that takes more than there are is at work alone. */
  readonly taken?: ((line: string) => number) | undefined;
}

/**
 * Answers each line of standard input with one line of JSON, in order, several of them at work at once. Empty lines are passed
 * over. What waits to be written takes its places, so large answers are held a few at a time.
 */
export async function answerLines(
  { places, taken = () => 1 }: Ahead,
  answer: (line: string) => Promise<object>,
): Promise<void> {
  const waiting: { readonly json: Promise<object>; readonly takes: number }[] = [];
  let free = places;
  const writeFirst = async () => {
    const first = waiting.shift();
    if (first === undefined) return;
    await writeJson(process.stdout, await first.json);
    free += first.takes;
  };
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const takes = Math.min(places, Math.max(1, taken(line)));
    while (takes > free) await writeFirst();
    free -= takes;
    waiting.push({ json: answer(line), takes });
  }
  while (waiting.length > 0) await writeFirst();
}
