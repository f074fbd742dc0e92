import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

/** `up`: works. `connecting`: not yet, or not any more, but trying. `down`: doesn't work, or is given up. */
export type State = 'up' | 'connecting' | 'down';

/** Tells the state of one part; `why`: what stands in its way, in words for whoever runs the program. */
export type OnState = (state: State, why?: string) => void;

export interface PartReport {
  readonly state: State;
  /** When it came to be so, ISO 8601. */
  readonly since: string;
  readonly why?: string;
}

export interface HealthReport {
  /** Every part is up. */
  readonly ok: boolean;
  readonly version: string;
  /** Whole seconds since the start. */
  readonly uptime: number;
  /** The parts that are not up. */
  readonly down: readonly string[];
  readonly parts: Readonly<Record<string, PartReport>>;
}

/** Which parts work: adapters, which note their own state, and what is asked for its state when somebody wants to know. */
export interface Health {
  note(part: string, ...state: Parameters<OnState>): void;
  /** Asks a part, at most every few seconds and for some seconds at most; it is down where `check` rejects. */
  watch(part: string, check: () => Promise<void>): void;
  report(): Promise<HealthReport>;
}

/** Shows the operator which parts are up. */
export const showHealth = ({ show }: Pick<Metrics, 'show'>, health: Health): void =>
  show('tileknight_part_up', 'Parts that are up (1) or not (0), as /readyz tells it', 'part', async () =>
    Object.fromEntries(
      Object.entries((await health.report()).parts).map(([part, { state }]) => [
        part,
        Number(state === 'up'),
      ]),
    ),
  );

/** How long the answer of a part is believed, and after how long none counts as one. */
const CACHE_MS = 3000;
const CHECK_TIMEOUT_MS = 3000;

/** Health of a program that starts now. `now`: milliseconds. */
export function createHealth(version: string, now: () => number = () => performance.now()): Health {
  const started = now();
  const parts = new Map<string, PartReport>();
  const checks = new Map<string, () => Promise<void>>();

  const note: Health['note'] = (part, state, why) => {
    const before = parts.get(part);
    const since = before?.state === state ? before.since : new Date().toISOString();
    parts.set(part, { state, since, ...(why !== undefined && { why }) });
  };

  return {
    note,
    watch(part, check) {
      let asked = Number.NEGATIVE_INFINITY;
      let answer = Promise.resolve();
      checks.set(part, () => {
        if (now() - asked < CACHE_MS) return answer;
        asked = now();
        answer = withTimeout(check()).then(
          () => note(part, 'up'),
          (error: unknown) => note(part, 'down', error instanceof Error ? error.message : String(error)),
        );
        return answer;
      });
    },
    async report() {
      await Promise.all([...checks.values()].map((check) => check()));
      const down = [...parts].filter(([, { state }]) => state !== 'up').map(([part]) => part);
      return {
        ok: down.length === 0,
        version,
        uptime: Math.floor((now() - started) / 1000),
        down,
        parts: Object.fromEntries(parts),
      };
    },
  };
}

function withTimeout(work: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(
    () => reject(new Error(`no answer within ${CHECK_TIMEOUT_MS / 1000} seconds`)),
    CHECK_TIMEOUT_MS,
  );
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** At least this far is looked back, at most twice as far. */
const WINDOW_MS = 10_000;
/** Discord waits three seconds for a sign. */
const MAX_DELAY_MS = 3000;

/**
 * Watches whether the program stood still of late: nothing is heard or answered meanwhile. The returned check rejects for some ten
 * seconds after it did for longer than `longest` milliseconds.
 */
export function watchLoop(longest = MAX_DELAY_MS): () => Promise<void> {
  const delay = monitorEventLoopDelay();
  delay.enable();
  let before = 0;
  setInterval(() => {
    before = delay.max;
    delay.reset();
  }, WINDOW_MS).unref();
  return async () => {
    const milliseconds = Math.max(before, delay.max) / 1e6;
    if (milliseconds > longest)
      throw new Error(`the program stood still for ${(milliseconds / 1000).toFixed(1)} seconds`);
  };
}
