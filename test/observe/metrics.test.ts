import { expect, test } from 'vitest';
import { createMetrics } from '../../src/observe/metrics.ts';

test('what was asked counts once it has ended, by platform, command and outcome', async () => {
  let milliseconds = 0;
  const metrics = createMetrics('1.2.3', () => milliseconds);
  const end = metrics.begin('web');
  expect(await metrics.exposition()).toContain('tileknight_under_way{platform="web"} 1');
  milliseconds = 2000;
  end('solve', 'delivered');
  const text = await metrics.exposition();
  expect(text).toContain('tileknight_under_way{platform="web"} 0');
  expect(text).toContain('tileknight_asked_total{platform="web",command="solve",outcome="delivered"} 1');
  expect(text).toContain('tileknight_delivery_seconds_sum{platform="web",command="solve"} 2');
  expect(text).toContain('tileknight_delivery_seconds_bucket{le="1",platform="web",command="solve"} 0');
  expect(text).toContain('tileknight_info{version="1.2.3"} 1');
});

test('only what was delivered tells how long that takes; talk that is not for us counts nowhere', async () => {
  const metrics = createMetrics('1');
  metrics.begin('web')('solve', 'failed');
  metrics.begin('web')();
  const text = await metrics.exposition();
  expect(text).toContain('tileknight_asked_total{platform="web",command="solve",outcome="failed"} 1');
  expect(text).not.toContain('tileknight_delivery_seconds_count{');
  expect(text).toContain('tileknight_under_way{platform="web"} 0');
});

test('two programs in one process do not meet', async () => {
  const one = createMetrics('1');
  const other = createMetrics('2');
  one.begin('web')('help', 'delivered');
  expect(await other.exposition()).not.toContain('tileknight_asked_total{');
});
