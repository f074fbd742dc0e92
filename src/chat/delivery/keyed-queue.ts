/** Work for the same key is done one after another, in the order of its coming. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<void>>();

  /** Is anybody at work or waiting there? */
  isTaken(key: string): boolean {
    return this.#last.has(key);
  }

  /**
   * Queues up for `key`: `ready` fulfils when all before have left; `leave` must be called, whatever happens.
   */
  enter(key: string): { ready: Promise<void>; leave: () => void } {
    const ready = this.#last.get(key) ?? Promise.resolve();
    const { promise: left, resolve } = Promise.withResolvers<void>();
    const mine = ready.then(() => left);
    this.#last.set(key, mine);
    const leave = () => {
      resolve();
      if (this.#last.get(key) === mine) this.#last.delete(key);
    };
    return { ready, leave };
  }

  /** Does the work when all before have left; it leaves at its end, or as soon as it calls `leave`. */
  async inTurn<T>(key: string, work: (leave: () => void) => Promise<T>): Promise<T> {
    const { ready, leave } = this.enter(key);
    await ready;
    return work(leave).finally(leave);
  }
}
