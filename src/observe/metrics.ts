import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How an answer ended: given, cancelled by the person, or lost to a bug. */
export type Outcome = 'answered' | 'cancelled' | 'failed';

/** The numbers that the program gives about itself. Labels name adapters and commands, never people, places or texts. */
export interface Metrics {
  /** To add metrics of one's own; its names begin with `tileknight_`. */
  readonly registry: Registry;
  /**
   * Notes the begin of work on one incoming message, form or press. The returned function notes its end; only its first call
   * counts. `command` is the name of a known command, or `text`, or `press`.
   */
  begin(adapter: string): (command: string, outcome: Outcome) => void;
  /** Prometheus' text exposition format 0.0.4. */
  exposition(): Promise<string>;
  readonly contentType: string;
}

/** Metrics with a registry of their own, so that two programs in one process (tests) don't meet. `now`: milliseconds. */
export function createMetrics(version: string, now: () => number = () => performance.now()): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['adapter', 'command'] as const;
  const running = new Gauge({
    name: 'tileknight_running',
    help: 'Incoming messages, forms and presses being worked on',
    labelNames: ['adapter'] as const,
    registers: [registry],
  });
  const handled = new Counter({
    name: 'tileknight_handled_total',
    help: 'Incoming messages, forms and presses by how they ended',
    labelNames: [...labelNames, 'outcome'] as const,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'tileknight_answer_seconds',
    help: 'Time from an incoming message, form or press to its answer',
    labelNames,
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers: [registry],
  });
  new Gauge({
    name: 'tileknight_info',
    help: 'The version that runs',
    labelNames: ['version'] as const,
    registers: [registry],
  }).set({ version }, 1);

  return {
    registry,
    begin(adapter) {
      const began = now();
      let ended = false;
      running.inc({ adapter });
      return (command, outcome) => {
        if (ended) return;
        ended = true;
        running.dec({ adapter });
        handled.inc({ adapter, command, outcome });
        seconds.observe({ adapter, command }, (now() - began) / 1000);
      };
    },
    exposition: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
