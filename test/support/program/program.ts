import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, '../../..');

/** The flags of `npm start`. */
const FLAGS = ['--max-semi-space-size=4'];

/** The program at work in a process of its own. */
export interface Program {
  /** Its process. */
  readonly pid: number;
  /** The address of its page. */
  readonly url: string;
  /** Its output so far, of both streams. */
  readonly output: string;
  /** Ends it by SIGTERM; fulfils with its exit code, also when it has ended before. */
  stop(): Promise<number | null>;
  /** Closes both streams: from now on its output is not read. */
  hangUp(): void;
  /** Makes it stand still, until `goOn`. */
  standStill(): void;
  goOn(): void;
  /** Ends it by SIGKILL; fulfils when it is gone. */
  kill(): Promise<void>;
}

/** The program ended without naming its address. */
export class NotStarted extends Error {
  readonly code: number | null;
  readonly output: string;
  constructor(code: number | null, output: string) {
    super(`the program ended with ${code}: ${output}`);
    this.code = code;
    this.output = output;
  }
}

/**
 * Starts the program of `root` as people do, with `folder` for its data and nothing of the tests' own
 * surroundings, and waits for the line that names its address. Rejects with `NotStarted`.
 */
export async function startProgram(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  root = ROOT,
): Promise<Program> {
  const child = spawn(process.execPath, [...FLAGS, join(root, 'src/main.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended: Promise<number | null> = once(child, 'close').then(([code]) => code);
  const address = Promise.withResolvers<string>();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      const url = /page at (http:\/\/127\.0\.0\.1:\d+)(?=\D)/.exec(output)?.[1];
      if (url !== undefined) address.resolve(url);
    });
  }
  void ended.then((code) => address.reject(new NotStarted(code, output)));
  const url = await address.promise;
  return {
    pid: child.pid ?? 0,
    url,
    get output() {
      return output;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    hangUp() {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    standStill: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
