import { expect, test } from 'vitest';
import { callResult, createMetrics, withTiming } from '../../src/observe/metrics.ts';

test('a request counts once it has ended, by platform, command and outcome', async () => {
  let milliseconds = 0;
  const metrics = createMetrics('1.2.3', () => milliseconds);
  const end = metrics.beginRequest('web');
  expect(await metrics.toPrometheusText()).toContain('tileknight_requests_in_flight{platform="web"} 1');
  milliseconds = 2000;
  end('solve', 'delivered');
  const text = await metrics.toPrometheusText();
  expect(text).toContain('tileknight_requests_in_flight{platform="web"} 0');
  expect(text).toContain('tileknight_requests_total{platform="web",command="solve",outcome="delivered"} 1');
  expect(text).toContain('tileknight_request_duration_seconds_sum{platform="web",command="solve"} 2');
  expect(text).toContain(
    'tileknight_request_duration_seconds_bucket{le="1",platform="web",command="solve"} 0',
  );
  expect(text).toContain('tileknight_build_info{version="1.2.3"} 1');
});

test('a request that came earlier took longer', async () => {
  const metrics = createMetrics('1', () => 2000);
  metrics.beginRequest('telegram', 500)('help', 'delivered');
  expect(await metrics.toPrometheusText()).toContain(
    'tileknight_request_duration_seconds_sum{platform="telegram",command="help"} 1.5',
  );
});

test('only delivered answers count in the duration, and talk that is not for the bot counts nowhere', async () => {
  const metrics = createMetrics('1');
  metrics.beginRequest('web')('solve', 'failed');
  metrics.beginRequest('web')();
  const text = await metrics.toPrometheusText();
  expect(text).toContain('tileknight_requests_total{platform="web",command="solve",outcome="failed"} 1');
  expect(text).not.toContain('tileknight_request_duration_seconds_count{');
  expect(text).toContain('tileknight_requests_in_flight{platform="web"} 0');
});

test('two programs in one process have metrics of their own', async () => {
  const one = createMetrics('1');
  const other = createMetrics('2');
  one.beginRequest('web')('help', 'delivered');
  expect(await other.toPrometheusText()).not.toContain('tileknight_requests_total{');
});

test('calls to platforms count by their result, and so do the waits that platforms ask for', async () => {
  const metrics = createMetrics('1');
  const calls = metrics.callCounterFor('telegram');
  calls.recordCall('sendPhoto', callResult(200), 40);
  calls.recordCall('sendPhoto', callResult(429), 5);
  calls.recordCall('sendPhoto', callResult(400), 5);
  calls.recordCall('sendPhoto', callResult(503), 5);
  calls.recordWait(2500);
  const text = await metrics.toPrometheusText();
  for (const result of ['ok', 'limited', 'refused', 'broken'])
    expect(text).toContain(
      `tileknight_platform_call_duration_seconds_count{platform="telegram",method="sendPhoto",result="${result}"} 1`,
    );
  expect(text).toContain('tileknight_platform_rate_limit_wait_seconds_sum{platform="telegram"} 2.5');
});

test('the methods of nested objects are timed, and fail as they did', async () => {
  const metrics = createMetrics('1');
  const store = withTiming(
    {
      games: { byId: async (id: string) => `game ${id}` },
      check: (): Promise<void> => Promise.reject(new Error('away')),
    },
    metrics.recordStoreCall,
  );
  expect(await store.games.byId('7')).toBe('game 7');
  await expect(store.check()).rejects.toThrow('away');
  const text = await metrics.toPrometheusText();
  expect(text).toContain('tileknight_store_call_duration_seconds_count{method="games.byId",result="ok"} 1');
  expect(text).toContain('tileknight_store_call_duration_seconds_count{method="check",result="failed"} 1');
});

test('values of other parts are read when metrics are requested', async () => {
  const metrics = createMetrics('1');
  let count = 0;
  metrics.exportMetric('tileknight_looked_up_total', 'Lookups', 'result', () => ({ hit: ++count }));
  metrics.exportMetric('tileknight_away', 'Away', 'what', () => Promise.reject(new Error('away')));
  metrics.exportMetric('tileknight_waiting', 'Waiting', 'queue', async () => ({ small: 3 }));
  await metrics.toPrometheusText();
  const text = await metrics.toPrometheusText();
  expect(text).toContain(
    '# TYPE tileknight_looked_up_total counter\ntileknight_looked_up_total{result="hit"} 2',
  );
  expect(text).not.toContain('tileknight_away{');
  expect(text).toContain('# TYPE tileknight_waiting gauge\ntileknight_waiting{queue="small"} 3');
});
