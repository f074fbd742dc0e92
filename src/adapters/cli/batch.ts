import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Answers each line of standard input with one line of JSON, in order, `ahead` of them at work at once. Empty lines are
 * passed over.
 */
export async function answerLines(ahead: number, answer: (line: string) => Promise<object>): Promise<void> {
  const waiting: Promise<object>[] = [];
  const writeFirst = async () => {
    const first = await waiting.shift();
    if (first !== undefined && !process.stdout.write(`${JSON.stringify(first)}\n`))
      await once(process.stdout, 'drain');
  };
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    waiting.push(answer(line));
    if (waiting.length >= ahead) await writeFirst();
  }
  while (waiting.length > 0) await writeFirst();
}
