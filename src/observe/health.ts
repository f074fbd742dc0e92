import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

/** `connecting`: doesn't work, but keeps trying. `down`: its check fails, or it has stopped trying. */
export type PartState = 'up' | 'connecting' | 'down';

/** `reason`: a sentence for the operator. */
export type OnStateChange = (state: PartState, reason?: string) => void;

export interface PartReport {
  readonly state: PartState;
  /** Last change, in ISO 8601. */
  readonly since: string;
  readonly why?: string;
}

export interface HealthReport {
  readonly ok: boolean;
  readonly version: string;
  /** In whole seconds. */
  readonly uptime: number;
  readonly down: readonly string[];
  readonly parts: Readonly<Record<string, PartReport>>;
}

/** Parts report with `setState`, or have a check that runs at a request for a report. */
export interface Health {
  setState(part: string, ...state: Parameters<OnStateChange>): void;
  /** The part is down if `check` rejects or takes longer than `CHECK_TIMEOUT_MS`. */
  watch(part: string, check: () => Promise<void>): void;
  report(): Promise<HealthReport>;
}

/** Exports 1 for each part that is up, else 0. */
export const exportHealth = (
  { exportMetric: addMetric }: Pick<Metrics, 'exportMetric'>,
  health: Health,
): void =>
  addMetric('tileknight_part_up', 'Parts that are up (1) or not (0), as /readyz tells it', 'part', async () =>
    Object.fromEntries(
      Object.entries((await health.report()).parts).map(([part, { state }]) => [
        part,
        Number(state === 'up'),
      ]),
    ),
  );

const CHECK_CACHE_MS = 3000;
const CHECK_TIMEOUT_MS = 3000;

/** Counts the uptime from now. `now`: returns milliseconds. */
export function createHealth(version: string, now: () => number = () => performance.now()): Health {
  const startedAtMs = now();
  const reportByPart = new Map<string, PartReport>();
  const checkByPart = new Map<string, () => Promise<void>>();

  const setState: Health['setState'] = (part, state, reason) => {
    const previousReport = reportByPart.get(part);
    const since = previousReport?.state === state ? previousReport.since : new Date().toISOString();
    reportByPart.set(part, { state, since, why: reason });
  };

  return {
    setState,
    watch(part, check) {
      let checkedAtMs = Number.NEGATIVE_INFINITY;
      let lastCheck = Promise.resolve();
      checkByPart.set(part, () => {
        if (now() - checkedAtMs < CHECK_CACHE_MS) return lastCheck;
        checkedAtMs = now();
        lastCheck = withTimeout(check()).then(
          () => setState(part, 'up'),
          (error: unknown) => setState(part, 'down', error instanceof Error ? error.message : String(error)),
        );
        return lastCheck;
      });
    },
    async report() {
      await Promise.all([...checkByPart.values()].map((check) => check()));
      const downParts = [...reportByPart].filter(([, { state }]) => state !== 'up').map(([part]) => part);
      return {
        ok: downParts.length === 0,
        version,
        uptime: Math.floor((now() - startedAtMs) / 1000),
        down: downParts,
        parts: Object.fromEntries(reportByPart),
      };
    },
  };
}

function withTimeout(work: Promise<void>): Promise<void> {
  const { promise: timeout, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(
    () => reject(new Error(`no answer within ${CHECK_TIMEOUT_MS / 1000} seconds`)),
    CHECK_TIMEOUT_MS,
  );
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** A window's longest delay counts in the next one, too. */
const DELAY_WINDOW_MS = 10_000;
/** Short, because Discord waits only three seconds for an acknowledgement. */
const MAX_LOOP_DELAY_MS = 3000;

/**
 * Returns a check for `Health.watch` that rejects if there was a delay of more than `maxDelayMs` in the last
 * 10 to 20 seconds.
 */
export function watchEventLoop(maxDelayMs = MAX_LOOP_DELAY_MS): () => Promise<void> {
  const loopDelayMonitor = monitorEventLoopDelay();
  loopDelayMonitor.enable();
  let previousMaxNs = 0;
  setInterval(() => {
    previousMaxNs = loopDelayMonitor.max;
    loopDelayMonitor.reset();
  }, DELAY_WINDOW_MS).unref();
  return async () => {
    const longestDelayMs = Math.max(previousMaxNs, loopDelayMonitor.max) / 1e6;
    if (longestDelayMs > maxDelayMs)
      throw new Error(`the program stood still for ${(longestDelayMs / 1000).toFixed(1)} seconds`);
  };
}
