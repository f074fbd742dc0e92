import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '../../src/chat/delivery/clock.ts';

/** A clock that stands still unless the test moves it. */
export interface TestClock extends Clock {
  /** Lets this many milliseconds pass, and all that is to happen in them. */
  pass(milliseconds: number): Promise<void>;
}

export function testClock(): TestClock {
  let time = 0;
  const timers = new Set<{ at: number; act: () => void }>();
  return {
    now: () => time,
    after(milliseconds, act) {
      const timer = { at: time + milliseconds, act };
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
  };
}
