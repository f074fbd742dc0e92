import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestCounter } from './request-context.ts';

/** Told of each call: the method's path (`games.advance`), whether it was fulfilled, and the milliseconds that it took. */
export type OnCall = (method: string, isDone: boolean, milliseconds: number) => void;

/** The same objects, with all of their methods, which give promises, timed. */
export const withTiming = <T extends object>(methods: T, onCall: OnCall, path = ''): T =>
  Object.fromEntries(
    Object.entries(methods).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? withCallTiming(path + name, value as (...given: unknown[]) => Promise<unknown>, onCall)
        : withTiming(value, onCall, `${path}${name}.`),
    ]),
  ) as T;

const withCallTiming =
  (name: string, call: (...given: unknown[]) => Promise<unknown>, onCall: OnCall) =>
  async (...given: unknown[]): Promise<unknown> => {
    const began = performance.now();
    let isDone = false;
    try {
      const value = await call(...given);
      isDone = true;
      return value;
    } finally {
      onCall(name, isDone, performance.now() - began);
    }
  };

/** What became of a call to a platform. `limited`: 429; `refused`: another 4xx; `broken`: 5xx, or no answer at all. */
export type CallResult = 'ok' | 'limited' | 'refused' | 'broken';

/** The result of a call that was answered with this HTTP status. */
export function callResult(status: number): CallResult {
  if (status === 429) return 'limited';
  if (status >= 500) return 'broken';
  return status >= 400 ? 'refused' : 'ok';
}

/** Counts calls to one platform. */
export interface CallCounter {
  /** `method`: one of a few names; milliseconds that it took. */
  countCall(method: string, result: CallResult, milliseconds: number): void;
  /** A call was held back for this many milliseconds, as the platform had asked for it. */
  countWait(milliseconds: number): void;
  /** A picture was sent: as a file that the platform has, or uploaded. */
  countPicture(how: 'known' | 'uploaded'): void;
}

/** Counts nothing. */
export const noCallCounter: CallCounter = { countCall() {}, countWait() {}, countPicture() {} };

/** Numbers by a label's value. */
export type Numbers = Readonly<Record<string, number>>;

/** The numbers that the program gives about itself. Labels name platforms, commands and parts, never people, places or texts. */
export interface Metrics extends RequestCounter {
  callsTo(platform: string): CallCounter;
  /** Told of each call of the store. */
  readonly stored: OnCall;
  /**
   * Shows what `read` gives whenever somebody asks, by the values of that label: a gauge, or a counter where the name (it begins with
   * `tileknight_`) ends with `_total`. Nothing where `read` rejects.
   */
  show(name: string, help: string, label: string, read: () => Numbers | Promise<Numbers>): void;
  /** Prometheus' text exposition format 0.0.4. */
  exposition(): Promise<string>;
  readonly contentType: string;
}

/** Seconds. */
const REQUEST_BUCKETS_S = [0.025, 0.05, 0.1, 0.15, 0.3, 0.5, 1, 3, 10, 30, 60, 300, 1800];
const CALL_BUCKETS_S = [0.03, 0.1, 0.3, 1, 3, 10, 60];
const WAIT_BUCKETS_S = [1, 3, 10, 30, 60, 300, 1800];
const STORE_BUCKETS_S = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];

/** Metrics with a registry of their own, so that two programs in one process (tests) don't meet. `now`: milliseconds. */
export function createMetrics(version: string, now: () => number = () => performance.now()): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'tileknight_build_info',
    help: 'The version that runs',
    labelNames: ['version'] as const,
    registers,
  }).set({ version }, 1);
  const inFlight = new Gauge({
    name: 'tileknight_requests_in_flight',
    help: 'Lines, forms and presses that have come in and are not answered yet',
    labelNames: ['platform'] as const,
    registers,
  });
  const requests = new Counter({
    name: 'tileknight_requests_total',
    help: 'Lines, forms and presses by how they ended for whoever asked',
    labelNames: ['platform', 'command', 'outcome'] as const,
    registers,
  });
  const delivery = new Histogram({
    name: 'tileknight_request_duration_seconds',
    help: 'Time from the coming of a line, form or press to the delivery of its answer, of those that were delivered',
    labelNames: ['platform', 'command'] as const,
    buckets: REQUEST_BUCKETS_S,
    registers,
  });
  const call = new Histogram({
    name: 'tileknight_platform_call_duration_seconds',
    help: 'Time that calls to a platform took, by what became of them: ok, limited (429), refused (4xx), broken (5xx, no answer)',
    labelNames: ['platform', 'method', 'result'] as const,
    buckets: CALL_BUCKETS_S,
    registers,
  });
  const wait = new Histogram({
    name: 'tileknight_platform_rate_limit_wait_seconds',
    help: 'Time for which calls were held back, as a platform had asked for it',
    labelNames: ['platform'] as const,
    buckets: WAIT_BUCKETS_S,
    registers,
  });
  const pictures = new Counter({
    name: 'tileknight_platform_pictures_total',
    help: 'Pictures sent to a platform: as files that it knows already, or uploaded',
    labelNames: ['platform', 'how'] as const,
    registers,
  });
  const store = new Histogram({
    name: 'tileknight_store_call_duration_seconds',
    help: 'Time that calls of the store took, by method and result: ok or failed',
    labelNames: ['method', 'result'] as const,
    buckets: STORE_BUCKETS_S,
    registers,
  });

  return {
    begin(platform, began = now()) {
      inFlight.inc({ platform });
      return (command, outcome) => {
        inFlight.dec({ platform });
        if (command === undefined || outcome === undefined) return;
        requests.inc({ platform, command, outcome });
        if (outcome === 'delivered') delivery.observe({ platform, command }, (now() - began) / 1000);
      };
    },
    callsTo: (platform) => ({
      countCall: (method, result, milliseconds) =>
        call.observe({ platform, method, result }, milliseconds / 1000),
      countWait: (milliseconds) => wait.observe({ platform }, milliseconds / 1000),
      countPicture: (how) => pictures.inc({ platform, how }),
    }),
    stored: (method, isDone, milliseconds) =>
      store.observe({ method, result: isDone ? 'ok' : 'failed' }, milliseconds / 1000),
    show(name, help, label, read) {
      const common = { name, help, labelNames: [label], registers };
      const numbers = async (): Promise<[string, number][]> => {
        try {
          return Object.entries(await read());
        } catch {
          return [];
        }
      };
      if (name.endsWith('_total')) {
        new Counter({
          ...common,
          async collect() {
            const found = await numbers();
            this.reset();
            for (const [value, number] of found) this.inc({ [label]: value }, number);
          },
        });
      } else {
        new Gauge({
          ...common,
          async collect() {
            const found = await numbers();
            this.reset();
            for (const [value, number] of found) this.set({ [label]: value }, number);
          },
        });
      }
    },
    exposition: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
