import type { Log } from '../observe/log.ts';
import type { StoreClock } from './contract/store.ts';

export interface AdjustableClock extends StoreClock {
  /** The database read its time `databaseMs` between the other two, times of `performance.now()`. */
  adjust(databaseMs: number, requestedAtMs: number, receivedAtMs: number): void;
}

export const MACHINE_CLOCK: AdjustableClock = {
  now: () => Date.now(),
  problem: () => undefined,
  adjust() {},
};

/** Machines that set their clocks by NTP differ by some milliseconds. */
const MAX_DIFFERENCE_MS = 10_000;

/**
 * Shows the time of the database's server. Follows the monotonic clock between corrections, so changes of the
 * machine's clock don't move it. Until the first one it shows the machine's time. Logs the beginning and end
 * of a difference from the machine's clock.
 */
export function createServerClock(
  log?: Pick<Log, 'warn'>,
  machineNow: () => number = () => Date.now(),
): AdjustableClock {
  let offsetMs: number | undefined;
  let loggedDifferenceMs = 0;

  const now = (): number =>
    offsetMs === undefined ? machineNow() : Math.round(performance.now() + offsetMs);
  const differenceMs = (): number => machineNow() - now();
  const isRight = (): boolean => Math.abs(differenceMs()) <= MAX_DIFFERENCE_MS;

  function logChange(): void {
    const wasRight = loggedDifferenceMs === 0;
    if (isRight()) {
      if (!wasRight) log?.warn({}, "this machine's clock is right again");
      loggedDifferenceMs = 0;
    } else if (Math.abs(differenceMs() - loggedDifferenceMs) > MAX_DIFFERENCE_MS) {
      loggedDifferenceMs = differenceMs();
      log?.warn({ why: describeDifference(loggedDifferenceMs) }, "this machine's clock is wrong");
    }
  }

  return {
    now,
    problem: () => (isRight() ? undefined : describeDifference(differenceMs())),
    adjust(databaseMs, requestedAtMs, receivedAtMs) {
      // Both limits are possible offsets. A slow answer has distant limits, and tells nothing new if the
      // present offset lies between them.
      const [minMs, maxMs] = [databaseMs - receivedAtMs, databaseMs - requestedAtMs];
      offsetMs = Math.min(Math.max(offsetMs ?? (minMs + maxMs) / 2, minMs), maxMs);
      logChange();
    },
  };
}

const describeDifference = (differenceMs: number): string =>
  `this machine's clock is ${Math.round(Math.abs(differenceMs) / 1000)} seconds ${
    differenceMs > 0 ? 'ahead of' : 'behind'
  } the database's, so this process leaves shared work to others: set both machines' clocks by NTP`;
