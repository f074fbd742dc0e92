/** Memory that jobs and tables share, in bytes. */
export interface SharedMemory {
  readonly all: number;
  /** Bytes that all running jobs take, as estimated. */
  readonly jobs: number;
  /**
   * Whether a job of `bytes` may start. Running jobs, tables in use and the new job must fit into `all`. A
   * job may always start if no other runs, or if it is too small to count (0).
   */
  fits(bytes: number): boolean;
  /** Adds `jobs` and `tables` bytes to those in use; negative numbers release them. */
  change(by: { readonly jobs?: number; readonly tables?: number }): void;
  /** Calls `listener` after each change of the memory in use. */
  watch(listener: () => void): void;
}

export function sharedMemory(all: number): SharedMemory {
  const listeners: (() => void)[] = [];
  const taken = { jobs: 0, tables: 0 };
  return {
    all,
    get jobs() {
      return taken.jobs;
    },
    fits: (bytes) => bytes === 0 || taken.jobs === 0 || taken.jobs + taken.tables + bytes <= all,
    change({ jobs = 0, tables = 0 }) {
      if (jobs === 0 && tables === 0) return;
      taken.jobs += jobs;
      taken.tables += tables;
      for (const listener of listeners) listener();
    },
    watch: (listener) => void listeners.push(listener),
  };
}
