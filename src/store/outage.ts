import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../observe/log.ts';
import { PROBE_INTERVAL_MS, reasonOf, StoreUnavailableError } from './contract/faults.ts';
import { sqliteResultCode } from './database/sqlite-file.ts';

export interface OutageOptions {
  /** Migrates the database. Called repeatedly until it succeeds. */
  readonly prepare: () => Promise<void>;
  /** Writes a small row to the database and removes it. */
  readonly probe: () => Promise<void>;
  /** Logs the beginning of an outage, its end, and one line a minute in between. */
  readonly log?: Pick<Log, 'warn'> | undefined;
  /** Called when an outage begins (`down`) and when it ends (`up`). */
  readonly onState?: ((state: 'up' | 'down', reason?: string) => void) | undefined;
  /**
   * Called if the program started during an outage and the database then turns out to be unusable until the
   * operator repairs it.
   */
  readonly onRefused?: (cause: unknown) => void;
}

/** Detects when one database becomes unavailable, and when it is available again. */
export interface OutageGuard {
  /**
   * Migrates and probes the database. If the database is unavailable, resolves, and an outage begins. Rejects
   * if only the operator can fix the problem.
   */
  open(): Promise<void>;
  /**
   * Wraps all methods of `methods`. During an outage, a wrapped method rejects immediately with
   * `StoreUnavailableError` and doesn't ask the database.
   */
  guardMethods<T extends object>(methods: T): T;
  /**
   * Tests a write to the database. Rejects with `StoreUnavailableError` during an outage, or if the database
   * accepts no write within two seconds.
   */
  check(): Promise<void>;
  /** Stops the probes. */
  close(): void;
}

/** Time limit for a test whether the database accepts a write. */
const PROBE_TIMEOUT_MS = 2000;
/**
 * Number of timers, one after the other, that make up the time limit of a probe. After the process was
 * suspended, the running timer may end immediately, before the database could answer. The next timer still
 * leaves time for the answer.
 */
const PROBE_TIMER_COUNT = 2;
/** Shortest time between two lines in the log about the same outage. */
const LOG_INTERVAL_MS = 60_000;

/**
 * Creates the object that detects outages. An outage begins in these cases:
 * - The database is unavailable when it is opened.
 * - A check fails.
 * - A method of the store fails with an error that `isOutage` accepts.
 * During an outage, the database is probed until it accepts a write.
 */
export function createOutageGuard({ prepare, probe, log, onState, onRefused }: OutageOptions): OutageGuard {
  let outageError: StoreUnavailableError | undefined;
  let preparePromise: Promise<void> | undefined;
  let isOpened = false;
  const closeController = new AbortController();

  async function rejectAfterTimeout(): Promise<never> {
    for (let timerIndex = 0; timerIndex < PROBE_TIMER_COUNT; timerIndex++)
      await sleep(PROBE_TIMEOUT_MS / PROBE_TIMER_COUNT, undefined, { ref: false });
    throw new StoreUnavailableError(`no answer within ${PROBE_TIMEOUT_MS / 1000} seconds`);
  }

  /**
   * Migrates the database, unless this was done before, and probes it. Resolves when the database has
   * accepted a write. If the caller stops waiting, the migration still continues.
   */
  async function prepareAndProbe(): Promise<void> {
    preparePromise ??= prepare().catch((error: unknown) => {
      preparePromise = undefined;
      throw error;
    });
    await preparePromise;
    await probe();
    isOpened = true;
  }
  const probeWithTimeout = (): Promise<void> => Promise.race([prepareAndProbe(), rejectAfterTimeout()]);

  function beginOutage(cause: unknown): StoreUnavailableError {
    if (outageError !== undefined) return outageError;
    const reason = reasonOf(cause);
    outageError = new StoreUnavailableError(`the database can't be used (${reason})`, { cause });
    log?.warn({ err: cause }, OUTAGE_MESSAGE);
    onState?.('down', reason);
    void waitForOutageEnd();
    return outageError;
  }

  async function waitForOutageEnd(): Promise<void> {
    const { signal } = closeController;
    let loggedAt = performance.now();
    for (;;) {
      await sleep(PROBE_INTERVAL_MS, undefined, { ref: false, signal }).catch(() => {});
      if (signal.aborted) return;
      const error = await probeWithTimeout().then(
        () => undefined,
        (cause: unknown) => cause,
      );
      if (error === undefined) break;
      if (!isOpened && !mayRecover(error)) return onRefused?.(error);
      if (performance.now() - loggedAt < LOG_INTERVAL_MS) continue;
      loggedAt = performance.now();
      log?.warn({ why: reasonOf(error) }, OUTAGE_MESSAGE);
    }
    outageError = undefined;
    log?.warn({}, 'the database can be used again');
    onState?.('up');
  }

  async function guardCall<T>(work: () => Promise<T>): Promise<T> {
    if (outageError !== undefined) throw outageError;
    try {
      return await work();
    } catch (error) {
      throw isOutage(error) ? beginOutage(error) : error;
    }
  }

  const guardMethods = <T extends object>(methods: T): T =>
    Object.fromEntries(
      Object.entries(methods).map(([name, value]) => [
        name,
        typeof value === 'function'
          ? (...args: unknown[]) => guardCall(async () => value(...args))
          : guardMethods(value),
      ]),
    ) as T;

  return {
    async open() {
      await prepareAndProbe().catch((error: unknown) => {
        if (!mayRecover(error)) throw error;
        beginOutage(error);
      });
    },
    guardMethods,
    async check() {
      if (outageError !== undefined) throw outageError;
      await probeWithTimeout().catch((error: unknown) => {
        throw beginOutage(error);
      });
    },
    close: () => closeController.abort(),
  };
}

const OUTAGE_MESSAGE = 'the database can not be used; trying again';

/**
 * SQLite's result codes for problems that may end without the operator: a locked file, a failing or full disk
 * (sqlite.org/rescode.html).
 */
const SQLITE_TEMPORARY_CODES: ReadonlySet<number> = new Set([5, 6, 10, 13]);
/**
 * SQLite's result codes for problems that the operator must fix: a file that is read-only or damaged, or that
 * can't be opened.
 */
const SQLITE_PERMANENT_CODES: ReadonlySet<number> = new Set([8, 11, 14]);
/**
 * Matches codes of problems that may end without the operator. PostgreSQL's codes are listed at
 * postgresql.org/docs/current/errcodes-appendix.html.
 * - 08: a failed connection
 * - 25006: a read-only server
 * - 53: too few resources, such as a full disk
 * - 57: an intervention, such as a shutdown
 * - 58: an error of the server's operating system
 * - E: network errors of Node
 */
const POSTGRES_TEMPORARY_CODE = /^(08...|25006|53...|57...|58...|E(?!RR_)[A-Z_]+)$/;
/** Matches PostgreSQL's codes of problems that the operator must fix: a wrong login, a missing database. */
const POSTGRES_PERMANENT_CODE = /^(28...|3D...)$/;
/**
 * Matches messages of the driver pg for problems that may end without the operator. Its own errors have no
 * code.
 */
const PG_CLIENT_TEMPORARY_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded)/;

/**
 * Whether an error begins an outage. Assumes that the database could be used before the error. Problems that
 * the operator must fix count too, because the database can be used again after a repair.
 */
function isOutage(error: unknown): boolean {
  const sqliteCode = sqliteResultCode(error);
  if (sqliteCode !== undefined) return mayRecover(error) || SQLITE_PERMANENT_CODES.has(sqliteCode);
  return mayRecover(error) || POSTGRES_PERMANENT_CODE.test(codeOf(error));
}

/**
 * Whether the problem may end without the operator. If such a problem occurs when the program starts, the
 * program waits until the problem is over.
 */
function mayRecover(error: unknown): boolean {
  if (error instanceof StoreUnavailableError) return true;
  const sqliteCode = sqliteResultCode(error);
  if (sqliteCode !== undefined) return SQLITE_TEMPORARY_CODES.has(sqliteCode);
  return (
    POSTGRES_TEMPORARY_CODE.test(codeOf(error)) ||
    (error instanceof Error && PG_CLIENT_TEMPORARY_MESSAGE.test(error.message))
  );
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
