/** Memory of jobs and tables, in bytes. */
export interface SharedMemory {
  readonly limitBytes: number;
  /** Estimated, of all running jobs. */
  readonly jobs: number;
  /**
   * Running jobs, tables in use and the new job must fit into `limitBytes`. A job of 0 bytes always fits, and
   * any job if all running ones have 0.
   */
  fits(bytes: number): boolean;
  /** Negative numbers free memory. */
  change(delta: { readonly jobs?: number; readonly tables?: number }): void;
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
