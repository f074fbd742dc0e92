import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../store/postgres-server.ts';
import { ROOT } from './program.ts';

/** A proxy of which `deploy/` has a recipe. */
export type ProxyName = 'nginx' | 'haproxy';

/** A proxy at work in front of processes of the program. */
export interface RunningProxy {
  /** Its address without TLS, for local platforms. The recipes have none. */
  readonly url: string;
  readonly securePort: number;
  /** The certificate that it shows, as PEM. */
  readonly certificate: string;
  stop(): Promise<void>;
}

/** The path of a program of this machine. Undefined if it is not installed. */
function pathOf(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The names of the programs that a test of this proxy needs and that are not installed. */
export const missingFor = (name: ProxyName): string[] =>
  [name, 'openssl'].filter((program) => pathOf(program) === undefined);

/** Makes a certificate for tiles.example.org in the folder. */
function makeCertificate(folder: string): { readonly certificate: string; readonly key: string } {
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  const kind = 'req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1'.split(' ');
  const name = ['-subj', '/CN=tiles.example.org', '-addext', 'subjectAltName=DNS:tiles.example.org'];
  const out = ['-keyout', files.key, '-out', files.certificate];
  const { status, stderr } = spawnSync(pathOf('openssl') ?? '', [...kind, ...name, ...out]);
  if (status !== 0) throw new Error(`openssl: ${stderr}`);
  return files;
}

/** What a recipe needs around it or instead of its own lines on this machine; all else stays as it is. */
const SETUPS: Record<ProxyName, (folder: string, ports: readonly number[]) => readonly string[]> = {
  nginx(folder, [securePort, port]) {
    const { certificate, key } = makeCertificate(folder);
    const recipe = readRecipe('nginx.conf')
      .replace('listen 443 ssl;', `listen 127.0.0.1:${securePort} ssl; listen 127.0.0.1:${port};`)
      .replace('/etc/ssl/tiles.example.org.pem', certificate)
      .replace('/etc/ssl/tiles.example.org.key', key);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const around = [
      ...['daemon off;', 'worker_processes 2;', `pid ${folder}/pid;`],
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'events {}',
      `http { access_log off; ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join(' ')}`,
      recipe,
      '}',
    ];
    writeFileSync(join(folder, 'conf'), around.join('\n'));
    return ['-e', 'stderr', '-p', folder, '-c', 'conf'];
  },
  haproxy(folder, [securePort, port]) {
    const { certificate, key } = makeCertificate(folder);
    writeFileSync(join(folder, 'both.pem'), `${readFileSync(certificate)}${readFileSync(key)}`);
    const recipe = readRecipe('haproxy.cfg')
      .replace('bind :443 ssl', `bind 127.0.0.1:${port}\n    bind 127.0.0.1:${securePort} ssl`)
      .replace('/etc/haproxy/tiles.example.org.pem', join(folder, 'both.pem'));
    writeFileSync(join(folder, 'conf'), recipe);
    return ['-db', '-f', join(folder, 'conf')];
  },
};

const readRecipe = (file: string): string => readFileSync(join(ROOT, 'deploy', file), 'utf8');

/**
 * Starts the proxy with the recipe of `deploy/` in front of two processes, which listen on `processPorts`.
 * Keeps its files in a new folder inside `folder`.
 */
export async function startProxy(
  name: ProxyName,
  processPorts: readonly [number, number],
  folder: string,
): Promise<RunningProxy> {
  const own = join(folder, name);
  mkdirSync(own);
  const [securePort, port] = [await freePort(), await freePort()];
  const args = SETUPS[name](own, [securePort, port]);
  const file = join(own, 'conf');
  const [first, second] = processPorts;
  const recipe = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    recipe
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${first}`)
      .replaceAll('127.0.0.1:3001', `127.0.0.1:${second}`),
  );
  const proxy = spawn(pathOf(name) ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  proxy.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-4000);
  });
  const ended = once(proxy, 'close');
  while (!(await isListening(securePort))) {
    if (proxy.exitCode !== null) throw new Error(`${name} ended: ${said}`);
    await sleep(20);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    securePort,
    certificate: readFileSync(join(own, 'certificate.pem'), 'utf8'),
    async stop() {
      proxy.kill('SIGTERM');
      await ended;
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
