import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../observe/log.ts';
import { PROBE_INTERVAL_MS, reason, StoreUnavailableError } from './contract/faults.ts';
import { resultCode } from './database/sqlite-file.ts';

export interface OutageOptions {
  /** Brings the database up to date. Called until it has succeeded once. */
  readonly prepare: () => Promise<void>;
  /** Writes a little and takes it back. */
  readonly probe: () => Promise<void>;
  /** Told when an outage begins, once a minute while it lasts, and when it is over. */
  readonly log?: Pick<Log, 'warn'> | undefined;
  readonly onState?: ((state: 'up' | 'down', why?: string) => void) | undefined;
  /** Told why the database can never be used, if that shows after an outage at the start. */
  readonly onRefused?: (cause: unknown) => void;
}

/** Outages of one database. */
export interface Outages {
  /** Prepares and probes the database; an outage begins if it is away. Rejects if only an admin can help. */
  open(): Promise<void>;
  /** The methods of these objects, which reject with `StoreUnavailableError` at once for as long as an outage lasts. */
  guarded<T extends object>(methods: T): T;
  /** Asks the database really. Rejects with `StoreUnavailableError` if it doesn't take a write within two seconds. */
  check(): Promise<void>;
  /** Ends the asking. */
  close(): void;
}

/** Milliseconds that the database has to answer a probe. */
const PROBE_MS = 2000;
/** A process that stood still for one of these parts has heard nothing of what was said in it. */
const PARTS = 2;
/** Milliseconds between two lines of the log about the same outage. */
const TELL_EVERY_MS = 60_000;

/** Tells outages from bugs, and asks the database during an outage until it is over. */
export function createOutages({ prepare, probe, log, onState, onRefused }: OutageOptions): Outages {
  let away: StoreUnavailableError | undefined;
  let preparing: Promise<void> | undefined;
  let isOpened = false;
  const closing = new AbortController();

  async function silence(): Promise<never> {
    for (let part = 0; part < PARTS; part++) await sleep(PROBE_MS / PARTS, undefined, { ref: false });
    throw new StoreUnavailableError(`no answer within ${PROBE_MS / 1000} seconds`);
  }

  /** Fulfils when the database has taken a write. Preparing goes on where nobody waits for it any more. */
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

/** SQLite's result codes for a locked file, and for a failing or full disk. sqlite.org/rescode.html */
const SQLITE_PASSING: ReadonlySet<number> = new Set([5, 6, 10, 13]);
/** And for one that is read-only, damaged or can't be opened. */
const SQLITE_LASTING: ReadonlySet<number> = new Set([8, 11, 14]);
/**
 * PostgreSQL's classes for connections, read-only servers, full disks, shut-downs and the system
 * (postgresql.org/docs/current/errcodes-appendix.html), and what Node calls a network that fails.
 */
const POSTGRES_PASSING = /^(08...|25006|53...|57...|58...|E(?!RR_)[A-Z_]+)$/;
/** And for logins and missing databases. */
const POSTGRES_LASTING = /^(28...|3D...)$/;
/** pg's own errors, which have no code. */
const PG_PASSING =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded)/;

/** Is it an outage of a database that was usable before? The program waits while an admin repairs it. */
function isOutage(error: unknown): boolean {
  const sqlite = resultCode(error);
  if (sqlite !== undefined) return mayPass(error) || SQLITE_LASTING.has(sqlite);
  return mayPass(error) || POSTGRES_LASTING.test(codeOf(error));
}

/** Is it an outage that may pass by itself, so that a start waits for its end? */
function mayPass(error: unknown): boolean {
  if (error instanceof StoreUnavailableError) return true;
  const sqlite = resultCode(error);
  if (sqlite !== undefined) return SQLITE_PASSING.has(sqlite);
  return POSTGRES_PASSING.test(codeOf(error)) || (error instanceof Error && PG_PASSING.test(error.message));
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
