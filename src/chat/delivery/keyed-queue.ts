/** Runs one work at a time for each key, in order of arrival. */
export class KeyedQueue {
  readonly #lastEntryByKey = new Map<string, Promise<void>>();

  isBusy(key: string): boolean {
    return this.#lastEntryByKey.has(key);
  }

  /**
   * `ready` fulfils when all earlier entries have left. The caller must always call `leave`, or later entries
   * wait forever.
   */
  enter(key: string): { ready: Promise<void>; leave: () => void } {
    const ready = this.#lastEntryByKey.get(key) ?? Promise.resolve();
    const { promise: leavePromise, resolve } = Promise.withResolvers<void>();
    const ownEntry = ready.then(() => leavePromise);
    this.#lastEntryByKey.set(key, ownEntry);
    const leave = () => {
      resolve();
      if (this.#lastEntryByKey.get(key) === ownEntry) this.#lastEntryByKey.delete(key);
    };
    return { ready, leave };
  }

  /** The entry leaves when `work` ends or calls `leave`. */
  async runInTurn<T>(key: string, work: (leave: () => void) => Promise<T>): Promise<T> {
    const { ready, leave } = this.enter(key);
    await ready;
    return work(leave).finally(leave);
  }
}
