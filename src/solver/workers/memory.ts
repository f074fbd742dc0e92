/** The memory limit that jobs and tables share, and the memory that they use. All numbers are bytes. */
export interface SharedMemory {
  readonly limitBytes: number;
  /** Estimated memory of all running jobs. */
  readonly jobs: number;
  /**
   * May a job of `bytes` start? All running jobs, all tables in use and the new job must together fit into
   * `limitBytes`. Two jobs may always start: a job of 0 bytes, and a job of any size if all running jobs have
   * 0 bytes.
   */
  fits(bytes: number): boolean;
  /** Adds `delta` to the memory in use by jobs and by tables. Negative numbers free memory. */
  change(delta: { readonly jobs?: number; readonly tables?: number }): void;
  /** Calls `listener` after each change of the memory in use. */
  onChange(listener: () => void): void;
}

export function createSharedMemory(limitBytes: number): SharedMemory {
  const listeners: (() => void)[] = [];
  const usedBytes = { jobs: 0, tables: 0 };
  return {
    limitBytes,
    get jobs() {
      return usedBytes.jobs;
    },
    fits: (bytes) =>
      bytes === 0 || usedBytes.jobs === 0 || usedBytes.jobs + usedBytes.tables + bytes <= limitBytes,
    change({ jobs = 0, tables = 0 }) {
      if (jobs === 0 && tables === 0) return;
      usedBytes.jobs += jobs;
      usedBytes.tables += tables;
      for (const listener of listeners) listener();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
