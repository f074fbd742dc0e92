import { expect, test } from 'vitest';
import { createJobs } from '../../../src/chat/limits/jobs.ts';
import type { Peers } from '../../../src/store/contract/peers.ts';

const ANN = { person: { key: 'test:ann', name: 'Ann' }, place: { key: 'test:ann', isPrivate: true } };
const BEN = { person: { key: 'test:ben', name: 'Ben' }, place: { key: 'test:ben', isPrivate: true } };

/** Two processes: what one sends comes to both, unless they are cut off from each other. */
function twoProcesses(answerTimeoutMs = 60_000) {
  const listeners = new Set<(message: string) => void>();
  let isCut = false;
  const peers: Peers = {
    async send(message) {
      if (!isCut) for (const listener of listeners) queueMicrotask(() => listener(message));
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const [one, other] = [createJobs({ peers, answerTimeoutMs }), createJobs({ peers, answerTimeoutMs })];
  return { one, other, peers, cut: () => (isCut = true) };
}

test('a job of another process is cancelled by its owner only, and is over afterwards', async () => {
  const { one, other } = twoProcesses();
  const [first, second] = [one.register(ANN), one.register(ANN)];
  expect(await other.cancel(first?.id ?? '', BEN)).toBe('foreign');
  expect(first?.signal.aborted).toBe(false);
  expect(await Promise.all([first, second].map((job) => other.cancel(job?.id ?? '', ANN)))).toEqual([
    'cancelled',
    'cancelled',
  ]);
  expect(first?.signal.aborted).toBe(true);
  first?.done();
  expect(await other.cancel(first?.id ?? '', ANN)).toBe('over');
});

test('a process that doesn’t answer is not said to have ended its job', async () => {
  const { one, other, cut } = twoProcesses(10);
  const job = one.register(ANN);
  cut();
  expect(await other.cancel(job?.id ?? '', ANN)).toBe('unreached');
  expect(await one.cancel(job?.id ?? '', ANN)).toBe('cancelled');
});

test('all jobs of a person end in all processes, and those of others continue', async () => {
  const { one, other } = twoProcesses();
  const [here, there, foreign] = [one.register(ANN), other.register(ANN), other.register(BEN)];
  await one.cancelAll(ANN.person.key);
  await expect.poll(() => there?.signal.aborted).toBe(true);
  expect([here?.signal.aborted, foreign?.signal.aborted]).toEqual([true, false]);
});

test('without other processes, an unknown job is over', async () => {
  const jobs = createJobs();
  expect(await jobs.cancel('0123abcd0', ANN)).toBe('over');
  // Forged, with other processes.
  expect(await twoProcesses().one.cancel('anything', ANN)).toBe('over');
});

test('messages of later versions are ignored', async () => {
  const { one, peers } = twoProcesses();
  const job = one.register(ANN);
  for (const message of ['', 'null', '{"kind":"later"}', '{"kind":"cancel-jobs"}']) await peers.send(message);
  expect(await one.cancel(job?.id ?? '', ANN)).toBe('cancelled');
});
