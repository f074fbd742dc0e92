/** Memory that jobs and tables share, in bytes. */
export interface SharedMemory {
  readonly all: number;
  /** What the jobs take that have a thread. */
  readonly jobs: number;
  /** Is there room for a job of so many beside the others and the tables in use? Alone a job always has. */
  fits(bytes: number): boolean;
  /** A job begins (`jobs` more), or ends (fewer); tables come into use, or out of it. */
  change(by: { readonly jobs?: number; readonly tables?: number }): void;
  /** Calls that function after each change. */
  watch(listener: () => void): void;
  /** A job waits for nothing but memory: whoever holds some that it could do without gives it back. */
  lack(): void;
  /** Calls that function whenever memory lacks. */
  onLack(listener: () => void): void;
}

/** So much memory, of which nothing is taken. */
export function sharedMemory(all: number): SharedMemory {
  const listeners: (() => void)[] = [];
  const givers: (() => void)[] = [];
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
    lack() {
      for (const give of givers) give();
    },
    onLack: (listener) => void givers.push(listener),
  };
}
