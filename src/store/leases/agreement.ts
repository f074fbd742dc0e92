import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Log } from '../../observe/log.ts';
import { StoreError } from '../contract/faults.ts';
import { engineOf } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';
import { runTransaction } from '../database/transactions.ts';
import type { LeaseOwner } from './owner.ts';

/** All processes of a database must share these: they decide a day's puzzle and which links are valid. */
export interface DailySettings {
  readonly secret: string;
  /** IANA name of the zone in which days begin. */
  readonly timeZone: string;
}

export interface Agreement {
  /**
   * If processes serve with other settings, waits until their leases would have expired, then throws
   * `StoreError`.
   */
  join(): Promise<void>;
  /** Throws `StoreError` if this process stood still and others now serve with other settings. */
  renew(): Promise<void>;
}

const RENEWAL_INTERVAL_MS = 5000;
/** Time after which a killed process on another machine counts as ended. */
const LEASE_MS = 3 * RENEWAL_INTERVAL_MS;
const RETRY_PAUSE_MS = 500;

/** Settings of the processes that serve, or served last. */
const SETTINGS_KEY = 'daily-settings';
const LEASE_PREFIX = 'serving:';

export function createAgreement(
  db: Kysely<Schema>,
  owner: LeaseOwner,
  readSettings: () => Promise<DailySettings>,
  log?: Pick<Log, 'warn'>,
): Agreement {
  const { nowSql } = engineOf(db);
  const leaseName = `${LEASE_PREFIX}${owner.name}`;
  const leaseEndSql = sql<number>`${nowSql} + ${sql.lit(LEASE_MS)}`;

  async function describeSettings(): Promise<string> {
    const { secret, timeZone } = await readSettings();
    return `${timeZone} ${createHmac('sha256', secret).update('daily settings').digest('base64url')}`;
  }

  /** Returns a sentence that names the difference, if any. */
  async function tryToJoin(): Promise<string | undefined> {
    const ours = await describeSettings();
    return runTransaction(db, async (transaction) => {
      // A write locks an existing row, so only one process at a time joins.
      const { value: theirs } = await transaction
        .insertInto('key_values')
        .values({ key: SETTINGS_KEY, value: ours })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: SETTINGS_KEY }))
        .returning('value')
        .executeTakeFirstOrThrow();
      if (theirs !== ours) {
        const otherLeases = await transaction
          .selectFrom('leases')
          .select('owner')
          .where('name', 'like', `${LEASE_PREFIX}%`)
          .where('name', '<>', leaseName)
          .where('held_until', '>', nowSql)
          .execute();
        if (otherLeases.some((lease) => !owner.hasEnded(lease.owner)))
          return describeDifference(ours, theirs);
        await transaction
          .updateTable('key_values')
          .set({ value: ours })
          .where('key', '=', SETTINGS_KEY)
          .execute();
      }
      await transaction
        .insertInto('leases')
        .values({ name: leaseName, owner: owner.name, held_until: leaseEndSql })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ held_until: leaseEndSql }))
        .execute();
      return undefined;
    });
  }

  return {
    async join() {
      const deadlineMs = performance.now() + LEASE_MS + RETRY_PAUSE_MS;
      for (let isLogged = false; ; isLogged = true) {
        const difference = await tryToJoin();
        if (difference === undefined) return;
        if (performance.now() > deadlineMs) throw new StoreError(difference);
        if (!isLogged) log?.warn({ why: difference }, 'waiting until processes with other settings end');
        // With SQLite this timer alone keeps the starting program alive.
        await sleep(RETRY_PAUSE_MS);
      }
    },
    async renew() {
      // Usually one statement on a row of this process's own, so that processes don't wait for each other.
      const ours = await describeSettings();
      const renewedRow = await db
        .updateTable('leases')
        .set({ held_until: leaseEndSql })
        .where('name', '=', leaseName)
        .where((row) =>
          row.exists(
            row
              .selectFrom('key_values')
              .select('key')
              .where('key', '=', SETTINGS_KEY)
              .where('value', '=', ours),
          ),
        )
        .returning('name')
        .executeTakeFirst();
      const difference = renewedRow === undefined ? await tryToJoin() : undefined;
      if (difference !== undefined) throw new StoreError(difference);
    },
  };
}

/**
 * Calls `onRefused` once, and ends, if processes with other settings serve. The returned function stops this,
 * and fulfils when no call is running.
 */
export function startRenewals(
  renew: Agreement['renew'],
  onRefused: (error: StoreError) => void,
): () => Promise<void> {
  let currentRenewal: Promise<void> | undefined;
  const timer = setInterval(() => {
    currentRenewal ??= renew()
      .catch((error: unknown) => {
        // The lease outlasts several failures.
        if (!(error instanceof StoreError)) return;
        clearInterval(timer);
        onRefused(error);
      })
      .finally(() => {
        currentRenewal = undefined;
      });
  }, RENEWAL_INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await currentRenewal;
  };
}

function describeDifference(ours: string, theirs: string): string {
  const [[ourZone, ourSecretHash], [theirZone, theirSecretHash]] = [ours.split(' '), theirs.split(' ')];
  const differences = [
    ...(ourSecretHash === theirSecretHash ? [] : ['another DAILY_SECRET']),
    ...(ourZone === theirZone ? [] : [`DAILY_TIME_ZONE=${theirZone}, not ${ourZone}`]),
  ];
  return `Other processes on this database run with ${differences.join(' and ')}: set the same for all of them, or stop them all before you change it.`;
}
