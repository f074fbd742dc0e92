import { afterEach, expect, test, vi } from 'vitest';
import { createHealth } from '../../src/observe/health.ts';

afterEach(() => void vi.useRealTimers());

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

test('the health report names parts that are not up, why and since when', async () => {
  let now = 10_000;
  const health = createHealth('1.0.0', () => now);
  health.setState('web', 'up');
  health.setState('telegram', 'up');
  now = 13_900;
  expect(await health.report()).toEqual({
    ok: true,
    version: '1.0.0',
    uptime: 3,
    down: [],
    parts: { web: { state: 'up', since: TIME }, telegram: { state: 'up', since: TIME } },
  });
  health.setState('telegram', 'connecting', 'ECONNREFUSED');
  const report = await health.report();
  expect(report).toMatchObject({
    ok: false,
    down: ['telegram'],
    parts: { telegram: { state: 'connecting', since: TIME, why: 'ECONNREFUSED' } },
  });
  health.setState('telegram', 'connecting', 'ECONNRESET');
  expect((await health.report()).parts.telegram?.since).toBe(report.parts.telegram?.since);
  health.setState('telegram', 'up');
  expect(await health.report()).toMatchObject({ ok: true, down: [] });
});

test('the health report asks a part at most every three seconds, and believes its answer no longer', async () => {
  let now = 0;
  let asked = 0;
  let works = true;
  const health = createHealth('1', () => now);
  health.watch('store', async () => {
    asked++;
    if (!works) throw new Error('the disk is full');
  });
  await Promise.all([health.report(), health.report()]);
  works = false;
  expect(await health.report()).toMatchObject({ ok: true });
  expect(asked).toBe(1);
  now = 3000;
  expect(await health.report()).toMatchObject({
    ok: false,
    down: ['store'],
    parts: { store: { state: 'down', why: 'the disk is full' } },
  });
});

test('a part that does not answer within three seconds is down', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const health = createHealth('1');
  health.watch('store', () => new Promise(() => {}));
  const report = health.report();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await report).toMatchObject({ parts: { store: { why: 'no answer within 3 seconds' } } });
});
