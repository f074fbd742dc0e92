import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../observe/log.ts';
import { PROBE_INTERVAL_MS, reason, StoreUnavailableError } from './contract/faults.ts';
import { resultCode } from './database/sqlite-file.ts';

export interface OutageOptions {
  /** Migrates the database. Called until it has succeeded once. */
  readonly prepare: () => Promise<void>;
  /** Writes a small row to the database and removes it. */
  readonly probe: () => Promise<void>;
  /** Logs the begin of an outage, each minute of it, and its end. */
  readonly log?: Pick<Log, 'warn'> | undefined;
  readonly onState?: ((state: 'up' | 'down', why?: string) => void) | undefined;
  /** Called if the database was unavailable at the start and then turns out to be unusable. */
  readonly onRefused?: (cause: unknown) => void;
}

/** Handling of one database's outages. */
export interface Outages {
  /**
   * Migrates and probes the database. Starts an outage if it is unavailable. Rejects if only the operator can
   * fix the problem.
   */
  open(): Promise<void>;
  /**
   * Wraps the methods of these objects so that they reject with `StoreUnavailableError` immediately during an
   * outage.
   */
  guarded<T extends object>(methods: T): T;
  /** Probes the database. Rejects with `StoreUnavailableError` if it accepts no write within two seconds. */
  check(): Promise<void>;
  /** Stops the probes. */
  close(): void;
}

/** Time limit of a probe. */
const PROBE_MS = 2000;
/**
 * Number of parts of the time limit. If a suspended process wakes up late in the first part, the second part
 * still leaves time for an answer.
 */
const PARTS = 2;
/** Shortest time between two log lines about the same outage. */
const TELL_EVERY_MS = 60_000;

/**
 * Creates the handling of outages. It recognises an outage by the errors of the store, and probes the
 * database until the outage is over.
 */
export function createOutages({ prepare, probe, log, onState, onRefused }: OutageOptions): Outages {
  let away: StoreUnavailableError | undefined;
  let preparing: Promise<void> | undefined;
  let isOpened = false;
  const closing = new AbortController();

  async function silence(): Promise<never> {
    for (let part = 0; part < PARTS; part++) await sleep(PROBE_MS / PARTS, undefined, { ref: false });
    throw new StoreUnavailableError(`no answer within ${PROBE_MS / 1000} seconds`);
  }

  /**
   * Migrates (once) and probes the database. Resolves when it has accepted a write. The migration continues
   * after a time-out.
   */
  async function use(): Promise<void> {
    preparing ??= prepare().catch((error: unknown) => {
      preparing = undefined;
      throw error;
    });
    await preparing;
    await probe();
    isOpened = true;
  }
  const asked = (): Promise<void> => Promise.race([use(), silence()]);

  function begin(cause: unknown): StoreUnavailableError {
    if (away !== undefined) return away;
    const why = reason(cause);
    away = new StoreUnavailableError(`the database can't be used (${why})`, { cause });
    log?.warn({ err: cause }, TRYING_AGAIN);
    onState?.('down', why);
    void waitForEnd();
    return away;
  }

  async function waitForEnd(): Promise<void> {
    const { signal } = closing;
    let toldAt = performance.now();
    for (;;) {
      await sleep(PROBE_INTERVAL_MS, undefined, { ref: false, signal }).catch(() => {});
      if (signal.aborted) return;
      const error = await asked().then(
        () => undefined,
        (cause: unknown) => cause,
      );
      if (error === undefined) break;
      if (!isOpened && !mayPass(error)) return onRefused?.(error);
      if (performance.now() - toldAt < TELL_EVERY_MS) continue;
      toldAt = performance.now();
      log?.warn({ why: reason(error) }, TRYING_AGAIN);
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
    async open() {
      await use().catch((error: unknown) => {
        if (!mayPass(error)) throw error;
        begin(error);
      });
    },
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

const TRYING_AGAIN = 'the database can not be used; trying again';

/** SQLite's result codes for a locked file and a failing or full disk. sqlite.org/rescode.html */
const SQLITE_PASSING: ReadonlySet<number> = new Set([5, 6, 10, 13]);
/** SQLite's result codes for a file that is read-only, damaged or can't be opened. */
const SQLITE_LASTING: ReadonlySet<number> = new Set([8, 11, 14]);
/**
 * PostgreSQL's error classes for connections, read-only servers, full disks, shutdowns and the system
 * (postgresql.org/docs/current/errcodes-appendix.html), and Node's codes for network errors.
 */
const POSTGRES_PASSING = /^(08...|25006|53...|57...|58...|E(?!RR_)[A-Z_]+)$/;
/** PostgreSQL's error classes for logins and missing databases. */
const POSTGRES_LASTING = /^(28...|3D...)$/;
/** Messages of pg's own errors, which have no code. */
const PG_PASSING =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded)/;

/**
 * Whether the error means an outage, if the database was usable before. The operator may have to repair the
 * database.
 */
function isOutage(error: unknown): boolean {
  const sqlite = resultCode(error);
  if (sqlite !== undefined) return mayPass(error) || SQLITE_LASTING.has(sqlite);
  return mayPass(error) || POSTGRES_LASTING.test(codeOf(error));
}

/** Whether an outage with this error may end without the operator. A start then waits for the end. */
function mayPass(error: unknown): boolean {
  if (error instanceof StoreUnavailableError) return true;
  const sqlite = resultCode(error);
  if (sqlite !== undefined) return SQLITE_PASSING.has(sqlite);
  return POSTGRES_PASSING.test(codeOf(error)) || (error instanceof Error && PG_PASSING.test(error.message));
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
