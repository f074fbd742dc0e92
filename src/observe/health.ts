/** `up`: works. `connecting`: not yet, or not any more, but trying. `down`: given up. */
export type AdapterState = 'up' | 'connecting' | 'down';

export interface HealthReport {
  /** No adapter is down. */
  readonly ok: boolean;
  readonly version: string;
  /** Whole seconds since the start. */
  readonly uptime: number;
  readonly adapters: Readonly<Record<string, AdapterState>>;
}

/** Which adapters work. Adapters note their own state; the page's `/health` shows it. */
export interface Health {
  note(adapter: string, state: AdapterState): void;
  report(): HealthReport;
}

/** Health of a program that starts now. `now`: milliseconds. */
export function createHealth(version: string, now: () => number = () => performance.now()): Health {
  const started = now();
  const adapters = new Map<string, AdapterState>();
  return {
    note: (adapter, state) => void adapters.set(adapter, state),
    report: () => ({
      ok: ![...adapters.values()].includes('down'),
      version,
      uptime: Math.floor((now() - started) / 1000),
      adapters: Object.fromEntries(adapters),
    }),
  };
}
