import { PassThrough, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { answerLines } from '../../../src/adapters/cli/json-lines.ts';

/** Standard streams that a test holds: lines put in one after the other, and those that have come out. */
function pipes() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let text = '';
  output.on('data', (piece: Buffer) => (text += piece));
  return { input, output, say: (line: string) => input.write(`${line}\n`), said: () => text };
}

/** Lines that take a place each. */
const alike = (answer: (line: string) => Promise<object>) => (line: string) => ({
  slotCount: 1,
  answer: () => answer(line),
});

/** Answers that the test gives when it likes, in any order; `asked` holds the lines that are at work. */
function byHand() {
  const asked = new Map<string, (answer: object) => void>();
  const answer = (line: string) => new Promise<object>((resolve) => void asked.set(line, resolve));
  return { asked, answer };
}

test('a batch writes an answer while it still waits for the next line', async () => {
  const { input, output, say, said } = pipes();
  const done = answerLines(
    input,
    output,
    4,
    alike(async (line) => ({ line })),
  );
  for (const line of ['a', 'b', 'c']) {
    say(line);
    await expect.poll(said).toContain(`{"line":"${line}"}\n`);
  }
  input.end();
  await done;
  expect(said()).toBe('{"line":"a"}\n{"line":"b"}\n{"line":"c"}\n');
});

test('the answers of a batch keep the order of their lines', async () => {
  const { input, output, say, said } = pipes();
  const { asked, answer } = byHand();
  const done = answerLines(input, output, 4, alike(answer));
  for (const line of ['a', 'b', 'c']) say(line);
  await expect.poll(() => asked.size).toBe(3);
  asked.get('b')?.({ b: 2 });
  asked.get('a')?.({ a: 1 });
  await expect.poll(said).toBe('{"a":1}\n{"b":2}\n');
  asked.get('c')?.({ c: 3 });
  input.end();
  await done;
  expect(said()).toBe('{"a":1}\n{"b":2}\n{"c":3}\n');
});

test('a batch works on no more lines than it has slots, and on a huge one alone', async () => {
  const { input, output, say, said } = pipes();
  const { asked, answer } = byHand();
  const done = answerLines(input, output, 2, (line) => ({
    slotCount: line === 'huge' ? 25 : 1,
    answer: () => answer(line),
  }));
  for (const line of ['a', 'b', '', 'huge', 'c']) say(line);
  await expect.poll(() => [...asked.keys()]).toEqual(['a', 'b']);
  asked.get('a')?.({});
  await expect.poll(said).toBe('{}\n');
  expect([...asked.keys()]).toEqual(['a', 'b']);
  asked.get('b')?.({});
  await expect.poll(() => [...asked.keys()]).toEqual(['a', 'b', 'huge']);
  asked.get('huge')?.({});
  await expect.poll(() => asked.size).toBe(4);
  asked.get('c')?.({});
  input.end();
  await done;
});

test('an answer that is not read yet keeps its place, so that further lines wait', async () => {
  const input = new PassThrough();
  let release = (): void => {};
  const output = new Writable({
    highWaterMark: 1,
    write(_, __, done) {
      release = done;
    },
  });
  let asked = 0;
  const done = answerLines(
    input,
    output,
    2,
    alike(async () => ({ asked: ++asked })),
  );
  input.end('a\nb\nc\nd\ne\n');
  await expect.poll(() => output.writableLength).toBeGreaterThan(0);
  expect(asked).toBe(2);
  const pump = setInterval(() => release(), 1);
  await done;
  clearInterval(pump);
  expect(asked).toBe(5);
});

test('a failure ends the batch, although more lines could be read', async () => {
  const { input, output, say, said } = pipes();
  const done = answerLines(
    input,
    output,
    1,
    alike(async (line) => {
      if (line === 'b') throw new Error('a bug');
      return { line };
    }),
  );
  for (const line of ['a', 'b', 'c']) say(line);
  await expect(done).rejects.toThrow('a bug');
  expect(said()).toBe('{"line":"a"}\n');
});
