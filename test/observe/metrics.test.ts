import { describe, expect, test } from 'vitest';
import { createMetrics } from '../../src/observe/metrics.ts';

describe('metrics', () => {
  test('count what was answered, by adapter, command and outcome, and how long it took', async () => {
    let milliseconds = 0;
    const metrics = createMetrics('1.2.3', () => milliseconds);
    const end = metrics.begin('web');
    expect(await metrics.exposition()).toContain('tileknight_running{adapter="web"} 1');
    milliseconds = 2000;
    end('solve', 'answered');
    const text = await metrics.exposition();
    expect(text).toContain('tileknight_running{adapter="web"} 0');
    expect(text).toContain('tileknight_handled_total{adapter="web",command="solve",outcome="answered"} 1');
    expect(text).toContain('tileknight_answer_seconds_sum{adapter="web",command="solve"} 2');
    expect(text).toContain('tileknight_answer_seconds_bucket{le="1",adapter="web",command="solve"} 0');
    expect(text).toContain('tileknight_info{version="1.2.3"} 1');
  });

  test('count an end once, however often it is told', async () => {
    const metrics = createMetrics('1');
    const end = metrics.begin('web');
    end('press', 'cancelled');
    end('press', 'answered');
    const text = await metrics.exposition();
    expect(text).toContain('tileknight_handled_total{adapter="web",command="press",outcome="cancelled"} 1');
    expect(text).not.toContain('outcome="answered"');
    expect(text).toContain('tileknight_running{adapter="web"} 0');
  });

  test('of two programs in one process do not meet', async () => {
    const one = createMetrics('1');
    const other = createMetrics('2');
    one.begin('web')('help', 'answered');
    expect(await other.exposition()).not.toContain('tileknight_handled_total{');
  });
});
