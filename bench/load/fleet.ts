import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Program, startProgram } from '../../test/support/program/program.ts';
import { type PostgresServer, startPostgresServer } from '../../test/support/store/postgres-server.ts';
import { now } from '../report.ts';
import { dataDir } from '../tables.ts';
import type { Platforms } from './platforms.ts';
import { processorOf, processorOfAll } from './processor.ts';

/** Several processes of the program on one store. */
export interface Fleet {
  readonly size: number;
  readonly pids: readonly number[];
  /** Returns the milliseconds of processor time that the database's processes have taken so far. */
  storeProcessor(): number;
  /**
   * Kills a process by SIGKILL and starts it again. Fulfils with the milliseconds until it was ready, and
   * those of processor time.
   */
  kill(index: number): Promise<{ readonly took: number; readonly processor: number }>;
  /** Ends a process by SIGTERM and starts it again. Fulfils when it is ready. */
  restart(index: number): Promise<void>;
  /** Makes a process stand still for that time. */
  freeze(index: number, milliseconds: number): Promise<void>;
  /** Ends all by SIGTERM. Fulfils with their output. */
  stop(): Promise<string>;
}

function tablesFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tileknight-fleet-'));
  mkdirSync(join(dataDir, 'tables'), { recursive: true });
  symlinkSync(join(dataDir, 'tables'), join(folder, 'tables'));
  return folder;
}

/** Starts one process on SQLite that polls Telegram and connects to Discord's gateway. */
export function startAlone({ env }: Platforms): Promise<Fleet> {
  return startFleet(1, () => ({ ...env }));
}

/**
 * Starts several processes on one PostgreSQL, behind Telegram's webhook and Discord's endpoint. `envOf`:
 * further settings of the process of this index.
 */
export async function startTogether(
  platforms: Platforms,
  size: number,
  envOf: (index: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<Fleet & { readonly databaseUrl: string }> {
  const { env, discord, telegram } = platforms;
  const postgres: PostgresServer = await startPostgresServer();
  const databaseUrl = await postgres.newDatabase();
  const settings = {
    ...env,
    DATABASE_URL: databaseUrl,
    TELEGRAM_WEBHOOK_URL: 'http://127.0.0.1:1/telegram',
    DISCORD_PUBLIC_KEY: discord.endpoint.publicKey,
  };
  const fleet = await startFleet(
    size,
    (index) => ({ ...settings, ...envOf(index) }),
    (urls) => {
      telegram.hooks = urls.map((url) => `${url}/telegram`);
      discord.endpoint.urls = urls.map((url) => `${url}/discord`);
    },
  );
  return {
    ...fleet,
    databaseUrl,
    get pids() {
      return fleet.pids;
    },
    storeProcessor: () => processorOfAll(postgres.pid),
    async stop() {
      const output = await fleet.stop();
      await postgres.stop();
      return output;
    },
  };
}

async function startFleet(
  size: number,
  settings: (index: number) => Record<string, string>,
  onUrls: (urls: readonly string[]) => void = () => {},
): Promise<Fleet> {
  const folders = Array.from({ length: size }, tablesFolder);
  const programs: (Program | undefined)[] = [];
  let output = '';
  const start = async (index: number): Promise<void> => {
    const program = await startProgram(folders[index] ?? '', settings(index));
    await untilReady(program.url);
    programs[index] = program;
    onUrls(programs.flatMap((one) => (one === undefined ? [] : [one.url])));
  };
  // Starts them one after the other, because each migrates the database.
  for (const index of folders.keys()) await start(index);
  return {
    size,
    storeProcessor: () => 0,
    get pids() {
      return programs.flatMap((one) => (one === undefined ? [] : [one.pid]));
    },
    async kill(index) {
      const program = programs[index];
      await program?.kill();
      output += program?.output ?? '';
      const began = now();
      await start(index);
      return { took: now() - began, processor: processorOf(programs[index]?.pid ?? 0) };
    },
    async restart(index) {
      const program = programs[index];
      await program?.stop();
      output += program?.output ?? '';
      await start(index);
    },
    async freeze(index, milliseconds) {
      programs[index]?.standStill();
      await sleep(milliseconds);
      programs[index]?.goOn();
    },
    async stop() {
      await Promise.all(programs.map((program) => program?.stop()));
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      return output + programs.map((program) => program?.output).join('');
    },
  };
}

async function untilReady(url: string): Promise<void> {
  const end = now() + 30_000;
  for (;;) {
    const { ok } = await fetch(`${url}/readyz`);
    if (ok) return;
    if (now() > end) throw new Error('the program does not become ready');
    await sleep(20);
  }
}
