import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../observe/log.ts';
import { resultCode } from './sqlite/result-code.ts';

/** The database can't be reached, read or written at the moment. It passes without a restart; whoever asks is told so. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/** Logs what went wrong in work of the program's own, unless it is an outage: that is told once, when it begins. */
export function logUnlessAway(log: Pick<Log, 'error'>, error: unknown, message: string): void {
  if (!(error instanceof StoreAway)) log.error({ err: error }, message);
}

/** Does what can't be done without, again and again for as long as an outage lasts. */
export async function throughOutage<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
      await sleep(PROBE_EVERY_MS);
    }
  }
}

export interface OutageOptions {
  /** Writes a little and takes it back. */
  readonly probe: () => Promise<void>;
  /** Told once when an outage begins and once when it is over. */
  readonly log?: Pick<Log, 'warn'> | undefined;
  readonly onState?: ((state: 'up' | 'down', why?: string) => void) | undefined;
}

/** Outages of one database. */
export interface Outages {
  /** The methods of these objects, which reject with `StoreAway` at once for as long as an outage lasts. */
  guarded<T extends object>(methods: T): T;
  /** Asks the database really. Rejects with `StoreAway` if it doesn't take a write within two seconds. */
  check(): Promise<void>;
  /** Ends the asking. */
  close(): void;
}

/** Milliseconds that the database has to answer a probe, and between two probes of an outage. */
const PROBE_MS = 2000;
/** A process that stood still for one of these parts has heard nothing of what was said in it. */
const PARTS = 2;
const PROBE_EVERY_MS = 1000;

/** Tells outages from bugs, and asks the database during an outage until it is over. */
export function createOutages({ probe, log, onState }: OutageOptions): Outages {
  let away: StoreAway | undefined;
  const closing = new AbortController();

  async function silence(): Promise<never> {
    for (let part = 0; part < PARTS; part++) await sleep(PROBE_MS / PARTS, undefined, { ref: false });
    throw new Error(`no answer within ${PROBE_MS / 1000} seconds`);
  }
  const asked = (): Promise<void> => Promise.race([probe(), silence()]);

  function begin(cause: unknown): StoreAway {
    if (away !== undefined) return away;
    const why = cause instanceof Error ? cause.message : String(cause);
    away = new StoreAway(`the database can't be used (${why})`, { cause });
    log?.warn({ err: cause }, 'the database can not be used; trying again');
    onState?.('down', why);
    void waitForEnd();
    return away;
  }

  async function waitForEnd(): Promise<void> {
    const { signal } = closing;
    for (let there = false; !there; ) {
      await sleep(PROBE_EVERY_MS, undefined, { ref: false, signal }).catch(() => {});
      if (signal.aborted) return;
      there = await asked().then(
        () => true,
        () => false,
      );
    }
    away = undefined;
    log?.warn({}, 'the database can be used again');
    onState?.('up');
  }

  async function guard<T>(work: () => Promise<T>): Promise<T> {
    if (away !== undefined) throw away;
    try {
      return await work();
    } catch (error) {
      throw isOutage(error) ? begin(error) : error;
    }
  }

  const guarded = <T extends object>(methods: T): T =>
    Object.fromEntries(
      Object.entries(methods).map(([name, value]) => [
        name,
        typeof value === 'function'
          ? (...given: unknown[]) => guard(async () => value(...given))
          : guarded(value),
      ]),
    ) as T;

  return {
    guarded,
    async check() {
      if (away !== undefined) throw away;
      await asked().catch((error: unknown) => {
        throw begin(error);
      });
    },
    close: () => closing.abort(),
  };
}

/** SQLite's result codes for a file that is locked, read-only, damaged, gone, or on a disk that is full. sqlite.org/rescode.html */
const SQLITE_OUTAGES: ReadonlySet<number> = new Set([5, 6, 8, 10, 11, 13, 14]);
/**
 * PostgreSQL's classes for connections, read-only servers, logins, missing databases, full disks, shut-downs and the system
 * (postgresql.org/docs/current/errcodes-appendix.html), and what Node calls a network that fails.
 */
const POSTGRES_OUTAGES = /^(08...|25006|28...|3D...|53...|57...|58...|E(?!RR_)[A-Z_]+)$/;
/** pg's own errors, which have no code. */
const PG_OUTAGES =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded)/;

function isOutage(error: unknown): boolean {
  if (error instanceof StoreAway) return true;
  if (!(error instanceof Error)) return false;
  const sqlite = resultCode(error);
  if (sqlite !== undefined) return SQLITE_OUTAGES.has(sqlite);
  const code = 'code' in error ? String(error.code) : '';
  return POSTGRES_OUTAGES.test(code) || PG_OUTAGES.test(error.message);
}
