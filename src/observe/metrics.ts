import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ArrivalCounter } from './arrivals.ts';

/** The numbers that the program gives about itself. Labels name platforms and commands, never people, places or texts. */
export interface Metrics extends ArrivalCounter {
  /** To add metrics of one's own; its names begin with `tileknight_`. */
  readonly registry: Registry;
  /** Prometheus' text exposition format 0.0.4. */
  exposition(): Promise<string>;
  readonly contentType: string;
}

/** Metrics with a registry of their own, so that two programs in one process (tests) don't meet. `now`: milliseconds. */
export function createMetrics(version: string, now: () => number = () => performance.now()): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const underWay = new Gauge({
    name: 'tileknight_under_way',
    help: 'Lines, forms and presses that have come in and are not answered yet',
    labelNames: ['platform'] as const,
    registers,
  });
  const asked = new Counter({
    name: 'tileknight_asked_total',
    help: 'Lines, forms and presses by how they ended for whoever asked',
    labelNames: ['platform', 'command', 'outcome'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'tileknight_delivery_seconds',
    help: 'Time from the coming of a line, form or press to the delivery of its answer, of those that were delivered',
    labelNames: ['platform', 'command'] as const,
    buckets: [0.025, 0.05, 0.1, 0.15, 0.3, 0.5, 1, 3, 10, 30, 60, 300, 1800],
    registers,
  });
  new Gauge({
    name: 'tileknight_info',
    help: 'The version that runs',
    labelNames: ['version'] as const,
    registers,
  }).set({ version }, 1);

  return {
    registry,
    begin(platform) {
      const began = now();
      underWay.inc({ platform });
      return (command, outcome) => {
        underWay.dec({ platform });
        if (command === undefined || outcome === undefined) return;
        asked.inc({ platform, command, outcome });
        if (outcome === 'delivered') seconds.observe({ platform, command }, (now() - began) / 1000);
      };
    },
    exposition: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
