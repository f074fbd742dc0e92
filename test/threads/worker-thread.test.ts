import { AsyncLocalStorage } from 'node:async_hooks';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { WorkerThread } from '../../src/threads/worker-thread.ts';

const ANSWERING = JSON.stringify(new URL('../../src/threads/worker-thread.ts', import.meta.url).href);

/** A thread whose answers are those of that JavaScript function (`question`, `tell`), written as text. */
function threadOf<Question, Answer>(answer: string, transferOf = '() => []') {
  const code = `import { answerQuestions } from ${ANSWERING};\nanswerQuestions(${answer}, ${transferOf});`;
  const file = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const thread = new WorkerThread<Question, Answer, string>(file);
  onTestFinished(() => thread.end());
  return thread;
}

test('a thread answers questions in their order, each to its caller', async () => {
  const thread = threadOf<number, number>('(number) => number * number');
  expect(await Promise.all([3, 1, 2].map((number) => thread.ask(number)))).toEqual([9, 1, 4]);
});

test('memory is handed over to a thread and back instead of copied', async () => {
  const thread = threadOf<Uint8Array, Uint8Array>('(bytes) => bytes.fill(7)', '(bytes) => [bytes.buffer]');
  const given = new Uint8Array(3);
  const answered = thread.ask(given, { transfer: [given.buffer] });
  expect(given.byteLength).toBe(0);
  expect(await answered).toEqual(Uint8Array.of(7, 7, 7));
});

test('news reach the caller whose question they are about, in its context', async () => {
  const thread = threadOf<string, string>('(name, tell) => (tell(name + 1), tell(name + 2), name)');
  const context = new AsyncLocalStorage<string>();
  const heard: string[] = [];
  const ask = (name: string) =>
    context.run(name, () =>
      thread.ask(name, { onNews: (news) => heard.push(`${context.getStore()}: ${news}`) }),
    );
  await Promise.all([ask('a'), ask('b')]);
  expect(heard).toEqual(['a: a1', 'a: a2', 'b: b1', 'b: b2']);
});

test('a throw ends the thread: all open questions and later ones reject with it', async () => {
  const thread = threadOf<string, never>("(why) => { throw new TypeError('wrong: ' + why); }");
  const both = [thread.ask('one'), thread.ask('two')];
  const wrong = { reason: { name: 'TypeError', message: 'wrong: one' } };
  expect(await Promise.allSettled(both)).toMatchObject([wrong, wrong]);
  expect(thread.hasEnded).toBe(true);
  await expect(thread.ask('three')).rejects.toThrow('wrong: one');
});

test('news that come before a throw are heard', async () => {
  const thread = threadOf<string, never>("(name, tell) => { tell('last words'); throw new Error(name); }");
  const heard: string[] = [];
  await expect(thread.ask('x', { onNews: (news) => heard.push(news) })).rejects.toThrow('x');
  expect(heard).toEqual(['last words']);
});

test('a thread that exits rejects with its code', async () => {
  const thread = threadOf<number, never>('(code) => process.exit(code)');
  await expect(thread.ask(3)).rejects.toThrow('the thread ended with code 3');
});

test('a thread that never answers can be ended', async () => {
  const thread = threadOf<string, never>('() => { for (;;); }');
  const answered = thread.ask('x');
  const ended = thread.end();
  expect(thread.hasEnded).toBe(true);
  await Promise.all([expect(answered).rejects.toThrow('the thread was ended'), ended]);
});

test('a process waits for the end of a thread whose last answer is still on its way', async () => {
  const code = `
    import { WorkerThread } from ${ANSWERING};
    const worker = 'import { answerQuestions } from ${ANSWERING}; answerQuestions((x) => x)';
    const thread = new WorkerThread(new URL('data:text/javascript,' + encodeURIComponent(worker)));
    await thread.ask(1);
    thread.ask(2).catch(() => {});
    // The answer arrives in the meantime, but is read only after the thread was ended.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    await thread.end();
    process.stdout.write('ended');`;
  const args = ['--input-type=module', '--eval', code];
  expect(await promisify(execFile)(process.execPath, args)).toMatchObject({ stdout: 'ended' });
});
