/** Told of each call: the method's path (`games.advance`), whether it was fulfilled, and the milliseconds that it took. */
export type OnCall = (method: string, isDone: boolean, milliseconds: number) => void;

/** The same objects, with all of their methods, which give promises, timed. */
export const timed = <T extends object>(methods: T, onCall: OnCall, path = ''): T =>
  Object.fromEntries(
    Object.entries(methods).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? timedCall(path + name, value as (...given: unknown[]) => Promise<unknown>, onCall)
        : timed(value, onCall, `${path}${name}.`),
    ]),
  ) as T;

const timedCall =
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
