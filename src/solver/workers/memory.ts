/** The memory limit that jobs and tables share, and the memory that they use. All numbers are bytes. */
export interface SharedMemory {
  readonly limit: number;
  /** Estimated memory of all running jobs. */
  readonly jobs: number;
  /**
   * May a job of `bytes` start? All running jobs, all tables in use and the new job must together fit into
   * `limit`. Two jobs may always start: a job of 0 bytes, and a job of any size if all running jobs have 0
   * bytes.
   */
  fits(bytes: number): boolean;
  /** Adds `delta` to the memory in use by jobs and by tables. Negative numbers free memory. */
  change(delta: { readonly jobs?: number; readonly tables?: number }): void;
  /** Calls `listener` after each change of the memory in use. */
  onChange(listener: () => void): void;
}

export function createSharedMemory(limit: number): SharedMemory {
  const listeners: (() => void)[] = [];
  const used = { jobs: 0, tables: 0 };
  return {
    limit,
    get jobs() {
      return used.jobs;
    },
    fits: (bytes) => bytes === 0 || used.jobs === 0 || used.jobs + used.tables + bytes <= limit,
    change({ jobs = 0, tables = 0 }) {
      if (jobs === 0 && tables === 0) return;
      used.jobs += jobs;
      used.tables += tables;
      for (const listener of listeners) listener();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
