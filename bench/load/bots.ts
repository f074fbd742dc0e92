import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, startProgram } from '../../test/support/program/program.ts';
import { dataDir } from '../tables.ts';
import { type Platforms, startPlatforms } from './platforms.ts';
import { processorOf } from './processor.ts';

/** A bot under load, in a process of its own. */
export interface Bot {
  readonly name: 'tileknight' | 'echo';
  readonly pid: number;
  /** The address of its page; empty where it has none. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Settings of the program, besides the platforms' addresses. */
type Settings = Readonly<Record<string, string>>;

/**
 * Starts TileKnight with default settings, a host's memory settings, an empty store, and tables from earlier
 * runs. Fulfils when it is idle.
 */
export async function startTileKnight(platforms: Platforms, settings: Settings = {}): Promise<Bot> {
  const folder = mkdtempSync(join(tmpdir(), 'tileknight-load-'));
  mkdirSync(join(dataDir, 'tables'), { recursive: true });
  symlinkSync(join(dataDir, 'tables'), join(folder, 'tables'));
  const program = await startProgram(folder, { MALLOC_ARENA_MAX: '2', ...platforms.env, ...settings });
  await atRest(program.pid);
  return {
    name: 'tileknight',
    pid: program.pid,
    url: program.url,
    async stop() {
      const code = await program.stop();
      rmSync(folder, { recursive: true, force: true });
      const bugs = program.output.match(/"msg":"a bug".*/);
      if (code !== 0 || bugs !== null) throw new Error(`ended with ${code}: ${bugs?.[0] ?? program.output}`);
    },
  };
}

/** Starts the bare bot of echo.ts. Fulfils when it is idle. */
export async function startEcho({ env }: Platforms): Promise<Bot> {
  const child = spawn(process.execPath, [join(ROOT, 'bench/load/echo.ts')], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  await once(createInterface(child.stdout), 'line');
  const pid = child.pid ?? 0;
  await atRest(pid);
  return {
    name: 'echo',
    pid,
    url: '',
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs `work` with fresh platforms and a fresh bot, and stops both. */
export async function withBot<T>(
  start: (platforms: Platforms) => Promise<Bot>,
  work: (platforms: Platforms, bot: Bot) => Promise<T>,
): Promise<T> {
  const platforms = await startPlatforms();
  try {
    const bot = await start(platforms);
    try {
      return await work(platforms, bot);
    } finally {
      await bot.stop();
    }
  } finally {
    await platforms.stop();
  }
}

/** The bot is idle if it takes at most `IDLE_MS` of processor time within `INTERVAL_MS`. */
const INTERVAL_MS = 500;
const IDLE_MS = 30;
const MAX_START_MS = 120_000;

async function atRest(pid: number): Promise<void> {
  for (let looks = 0; looks * INTERVAL_MS < MAX_START_MS; looks++) {
    const before = processorOf(pid);
    await sleep(INTERVAL_MS);
    if (processorOf(pid) - before <= IDLE_MS) return;
  }
  throw new Error('the bot does not come to rest');
}
