import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../observe/log.ts';
import {
  codeOf,
  PROBE_INTERVAL_MS,
  reasonOf,
  StoreCallError,
  StoreUnavailableError,
} from './contract/faults.ts';
import { sqliteResultCode } from './database/sqlite-file.ts';

export interface OutageOptions {
  /** Called until it succeeds. */
  readonly prepare: () => Promise<void>;
  /** Writes by a connection that no other work uses. */
  readonly probe: () => Promise<void>;
  /** A slow probe is then no outage. */
  readonly isBeingRewritten?: () => boolean;
  /** Logs outages, with one line a minute in between, and calls that fail alone. */
  readonly log?: Pick<Log, 'warn'> | undefined;
  readonly onState?: ((state: 'up' | 'down', reason?: string) => void) | undefined;
  /** Called after a start during an outage that only the operator can end. */
  readonly onRefused?: (cause: unknown) => void;
}

export interface OutageGuard {
  /**
   * Migrates and probes the database. Fulfils even if an outage begins. Rejects if only the operator can fix
   * the problem.
   */
  open(): Promise<void>;
  /**
   * In an outage, methods reject immediately with `StoreUnavailableError`. A call that fails alone rejects
   * with `StoreCallError`.
   */
  guardMethods<T extends object>(methods: T): T;
  /**
   * Rejects with `StoreUnavailableError` during an outage, or if the database accepts no write within two
   * seconds.
   */
  check(): Promise<void>;
  close(): void;
}

const PROBE_TIMEOUT_MS = 2000;
/**
 * The time limit is a chain of timers. When the process stood still, the running one may end before the
 * database's answer is read. The next ones leave time. A new connection and its test need this many answers.
 */
const PROBE_TIMER_COUNT = 8;
const LOG_INTERVAL_MS = 60_000;

/**
 * An outage begins in these cases:
 * - The database is unavailable when it is opened.
 * - A check fails.
 * - A method fails with an error that may come from an outage, and a probe fails too. With SQLite, the error
 *   of one method is enough: all use the same file.
 */
export function createOutageGuard({
  prepare,
  probe,
  isBeingRewritten = () => false,
  log,
  onState,
  onRefused,
}: OutageOptions): OutageGuard {
  let outageError: StoreUnavailableError | undefined;
  let preparePromise: Promise<void> | undefined;
  let runningProbe: Promise<unknown> | undefined;
  let isOpened = false;
  const closeController = new AbortController();

  /** Fulfils if the file is being rewritten by then. */
  async function rejectAfterTimeout(): Promise<void> {
    for (let timerIndex = 0; timerIndex < PROBE_TIMER_COUNT; timerIndex++) {
      await sleep(PROBE_TIMEOUT_MS / PROBE_TIMER_COUNT, undefined, { ref: false });
      if (isBeingRewritten()) return;
    }
    throw new StoreUnavailableError(`no answer within ${PROBE_TIMEOUT_MS / 1000} seconds`);
  }

  /**
   * Migrates once, even if the caller stops waiting. A problem for the operator is kept for the next call, in
   * case no caller waited.
   */
  async function prepareAndProbe(): Promise<void> {
    preparePromise ??= prepare().catch((error: unknown) => {
      if (mayRecover(error)) preparePromise = undefined;
      throw error;
    });
    await preparePromise;
    await probe();
    isOpened = true;
  }

  /** Fulfils with the error. Callers at the same time share one probe. */
  function findOutage(): Promise<unknown> {
    runningProbe ??= Promise.race([prepareAndProbe(), rejectAfterTimeout()])
      .then(
        () => undefined,
        (cause: unknown) => cause,
      )
      .finally(() => {
        runningProbe = undefined;
      });
    return runningProbe;
  }

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
      const error = await findOutage();
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
      throw isMaybeOutage(error) ? await explain(error) : error;
    }
  }

  async function explain(cause: unknown): Promise<StoreUnavailableError> {
    const outageCause = sqliteResultCode(cause) === undefined ? await findOutage() : cause;
    if (outageCause !== undefined) return beginOutage(outageCause);
    log?.warn({ err: cause }, 'one call of the database failed');
    return new StoreCallError(`one call of the database failed (${reasonOf(cause)})`, { cause });
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
      const error = await findOutage();
      if (error !== undefined) throw beginOutage(error);
    },
    close: () => closeController.abort(),
  };
}

const OUTAGE_MESSAGE = 'the database can not be used; trying again';

/** A locked file, a failing or full disk (sqlite.org/rescode.html). */
const SQLITE_TEMPORARY_CODES: ReadonlySet<number> = new Set([5, 6, 10, 13]);
/** A file that is read-only or damaged, or that can't be opened. */
const SQLITE_PERMANENT_CODES: ReadonlySet<number> = new Set([8, 11, 14]);
/**
 * Problems that may end by themselves (postgresql.org/docs/current/errcodes-appendix.html).
 * - 08: a failed connection
 * - 25006: a read-only server
 * - 25P03: a transaction that stood still for too long
 * - 40001, 40P01: a transaction that met others again and again
 * - 53: too few resources, such as a full disk
 * - 55P03: a lock that is not available
 * - 57: an intervention, such as a shutdown
 * - 58: an error of the server's operating system
 * - E: network errors of Node
 */
const POSTGRES_TEMPORARY_CODE = /^(08...|25006|25P03|40001|40P01|53...|55P03|57...|58...|E(?!RR_)[A-Z_]+)$/;
/** Problems such as a wrong login or a missing database. */
const POSTGRES_PERMANENT_CODE = /^(28...|3D...)$/;
/** The driver's own errors have no code. */
const PG_CLIENT_TEMPORARY_MESSAGE =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|timeout (exceeded|expired))/;

/** Problems for the operator count too: after a repair, the database can be used again. */
function isMaybeOutage(error: unknown): boolean {
  const sqliteCode = sqliteResultCode(error);
  if (sqliteCode !== undefined) return mayRecover(error) || SQLITE_PERMANENT_CODES.has(sqliteCode);
  return mayRecover(error) || POSTGRES_PERMANENT_CODE.test(codeOf(error));
}

/** Whether the program's start waits for the end of the problem. */
function mayRecover(error: unknown): boolean {
  if (error instanceof StoreUnavailableError) return true;
  const sqliteCode = sqliteResultCode(error);
  if (sqliteCode !== undefined) return SQLITE_TEMPORARY_CODES.has(sqliteCode);
  return (
    POSTGRES_TEMPORARY_CODE.test(codeOf(error)) ||
    (error instanceof Error && PG_CLIENT_TEMPORARY_MESSAGE.test(error.message))
  );
}
