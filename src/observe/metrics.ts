import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestCounter } from './request-context.ts';

/** `method`: its path, such as `games.advance`. */
export type RecordCall = (method: string, hasSucceeded: boolean, milliseconds: number) => void;

/** Reports each call to `onCall`, also of nested objects. Every method must return a promise. */
export const withTiming = <T extends object>(methods: T, onCall: RecordCall, pathPrefix = ''): T =>
  Object.fromEntries(
    Object.entries(methods).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? withCallTiming(pathPrefix + name, value as (...args: unknown[]) => Promise<unknown>, onCall)
        : withTiming(value, onCall, `${pathPrefix}${name}.`),
    ]),
  ) as T;

const withCallTiming =
  (methodName: string, method: (...args: unknown[]) => Promise<unknown>, onCall: RecordCall) =>
  async (...args: unknown[]): Promise<unknown> => {
    const startedAtMs = performance.now();
    let hasSucceeded = false;
    try {
      const value = await method(...args);
      hasSucceeded = true;
      return value;
    } finally {
      onCall(methodName, hasSucceeded, performance.now() - startedAtMs);
    }
  };

/** `limited`: HTTP status 429. `refused`: another 4xx status. `broken`: a 5xx status, or no response. */
export type CallResult = 'ok' | 'limited' | 'refused' | 'broken';

export function callResult(status: number): CallResult {
  if (status === 429) return 'limited';
  if (status >= 500) return 'broken';
  return status >= 400 ? 'refused' : 'ok';
}

export interface CallCounter {
  /** `method` is a label, so it must be one of a few names. */
  recordCall(method: string, result: CallResult, milliseconds: number): void;
  /** A wait that the platform's rate limit demanded. */
  recordWait(milliseconds: number): void;
  /** `uploaded`: sent as a file. `known`: the platform had the file already. */
  recordPicture(how: 'known' | 'uploaded'): void;
}

export const NO_CALL_COUNTER: CallCounter = { recordCall() {}, recordWait() {}, recordPicture() {} };

/** Key: a label's value, such as `telegram`. */
export type NumbersByLabel = Readonly<Record<string, number>>;

/** Labels never contain people, chats or texts of users. */
export interface Metrics extends RequestCounter {
  callCounterFor(platform: string): CallCounter;
  readonly recordStoreCall: RecordCall;
  /**
   * Calls `readValues` at each reading of the metrics. Keys are values of `label`. `name` begins with
   * `tileknight_`; `_total` at its end makes a counter, else it is a gauge. If `readValues` rejects, there
   * are no values.
   */
  exportMetric(
    name: string,
    help: string,
    label: string,
    readValues: () => NumbersByLabel | Promise<NumbersByLabel>,
  ): void;
  toPrometheusText(): Promise<string>;
  readonly contentType: string;
}

const REQUEST_BUCKETS_S = [0.025, 0.05, 0.1, 0.15, 0.3, 0.5, 1, 3, 10, 30, 60, 300, 1800];
const CALL_BUCKETS_S = [0.03, 0.1, 0.3, 1, 3, 10, 60];
const WAIT_BUCKETS_S = [1, 3, 10, 30, 60, 300, 1800];
const STORE_BUCKETS_S = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];

/** Has its own registry, so that tests can run several programs in one process. `now`: milliseconds. */
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
  const requestsInFlightGauge = new Gauge({
    name: 'tileknight_requests_in_flight',
    help: 'Lines, forms and presses that have come in and are not answered yet',
    labelNames: ['platform'] as const,
    registers,
  });
  const requestCounter = new Counter({
    name: 'tileknight_requests_total',
    help: 'Lines, forms and presses by their outcome for the user',
    labelNames: ['platform', 'command', 'outcome'] as const,
    registers,
  });
  const createHistogram = <LabelName extends string>(
    name: string,
    help: string,
    labelNames: readonly LabelName[],
    buckets: number[],
  ): Histogram<LabelName> => new Histogram({ name, help, labelNames, buckets, registers });
  const requestDurationHistogram = createHistogram(
    'tileknight_request_duration_seconds',
    'Time from the arrival of a line, form or press until its answer was delivered',
    ['platform', 'command'],
    REQUEST_BUCKETS_S,
  );
  const callDurationHistogram = createHistogram(
    'tileknight_platform_call_duration_seconds',
    'Time of calls to a platform by result: ok, limited (429), refused (4xx), broken (5xx, no answer)',
    ['platform', 'method', 'result'],
    CALL_BUCKETS_S,
  );
  const waitDurationHistogram = createHistogram(
    'tileknight_platform_rate_limit_wait_seconds',
    'Time for which calls were held back, as a platform had asked for it',
    ['platform'],
    WAIT_BUCKETS_S,
  );
  const storeCallDurationHistogram = createHistogram(
    'tileknight_store_call_duration_seconds',
    'Time that calls of the store took, by method and result: ok or failed',
    ['method', 'result'],
    STORE_BUCKETS_S,
  );
  const pictureCounter = new Counter({
    name: 'tileknight_platform_pictures_total',
    help: 'Pictures sent to a platform: as files that it knows already, or uploaded',
    labelNames: ['platform', 'how'] as const,
    registers,
  });
  return {
    beginRequest(platform, arrivedAtMs = now()) {
      requestsInFlightGauge.inc({ platform });
      return (command, outcome) => {
        requestsInFlightGauge.dec({ platform });
        if (command === undefined || outcome === undefined) return;
        requestCounter.inc({ platform, command, outcome });
        if (outcome === 'delivered')
          requestDurationHistogram.observe({ platform, command }, (now() - arrivedAtMs) / 1000);
      };
    },
    callCounterFor: (platform) => ({
      recordCall: (method, result, milliseconds) =>
        callDurationHistogram.observe({ platform, method, result }, milliseconds / 1000),
      recordWait: (milliseconds) => waitDurationHistogram.observe({ platform }, milliseconds / 1000),
      recordPicture: (how) => pictureCounter.inc({ platform, how }),
    }),
    recordStoreCall: (method, hasSucceeded, milliseconds) =>
      storeCallDurationHistogram.observe(
        { method, result: hasSucceeded ? 'ok' : 'failed' },
        milliseconds / 1000,
      ),
    exportMetric(name, help, label, readValues) {
      const Metric = name.endsWith('_total') ? Counter : Gauge;
      new Metric({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          const numberByLabel: NumbersByLabel = await (async () => readValues())().catch(() => ({}));
          this.reset();
          for (const [value, number] of Object.entries(numberByLabel)) this.inc({ [label]: value }, number);
        },
      });
    },
    toPrometheusText: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
