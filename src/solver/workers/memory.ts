/** Memory that jobs and tables share, in bytes. */
export interface SharedMemory {
  readonly all: number;
  /** The estimates of all running jobs. */
  readonly jobs: number;
  /**
   * May a job of `bytes` begin? The one rule: with the running jobs and the tables in use it stays within
   * `all`. A job alone always may, and so may one too small to be counted (0).
   */
  fits(bytes: number): boolean;
  /** A job begins (`jobs` more) or ends (fewer); tables come into use, or out of it. */
  change(by: { readonly jobs?: number; readonly tables?: number }): void;
  /** Calls that function after each change. */
  watch(listener: () => void): void;
}

/** Memory of `all` bytes, all of them free. */
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
