import { expect, test } from 'vitest';
import { StoreCallError, StoreError, StoreUnavailableError } from '../../src/store/contract/faults.ts';
import { createOutageGuard } from '../../src/store/outage.ts';

/** A guard of a database whose probe ends when the test says so. */
function guarded() {
  const probes: PromiseWithResolvers<void>[] = [];
  const lines: string[] = [];
  const states: string[] = [];
  const guard = createOutageGuard({
    prepare: async () => {},
    probe() {
      const probe = Promise.withResolvers<void>();
      probes.push(probe);
      return probe.promise;
    },
    log: { warn: (_: object, line: string) => void lines.push(line) },
    onState: (state) => states.push(state),
  });
  const methods = guard.guardMethods({
    fail: (code: string) => Promise.reject(Object.assign(new Error(`failed by ${code}`), { code })),
    work: async () => 'done',
  });
  return { guard, methods, probes, lines, states };
}

/** Lets all that needs no timer go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['57014', 'a cancelled statement'],
  ['53300', 'a server that is full'],
  ['55P03', 'a lock that is not available'],
  ['25P03', 'a transaction that stood still'],
  ['40P01', 'a deadlock again and again'],
  ['ECONNRESET', 'a broken connection'],
])('%s, %s, is no outage if the database passes a probe', async (code) => {
  const { guard, methods, probes, lines, states } = guarded();
  const failed = methods.fail(code).catch((error: unknown) => error);
  await settle();
  probes[0]?.resolve();
  const error = await failed;
  expect(error).toBeInstanceOf(StoreCallError);
  expect(error).toMatchObject({ cause: { code } });
  expect(await methods.work()).toBe('done');
  expect(states).toEqual([]);
  expect(lines).toEqual(['one call of the database failed']);
  guard.close();
});

test('calls that fail at the same time share one probe, and are all told of the outage that it finds', async () => {
  const { guard, methods, probes, lines, states } = guarded();
  const failed = ['57P01', '53300', 'ECONNRESET'].map((code) =>
    methods.fail(code).catch((error: unknown) => error),
  );
  await settle();
  expect(await methods.work()).toBe('done');
  expect(probes).toHaveLength(1);
  probes[0]?.reject(new Error('connect ECONNREFUSED'));
  for (const error of await Promise.all(failed)) {
    expect(error).toBeInstanceOf(StoreUnavailableError);
    expect(error).not.toBeInstanceOf(StoreCallError);
  }
  await expect(methods.work()).rejects.toBeInstanceOf(StoreUnavailableError);
  expect(states).toEqual(['down']);
  expect(lines).toEqual(['the database can not be used; trying again']);
  guard.close();
});

test('an error of a wrong statement is thrown as it is, without a probe', async () => {
  const { guard, methods, probes } = guarded();
  await expect(methods.fail('42601')).rejects.toMatchObject({ code: '42601' });
  expect(probes).toEqual([]);
  guard.close();
});

test('a refusal by the operator’s settings that comes between two probes is told, and not asked for again', async () => {
  const preparations: PromiseWithResolvers<void>[] = [];
  const told = Promise.withResolvers<unknown>();
  const guard = createOutageGuard({
    prepare() {
      const preparation = Promise.withResolvers<void>();
      preparations.push(preparation);
      if (preparations.length > 1) told.resolve('prepared again');
      return preparation.promise;
    },
    probe: async () => {},
    onRefused: told.resolve,
  });
  await expect(guard.check()).rejects.toBeInstanceOf(StoreUnavailableError);
  const refusal = new StoreError('other settings');
  preparations[0]?.reject(refusal);
  expect(await told.promise).toBe(refusal);
  guard.close();
});

test('a preparation that fails for a time is begun again', async () => {
  let attempts = 0;
  const up = Promise.withResolvers<void>();
  const guard = createOutageGuard({
    async prepare() {
      attempts += 1;
      if (attempts === 1) throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
    },
    probe: async () => {},
    onState: (state) => state === 'up' && up.resolve(),
  });
  await guard.open();
  await up.promise;
  expect(attempts).toBe(2);
  guard.close();
});

test('a probe that waits while the file is rewritten finds no outage', async () => {
  const states: string[] = [];
  const guard = createOutageGuard({
    prepare: async () => {},
    probe: () => new Promise(() => {}),
    isBeingRewritten: () => true,
    onState: (state) => states.push(state),
  });
  await guard.check();
  expect(states).toEqual([]);
  guard.close();
});
