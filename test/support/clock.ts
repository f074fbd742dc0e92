import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '../../src/chat/delivery/clock.ts';

/** A clock that stands still unless the test moves it. */
export interface TestClock extends Clock {
  /** Lets this many milliseconds pass, and all that is to happen in them. */
  pass(milliseconds: number): Promise<void>;
  /** Lets this many milliseconds pass while the program stands still: timers within them fire late. */
  standStill(milliseconds: number): void;
  /**
   * Lets time pass, from timer to timer (what happens meanwhile, happens when time passes for another
   * reason), until the condition holds. Rejects when it doesn't within twenty real seconds.
   */
  passUntil(condition: () => boolean): Promise<void>;
}

/** Milliseconds of real time, which calls between two timers take. */
const PATIENCE = 20_000;
const GLANCE = 5;

export function testClock(): TestClock {
  let time = 0;
  const timers = new Set<{ at: number; act: () => void; isMeanwhile?: boolean }>();
  const clock: TestClock = {
    now: () => time,
    wallNow: () => time,
    after(milliseconds, act) {
      const timer = { at: time + milliseconds, act };
      timers.add(timer);
      if (milliseconds <= 0) setImmediate(() => timers.delete(timer) && act());
      return () => timers.delete(timer);
    },
    afterInBackground(milliseconds, act) {
      const timer = { at: time + milliseconds, act, isMeanwhile: true };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async pass(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        await turn();
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
        if (next === undefined) break;
        timers.delete(next);
        time = Math.max(time, next.at);
        next.act();
      }
      time = end;
    },
    standStill(milliseconds) {
      time += milliseconds;
    },
    async passUntil(condition) {
      const end = performance.now() + PATIENCE;
      while (!condition()) {
        if (performance.now() > end) throw new Error(`${time} milliseconds have passed in vain`);
        const [next] = [...timers]
          .filter(({ isMeanwhile }) => !isMeanwhile)
          .map(({ at }) => at)
          .toSorted((one, other) => one - other);
        if (next !== undefined) await clock.pass(next - time);
        await sleep(GLANCE);
      }
    },
  };
  return clock;
}
